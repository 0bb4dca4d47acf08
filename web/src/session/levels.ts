// What kinds of computer players are called: as their game's catalogue says, else as the page does; a player that neither
// knows goes by its own name.

import { say, words } from "../i18n/words.svelte";
import { games } from "./games.svelte";

/** In the page's own words, else in these with the name that the game has for them. */
function called(known: string, named: string, game: string, level: string, count: number): string {
  const own = games.level(game, level);
  if (own === undefined && words.has(known)) return say(known, { count });
  return say(named, { name: own ?? level, count });
}

/** One who sits somewhere. */
export function levelName(game: string, level: string): string {
  return called(`page-seat-level-${level}`, "page-seat-level-named", game, level, 1);
}

/** So many opponents. */
export function levelNames(game: string, level: string, count: number): string {
  return called(`page-level-${level}`, "page-level-named", game, level, count);
}
