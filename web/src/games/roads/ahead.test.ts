import { describe, expect, it } from "vitest";

import type { Table } from "../../api/schema";
import { layAhead } from "./ahead";
import { groundOf } from "./land/ground";
import { piecesOf, type Memory, type TilePieces } from "./pieces";
import { transportersOf, type Public } from "./position";

const ground = groundOf({
  title: "Test",
  tiles: [0, 1, 2, 3].map((q) => ({ q, r: 0, terrain: "pasture" as const })),
});

const table = (at: string, goods: Public["goods"]): Table => {
  const donkey = { kind: "donkey", at, room: 2, points: 2, moved: false, cargo: {}, led: 0 };
  const players = [{ home: "a1", transporters: { t1: donkey } }];
  return { public: { goods, buildings: {}, roads: [], players } } as unknown as Table;
};

function lay({ public: position }: Table, memory: Memory): TilePieces[] {
  const known = position as Public;
  return piecesOf(ground, known, transportersOf(known, 0), { scale: 0.6, chosen: null, memory });
}

describe.each(["before", "after"] as const)("what is laid ahead and drawn as %s", (drawn) => {
  const [first, before, after] = [
    table("a1", { a2: { boards: 2 } }),
    table("a2", { a2: { boards: 1, stone: 1 } }),
    table("a3", { a4: { fuel: 1 } }),
  ];

  /** How it is laid when the next scene begins: as it is drawn, then before and after. */
  function scene(memory: Memory): TilePieces[][] {
    const shown = lay(drawn === "before" ? before : after, memory);
    return [shown, lay(before, new Map(memory)), lay(after, new Map(memory))];
  }

  it("is there when it is drawn, and lies as it would have lain", () => {
    const [plain, memory]: [Memory, Memory] = [new Map(), new Map()];
    lay(first, plain);
    const now = lay(first, memory);
    const work = layAhead(ground, 0, { before, after, drawn }, { scale: 0.6, chosen: null, memory });
    while (!work.next().done);
    expect(lay(first, memory)).toEqual(now);
    const known = [...memory.values()].flatMap(({ laid, next }) => [laid, next?.laid]);
    const found = scene(memory);
    expect(found).toEqual(scene(plain));
    for (const each of found[0] ?? []) expect(known).toContain(each);
  });

  it("is laid a little at a time", () => {
    const memory: Memory = new Map();
    lay(first, memory);
    const work = layAhead(ground, 0, { before, after, drawn }, { scale: 0.6, chosen: null, memory });
    let steps = 0;
    while (!work.next().done) steps += 1;
    expect(steps).toBe(3 * ground.tiles.length);
  });
});
