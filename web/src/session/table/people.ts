// The table with its people as it stands now, for everything at the page that is about them rather than the position.

import { getContext, setContext } from "svelte";

import type { LogEntry, Table } from "../../api/schema";
import { games } from "../games.svelte";
import type { LiveTable } from "./table.svelte";

const KEY = Symbol("live table");

export function provideLive(live: LiveTable): LiveTable {
  return setContext(KEY, live);
}

export function useLive(): LiveTable {
  return getContext<LiveTable>(KEY);
}

/** Are hands hidden between the turns of those who share a screen? Where nobody has anything to hide, none is. */
export function hidesHands(game: string): boolean {
  return games.named(game)?.hides ?? true;
}

/** Are there people at the table besides those at this screen? */
export function hasOthers(table: Table): boolean {
  return table.seats.some((seat) => seat.kind === "person" && !seat.mine);
}

/** Is there anybody to talk to, or something said already? */
export function hasTalk(table: Table): boolean {
  return hasOthers(table) || talk(table).length > 0;
}

/** My seats that are to move and that nobody stands in for. */
export function mineToMove(table: Table): number[] {
  return table.my_seats.filter((seat) => table.to_move.includes(seat) && !table.seats[seat]?.away);
}

/** What people said to each other. */
export function talk(table: Table): LogEntry[] {
  return table.log.filter((entry) => entry.kind === "chat");
}
