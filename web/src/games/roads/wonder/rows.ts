// The wonder row by row, from the bottom: whose bricks it is made of, and what each row brings as it stands.

import type { Facts, Public } from "../position";

/** Bricks that belong to no seat: the neutral ones, and those that lay there from the start. */
export const NEUTRAL = -1;
export const NOBODY = -2;

export interface Brick {
  /** How many were laid before it. */
  place: number;
  /** Null: it is still to be laid. */
  owner: number | null;
}
export interface Row {
  row: number;
  bricks: Brick[];
  /** Of each seat that has bricks in it; it may be 0. */
  points: { seat: number; points: number }[];
}
type Laid = Pick<Public, "bricks" | "brick_points" | "end_mark">;

/** The class of a brick by its owner. */
export const looksOf = (owner: number | null): string =>
  owner === null ? "" : `laid ${owner === NEUTRAL ? "neutral" : owner === NOBODY ? "nobody" : `seat${owner}`}`;

export const pieceOf = (place: number): string => `brick@${place}`;

/** The rows up to the brick that ends the game; bricks that are `away` are still on their way. */
export function rowsOf(
  facts: Pick<Facts, "rows">,
  { bricks, brick_points, end_mark }: Laid,
  away: ReadonlySet<string>,
): Row[] {
  const found: Row[] = [];
  let first = 0;
  for (const [row, size] of facts.rows.entries()) {
    if (end_mark && first >= end_mark) break;
    const places = Array.from({ length: size }, (_, index) => first + index);
    const owners = new Set(places.map((place) => bricks[place]));
    found.push({
      row,
      bricks: places.map((place) => ({ place, owner: away.has(pieceOf(place)) ? null : (bricks[place] ?? null) })),
      points: (brick_points[row] ?? []).flatMap((points, seat) => (owners.has(seat) ? [{ seat, points }] : [])),
    });
    first += size;
  }
  return found;
}

/** The points of a seat for all rows. */
export function pointsOf({ brick_points }: Pick<Public, "brick_points">, seat: number): number {
  return brick_points.reduce((total, row) => total + (row[seat] ?? 0), 0);
}
