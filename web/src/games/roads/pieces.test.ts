import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import {
  chance,
  groundOf,
  plus,
  riverLines,
  SIDE_NAMES,
  within,
  type BoardData,
  type MapGeometry,
} from "./land/ground";
import { roomFor } from "./land/chart";
import { CELL, CRAMPED, inTile, keepsName, nameAt, overlap, shoreOf, toRiver, type Box } from "./land/slots";
import { FINGER } from "./marks";
import { piecesOf, summaryOf, type Piece, type TilePieces } from "./pieces";
import { GOODS, type Public, type Standing } from "./position";
import { targetMarks } from "./targets";

const FOLDER = "../src/lautta/games/roads/board/";
const BOARDS = readdirSync(FOLDER).filter((name) => name.endsWith(".json") && name !== "schema.json");
const WIDE = 2 * 86.6; // a tile

const boardNamed = (name: string): MapGeometry =>
  groundOf(JSON.parse(readFileSync(FOLDER + name, "utf-8")) as BoardData);

type Things = Pick<Public, "goods" | "buildings"> & { players: { home: string | null }[] };

function standing(seat: number, slot: number, at: string): Standing {
  const cargo = slot % 2 ? { boards: slot, stone: 1 } : {};
  const facts = { room: 2, points: 0, moved: false, led: slot % 3, kind: "donkey" };
  return { ...facts, at, cargo, seat, slot: `t${slot}` };
}

/** Much more on each place than a game ever brings together; or, with `most` of each, what one often brings. */
function crowded(ground: MapGeometry, most = 7): { position: Things; transporters: Standing[] } {
  const position: Things = { goods: {}, buildings: {}, players: [] };
  const transporters: Standing[] = [];
  ground.tiles.forEach((tile, index) => {
    const some = (salt: number, of: number): number => Math.floor(chance(tile.q, tile.r, salt) * Math.min(of, most));
    tile.banks.forEach(({ name }, bank) => {
      const kinds = GOODS.slice(0, some(11 + bank, 7));
      position.goods[name] = Object.fromEntries(kinds.map((good, at) => [good, at * 3 + 1]));
      if (some(21 + bank, 3))
        position.buildings[name] = { kind: bank || most < 7 ? "sawmill" : "mine", gold: 3, iron: 3 };
      for (let at = 0; at < some(31 + bank, 4); at += 1)
        transporters.push(standing(at % 2, 1 + ((3 * index + at) % 8), name));
      if (some(41, 4) === 0 && most === 7) position.players.push({ home: name });
    });
    if (tile.river.length) transporters.push(standing(2, 1 + (index % 8), `${tile.name}~`));
    if (tile.river.length > 1)
      transporters.push(
        standing(3, 1 + (index % 8), `${tile.banks[0]?.name}>${SIDE_NAMES[((tile.river[0] ?? 0) + 1) % 6]}`),
      );
  });
  return { position, transporters };
}

const lay = (ground: MapGeometry, { position, transporters }: ReturnType<typeof crowded>): TilePieces[] =>
  piecesOf(ground, position as Public, transporters);

const boxOf = ({ x, y, size }: Piece, at = { x: 0, y: 0 }): Box => ({
  ...plus({ x, y }, at, -1),
  width: size,
  height: size,
});
const isAshore = (piece: Piece): boolean => piece.sort !== "transporter" || !/[~>]/.test(piece.each.at);

function apart(boxes: Box[], what: string): void {
  boxes.forEach((one, index) => {
    if (boxes.slice(index + 1).some((other) => overlap(one, other))) expect.fail(`${what} lie on each other`);
  });
}

describe.each(BOARDS)("what lies on %s", (name) => {
  const ground = boardNamed(name);
  const laid = lay(ground, crowded(ground));

  it("lies on its own bank, away from its river and its name, and on nothing else; what is cramped, partly", () => {
    for (const { tile, pieces } of laid) {
      const line = riverLines(tile).flat();
      const ashore = pieces.filter(isAshore);
      const roomy = ashore.filter(({ size }) => size > CRAMPED);
      for (const some of [roomy, ...tile.banks.map(({ name }) => ashore.filter(({ place }) => place === name))])
        apart(
          some.map((piece) => boxOf(piece)),
          `pieces of ${tile.name}`,
        );
      for (const piece of ashore) {
        const [box, bank] = [boxOf(piece, tile), tile.banks.find((each) => each.name === piece.place)];
        const cramped = piece.size <= CRAMPED;
        expect(inTile(box, cramped ? -10 : 1), piece.id).toBe(true);
        if (cramped)
          expect(toRiver({ ...box, width: 0, height: 0 }, line) + 3, piece.id).toBeGreaterThan(piece.size / 2);
        else if (bank) expect(toRiver(box, line), piece.id).toBeGreaterThanOrEqual(shoreOf(bank) - 0.01);
        expect(bank && (tile.banks.length < 2 || within(bank.edge, box)), piece.id).toBe(true);
        if (bank && keepsName(bank))
          expect(overlap(box, { ...nameAt(tile, bank), width: 40, height: 20 }), piece.id).toBe(false);
      }
    }
  });

  it("is all there, each by itself", () => {
    const { position, transporters } = crowded(ground);
    const goods = Object.values(position.goods).flatMap((counts) => Object.keys(counts));
    const houses = Object.values(position.buildings);
    const bags = houses.filter(({ kind }) => kind === "mine");
    const count = goods.length + houses.length + bags.length + position.players.length;
    expect(laid.flatMap(({ pieces }) => pieces)).toHaveLength(count + transporters.length);
  });

  it("is a fifth of its tile wide or more, and at most 28 per cent, where a bank holds what it usually does", () => {
    const usual = lay(ground, crowded(ground, 3)).filter(({ tile }) => tile.banks.length === 1 && !tile.river.length);
    for (const piece of usual.flatMap(({ pieces }) => pieces)) {
      expect(piece.size / WIDE, piece.id).toBeGreaterThanOrEqual(0.2);
      expect(piece.size / WIDE, piece.id).toBeLessThanOrEqual(0.28);
    }
  });

  it("leaves the legend and the compass to the sea, in a frame of any shape", () => {
    for (const shape of [0.55, 1, 1.35, 2]) {
      const { box } = ground;
      const width = Math.max(box.width, box.height * shape);
      const sheet = {
        x: box.x - (width - box.width) / 2,
        y: box.y,
        width,
        height: Math.max(box.height, width / shape),
        buttons: [],
      };
      const room = roomFor(ground, sheet, { width: 200, height: 160 }, sheet);
      for (const tile of room ? ground.tiles : [])
        expect(Math.abs(tile.x - (room?.x ?? 0)) > 100 || Math.abs(tile.y - (room?.y ?? 0)) > 80, tile.name).toBe(true);
    }
  });
});

describe("a tile", () => {
  const ground = boardNamed("great_plains.json");
  const on = (...transporters: Standing[]): TilePieces[] =>
    lay(ground, { position: { goods: { b3: { boards: 2, stone: 1 } }, buildings: {}, players: [] }, transporters });
  const b3 = (laid: TilePieces[]): TilePieces | undefined => laid.find(({ tile }) => tile.name === "b3");

  it("is the same object where nothing has changed, also from scene to scene", () => {
    const [before, after, again] = [on(), on(standing(0, 1, "b3")), on()];
    expect(b3(before)).not.toBe(b3(after));
    expect(b3(again)).toBe(b3(before));
    expect(after.filter(({ tile }) => tile.name !== "b3")).toEqual(before.filter(({ tile }) => tile.name !== "b3"));
  });

  it("keeps goods where they lie when a transporter comes, and has its cells as big as can be", () => {
    const goods = (laid: TilePieces[]): unknown => b3(laid)?.pieces.filter(({ sort }) => sort === "good");
    expect(goods(on(standing(0, 1, "b3")))).toEqual(goods(on()));
    expect(b3(on())?.pieces.every(({ size }) => size === CELL)).toBe(true);
  });

  it("tells of one transporter for each owner where it is small, the one that can still move", () => {
    const [moved, fresh] = [{ ...standing(0, 1, "b3"), moved: true }, standing(0, 2, "b3")];
    const found = b3(on(moved, fresh, standing(1, 1, "b3")));
    expect(found && summaryOf(found)).toMatchObject({
      crews: [{ slot: "t2" }, { seat: 1 }],
      goods: ["boards", "stone"],
    });
  });
});

describe("the marks of targets", () => {
  const ground = boardNamed("three_rivers.json");
  const places = ground.tiles.flatMap(({ name, river, banks }) => [
    ...banks.map((bank) => bank.name),
    ...(river.length ? [`${name}~`] : []),
  ]);
  const targets = places.map((place) => ({ place, mark: "1", label: place }));

  it.each([0.22, 0.55, 1])("are all there, a finger apart on their tile, at %s pixels to a unit", (scale) => {
    const marks = targetMarks(ground, targets, scale, scale < 0.3);
    expect(marks.flatMap((mark) => mark.targets.map(({ place }) => place)).sort()).toEqual([...places].sort());
    for (const [index, one] of marks.entries())
      for (const other of marks.slice(index + 1).filter(({ tile }) => tile === one.tile))
        expect(Math.hypot(one.x - other.x, one.y - other.y) * scale).toBeGreaterThanOrEqual(FINGER);
    if (scale === 1) expect(marks).toHaveLength(places.length);
  });
});
