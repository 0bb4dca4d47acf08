// The fixed places on a tile. Each bank has rows of cells, as wide as the bank is there, away from its river and from its
// name. All sizes are in units of the map, so that everything scales with the tile.

import { remembered } from "../../../ui/shared";
import { APOTHEM, corner, onRiver, plus, polar, riverLines, SIDE, within } from "./ground";
import type { Bank, Point, Tile } from "./ground";

export interface Box extends Point {
  width: number;
  height: number;
}
/** A row of cells around the middle of its tile: where its middle is, and how many cells fit. */
export interface Row extends Point {
  cells: number;
}

/** 28 per cent of the width of a tile; smaller only where a bank holds more than it has room for. */
export const CELL = 48;
/** What would have to be smaller than this may lie over the edges of its bank: half on the shore, and past its tile. */
export const CRAMPED = 30;
const SMALLER = 0.9;
const LEAST = 6;
/** From the middle of a river to the first cell; in a sharp bend, where there is little land, it may lie on the shore. */
const [SHORE, BEND] = [13, 4];
const MARGIN = 3; // from the sides of the tile
/** The same for what is cramped. */
const OVER = { shore: -2, margin: -9 };
const STEP = 3;
const HERE: Point = { x: 0, y: 0 };
/** How far from the middle of its tile a name stands, in a corner of its bank. */
const NAMED = 0.77;
/** The name of a tile, where banks have none of their own. */
export const UPPER = plus(HERE, corner(1), NAMED);
const NAME: Box = { x: 0, y: 0, width: 52, height: 24 };
/** A boat in its river. */
const BOAT = 34;

const NORMALS = [0, 1, 2, 3, 4, 5].map((side) => polar(60 * side, 1));

/** Is a box inside its tile, so far from all sides? */
export function inTile({ x, y, width, height }: Box, margin: number): boolean {
  return NORMALS.every(
    (out) => x * out.x + y * out.y + (Math.abs(out.x) * width + Math.abs(out.y) * height) / 2 <= APOTHEM - margin,
  );
}

/** How near a box comes to the middle of a river. */
export function toRiver(box: Box, line: Point[]): number {
  const apart = ({ x, y }: Point): number =>
    Math.hypot(Math.max(0, Math.abs(x - box.x) - box.width / 2), Math.max(0, Math.abs(y - box.y) - box.height / 2));
  return Math.min(Infinity, ...line.map(apart));
}

export const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 0.01 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 0.01;

/** The middle of the river of a tile. */
const riverOf = remembered((tile: Tile): Point[] => riverLines(tile).flat());

/** Has a bank room for a name beside what lies there? In a sharp bend of a river it has not. */
export const keepsName = (bank: Bank): boolean => bank.halves !== 2;

/** How far what lies on a bank keeps from the middle of its river. */
export const shoreOf = (bank: Bank): number => (keepsName(bank) ? SHORE : BEND);

/** Where the name of a bank stands: in the upper corner of the tile, or the middle one of its own; in a bend amid it. */
export function nameAt(tile: Tile, bank: Bank): Point {
  if (!keepsName(bank)) return plus(bank, tile, -1);
  const [whose, count] = [tile.banks.findIndex(({ name }) => name === bank.name), tile.banks.length];
  const own = [1, 2, 3, 4, 5, 0].filter(
    (at) => count < 2 || (tile.halves[(2 * at + 1) % 12] === whose && tile.halves[(2 * at + 2) % 12] === whose),
  );
  const [first = 1] = own.includes(1) ? [1] : own.slice(Math.floor(own.length / 2));
  return plus(HERE, corner(first), NAMED);
}

/** Tiles without a river are all alike. */
const WHOLE = {};
const known = remembered<object, Map<number, Row[]>>(() => new Map());

/** The rows of a bank for cells of a size, from above. */
function rowsOf(tile: Tile, bank: Bank, size: number, cramped: boolean): Row[] {
  const rows = known(tile.river.length ? bank : WHOLE);
  const key = cramped ? -size : size;
  const found = rows.get(key) ?? most(tile, bank, size, cramped);
  rows.set(key, found);
  return found;
}

/** Of rows that begin higher or lower, those with most cells; if equal, those nearest to the middle of the bank. */
function most(tile: Tile, bank: Bank, size: number, cramped: boolean): Row[] {
  const taken = keepsName(bank) ? [{ ...NAME, ...nameAt(tile, bank) }] : [];
  const { shore, margin } = cramped ? OVER : { shore: shoreOf(bank), margin: MARGIN };
  if (tile.river.length && !cramped) taken.push({ ...plus(onRiver(tile), tile, -1), width: BOAT, height: BOAT });
  const free = (x: number, y: number): boolean => {
    const box = { x, y, width: size, height: size };
    return (
      inTile(box, margin) &&
      (tile.banks.length < 2 || within(bank.edge, box)) &&
      !taken.some((other) => overlap(other, box)) &&
      (cramped
        ? toRiver({ ...box, width: 0, height: 0 }, riverOf(tile)) >= size / 2 + shore
        : toRiver(box, riverOf(tile)) >= shore)
    );
  };
  let best: Row[] = [];
  const count = (rows: Row[]): number => rows.reduce((all, { cells }) => all + cells, 0);
  for (let shift = 0; shift < size; shift += size / 4) {
    const rows: Row[] = [];
    for (let y = -SIDE + size / 2 + shift; y <= SIDE - size / 2; y += size) rows.push(...widest(size, y, free));
    if (count(rows) > count(best)) best = rows;
  }
  return best;
}

/** The longest run of free cells at a height. */
function widest(size: number, y: number, free: (x: number, y: number) => boolean): Row[] {
  let [from, best]: [number | null, { from: number; to: number } | null] = [null, null];
  for (let x = -APOTHEM; x <= APOTHEM + STEP; x += STEP) {
    if (free(x, y)) {
      from ??= x;
      if (!best || x - from > best.to - best.from) best = { from, to: x };
    } else from = null;
  }
  if (!best) return [];
  return [{ x: (best.from + best.to) / 2, y, cells: Math.floor((best.to - best.from) / size) + 1 }];
}

/** A cell that something has. */
export interface Laid extends Point {
  size: number;
}

/** What stands, goes and lies on a bank: how many cells of each. */
type Counts = readonly [stands: number, goes: number, lies: number];

/**
 * The cells of a bank, around the middle of its tile, in the order of what has them: what stands is above, what lies is
 * below, what goes is between. Where rows are short they follow one another. Each row is centred.
 */
export function lay(tile: Tile, bank: Bank, counts: Counts): Laid[] {
  const found = fitted(tile, bank, counts, false);
  const size = found ? (found[0]?.size ?? CELL) : LEAST;
  const over = size < CRAMPED ? fitted(tile, bank, counts, true) : null;
  if (over?.[0] && over[0].size > size) return over;
  if (found) return found;
  const heart = plus(bank, tile, -1);
  return counts.flatMap((count) => Array.from({ length: count }, () => ({ ...heart, size: LEAST })));
}

/** The same in the largest cells of which there are enough. */
function fitted(tile: Tile, bank: Bank, counts: Counts, cramped: boolean): Laid[] | null {
  const [stands, goes, lies] = counts;
  for (let size = cramped ? CRAMPED : CELL; size > LEAST; size *= SMALLER) {
    const rows = rowsOf(tile, bank, size, cramped);
    // Of two rows the lower one is kept for what may come to lie there, so that what goes stays where it is.
    const found =
      (rows.length > 2 ? apart(rows, counts) : null) ??
      apart(rows, [stands + goes, 0, lies]) ??
      apart(rows, counts) ??
      apart(rows, [stands, 0, goes + lies]) ??
      filled(rows, stands + goes + lies);
    if (found) return found.flatMap((row) => centred(row, size));
  }
  return null;
}

const centred = ({ x, y, cells }: Row, size: number): Laid[] =>
  Array.from({ length: cells }, (_, at) => ({ x: x + (at - (cells - 1) / 2) * size, y, size }));

/** Each in rows of its own; what goes leaves the first row to what may be built, if it can. */
function apart(rows: Row[], [stands, goes, lies]: Counts): Row[] | null {
  const upper = filled(rows, stands);
  const lower = filled([...rows].reverse(), lies)?.reverse();
  if (!upper || !lower) return null;
  const between = (first: number): Row[] | null => filled(rows.slice(first, rows.length - lower.length), goes);
  const middle = between(Math.max(1, upper.length)) ?? between(upper.length);
  return middle && upper.length + lower.length <= rows.length ? [...upper, ...middle, ...lower] : null;
}

/** As many of the rows as so many things need, each with as many as it gets; null if they do not fit. */
function filled(rows: Row[], count: number): Row[] | null {
  const found: Row[] = [];
  for (const row of rows) {
    if (count <= 0) break;
    found.push({ ...row, cells: Math.min(count, row.cells) });
    count -= row.cells;
  }
  return count <= 0 ? found : null;
}
