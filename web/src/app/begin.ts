// Starting to play, in one go.

import { post } from "../api/client";
import type { Table } from "../api/schema";
import { personOf } from "./levels";
import { computerNames } from "./names";

/** A computer for a seat: persons have names of their own, others get the next of these. */
export function computer(
  game: string,
  level: string,
  names: string[],
): { kind: "computer"; level: string; name: string } {
  return { kind: "computer", level, name: personOf(game, level) ? "" : (names.pop() ?? "") };
}

/** Sets up a table for the reader and these kinds of computers; returns its id. */
export async function beginAgainst(game: string, opponents: string[], board?: string): Promise<string> {
  const names = computerNames(opponents.length);
  const table = await post<Table>("/tables", {
    game,
    ...(board && { board }),
    seats: [{ kind: "person" }, ...opponents.map((each) => computer(game, each, names))],
  });
  return table.id;
}
