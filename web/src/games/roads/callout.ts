// Where a card stands on the map: beside what it is about, inside the board, on the side where it covers the fewest marks.

/** Boxes by their edges, in pixels. */
export type Edges = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** A side, how far along it from its middle to one of its ends, and how much farther away, in sizes of the thing. */
const WAYS = [0, 1].flatMap((away) =>
  (["below", "above", "right", "left"] as const).flatMap((side) =>
    [0, -1, 1].map((slide) => ({ side, slide, away, cost: away / 2 })),
  ),
);
const GAP = 6; // pixels to the edge of the board, and to what the card is about
const ON_TOP = 100; // marks: a card covers what it is about only where it has no other place

const PIECE = 0.05; // of a mark

const covers = (one: Edges, other: Edges): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const within = (at: number, size: number, from: number, to: number): number =>
  Math.max(from + GAP, Math.min(at, to - GAP - size));

/** The box of a card of a size, by one of the ways. */
function boxOf(way: (typeof WAYS)[number], width: number, height: number, thing: Edges, board: Edges): Edges {
  const [wide, high] = [thing.right - thing.left, thing.bottom - thing.top];
  const upright = way.side === "below" || way.side === "above";
  const along = (from: number, thingSize: number, size: number): number =>
    from + (thingSize - size) / 2 + (way.slide * (thingSize - size)) / 2;
  const off = GAP + way.away * (upright ? high : wide);
  const after = { below: thing.bottom + off, above: thing.top - off - height };
  const beside = { right: thing.right + off, left: thing.left - off - width };
  const x = upright ? along(thing.left, wide, width) : beside[way.side as "right"];
  const y = upright ? after[way.side as "below"] : along(thing.top, high, height);
  const left = within(x, width, board.left, board.right);
  const top = within(y, height, board.top, board.bottom);
  return { left, top, right: left + width, bottom: top + height };
}

/**
 * The best place of a card with this size: its box, and by which way. Marks weigh one each, and pieces little. It stays
 * where it was (`kept`) as long as that covers no mark that could be left free, or where it is `settled`, not the thing.
 */
export function placed(
  [width, height]: [number, number],
  thing: Edges,
  board: Edges,
  [marks, pieces]: [Edges[], Edges[]],
  kept: number | null = null,
  settled = false,
): { box: Edges; way: number } {
  const found = WAYS.map((each, way) => {
    const box = boxOf(each, width, height, thing, board);
    const covered = (some: Edges[]): number => some.filter((one) => covers(box, one)).length;
    const cost = each.cost + covered(marks) + covered(pieces) * PIECE + (covers(box, thing) ? ON_TOP : 0);
    return { box, way, cost };
  });
  const best = found.reduce((one, other) => (other.cost < one.cost ? other : one));
  const before = found.find(({ way }) => way === kept);
  return before && before.cost < (settled ? ON_TOP : best.cost + 1) ? before : best;
}
