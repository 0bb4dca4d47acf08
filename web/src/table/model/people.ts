// The table and its people as of now, for all parts of the page that show people rather than the position.

import { getContext, setContext } from "svelte";

import type { LogEntry, Table } from "../../api/schema";
import { games } from "../../app/games.svelte";
import type { LiveTable } from "./table.svelte";

const KEY = Symbol("live table");

export function provideLiveTable(liveTable: LiveTable): LiveTable {
  return setContext(KEY, liveTable);
}

export function useLiveTable(): LiveTable {
  return getContext<LiveTable>(KEY);
}

/** Are hands hidden between turns at a shared screen? Not if the game has nothing to hide. */
export function hidesHands(game: string): boolean {
  return games.named(game)?.hides ?? true;
}

/** Are there people at the table other than those at this screen? */
export function hasOthers(table: Table): boolean {
  return table.seats.some((seat) => seat.kind === "person" && !seat.mine);
}

/** Is there anybody to talk to, or anything to read? */
export function hasTalk(table: Table): boolean {
  return hasOthers(table) || talk(table).length > 0;
}

/** My seats whose turn it is and that no computer stands in for. */
export function mineToMove(table: Table): number[] {
  return table.my_seats.filter((seat) => table.to_move.includes(seat) && !table.seats[seat]?.away);
}

/** The chat. */
export function talk(table: Table): LogEntry[] {
  return table.log.filter((entry) => entry.kind === "chat");
}
