// The position as the server sends it: what everybody may know, and what only I know.

import type { AmsterdamPrivate, AmsterdamPublic } from "../../api/schema";
import type { TableView } from "../../table/model/view.svelte";

export type {
  AmsterdamContract as Contract,
  AmsterdamOwnContract as OwnContract,
  AmsterdamPreview as Preview,
  AmsterdamPrivate as Private,
  AmsterdamPublic as Public,
} from "../../api/schema";

/** Where everybody's points come from, once the game is over. */
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

export function publicOf(view: TableView): AmsterdamPublic {
  return view.table?.public as AmsterdamPublic;
}

/** What only I know; nothing for spectators. */
export function privateOf(view: TableView): AmsterdamPrivate {
  return (view.table?.private as AmsterdamPrivate | null | undefined) ?? NOTHING;
}

/** The cards in a payment: `green+1` for a route of three is two green cards and a wild one. */
export function cardsOf(payment: string, length: number): string[] {
  const [kind = "wild", wilds = "0"] = payment.split("+");
  if (kind === "wild") return Array.from({ length }, () => "wild");
  return Array.from({ length }, (_, index) => (index < length - Number(wilds) ? kind : "wild"));
}
