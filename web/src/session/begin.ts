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

/** Sets up a table for the reader and so many computers; returns its id. */
export async function beginAgainst(game: string, count: number, level: string, board?: string): Promise<string> {
  const names = computerNames(count);
  const computers = Array.from({ length: count }, () => computer(game, level, names));
  const table = await post<Table>("/tables", {
    game,
    ...(board && { board }),
    seats: [{ kind: "person" }, ...computers],
  });
  return table.id;
}

/** Sets up a table for the reader alone, on a board that teaches; returns its id. */
export async function beginLesson(game: string, board: string): Promise<string> {
  return (await post<Table>("/tables", { game, board, seats: [{ kind: "person" }] })).id;
}
