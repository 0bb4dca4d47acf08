// Cells of a map that is being made: where a pointer is, what is beyond a side, and the tiles of a board file.

import { APOTHEM, SIDE, SIDE_NAMES, type BoardData, type Point, type Terrain } from "../land/ground";

export const TERRAINS: Terrain[] = ["pasture", "woods", "rock", "mountain", "desert", "sea"];
export interface Cell {
  q: number;
  r: number;
}
export type Tile = BoardData["tiles"][number];
/** Other things that its card says. */
export interface MapCard {
  expansion?: string[];
  also_without?: boolean;
  rails_left_out?: boolean;
  rules?: string[];
  web_list?: number;
}
/** A map as its board file has it, as far as it is drawn or changed here. */
export interface MapData extends Pick<BoardData, "title" | "tiles"> {
  /** The best known result on it. */
  record?: { points: number; by?: string; of?: Record<"stock" | "coins" | "gold" | "rows", number> };
  game?: string;
  format?: number;
  players: number;
  author?: string;
  source?: string;
  notes?: string[];
  card?: MapCard;
  start_goods?: Record<string, number>;
}

const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export const keyOf = ({ q, r }: Cell): string => `${q},${r}`;

export function middleOf({ q, r }: Cell): Point {
  return { x: 2 * APOTHEM * (q + r / 2), y: 1.5 * SIDE * r };
}

/** The cell that contains a point. */
export function cellAt({ x, y }: Point): Cell {
  const [q, r] = [x / (2 * APOTHEM) - y / (3 * SIDE), y / (1.5 * SIDE)];
  const rounded = [q, r, -q - r].map(Math.round) as [number, number, number];
  const off = [Math.abs(rounded[0] - q), Math.abs(rounded[1] - r), Math.abs(rounded[2] + q + r)] as const;
  if (off[0] > off[1] && off[0] > off[2]) rounded[0] = -rounded[1] - rounded[2];
  else if (off[1] > off[2]) rounded[1] = -rounded[0] - rounded[2];
  return { q: rounded[0] || 0, r: rounded[1] || 0 };
}

/** The side of a cell that is nearest to a point, counterclockwise from 0, east; null in its middle. */
export function sideAt(point: Point, cell: Cell): number | null {
  const { x, y } = middleOf(cell);
  if (Math.hypot(point.x - x, point.y - y) < SIDE * 0.3) return null;
  return (Math.round(Math.atan2(y - point.y, point.x - x) / (Math.PI / 3)) + 6) % 6;
}

export function beyond({ q, r }: Cell, side: number): Cell {
  const [dq, dr] = STEPS[side] ?? [0, 0];
  return { q: q + dq, r: r + dr };
}

/** Rows from the top, each from the left: the order in which tiles are named. */
export function inOrder<T extends Cell>(tiles: readonly T[]): T[] {
  return [...tiles].sort((one, other) => one.r - other.r || one.q - other.q);
}

export function byKey<T extends Cell>(tiles: readonly T[]): Map<string, T> {
  return new Map(tiles.map((tile) => [keyOf(tile), tile]));
}

/** The tiles with some of them replaced, in order. */
export function laid<T extends Cell>(tiles: readonly T[], over: readonly T[]): T[] {
  return inOrder([...byKey([...tiles, ...over]).values()]);
}

/** The empty cells around these tiles, where a map can grow. */
export function shoreOf(tiles: readonly Cell[]): Cell[] {
  const taken = new Set(tiles.map(keyOf));
  const found = new Map<string, Cell>();
  for (const tile of tiles) {
    for (let side = 0; side < 6; side += 1) {
      const cell = beyond(tile, side);
      if (!taken.has(keyOf(cell))) found.set(keyOf(cell), cell);
    }
  }
  return inOrder([...found.values()]);
}

/** A field of this many rows and columns, as even as hexagons allow. */
export function field(wide: number, high: number, terrain: Terrain): Tile[] {
  return Array.from({ length: wide * high }, (_, at) => {
    const r = Math.floor(at / wide);
    return { q: (at % wide) - Math.floor(r / 2), r, terrain };
  });
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(cells: readonly Cell[], margin = 12): Box {
  const middles = cells.length ? cells.map(middleOf) : [{ x: 0, y: 0 }];
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - APOTHEM - margin, Math.min(...ys) - SIDE - margin];
  return { x, y, width: Math.max(...xs) + APOTHEM + margin - x, height: Math.max(...ys) + SIDE + margin - y };
}

/**
 * A box with room for at least this many tiles side by side, and two rows fewer: otherwise a single tile would fill the
 * screen.
 */
export function roomy(box: Box, tiles: number): Box {
  const [width, height] = [Math.max(box.width, tiles * 2 * APOTHEM), Math.max(box.height, (tiles - 2) * 1.5 * SIDE)];
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

/** The next cell for an arrow key; up and down use the side that leads back to the original column. */
export function stepBy(cell: Cell, key: string): Cell | null {
  const even = cell.r % 2 === 0;
  const side = { ArrowRight: 0, ArrowLeft: 3, ArrowUp: even ? 1 : 2, ArrowDown: even ? 5 : 4 }[key];
  return side === undefined ? null : beyond(cell, side);
}

export const sideName = (side: number): string => SIDE_NAMES[side] ?? "";
