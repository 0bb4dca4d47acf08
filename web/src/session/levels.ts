// What kinds of computer players are called: as their game's catalogue says, else as the page does; a player that neither
// knows goes by its own name.

import { say, words } from "../i18n/words.svelte";
import { games } from "./games.svelte";

function called(id: string, other: string, game: string, level: string, count: number): string {
  const own = games.level(game, level);
  if (own === undefined && words.has(`${id}-${level}`)) return say(`${id}-${level}`, { count });
  return say(other, { name: own ?? level, count });
}

/** One who sits somewhere. */
export function levelName(game: string, level: string): string {
  return called("page-seat-level", "page-seat-level-named", game, level, 1);
}

/** So many opponents. */
export function levelNames(game: string, level: string, count: number): string {
  return called("page-level", "page-level-named", game, level, count);
}
