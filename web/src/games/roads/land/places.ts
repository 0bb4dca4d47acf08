// Where things are put on a tile: each bank is an area of its own, and what belongs there lies within its borders, away
// from rivers, from the borders, and from everything else. What lies somewhere stays there when others come and go.

import { remembered } from "../../../ui/shared";
import { APOTHEM, polar, riverLines, SIDE, within, type Bank, type Point, type Tile } from "./ground";

/** Something with its size, in units of the map. */
export interface Thing {
  id: string;
  width: number;
  height: number;
  /** Where it lies best, seen from the middle of its tile. */
  near: Point;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** Units from the middle of a river to where its shore ends. */
export const SHORE = 15;
/** And to which a piece that is alone on a narrow bank may come, on a small map. */
export const NARROW = 3;
const STEP = 6; // units from one place where a thing can lie to the next
const ACROSS = Array.from(
  { length: 2 * Math.floor(APOTHEM / STEP) + 1 },
  (_, at) => (at - Math.floor(APOTHEM / STEP)) * STEP,
);
const DOWN = Array.from({ length: 2 * Math.floor(SIDE / STEP) + 1 }, (_, at) => (at - Math.floor(SIDE / STEP)) * STEP);
const NORMALS = [0, 1, 2, 3, 4, 5].map((side) => polar(60 * side, 1));

/** Do two boxes cover each other? */
export const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 0.01 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 0.01;

/** Is a box inside its tile, so far from all sides? */
export function inTile({ x, y, width, height }: Box, margin: number): boolean {
  for (const out of NORMALS)
    if (x * out.x + y * out.y + (Math.abs(out.x) * width + Math.abs(out.y) * height) / 2 > APOTHEM - margin)
      return false;
  return true;
}

/** How near a box comes to the middle of a river. */
export function toRiver(box: Box, line: Point[]): number {
  let least = Infinity;
  for (const { x, y } of line) {
    const across = Math.max(0, Math.abs(x - box.x) - box.width / 2);
    const down = Math.max(0, Math.abs(y - box.y) - box.height / 2);
    least = Math.min(least, across * across + down * down);
  }
  return Math.sqrt(least);
}

/** The middle of the river of a tile: its curves are followed once. */
const riverOf = remembered((tile: Tile): Point[] => riverLines(tile).flat());

/** How far a point is from the middle of the river of its tile. */
export function riverFrom(tile: Tile, { x, y }: Point): number {
  return toRiver({ x, y, width: 0, height: 0 }, riverOf(tile));
}

/** The part of a tile in which things may lie: a bank, or the river itself. */
export interface Area {
  /** All points where a box of this size lies within it. */
  room: (width: number, height: number) => Point[];
}

const rooms = new WeakMap<object, Map<string, Point[]>>();

/** Finding room takes a moment and is always the same: it is done once for an area and a size. */
function kept(owner: object, key: string, find: () => Point[]): Point[] {
  const known = rooms.get(owner) ?? new Map<string, Point[]>();
  rooms.set(owner, known);
  const points = known.get(key) ?? find();
  known.set(key, points);
  return points;
}

const LATTICE = ACROSS.flatMap((x) => DOWN.map((y) => ({ x, y })));
/** Tiles without a river are all alike. */
const WHOLE = {};

const sized = (point: Point, width: number, height: number): Box => ({ x: point.x, y: point.y, width, height });

/** The area of a bank, a sea tile, or a tile in one piece; where it is narrow up to the middle of its river. */
export function areaOf(tile: Tile, bank: Bank, margin: number, narrow = false): Area {
  if (!tile.river.length) return wholeOf(margin);
  const shore = narrow ? NARROW : SHORE;
  const line = riverOf(tile);
  const ashore = (): Point[] =>
    kept(bank, `from ${shore}`, () =>
      LATTICE.filter((point) => within(bank.edge, point) && toRiver(sized(point, 0, 0), line) >= shore),
    );
  return {
    room: (width, height) =>
      kept(bank, `${width.toFixed(1)} ${height.toFixed(1)} ${margin.toFixed(1)} ${shore}`, () =>
        ashore().filter((point) => {
          const box = sized(point, width, height);
          return inTile(box, margin) && toRiver(box, line) >= shore;
        }),
      ),
  };
}

/** Where a bank can be marked: on it, though over its shore where it is narrow. */
export function marksArea(tile: Tile, bank: Bank): Area {
  const line = riverOf(tile);
  return {
    room: (width, height) =>
      kept(bank, `mark ${width.toFixed(1)}`, () =>
        LATTICE.filter(
          (point) =>
            inTile(sized(point, width, height), 0) &&
            within(bank.edge, point) &&
            toRiver(sized(point, 0, 0), line) >= Math.max(SHORE, width / 2),
        ),
      ),
  };
}

/** The river of a tile: boats lie in its middle, and reach over its shores where they are wider. */
export function waterOf(tile: Tile, margin: number): Area {
  return {
    room: (width, height) =>
      kept(tile, `${width.toFixed(1)} ${height.toFixed(1)} ${margin.toFixed(1)}`, () =>
        riverOf(tile).filter((point) => inTile(sized(point, width, height), margin)),
      ),
  };
}

/** A tile as a whole: without a river, or for what stands for all that is on it. */
export function wholeOf(margin: number): Area {
  return {
    room: (width, height) =>
      kept(WHOLE, `${width.toFixed(1)} ${height.toFixed(1)} ${margin.toFixed(1)}`, () =>
        LATTICE.filter((point) => inTile(sized(point, width, height), margin)),
      ),
  };
}

/** How well a point suits a thing: near where it lies best, or, in a narrow place, as far up and then left as can be. */
type Order = (point: Point, near: Point) => number;
const NEAR: Order = (one, other) => (one.x - other.x) ** 2 + 1.7 * (one.y - other.y) ** 2; // rows rather than columns
const TIGHT: Order = ({ x, y }) => 1000 * y + x;

/**
 * Puts things into an area where nothing else is: those that were there before where they were, the others as near as
 * can be to where they lie best. Null if there is no room for all of them, or, if that is `strict`, if one would have to move.
 */
export function put<T extends Thing>(
  things: T[],
  area: Area,
  taken: Box[],
  before: ReadonlyMap<string, Point>,
  strict = false,
): (T & Box)[] | null {
  const kept = things.filter(({ id }) => before.has(id));
  const tight = (): (T & Box)[] | null =>
    centred(ordered(things, area, taken, before, TIGHT, strict), area, taken, kept.length > 0);
  return ordered(things, area, taken, before, NEAR, strict) ?? (things.length > 1 ? tight() : null);
}

function ordered<T extends Thing>(
  things: T[],
  area: Area,
  taken: Box[],
  before: ReadonlyMap<string, Point>,
  order: Order,
  strict: boolean,
): (T & Box)[] | null {
  const found = new Map<string, T & Box>();
  const lying = [...taken];
  const free = (box: Box): boolean => !lying.some((other) => overlap(box, other));
  const lay = (thing: T, { x, y }: Point): void => {
    const there = { ...thing, x, y };
    found.set(thing.id, there);
    lying.push(there);
  };
  for (const thing of things) {
    const there = before.get(thing.id);
    if (!there) continue;
    const room = area.room(thing.width, thing.height).some(({ x, y }) => x === there.x && y === there.y);
    if (room && free(sized(there, thing.width, thing.height))) lay(thing, there);
    else if (strict) return null;
  }
  for (const thing of things) {
    if (found.has(thing.id)) continue;
    let [best, least]: [Point | null, number] = [null, Infinity];
    for (const point of area.room(thing.width, thing.height)) {
      const cost = order(point, thing.near);
      if (cost < least && free(sized(point, thing.width, thing.height))) [best, least] = [point, cost];
    }
    if (!best) return null;
    lay(thing, best);
  }
  return things.flatMap(({ id }) => found.get(id) ?? []);
}

/** Rows that were packed from above and from the left, moved to the middle of the room that there is for them. */
function centred<T extends Thing>(
  rows: (T & Box)[] | null,
  area: Area,
  taken: Box[],
  held: boolean,
): (T & Box)[] | null {
  if (!rows || held) return rows;
  const fits = (down: number, right: number): boolean =>
    rows.every(({ x, y, width, height }) => {
      const there = { x: x + right, y: y + down, width, height };
      const room = area.room(width, height).some((point) => point.x === there.x && point.y === there.y);
      return room && !taken.some((other) => overlap(there, other));
    });
  const most = (fitting: (by: number) => boolean): number => {
    let by = 0;
    while (fitting(by + STEP)) by += STEP;
    return Math.round(by / 2 / STEP) * STEP;
  };
  const down = most((by) => fits(by, 0));
  const right = most((by) => fits(down, by));
  return fits(down, right) ? rows.map((row) => ({ ...row, x: row.x + right, y: row.y + down })) : rows;
}
