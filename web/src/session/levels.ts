// The names of computer players: from their game's catalogue, else from the page's own, else the player's own name.

import { say, words } from "../i18n/words.svelte";
import { games } from "./games.svelte";

/** The message `known` of the page, else `named` with the game's own name for the player. */
function called(known: string, named: string, game: string, level: string, count: number): string {
  const own = games.level(game, level);
  if (own === undefined && words.has(known)) return say(known, { count });
  return say(named, { name: own ?? level, count });
}

/** One computer in a seat. */
export function levelName(game: string, level: string): string {
  return called(`page-seat-level-${level}`, "page-seat-level-named", game, level, 1);
}

/** A number of opponents. */
export function levelNames(game: string, level: string, count: number): string {
  return called(`page-level-${level}`, "page-level-named", game, level, count);
}
