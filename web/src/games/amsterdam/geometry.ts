// Where the spaces of the routes are: rows along slightly curved lines between two places, in board units.

import type { BoardData, RouteData } from "./board";

export const SPACE = { length: 50, width: 20, corner: 6 };
export const PLACE_RADIUS = 14;

/** The distance between a row of spaces and the centre of a place. */
const CLEARANCE = 24;
/** The distance between the centre lines of two parallel routes. */
const LANE = 24;
/** The largest distance between the centres of neighbouring spaces. */
const WIDEST_PITCH = SPACE.length + 14;
const STEPS = 120;

export interface Point {
  x: number;
  y: number;
}

export interface Space extends Point {
  /** Degrees, clockwise from horizontal; between -90 and 90, so that symbols are upright. */
  angle: number;
}

export interface Row {
  id: string;
  spaces: Space[];
  middle: Point;
  /** The centre line through all spaces: a part that is easy to hit. */
  line: Point[];
}

/** The line from `a` to `b`, curved sideways by `bend` units at its middle (clockwise from a to b is positive). */
export function bow(a: Point, b: Point, bend: number): Point[] {
  const distance = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const control = {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / distance) * 2 * bend,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / distance) * 2 * bend,
  };
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return { x: p * a.x + q * control.x + r * b.x, y: p * a.y + q * control.y + r * b.y };
  });
}

const DASHES = ["9 7", "0.1 9", "22 8", "16 7 0.1 7"];

/** The letter of one of my contracts, on its card and at both ends of its line. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** Its line, told from the others by its bow and its dashes. */
export function contractLine(a: Point, b: Point, index: number): { path: string; dashes: string } {
  const points = bow(a, b, (index % 2 ? 1 : -1) * (14 + 7 * (index >> 1))).filter((_, at) => at % 8 === 0);
  return {
    path: "M" + points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L"),
    dashes: DASHES[index % DASHES.length] as string,
  };
}

function lengths(line: Point[]): number[] {
  let sum = 0;
  return line.map((point, index) => {
    const before = line[index - 1];
    return before ? (sum += Math.hypot(point.x - before.x, point.y - before.y)) : 0;
  });
}

/** The point at `distance` along the line, moved `aside` to its right, with the direction there. */
function along(line: Point[], measured: number[], distance: number, aside: number): Space {
  const after = measured.findIndex((length) => length >= distance);
  const index = Math.min(Math.max(after, 1), line.length - 1);
  const [from, to] = [line[index - 1] as Point, line[index] as Point];
  const [start, end] = [measured[index - 1] as number, measured[index] as number];
  const share = end > start ? (distance - start) / (end - start) : 0;
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const degrees = (turn * 180) / Math.PI;
  return {
    x: from.x + (to.x - from.x) * share - Math.sin(turn) * aside,
    y: from.y + (to.y - from.y) * share + Math.cos(turn) * aside,
    angle: degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees,
  };
}

/** The spaces of one route, evenly spaced between its two places. */
export function row(route: RouteData, a: Point, b: Point, bend: number): Row {
  const line = bow(a, b, bend);
  const measured = lengths(line);
  const total = measured[measured.length - 1] as number;
  const pitch = Math.min((total - 2 * CLEARANCE) / route.length, WIDEST_PITCH);
  const aside = !route.parallel ? 0 : route.id < route.parallel ? -LANE / 2 : LANE / 2;
  const at = (offset: number): Space => along(line, measured, total / 2 + offset, aside);
  const reach = ((route.length - 1) / 2) * pitch;
  return {
    id: route.id,
    spaces: Array.from({ length: route.length }, (_, index) => at(index * pitch - reach)),
    middle: at(0),
    line: [-1, -0.5, 0, 0.5, 1].map((share) => at(share * (reach + SPACE.length / 2))),
  };
}

/** The rows of all routes of a board; `bends` are keyed by "a|b" and left out if a line is straight. */
export function rows(board: BoardData, bends: Record<string, number>): Row[] {
  const places = new Map(board.places.map((place) => [place.id, place]));
  return board.routes.map((route) => {
    const [a, b] = [places.get(route.a), places.get(route.b)];
    if (!a || !b) throw new Error(`route ${route.id} joins a place that the board does not have`);
    return row(route, a, b, bends[`${route.a}|${route.b}`] ?? 0);
  });
}

/** The row that an arrow key moves to: near, and more in its direction than sideways. */
export function next(rows: Row[], from: Row, direction: Point): Row | null {
  let best: { row: Row; cost: number } | null = null;
  for (const row of rows) {
    const [dx, dy] = [row.middle.x - from.middle.x, row.middle.y - from.middle.y];
    const ahead = dx * direction.x + dy * direction.y;
    if (row === from || ahead <= 0) continue;
    const cost = Math.hypot(dx, dy) + 2 * Math.abs(dx * direction.y - dy * direction.x);
    if (!best || cost < best.cost) best = { row, cost };
  }
  return best?.row ?? null;
}

/** How far a point is from the line between two others. */
function apart(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1);
  const share = Math.min(Math.max(along, 0), 1);
  return Math.hypot(from.x + x * share - point.x, from.y + y * share - point.y);
}

/** The row that a point means: the nearest one, if there is one within `reach`. */
export function meant(rows: Row[], point: Point, reach: number): Row | null {
  let best: { row: Row | null; far: number } = { row: null, far: reach };
  for (const row of rows) {
    const parts = row.line.slice(1).map((to, index) => apart(point, row.line[index] as Point, to));
    const far = Math.min(...parts);
    if (far <= best.far) best = { row, far };
  }
  return best.row;
}

/** The corners of a box of this size around a space. */
export function corners(space: Space, length = SPACE.length, width = SPACE.width): Point[] {
  const turn = (space.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([u = 0, v = 0]) => ({
    x: space.x + (cos * u * length - sin * v * width) / 2,
    y: space.y + (sin * u * length + cos * v * width) / 2,
  }));
}

/** The distance between two convex shapes along the best separating axis; negative if they overlap. */
export function gap(first: Point[], second: Point[]): number {
  let widest = -Infinity;
  for (const shape of [first, second]) {
    shape.forEach((p, index) => {
      const q = shape[(index + 1) % shape.length] as Point;
      const size = Math.hypot(q.x - p.x, q.y - p.y);
      const [nx, ny] = [(q.y - p.y) / size, (p.x - q.x) / size];
      const one = first.map((c) => c.x * nx + c.y * ny);
      const two = second.map((c) => c.x * nx + c.y * ny);
      widest = Math.max(widest, Math.min(...two) - Math.max(...one), Math.min(...one) - Math.max(...two));
    });
  }
  return widest;
}
