// What is shown next, laid out before it is.

import type { Table } from "../../api/schema";
import type { Change } from "../../session/motion/scene";
import type { Ground } from "./land/ground";
import { tileByTile, type Wish } from "./pieces";
import { transportersOf, type Public } from "./position";

/** Lays out all that a change needs, tile by tile; the memory of how it is drawn now then knows how it is drawn next. */
export function* layAhead(ground: Ground, mine: number, change: Change, wish: Wish): Generator<unknown, void> {
  const lay = ({ public: position }: Table, how: Wish): Generator<unknown, void> =>
    tileByTile(ground, position as Public, transportersOf(position as Public, mine), how);
  const memory = new Map(wish.memory);
  yield* lay(change[change.drawn], { ...wish, memory });
  for (const table of [change.before, change.after])
    yield* lay(table, { ...wish, chosen: null, memory: new Map(memory) });
}
