// The names of tiles on a map, even on an unfinished one.

import { rowName } from "../land/ground";
import { inOrder, keyOf, type Cell } from "./cells";

/** The names of tiles by cell: a letter for the row, a number from the left. */
export function tileNames(tiles: readonly Cell[]): Map<string, string> {
  const rows = [...new Set(tiles.map((tile) => tile.r))].sort((one, other) => one - other);
  const counts = new Map<number, number>();
  return new Map(
    inOrder(tiles).map((tile) => {
      const count = (counts.get(tile.r) ?? 0) + 1;
      counts.set(tile.r, count);
      return [keyOf(tile), `${rowName(rows.indexOf(tile.r))}${count}`];
    }),
  );
}
