// The numbers in a game's rules, from the server, so that the page has none of its own.

import { peek } from "../api/client";

const read: Record<string, Promise<unknown> | undefined> = {};

/** They never change, so they are requested once. */
export function factsOf<Facts>(game: string): Promise<Facts> {
  const found = read[game] ?? peek<Facts>(`/games/${game}/facts`);
  read[game] = found;
  found.catch(() => (read[game] = undefined));
  return found as Promise<Facts>;
}
