// The computer players of a game: who can play at a table, who is the usual one, and what they are called.

import { say, words } from "../i18n/words.svelte";
import { games } from "./games.svelte";

/** Those that a table with so many players offers, persons from gentle to hard. */
export function levelsFor(game: string, players: number): string[] {
  const able = games.named(game)?.computers.filter((each) => each.players.includes(players)) ?? [];
  return able.map(({ name }) => name);
}

/** The one that plays where none is chosen. */
export function usualLevel(game: string, players: number): string {
  return games.named(game)?.computers.find((each) => each.usual.includes(players))?.name ?? "";
}

/** The same one, if a table with so many players has it, else the usual one. */
export function levelFor(game: string, players: number, level: string): string {
  return levelsFor(game, players).includes(level) ? level : usualLevel(game, players);
}

/** Who sits down: as chosen, and for "" a person of about the strength of the first who does not sit there yet. */
export function seated(game: string, players: number, chosen: (string | null)[]): string[] {
  const levels = levelsFor(game, players);
  const known = chosen.map((level) => (level && !levels.includes(level) ? "" : level));
  const first = known.find(Boolean) ?? usualLevel(game, players);
  const far = (level: string): number => Math.abs(levels.indexOf(level) - levels.indexOf(first));
  const free = levels
    .filter((level) => personOf(game, first) && personOf(game, level) && !known.includes(level))
    .sort((one, two) => far(one) - far(two));
  return known.map((level) => (level === null ? "" : level || (free.shift() ?? first)));
}

/** The opponents of a reader who wants these, seat by seat, or in some of them nobody in particular. */
export function opponentsOf(game: string, count: number, wanted: string[]): string[] {
  return seated(
    game,
    count + 1,
    Array.from({ length: count }, (_, seat) => wanted[seat] ?? ""),
  );
}

/** The same opponents with another one in a seat: a person who sits in another seat changes places. */
export function reseated(game: string, opponents: string[], seat: number, level: string): string[] {
  const before = personOf(game, level) ? opponents.indexOf(level) : -1;
  return opponents.with(before < 0 ? seat : before, opponents[seat] ?? level).with(seat, level);
}

/** The name of the person who plays as this kind of computer player, if it is one. */
export function personOf(game: string, level: string | null | undefined): string | null {
  return games.named(game)?.computers.find(({ name }) => name === level)?.person ?? null;
}

/** Which persons cannot play here at all, or with how many others they do where none plays with so many; else null. */
export function personsElsewhere(game: string, players: number): string | null {
  const list = (type: "conjunction" | "disjunction", all: string[]): string =>
    new Intl.ListFormat(words.language, { type }).format(all);
  const absent = games.named(game)?.absent ?? [];
  if (absent.length) return say("page-absent", { what: list("conjunction", [...absent, say("page-absent-advice")]) });
  const persons = games.named(game)?.computers.flatMap((each) => (each.person ? [{ ...each, name: each.person }] : []));
  const counts = [...new Set(persons?.flatMap((each) => each.players))].sort((one, two) => one - two);
  if (!persons || !counts.length || counts.includes(players)) return null;
  const names = persons.map(({ name }) => name);
  return say("page-persons-elsewhere", {
    players: list("disjunction", counts.map(String)),
    names: list("conjunction", names),
    count: names.length,
  });
}

/** How strong a person plays, from 1 to the number of persons of the game; those absent here are the strongest. */
export function strengthOf(game: string, level: string): { strength: number; most: number } {
  const { computers = [], absent = [] } = games.named(game) ?? {};
  const persons = computers.filter(({ person }) => person !== null);
  return { strength: persons.findIndex(({ name }) => name === level) + 1, most: persons.length + absent.length };
}

/** One computer in a seat: as the game calls it, else as the page does. */
export function levelName(game: string, level: string): string {
  if (personOf(game, level)) return say("page-seat-person", strengthOf(game, level));
  const [own, known] = [games.level(game, level), `page-seat-level-${level}`];
  return own === undefined && words.has(known) ? say(known) : say("page-seat-level-named", { name: own ?? level });
}

/** A person by name, another computer by how it plays. */
export const calledAs = (game: string, level: string): string => personOf(game, level) ?? levelName(game, level);
