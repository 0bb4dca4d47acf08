// Questions about the status of a table that several places ask.

import type { Table } from "../api/schema";

/** Is the game being played, or its board being laid? */
export function goesOn(table: Pick<Table, "status"> | null): boolean {
  return table?.status === "playing" || table?.status === "laying";
}
