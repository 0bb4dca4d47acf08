// Where things lie on a grid, and which places of it actions mean.

import type { GridInfo } from "../../api/schema";
import type { GridEntry } from "./position";

/** A part of a grid that an action may mean: a cell, a column or a row. */
export interface Place {
  name: string;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** A cell with something on it: a piece of a seat, or a sign that is nobody's. */
export interface Piece {
  row: number;
  column: number;
  sign: string;
  seat: number | null;
}

const EMPTY = [".", " "];

const wide = (grid: GridEntry): number => grid.rows[0]?.length ?? 0;

/** The places of a grid; none where no action means one, or its names fit another board. */
export function placesOf(grid: GridEntry): Place[] {
  const [rows, columns, names] = [grid.rows.length, wide(grid), grid.info?.places?.names ?? []];
  const cells = (name: string, index: number): Place => ({
    name,
    row: Math.floor(index / columns),
    column: index % columns,
    rows: 1,
    columns: 1,
  });
  if (names.length === rows * columns) return names.map(cells);
  if (names.length === columns) return names.map((name, column) => ({ name, row: 0, column, rows, columns: 1 }));
  if (names.length === rows) return names.map((name, row) => ({ name, row, column: 0, rows: 1, columns }));
  return [];
}

function seatOf(sign: string, info: GridInfo | null): number | null {
  const seat = info?.seats.findIndex((signs) => signs.includes(sign)) ?? -1;
  return seat < 0 ? null : seat;
}

/** What lies on a grid, row by row. */
export function piecesOf(grid: GridEntry): Piece[] {
  const empty = grid.info ? [grid.info.signs[0]] : EMPTY;
  return grid.rows.flatMap((signs, row) =>
    [...signs].flatMap((sign, column) =>
      empty.includes(sign) ? [] : [{ row, column, sign, seat: seatOf(sign, grid.info) }],
    ),
  );
}

/** Has each seat but one kind of piece, so that its own sign says all? */
export function isPlain(info: GridInfo | null): boolean {
  return info !== null && info.seats.every((signs) => signs.length === 1);
}

/** What would lie otherwise on a grid than it does: what comes, and the cells that something leaves. */
export function changesOf(now: GridEntry, then: GridEntry): { comes: Piece[]; leaves: Piece[] } {
  const at = ({ row, column, sign }: Piece): string => `${row} ${column} ${sign}`;
  const [before, after] = [piecesOf(now), piecesOf(then)];
  const [had, has] = [new Set(before.map(at)), new Set(after.map(at))];
  return {
    comes: after.filter((piece) => !had.has(at(piece))),
    leaves: before.filter((piece) => !has.has(at(piece))),
  };
}

/** What lies on a place, from the top. */
export function onPlace(grid: GridEntry, place: Place): Piece[] {
  return piecesOf(grid).filter(
    ({ row, column }) =>
      row >= place.row &&
      row < place.row + place.rows &&
      column >= place.column &&
      column < place.column + place.columns,
  );
}
