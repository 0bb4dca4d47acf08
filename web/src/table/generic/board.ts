// What is where on a grid, and which places of it actions can name.

import type { GridInfo, Said } from "../../api/schema";
import type { GridEntry } from "./position";

/** A part of a grid that an action can name: a cell, a column or a row. */
export interface Place {
  name: string;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** A cell with something on it: a seat's piece, or a sign that belongs to nobody. */
export interface Piece {
  row: number;
  column: number;
  sign: string;
  seat: number | null;
}

const EMPTY = [".", " "];

const wide = (grid: GridEntry): number => grid.rows[0]?.length ?? 0;

/** The places of a grid; none if no action names one, or if the names don't match the grid's size. */
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

/** What is on a grid, row by row. */
export function piecesOf(grid: GridEntry): Piece[] {
  const empty = grid.info ? [grid.info.signs[0]] : EMPTY;
  return grid.rows.flatMap((signs, row) =>
    [...signs].flatMap((sign, column) =>
      empty.includes(sign) ? [] : [{ row, column, sign, seat: seatOf(sign, grid.info) }],
    ),
  );
}

/** Does each seat have only one kind of piece, so that the seat's sign is enough? */
export function isPlain(info: GridInfo | null): boolean {
  return info !== null && info.seats.every((signs) => signs.length === 1);
}

/** What would change on a grid: the new pieces, and the cells that something leaves. */
export function changesOf(now: GridEntry, then: GridEntry): { comes: Piece[]; leaves: Piece[] } {
  const at = ({ row, column, sign }: Piece): string => `${row} ${column} ${sign}`;
  const [before, after] = [piecesOf(now), piecesOf(then)];
  const [had, has] = [new Set(before.map(at)), new Set(after.map(at))];
  return {
    comes: after.filter((piece) => !had.has(at(piece))),
    leaves: before.filter((piece) => !has.has(at(piece))),
  };
}

/** What is on a place, from the top. */
export function onPlace(grid: GridEntry, place: Place): Piece[] {
  return piecesOf(grid).filter(
    ({ row, column }) =>
      row >= place.row &&
      row < place.row + place.rows &&
      column >= place.column &&
      column < place.column + place.columns,
  );
}

/** The piece of a seat that a sentence says did something at a place; `sign` is null where the seat's own is enough. */
export function pieceOf({ args }: Said, grids: readonly GridEntry[]): { seat: number; sign: string | null } | null {
  const { seat } = args;
  const named = Object.values(args);
  const grid = grids.find(({ info }) => info?.places?.names.some((name) => named.includes(name)));
  const signs = typeof seat === "number" ? grid?.info?.seats[seat] : undefined;
  if (typeof seat !== "number" || !grid || !signs) return null;
  if (isPlain(grid.info)) return { seat, sign: null };
  const sign = named.find((each) => typeof each === "string" && each.length === 1 && signs.includes(each));
  return typeof sign === "string" ? { seat, sign } : null;
}
