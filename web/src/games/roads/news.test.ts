import { describe, expect, it } from "vitest";

import { groundOf } from "./land/ground";
import { newsOf } from "./news";
import type { Public } from "./position";

const ground = groundOf({
  title: "Test",
  tiles: [
    { q: 0, r: 0, terrain: "mountain", river: ["e"] },
    { q: 1, r: 0, terrain: "woods", river: ["w", "e"] },
    { q: 2, r: 0, terrain: "sea" },
    { q: 0, r: 1, terrain: "pasture" },
  ],
});
const donkey = (at: string, more: object = {}): object => ({
  kind: "donkey",
  at,
  cargo: {},
  moved: false,
  points: 2,
  room: 2,
  ...more,
});
function position(more: object = {}, transporters: object = { t1: donkey("b1") }): Public {
  return {
    goods: {},
    buildings: {},
    roads: [],
    bridges: [],
    walls: {},
    players: [{ home: "b1", transporters }],
    ...more,
  } as unknown as Public;
}
const tiles = (before: Public, now: Public): string[] => newsOf(ground, before, now).tiles.map(({ name }) => name);

describe("what is new on the map", () => {
  it("is nothing where only points and a new turn have changed", () => {
    const before = position({ buildings: { a1: { kind: "mine", gold: 3, iron: 3, used: 1 } } });
    const now = position(
      { buildings: { a1: { kind: "mine", gold: 3, iron: 3 } } },
      { t1: donkey("b1", { points: 1, moved: true }) },
    );
    expect(newsOf(ground, before, now)).toEqual({ tiles: [], move: [] });
  });

  it("is where a transporter left and where it came to, that last", () => {
    const found = newsOf(ground, position(), position({}, { t1: donkey("a2b>e") }));
    expect(found.tiles.map(({ name }) => name)).toEqual(["b1", "a2"]);
    expect(found.move).toEqual(["b1", "a2b>e"]);
  });

  it("is the carrier's way once, where one carries another", () => {
    const [before, now] = ["b1", "a2a"].map((at) =>
      position({}, { t1: donkey(at, { carrier: "t2" }), t2: donkey(at) }),
    );
    expect(before && now && newsOf(ground, before, now).move).toEqual(["b1", "a2a"]);
  });

  it("is what lies, was loaded, built, used up or made", () => {
    expect(
      tiles(position({ goods: { a2a: { trunks: 1 } } }), position({}, { t1: donkey("b1", { cargo: { trunks: 1 } }) })),
    ).toEqual(["a2", "b1"]);
    expect(
      tiles(position({ goods: { a2a: { trunks: 1 } } }), position({ goods: { a2a: { trunks: 1, boards: 0 } } })),
    ).toEqual([]);
    expect(tiles(position(), position({ buildings: { a2b: { kind: "woodcutter" } } }))).toEqual(["a2"]);
    const mine = (gold: number, used: number): object => ({ buildings: { a1: { kind: "mine", gold, iron: 3, used } } });
    expect(tiles(position(mine(3, 0)), position(mine(2, 1)))).toEqual(["a1"]);
    const factory = (used: number): object => ({ buildings: { a2a: { kind: "sawmill", used } } });
    expect(tiles(position(factory(1)), position(factory(2)))).toEqual(["a2"]);
  });

  it("is roads, bridges, walls and homes where they were put, and walls that are gone", () => {
    expect(tiles(position(), position({ roads: ["a2b-b1"] }))).toEqual(["a2", "b1"]);
    expect(tiles(position(), position({ bridges: ["a2ab"] }))).toEqual(["a2"]);
    const wall = (strength: number): object => ({ walls: { "a2/e": { owner: 0, strength } } });
    expect(tiles(position(wall(1)), position(wall(2)))).toEqual(["a2"]);
    expect(tiles(position(wall(1)), position())).toEqual(["a2"]);
    expect(tiles(position({ players: [{ home: null, transporters: {} }] }), position({}, {}))).toEqual(["b1"]);
  });
});
