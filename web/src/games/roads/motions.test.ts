import { describe, expect, it } from "vitest";

import type { LogEntry, Said } from "../../api/schema";

import { groundOf, type BoardData } from "./land/ground";
import { piecesOf } from "./pieces";
import { longer, motionsOf, part, type RoadsMotion, type Shown } from "./motions";
import { transportersOf, type Public, type Transporter } from "./position";

const BOARD: BoardData = {
  title: "Test",
  tiles: [
    { q: 0, r: 0, terrain: "woods" },
    { q: 1, r: 0, terrain: "pasture", river: ["w", "e"].slice(1) },
    { q: 2, r: 0, terrain: "rock", river: ["w", "e"] },
    { q: 3, r: 0, terrain: "desert" },
  ],
};
const ground = groundOf(BOARD);
const EMPTY = {
  goods: {},
  buildings: {},
  roads: [],
  bridges: [],
  walls: {},
  bricks: [],
  irrigated: false,
} satisfies Partial<Public>;

interface Scene extends Partial<Omit<Public, "players">> {
  transporters?: Record<string, Partial<Transporter>>;
  home?: string;
}

function shown({ transporters = {}, home, ...more }: Scene): Shown {
  const fleet = Object.fromEntries(
    Object.entries(transporters).map(([slot, each]) => [
      slot,
      { kind: "donkey", at: "a1", room: 2, points: 2, moved: false, cargo: {}, ...each },
    ]),
  );
  const position = { ...EMPTY, ...more, players: [{ home: home ?? null, transporters: fleet }] } as unknown as Public;
  const laid = piecesOf(ground, position, transportersOf(position, 0));
  return { position, laid };
}

function moved(before: Scene, after: Scene, said: Said[] = []): RoadsMotion[] {
  return motionsOf(ground, shown(before), shown(after), said);
}

const said = (action: string, args: Said["args"]): Said => ({ key: `roads-log-${action}`, args: { seat: 0, ...args } });
const entry = (...all: Said[]): LogEntry => ({ number: 1, at: 0, kind: "action", seat: 0, said: all });

const tile = (name: string): { x: number; y: number } => ground.byName.get(name) ?? { x: 0, y: 0 };

describe("motions", () => {
  it("take a transporter over the border, with what is aboard", () => {
    const [ride, ...rest] = moved(
      { transporters: { t1: { at: "a1", cargo: { boards: 2 } } } },
      { transporters: { t1: { at: "a2", cargo: { boards: 2 } } } },
    );
    expect(rest).toEqual([]);
    expect(ride).toMatchObject({
      piece: "0.t1",
      kind: "move",
      what: { sort: "piece", piece: { sort: "transporter" } },
    });
    expect(ride?.way).toHaveLength(3);
    expect(ride?.way[1]?.x).toBeCloseTo((tile("a1").x + tile("a2").x) / 2, 0);
    expect(ride?.what).toMatchObject({ piece: { each: { cargo: { boards: 2 } } } });
  });

  it("take a transporter along its ride, however many steps it did at once", () => {
    const steps = ["a2", "a3", "a4"].map((place) => said("go", { transporter: "t1", place }));
    const [ride] = moved({ transporters: { t1: { at: "a1" } } }, { transporters: { t1: { at: "a4" } } }, steps);
    expect(ride?.way).toHaveLength(7); // three borders, two tiles between them, and where it begins and ends
    const xs = ride?.way.map(({ x }) => x) ?? [];
    expect(xs).toEqual(xs.toSorted((one, other) => one - other));
    expect(longer(entry(...steps), false)).toBeGreaterThan(longer(entry(...steps.slice(1)), false));
    expect(longer(entry({ key: "roads-log-done", args: { seat: 1 } }), false)).toBeLessThan(0);
    expect(longer(entry(...steps, ...steps), true), "of mine it is known").toBeLessThanOrEqual(100);
    expect(part(entry(...steps), false)).toBe("go t1");
  });

  it("let buildings that work at once work one after another", () => {
    const houses = { a1: { kind: "sawmill" }, a4: { kind: "sawmill" } };
    const found = moved(
      { buildings: houses, goods: { a1: { trunks: 2 }, a4: { trunks: 2 } } },
      { buildings: houses, goods: { a1: { boards: 4 }, a4: { boards: 4 } } },
      ["a4", "a1"].map((name) => said("use", { tile: name, building: "sawmill" })),
    );
    const times = (place: string) =>
      found.filter(({ piece }) => piece.includes(place)).map(({ from, to }) => [from, to]);
    const [first, next] = [times("a4").flat(), times("a1").flat()];
    expect([Math.min(...first), Math.max(...next)].map((time) => Math.round(time))).toEqual([0, 1]);
    expect(Math.min(...next)).toBeGreaterThan(0.3);
    expect(Math.max(...first)).toBeLessThan(0.7);
    expect(part(entry(said("use", { tile: "a1" })), false)).not.toBe(part(entry(said("use", { tile: "a4" })), false));
    expect(part(entry(said("brick", {})), false)).toBeNull();
  });

  it("take a boat along the river", () => {
    const [ride] = moved(
      { transporters: { t1: { at: "a2~", kind: "raft" } } },
      { transporters: { t1: { at: "a3~", kind: "raft" } } },
    );
    expect(ride?.way.length).toBeGreaterThan(12);
    const xs = ride?.way.map(({ x }) => x) ?? [];
    for (const [at, x] of xs.slice(1, -2).entries()) expect(x).toBeGreaterThanOrEqual((xs[at] ?? 0) - 1);
  });

  it("show what a factory takes and makes", () => {
    const factory = { a1: { kind: "sawmill" } };
    const found = moved(
      { buildings: factory, goods: { a1: { trunks: 2 } } },
      { buildings: { a1: { kind: "sawmill", used: 2 } }, goods: { a1: { boards: 4 } } },
      [said("use", { tile: "a1" })],
    );
    expect(found.map(({ kind, what, label }) => [kind, what, label])).toEqual([
      ["come", { sort: "good", good: "boards", count: 1 }, "+4"],
      ["go", { sort: "good", good: "trunks", count: 2 }, undefined],
    ]);
    const [made, taken] = found;
    expect(made?.way[0]).toEqual(taken?.way.at(-1));
    expect(made?.from).toBeLessThan(taken?.to ?? 0);
    expect(found.every(({ hops }) => hops)).toBe(true);
    expect(made?.still, "where nothing moves the factory is marked").toMatchObject({ ...made?.way[0], label: "+4" });
    expect(taken?.still).toBeNull();
    expect(
      found.map(({ piece }) => piece),
      "a pile that comes or goes is not there meanwhile",
    ).toEqual(["boards@a1", "trunks@a1"]);
  });

  it("bring goods from the ground onto a transporter, and back", () => {
    const load = moved(
      { goods: { a1: { stone: 3 } }, transporters: { t1: {} } },
      { goods: { a1: { stone: 1 } }, transporters: { t1: { cargo: { stone: 2 } } } },
    );
    expect(load).toMatchObject([{ kind: "go", hops: true, what: { good: "stone", count: 2 } }]);
    const unload = moved(
      { transporters: { t1: { cargo: { stone: 2 } } } },
      { goods: { a1: { stone: 2 } }, transporters: { t1: {} } },
    );
    expect(unload).toMatchObject([{ piece: "stone@a1", what: { good: "stone", count: 2 } }]);
    expect(load[0]?.way).toEqual(unload[0]?.way.toReversed());
  });

  it("take along what was loaded before a ride and put down after it, so that no building makes it", () => {
    const houses = { a1: { kind: "sawmill" }, a4: { kind: "sawmill" } };
    const found = moved(
      { buildings: houses, goods: { a1: { stone: 2 } }, transporters: { t1: {} } },
      { buildings: houses, goods: { a4: { stone: 2 } }, transporters: { t1: { at: "a4" } } },
    );
    const [, loaded, put] = found;
    expect([loaded?.way, put?.way].map((way) => way?.length)).toEqual([1, 1]);
    expect(found.map(({ label }) => label)).toEqual([undefined, undefined, undefined]);
    expect(loaded?.to).toBeLessThan(put?.from ?? 0);
  });

  it("have a name each, whatever is paid at once", () => {
    const paid = moved(
      { goods: { a1: { stone: 1 } }, transporters: { t1: { cargo: { boards: 2, stone: 1 } } } },
      { goods: { a1: {} }, transporters: { t1: {} }, buildings: { a1: { kind: "sawmill" } } },
    );
    expect(new Set(paid.map(({ piece }) => piece)).size).toBe(paid.length);
    expect(paid).toHaveLength(4);
  });

  it("lay roads and bridges, raise walls and buildings", () => {
    const found = moved(
      { walls: { "a4/e": { owner: 0, strength: 1 } } },
      {
        roads: ["a1-a2"],
        bridges: ["a3ab"],
        walls: { "a1/ne": { owner: 0, strength: 1 }, "a4/e": { owner: 0, strength: 1 } },
        buildings: { a1: { kind: "woodcutter" } },
      },
    );
    expect(found.map(({ piece, kind }) => [piece, kind])).toEqual([
      ["house@a1", "come"],
      ["road:a1-a2", "come"],
      ["bridge:a3ab", "come"],
      ["wall:a1/ne", "come"],
    ]);
  });

  it("let the desert become green", () => {
    const found = moved({ home: "a1" }, { home: "a1", bricks: [0], irrigated: true });
    expect(found).toMatchObject([{ piece: "green a4", kind: "come", what: { sort: "green" } }]);
  });

  it("are none where nothing has changed", () => {
    const same = { goods: { a1: { stone: 3 } }, transporters: { t1: { cargo: { boards: 1 } } }, home: "a1" };
    expect(moved(same, same)).toEqual([]);
  });
});
