// Starting to play, in one go.

import { post } from "../api/client";
import type { Table } from "../api/schema";
import { computerNames } from "./names";

/** Sets up a table for the reader and so many computers; returns its id. */
export async function beginAgainst(game: string, count: number, level: string, board?: string): Promise<string> {
  const computers = computerNames(count).map((name) => ({ kind: "computer", level, name }));
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
