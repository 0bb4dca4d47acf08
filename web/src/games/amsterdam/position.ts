// The position as the server tells it: what everybody may know, and what I know besides.

import type { LiveTable } from "../../table/table.svelte";

export interface Contract {
  id: string;
  a: string;
  b: string;
  points: number;
  placeholder: boolean;
}

export interface OwnContract extends Contract {
  done: boolean;
  /** The routes of the shortest way that is still to be built; null where there is none any more. */
  missing: string[] | null;
  spaces: number | null;
}

export interface Player {
  points: number;
  carts: number;
  cards: number;
  contracts: number;
  bonus_cards: number;
  choosing: boolean;
  completed?: number;
  shown?: (Contract & { done: boolean })[];
}

export interface Public {
  phase: "setup" | "turn" | "second" | "choose" | "over";
  row: (string | null)[];
  deck: number;
  discard: Record<string, number>;
  contracts_left: number;
  bonus_cards: number;
  owners: Record<string, number>;
  closed: string[];
  last_turns: number;
  last_turns_by: number | null;
  players: Player[];
}

export interface Private {
  hand: Record<string, number>;
  contracts: OwnContract[];
  offer: OwnContract[];
}

export interface BuildPreview {
  points: number;
  total: number;
  closes: string | null;
  carts_left: number;
  bonus_card: boolean;
  last_turns: boolean;
  completes: string[];
}

export interface Explanation {
  players: {
    routes: number;
    contracts: number;
    bonus: number;
    total: number;
    completed: number;
    contract_count: number;
    bonus_cards: number;
  }[];
  decided_by: "points" | "contracts" | "nothing";
  ended_by: "carts" | "passes";
}

/** A contract as a line on the map. */
export interface Wish {
  id: string;
  a: string;
  b: string;
  done: boolean;
}

const NOTHING: Private = { hand: {}, contracts: [], offer: [] };

export function publicOf(live: LiveTable): Public {
  return live.table?.public as Public;
}

/** What I know besides; nothing for those who only watch. */
export function privateOf(live: LiveTable): Private {
  return (live.table?.private as Private | null) ?? NOTHING;
}

/** The cards that a payment takes: `green+1` for a route of three is two green ones and a wild one. */
export function cardsOf(payment: string, length: number): string[] {
  const [kind = "wild", wilds = "0"] = payment.split("+");
  if (kind === "wild") return Array.from({ length }, () => "wild");
  return Array.from({ length }, (_, index) => (index < length - Number(wilds) ? kind : "wild"));
}
