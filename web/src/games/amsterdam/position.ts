// The position as the server tells it: what everybody may know, and what I know besides.

import type { AmsterdamPrivate, AmsterdamPublic } from "../../api/schema";
import type { Sitting } from "../../session/table/sitting";

export type {
  AmsterdamContract as Contract,
  AmsterdamOwnContract as OwnContract,
  AmsterdamPreview as Preview,
  AmsterdamPrivate as Private,
  AmsterdamPublic as Public,
} from "../../api/schema";

/** What the points of everybody are made of, when the game is over. */
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
  ended_by: "carts" | "passes" | "nothing";
}

/** A contract as a line on the map. */
export interface ContractLine {
  id: string;
  a: string;
  b: string;
  done: boolean;
}

const NOTHING: AmsterdamPrivate = { hand: {}, contracts: [], offer: [], refused: [] };

export function publicOf(live: Sitting): AmsterdamPublic {
  return live.table?.public as AmsterdamPublic;
}

/** What I know besides; nothing for those who only watch. */
export function privateOf(live: Sitting): AmsterdamPrivate {
  return (live.table?.private as AmsterdamPrivate | null | undefined) ?? NOTHING;
}

/** The cards that a payment takes: `green+1` for a route of three is two green ones and a wild one. */
export function cardsOf(payment: string, length: number): string[] {
  const [kind = "wild", wilds = "0"] = payment.split("+");
  if (kind === "wild") return Array.from({ length }, () => "wild");
  return Array.from({ length }, (_, index) => (index < length - Number(wilds) ? kind : "wild"));
}
