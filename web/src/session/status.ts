// How a table stands, where that is asked in several places.

import type { Table } from "../api/schema";

/** Is the game played there, or the board for it laid? */
export function goesOn(table: Pick<Table, "status"> | null): boolean {
  return table?.status === "playing" || table?.status === "laying";
}
