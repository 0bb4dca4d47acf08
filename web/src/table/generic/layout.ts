// How a grid is laid out: where its cells and the names of its places are drawn.

import { placesOf, type Place } from "./board";
import type { GridEntry } from "./position";

export const CELL = 100;
/** The margin around all cells. */
export const EDGE = 18;
/** The space that a name takes above or beside its place. */
const HEAD = 46;

/** A single row of more cells than this is broken into lines, so that fingers and eyes can tell them apart. */
const MOST = { narrow: 7, wide: 20 };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  /** The whole drawing. */
  area: Box;
  /** The ground below each line of cells. */
  grounds: Box[];
  /** How many cells are side by side. */
  across: number;
  /** Where the names of places are; `inside` means in empty cells. */
  names: "over" | "beside" | "inside";
  /** The upper left corner of a cell. */
  spot: (at: { row: number; column: number }) => { x: number; y: number };
}

export function layoutOf(grid: GridEntry, narrow: boolean): Layout {
  const [rows, columns] = [grid.rows.length, grid.rows[0]?.length ?? 0];
  const places = placesOf(grid);
  const names = namesOf(places, rows, columns);
  const head = places.length && names === "over" ? HEAD : 0;
  const side = places.length && names === "beside" ? HEAD : 0;
  const most = MOST[narrow ? "narrow" : "wide"];
  const lines = rows === 1 ? Math.max(1, Math.ceil(columns / most)) : 1;
  const across = Math.ceil(columns / lines);
  const pitch = rows * CELL + head + EDGE;
  return {
    area: {
      x: -EDGE - side,
      y: -EDGE - head,
      width: across * CELL + 2 * EDGE + side,
      height: lines * pitch + EDGE,
    },
    grounds: Array.from({ length: lines }, (_, line) => ({
      x: 0,
      y: line * pitch,
      width: Math.min(across, columns - line * across) * CELL,
      height: rows * CELL,
    })),
    across,
    names,
    spot: ({ row, column }) => ({
      x: (column % across) * CELL,
      y: Math.floor(column / across) * pitch + row * CELL,
    }),
  };
}

function namesOf(places: Place[], rows: number, columns: number): Layout["names"] {
  if (rows === 1) return "over";
  if (columns === 1) return "beside";
  if (places.length === columns) return "over";
  return places.length === rows ? "beside" : "inside";
}

/** Where a place can be clicked: on its cells, and on its name above or beside them. */
export function boxOf(layout: Layout, place: Place): Box {
  const { x, y } = layout.spot(place);
  const [head, side] = [layout.names === "over" ? HEAD : 0, layout.names === "beside" ? HEAD : 0];
  return { x: x - side, y: y - head, width: place.columns * CELL + side, height: place.rows * CELL + head };
}

/** Where a name goes: its middle, its baseline, and a font size that fits. */
export function nameAt(layout: Layout, place: Place, name: string): { x: number; y: number; size: number } {
  const { x, y } = layout.spot(place);
  const sized = (most: number, room: number): number => Math.min(most, room / (0.62 * Math.max(1, name.length)));
  if (layout.names === "over") return { x: x + CELL / 2, y: y - 20, size: sized(34, CELL - 6) };
  if (layout.names === "beside") return { x: x - HEAD / 2 - 4, y: y + CELL / 2 + 11, size: sized(34, HEAD + 8) };
  return { x: x + CELL / 2, y: y + CELL / 2 + 10, size: sized(30, CELL - 24) };
}
