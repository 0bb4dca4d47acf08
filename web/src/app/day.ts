// The game of the day: everybody gets the same one, and the reader's first game of it counts.

import { get, isGuest, peek, post } from "../api/client";
import type { Day, Table } from "../api/schema";
import { say } from "../i18n/words.svelte";
import { personOf } from "./levels";

/** The game of a day, by default today's. Looking at it is no reason to create a guest. */
export function dayOf(game: string, day: string | null = null): Promise<Day> {
  const [path, which] = [`/games/${game}/day`, day ? `?day=${day}` : ""];
  return isGuest() ? get<Day>(`${path}/mine${which}`) : peek<Day>(path + which);
}

/** Sits down to play it; returns the table. */
export async function beginDay(game: string, { day, board, opponents }: Day): Promise<string> {
  const seats = [{ kind: "person" }, ...opponents.map((level) => ({ kind: "computer", level }))];
  return (await post<Table>("/tables", { game, board, day, seats })).id;
}

/** Whom the reader plays against, their points, and those to beat: the best of people, and of the solver. */
export function dayFacts(game: string, { opponents, mine, results }: Day): string[] {
  const most = (of: boolean): number | undefined => results.find(({ solver }) => solver === of)?.score;
  const points = { you: mine?.score ?? undefined, best: most(false), solver: most(true) };
  return [
    ...opponents.map((level) => say("page-day-against", { name: personOf(game, level) ?? level })),
    ...Object.entries(points).flatMap(([whose, each]) =>
      each === undefined ? [] : [say(`page-day-${whose}`, { points: each })],
    ),
  ];
}
