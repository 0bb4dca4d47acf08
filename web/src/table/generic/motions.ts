// What moves on a grid in a scene: a piece that has left one cell and lies on another has gone there; what else lies
// otherwise comes and goes, on boards that are played by columns from above.

import type { Motion, Point } from "../model/motion/scene";
import { changesOf, placesOf, type Piece } from "./board";
import { CELL, type Layout } from "./layout";
import type { GridEntry } from "./position";

export const pieceName = ({ row, column, sign }: Piece): string => `${row} ${column} ${sign}`;

export function motionsOf(
  before: GridEntry | null,
  after: GridEntry | null,
  layout: Layout,
  drawn: "before" | "after",
): Motion<Piece>[] {
  if (!before || !after) return [];
  const { comes, leaves } = changesOf(before, after);
  const middle = (cell: { row: number; column: number }): Point => {
    const { x, y } = layout.spot(cell);
    return { x: x + CELL / 2, y: y + CELL / 2 };
  };
  const falls = placesOf(after).some(({ rows }) => rows > 1);
  const left = [...leaves];
  const moved = comes.map((what): Motion<Piece> => {
    const from = left.findIndex(({ sign, seat }) => sign === what.sign && seat === what.seat);
    const [source] = from < 0 ? [] : left.splice(from, 1);
    const there = middle(what);
    if (source)
      return {
        piece: pieceName(drawn === "after" ? what : source),
        what,
        kind: "move",
        way: [middle(source), there],
        from: 0,
        to: 1,
      };
    const way = falls && what.row > 0 ? [middle({ row: 0, column: what.column }), there] : [there];
    return { piece: pieceName(what), what, kind: "come", way, from: 0, to: 1 };
  });
  const gone = left.map((what): Motion<Piece> => ({
    piece: pieceName(what),
    what,
    kind: "go",
    way: [middle(what)],
    from: 0,
    to: 1,
  }));
  return [...gone, ...moved];
}
