import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { GOODS, type Public, type Standing } from "./position";
import {
  APOTHEM,
  chance,
  groundOf,
  plus,
  riverLines,
  roadPoints,
  SIDE_NAMES,
  within,
  type BoardData,
  type MapGeometry,
} from "./land/ground";
import { piecesOf, unfoldsAt, type Memory, type TilePieces } from "./pieces";
import { inTile, NARROW, overlap, riverFrom, SHORE, toRiver } from "./land/places";
import { targetMarks } from "./targets";

const FOLDER = "../src/lautta/games/roads/board/";
const SCALES = [0.16, 0.22, 0.3, 0.4, 0.55, 0.8, 1, 2.4];
const BOARDS = readdirSync(FOLDER).filter((name) => name.endsWith(".json") && name !== "schema.json");

const boardNamed = (name: string): MapGeometry =>
  groundOf(JSON.parse(readFileSync(FOLDER + name, "utf-8")) as BoardData);

type Things = Pick<Public, "goods" | "buildings" | "roads"> & { players: { home: string | null }[] };

function standing(seat: number, slot: number, at: string): Standing {
  const cargo = slot % 2 ? { boards: slot, stone: 1 } : {};
  const facts = { room: 2, points: 0, moved: false, led: slot % 3, kind: "donkey" };
  return { ...facts, at, cargo, seat, slot: `t${slot}` };
}

/** Much more on each place than a game ever brings together. */
function crowded(ground: MapGeometry): { position: Things; transporters: Standing[] } {
  const position: Things = { goods: {}, buildings: {}, players: [], roads: [] };
  const transporters: Standing[] = [];
  ground.tiles.forEach((tile, index) => {
    const some = (salt: number, most: number): number => Math.floor(chance(tile.q, tile.r, salt) * most);
    tile.banks.forEach(({ name }, bank) => {
      const kinds = GOODS.slice(0, some(11 + bank, 7));
      position.goods[name] = Object.fromEntries(kinds.map((good, at) => [good, at * 3 + 1]));
      if (some(21 + bank, 3)) position.buildings[name] = { kind: bank ? "sawmill" : "mine", gold: 3, iron: 3 };
      for (let at = 0; at < some(31 + bank, 4); at += 1)
        transporters.push(standing(at % 2, 1 + ((3 * index + at) % 8), name));
      if (some(41, 4) === 0) position.players.push({ home: name });
    });
    if (tile.river.length) transporters.push(standing(2, 1 + (index % 8), `${tile.name}~`));
    if (tile.river.length > 1)
      transporters.push(
        standing(3, 1 + (index % 8), `${tile.banks[0]?.name}>${SIDE_NAMES[((tile.river[0] ?? 0) + 1) % 6]}`),
      );
  });
  return { position, transporters: transporters.filter(unique) };
}

const keyOf = ({ seat, slot }: Standing): string => `${seat}.${slot}`;
const unique = (each: Standing, at: number, all: Standing[]): boolean =>
  all.findIndex((one) => keyOf(one) === keyOf(each)) === at;

function lay(
  ground: MapGeometry,
  things: ReturnType<typeof crowded>,
  scale: number,
  memory: Memory = new Map(),
): TilePieces[] {
  return piecesOf(ground, things.position as Public, things.transporters, { scale, chosen: null, memory });
}

function bounded(laid: TilePieces): void {
  const line = riverLines(laid.tile).flat();
  for (const piece of laid.pieces) {
    expect(inTile(piece, 1), `${piece.id} is on its tile`).toBe(true);
    const bank = laid.tile.banks.find(({ name }) => name === piece.place);
    if (laid.whole || !bank || !line.length) continue;
    expect(within(bank.edge, piece), `${piece.id} is on its bank`).toBe(true);
    const alone = laid.pieces.filter(({ place }) => place === piece.place).length === 1;
    expect(toRiver(piece, line), `${piece.id} is ashore`).toBeGreaterThanOrEqual(alone ? NARROW : SHORE);
  }
  for (const name of laid.names) expect(inTile(name, 1), `the name ${name.name} is on its tile`).toBe(true);
}

function apart(all: { id?: string; name?: string; x: number; y: number; width: number; height: number }[]): void {
  all.forEach((one, index) => {
    for (const other of all.slice(index + 1))
      if (overlap(one, other)) expect.fail(`${one.id ?? one.name} lies on ${other.id ?? other.name}`);
  });
}

describe("what lies on the map", () => {
  for (const name of BOARDS) {
    const ground = boardNamed(name);
    const things = crowded(ground);
    const drawn = new Map<number, TilePieces[]>();
    const at = (scale: number): TilePieces[] => {
      const laid = drawn.get(scale) ?? lay(ground, things, scale);
      drawn.set(scale, laid);
      return laid;
    };

    it(`crosses no border, and covers nothing: ${name}`, () => {
      for (const scale of SCALES) {
        const laid = at(scale);
        for (const each of laid) {
          bounded(each);
          apart([...each.pieces, ...each.names]);
        }
        apart(laid.flatMap(({ tile, pieces }) => pieces.map((piece) => ({ ...piece, ...plus(tile, piece) }))));
      }
    });

    it(`is all there, alone or summed up: ${name}`, () => {
      for (const scale of SCALES) {
        const pieces = at(scale).flatMap((each) => each.pieces);
        const counted = pieces.reduce(
          (all, piece) => all + piece.more + (piece.sort === "good" || piece.sort === "stack" ? piece.count : 1),
          0,
        );
        const goods = Object.values(things.position.goods).flatMap((counts) => Object.values(counts));
        const { buildings, players } = things.position;
        expect(counted).toBe(
          goods.reduce((one, other) => one + other, 0) +
            Object.keys(buildings).length +
            players.length +
            things.transporters.length,
        );
      }
    });

    it(`is as big as a finger needs it, or nearly as its tile: ${name}`, () => {
      for (const scale of SCALES)
        for (const { pieces } of at(scale))
          for (const piece of pieces)
            if (piece.sort === "transporter") {
              const least = Math.min(28, 1.1 * APOTHEM * scale);
              expect(piece.width * scale).toBeGreaterThanOrEqual(least);
              expect(piece.height * scale).toBeGreaterThanOrEqual(least);
            }
    });

    it(`stays where it is when others leave and come: ${name}`, () => {
      for (const scale of [0.52, 1]) {
        const memory: Memory = new Map();
        const before = lay(ground, things, scale, memory);
        const fewer = { ...things, transporters: things.transporters.filter((_, index) => index % 3) };
        const after = lay(ground, fewer, scale, memory);
        stays(before, after);
        stays(after, lay(ground, things, scale, memory));
      }
    });
  }
});

/** What was drawn alone and still is lies where it lay, unless all of its tile was summed up meanwhile. */
function stays(before: TilePieces[], after: TilePieces[]): void {
  const lay = new Map(before.flatMap((laid) => laid.pieces.map((piece) => [piece.id, { piece, laid }] as const)));
  for (const laid of after)
    for (const piece of laid.pieces) {
      const was = lay.get(piece.id);
      if (!was || piece.more || was.piece.more) continue;
      expect([piece.id, piece.x, piece.y]).toEqual([piece.id, was.piece.x, was.piece.y]);
    }
}

describe("names", () => {
  it("stand beside roads where there is room", () => {
    const ground = boardNamed("great_plains.json");
    const roads = ["b2-b3", "a2-b2", "a3-b3", "a2-b3", "b3-c3"];
    const laid = lay(ground, { position: { goods: {}, buildings: {}, players: [], roads }, transporters: [] }, 0.6);
    const points = roads.flatMap((link) => roadPoints(ground, link));
    for (const { tile, names } of laid)
      for (const name of names)
        for (const road of points.filter((each) => each.tile === tile))
          for (const point of road.points)
            expect(overlap(name, { ...point, width: 14, height: 14 }), `${name.name} on a road`).toBe(false);
  });
});

describe("what is summed up", () => {
  const ground = boardNamed("three_rivers.json");
  const things = crowded(ground);

  it("stands on its bank, not in the river", () => {
    const signs = [0.16, 0.22, 0.3, 0.4].flatMap((scale) =>
      lay(ground, things, scale).flatMap(({ tile, pieces, whole }) =>
        pieces.flatMap((piece) => {
          if (!whole || tile.river.length < 2 || piece.sort !== "transporter") return [];
          const bank = tile.banks.find(({ name }) => piece.each.at === name);
          return bank ? [within(bank.edge, piece) && riverFrom(tile, piece) > 6] : [];
        }),
      ),
    );
    expect(signs.length).toBeGreaterThan(10);
    expect(signs.filter(Boolean).length / signs.length).toBeGreaterThanOrEqual(0.5); // a sharp bend leaves no room
  });

  it("is unfolded where the map is big enough", () => {
    const laid = lay(ground, things, 0.4).filter(({ folded }) => folded);
    expect(laid.length).toBeGreaterThan(5);
    for (const { tile } of laid.slice(0, 12)) {
      const scale = unfoldsAt(ground, things.position as Public, things.transporters, tile, { scale: 0.4, most: 2.4 });
      expect(scale).toBeGreaterThan(0.4);
      if (scale < 2.4) expect(lay(ground, things, scale).find((each) => each.tile === tile)?.folded).toBe(false);
    }
  });

  it("shows the one in hand", () => {
    const [each] = things.transporters.slice(-1);
    const chosen = each ? keyOf(each) : null;
    for (const scale of SCALES) {
      const drawn = piecesOf(ground, things.position as Public, things.transporters, {
        scale,
        chosen,
        memory: new Map(),
      });
      expect(drawn.flatMap(({ pieces }) => pieces).some(({ id }) => id === chosen)).toBe(true);
    }
  });
});

describe("a tile with room for all", () => {
  it("sums up no transporter, even where what lies there has to move for it", () => {
    const ground = boardNamed("great_plains.json");
    const lie = (...transporters: Standing[]): Parameters<typeof lay>[1] => ({
      position: { goods: {}, buildings: {}, players: [], roads: [] },
      transporters,
    });
    const memory: Memory = new Map();
    const [one, other] = [standing(1, 1, "b3"), standing(0, 1, "b3")];
    lay(ground, lie(one), 0.6, memory);
    const laid = lay(ground, lie(one, other), 0.6, memory).find(({ tile }) => tile.name === "b3");
    expect(laid?.pieces.map(({ id }) => id).sort()).toEqual(["0.t1", "1.t1"]);
  });
});

describe("the marks of targets", () => {
  const ground = boardNamed("three_rivers.json");
  const things = crowded(ground);
  const places = ground.tiles.flatMap(({ name, river, banks }) => [
    ...banks.map((bank) => bank.name),
    ...(river.length ? [`${name}~`] : []),
  ]);
  const targets = places.map((place) => ({ place, mark: "1", label: place }));

  it("are all there, a finger apart, and cover no name where there is room", () => {
    for (const scale of [0.22, 0.55, 1]) {
      const laid = lay(ground, things, scale);
      const marks = targetMarks(ground, targets, laid, scale);
      expect(marks.flatMap((mark) => mark.targets.map(({ place }) => place)).sort()).toEqual([...places].sort());
      for (const mark of marks) expect(mark.width * scale).toBeGreaterThanOrEqual(24);
      apart(marks);
    }
    expect(targetMarks(ground, targets, lay(ground, things, 1), 1)).toHaveLength(places.length);
  });
});
