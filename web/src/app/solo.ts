// Games that one player played alone, beside each other: what the server says of them, and the words for it.

import { get } from "../api/client";
import type { ComparedGame, Comparison, Difference, GamePublic, Moments, Table } from "../api/schema";
import { say, words } from "../i18n/words.svelte";
import { games } from "./games.svelte";

/** Did a game go on by other rules than it began with? */
export function changedRules(log: Table["log"]): boolean {
  return log.some(({ kind }) => kind === "rules");
}

/** Can a game be looked at beside another one? It was played alone to its end, and by the same rules throughout. */
export function comparable({ game, seats, result, log }: Table): boolean {
  const alone = seats.length === 1 && result?.how === "finished";
  return alone && !!games.named(game)?.compares && !changedRules(log);
}

/** A game beside another one; by default the best one known on its board. */
export function comparisonOf(table: string, other: string | null = null): Promise<Comparison> {
  return get<Comparison>(`/tables/${table}/comparison${other ? `?other=${encodeURIComponent(other)}` : ""}`);
}

const positions = new Map<string, Promise<GamePublic | null>>();
const MOST_KEPT = 100;

/** The position of a game that is over, after an event; it never changes. */
export function positionAt(table: string, moment: number): Promise<GamePublic | null> {
  const key = `${table} ${moment}`;
  const asked =
    positions.get(key) ??
    get<Moments>(`/tables/${table}/moments?after=${moment}&to=${moment}`).then((found) => found.public);
  if (positions.size >= MOST_KEPT) positions.clear();
  positions.set(key, asked);
  asked.catch(() => positions.delete(key));
  return asked;
}

/** Loads the words for it. */
export async function addWords(game: string): Promise<void> {
  await words.add("alone", ...(games.named(game)?.compares ? [`${game}_alone`] : []));
}

/** What a game calls one of its figures. */
export const figureName = (game: string, name: string): string => say(`${game}_alone-figure`, { name });

/** Whose game it is. */
export function whose({ solver, mine, name }: Pick<ComparedGame, "solver" | "name"> & { mine?: boolean }): string {
  if (solver) return say("alone-of-solver");
  return mine ? say("alone-of-mine") : say("alone-of", { name });
}

/** The same in a word, for where there is little room. */
export function who({ solver, mine, name }: ComparedGame): string {
  if (solver) return say("alone-solver");
  return mine ? say("page-you") : name;
}

/** A difference in the words of the game. */
export function differenceWords({ game, best, this: here }: Comparison, { said }: Difference): string {
  return say(said.key, {
    ...said.args,
    here: say(`${game}_alone-here`, { you: Number(here.mine) }),
    elsewhere: say(`${game}_alone-elsewhere`, { best: Number(best) }),
  });
}

/** The figures that are not 0 all the time in all of these games. */
export function figuresOf(compared: ComparedGame[]): string[] {
  const names = Object.keys(compared[0]?.stages[0]?.figures ?? {});
  return names.filter((name) => compared.some(({ stages }) => stages.some(({ figures }) => figures[name])));
}

/** The sums that are not 0 in all of these games. */
export function totalsOf(compared: ComparedGame[]): string[] {
  return Object.keys(compared[0]?.totals ?? {}).filter((name) => compared.some(({ totals }) => totals[name]));
}
