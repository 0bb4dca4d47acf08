// Starting to play, in one go.

import { post } from "../api/client";
import type { Table } from "../api/schema";
import { personOf, seated } from "./levels";
import { computerNames } from "./names";

/** A computer for a seat: persons have names of their own, others get the next of these. */
export function computer(
  game: string,
  level: string,
  names: string[],
): { kind: "computer"; level: string; name: string } {
  return { kind: "computer", level, name: personOf(game, level) ? "" : (names.pop() ?? "") };
}

/** Sets up a table for the reader and so many computers, the first of this level; returns its id. */
export async function beginAgainst(game: string, count: number, level: string, board?: string): Promise<string> {
  const names = computerNames(count);
  const chosen = Array.from({ length: count }, (_, seat) => (seat ? "" : level));
  const computers = seated(game, count + 1, chosen).map((each) => computer(game, each, names));
  const table = await post<Table>("/tables", {
    game,
    ...(board && { board }),
    seats: [{ kind: "person" }, ...computers],
  });
  return table.id;
}
