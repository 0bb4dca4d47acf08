// The numbers in a game's rules, from the server, so that the page has none of its own.

import { once } from "../api/once";

const read = once((game) => `/games/${game}/facts`);

export function factsOf<Facts>(game: string): Promise<Facts> {
  return read(game) as Promise<Facts>;
}
