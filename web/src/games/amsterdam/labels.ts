// Where the names of places go: beside their place, away from all spaces and other names.

import type { BoardData, PlaceData } from "./board";
import { labelsOf } from "./drawing";
import { corners, gap, PLACE_RADIUS, type Point, type Row } from "./geometry";

export const LABEL = { size: 17, line: 17, letter: 9.6 };

/** The gap between a name and whatever is beside it. */
const AIR = 3;
/** How far names stay inside the edges of the board. */
const EDGE = 16;

export interface Label extends Point {
  id: string;
  lines: string[];
  anchor: "start" | "middle" | "end";
}

interface Box {
  label: Label;
  shape: Point[];
}

/** The names of all places of a board: where somebody placed them, else where they fit. */
export function labels(board: BoardData, rows: Row[], name: string): Label[] {
  const placed = labelsOf(name);
  if (!placed) return fit(board, rows);
  return Object.entries(placed).map(([id, label]) => ({ id, ...label }));
}

/** The name of a place where only a few are shown, and big: over the place, and all of it on the board. */
export function alone(place: PlaceData, width: number, size: number): Label {
  const half = (place.name.length * LABEL.letter * size) / LABEL.size / 2;
  const x = Math.min(Math.max(place.x, half + EDGE), width - half - EDGE);
  const over = place.y - PLACE_RADIUS - AIR * 2;
  const y = over < size ? place.y + PLACE_RADIUS + size : over;
  return { id: place.id, x, y, anchor: "middle", lines: [place.name] };
}

/** The approximate size of a name. */
export function room(label: Label): Point[] {
  const width = Math.max(...label.lines.map((line) => line.length)) * LABEL.letter;
  const left = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - width : label.x - width / 2;
  const top = label.y - LABEL.line * 0.76;
  const bottom = top + label.lines.length * LABEL.line;
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: bottom },
    { x: left, y: bottom },
  ];
}

/** A name on one line, and also broken at its most even space, if it has one. */
function layouts(name: string): string[][] {
  const words = name.split(" ");
  if (words.length < 2) return [[name]];
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  splits.sort((one, two) => Math.max(...one.map((l) => l.length)) - Math.max(...two.map((l) => l.length)));
  return [[name], splits[0] as string[]];
}

function box(place: PlaceData, lines: string[], angle: number, distance: number): Box {
  const height = lines.length * LABEL.line;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const anchor = dx > 0.5 ? "start" : dx < -0.5 ? "end" : "middle";
  const top = place.y + dy * (distance + height / 2 - 4) - height / 2;
  const label: Label = { id: place.id, lines, anchor, x: place.x + dx * distance, y: top + LABEL.line * 0.76 };
  return { label, shape: room(label) };
}

function candidates(place: PlaceData): Box[] {
  const distances = [6, 12, 20, 30, 42];
  return distances.flatMap((air) =>
    layouts(place.name).flatMap((lines) =>
      Array.from({ length: 16 }, (_, step) =>
        box(place, lines, (step * Math.PI) / 8 + Math.PI / 2, PLACE_RADIUS + air),
      ),
    ),
  );
}

function outside(shape: Point[], { width, height }: BoardData["size"]): number {
  const past = (at: number, end: number): number => Math.max(0, EDGE - at) + Math.max(0, at - end + EDGE);
  return shape.reduce((sum, { x, y }) => sum + past(x, width) + past(y, height), 0);
}

/** No shape extends farther from its first corner. */
const FAR = 300;

function overlap(shape: Point[], others: Point[][]): number {
  const here = shape[0] as Point;
  const near = others.filter(
    ([there]) => there && Math.abs(there.x - here.x) < FAR && Math.abs(there.y - here.y) < FAR / 2,
  );
  return near.reduce((sum, other) => sum + Math.max(0, AIR - gap(shape, other)), 0);
}

/**
 * A good place for every name: each takes the candidate that covers least; those with the fewest options choose first.
 */
function fit(board: BoardData, rows: Row[]): Label[] {
  const spaces = rows.flatMap((row) => row.spaces.map((space) => corners(space)));
  const discs = board.places.map((place) => corners({ ...place, angle: 0 }, PLACE_RADIUS * 2, PLACE_RADIUS * 2));
  const fixed = [...spaces, ...discs];
  const options = board.places.map((place) =>
    candidates(place).map((candidate, rank) => ({
      ...candidate,
      cost: (overlap(candidate.shape, fixed) + outside(candidate.shape, board.size)) * 100 + rank,
    })),
  );
  options.sort((one, two) => roomOf(two) - roomOf(one));
  const taken: Point[][] = [];
  return options.map((choices) => {
    const priced = choices.map((choice) => ({ choice, cost: choice.cost + overlap(choice.shape, taken) * 100 }));
    const best = priced.reduce((one, two) => (two.cost < one.cost ? two : one)).choice;
    taken.push(best.shape);
    return best.label;
  });
}

function roomOf(choices: { cost: number }[]): number {
  return Math.min(...choices.map((choice) => choice.cost));
}
