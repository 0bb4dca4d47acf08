// What is shown next, laid out before it is.

import type { Table } from "../../api/schema";
import type { Transition } from "../../table/model/motion/scene";
import type { MapGeometry } from "./land/ground";
import { tileByTile, type Wish } from "./pieces";
import { transportersOf, type Public } from "./position";

type Next = Pick<Transition, "before" | "after" | "drawn">;

/** Lays out all that the next transition needs, tile by tile; the memory of how it is drawn now then knows how it will be. */
export function* layAhead(ground: MapGeometry, mine: number, next: Next, wish: Wish): Generator<unknown, void> {
  const lay = ({ public: position }: Table, how: Wish): Generator<unknown, void> =>
    tileByTile(ground, position as Public, transportersOf(position as Public, mine), how);
  const memory = new Map(wish.memory);
  yield* lay(next[next.drawn], { ...wish, memory });
  for (const table of [next.before, next.after]) yield* lay(table, { ...wish, chosen: null, memory: new Map(memory) });
}
