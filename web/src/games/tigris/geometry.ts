// Where things are on the board: squares of 64 by 64 units, A1 in the upper left corner.

export const SQUARE = 64;
export const ROWS = 11;
export const COLUMNS = 16;
/** The margin around the squares, with their names and without. */
export const MARGIN = { named: 26, bare: 10 };

export interface Point {
  x: number;
  y: number;
}

const LETTERS = "ABCDEFGHIJKLMNOP";

/** The name of a square: its column as a letter, its row as a number from 1. */
export function squareName(row: number, column: number): string {
  return `${LETTERS[column] ?? "?"}${row + 1}`;
}

export function rowOf(square: string): number {
  return Number(square.slice(1)) - 1;
}

export function columnOf(square: string): number {
  return LETTERS.indexOf(square.slice(0, 1));
}

/** The centre of a square. */
export function middle(square: string): Point {
  return { x: (columnOf(square) + 0.5) * SQUARE, y: (rowOf(square) + 0.5) * SQUARE };
}

export const at = (square: string): string => {
  const { x, y } = middle(square);
  return `translate(${x} ${y})`;
};

const STEPS: [number, number][] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

/** The square this many rows and columns away, or null beyond the edge. */
export function beside(square: string, rows: number, columns: number): string | null {
  const [row, column] = [rowOf(square) + rows, columnOf(square) + columns];
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS ? squareName(row, column) : null;
}

export function neighbours(square: string): string[] {
  return STEPS.flatMap(([rows, columns]) => beside(square, rows, columns) ?? []);
}

/** The four squares of which this is the upper left one. */
export function fourOf(square: string): string[] {
  return [square, beside(square, 0, 1), beside(square, 1, 0), beside(square, 1, 1)].flatMap((each) => each ?? []);
}

/** The outline of a group of squares, as a path. */
export function outline(squares: Iterable<string>): string {
  const all = new Set(squares);
  const edges: string[] = [];
  for (const square of all) {
    const [x, y] = [columnOf(square) * SQUARE, rowOf(square) * SQUARE];
    if (!all.has(beside(square, -1, 0) ?? "")) edges.push(`M${x} ${y}h${SQUARE}`);
    if (!all.has(beside(square, 1, 0) ?? "")) edges.push(`M${x} ${y + SQUARE}h${SQUARE}`);
    if (!all.has(beside(square, 0, -1) ?? "")) edges.push(`M${x} ${y}v${SQUARE}`);
    if (!all.has(beside(square, 0, 1) ?? "")) edges.push(`M${x + SQUARE} ${y}v${SQUARE}`);
  }
  return edges.join("");
}

/** The squares themselves, as a path. */
export function area(squares: Iterable<string>): string {
  return [...squares]
    .map((square) => `M${columnOf(square) * SQUARE} ${rowOf(square) * SQUARE}h${SQUARE}v${SQUARE}h${-SQUARE}Z`)
    .join("");
}

/** A number from 0 to 1, always the same for the same square. */
export function chance(square: string, salt = 0): number {
  const mixed = Math.sin((rowOf(square) * 37 + columnOf(square) * 101 + salt * 59 + 7) * 12.9898) * 43758.5453;
  return mixed - Math.floor(mixed);
}

// How a river runs through a square: in over the middle of one side and out over that of another, slightly displaced so
// that it winds.
const WIND = 7;

function crossing(square: string, rows: number, columns: number): Point {
  const { x, y } = middle(square);
  // Both squares beside an edge give it the same name.
  const there = beside(square, rows, columns);
  const first = there && (rows < 0 || columns < 0) ? there : square;
  const aside = (chance(first, rows ? 3 : 4) - 0.5) * 2 * WIND;
  return { x: x + (columns * SQUARE) / 2 + (rows ? aside : 0), y: y + (rows * SQUARE) / 2 + (columns ? aside : 0) };
}

/** Where a river that ends in this square leaves the board: straight on if possible, else over any edge there is. */
function wayOut(square: string, river: Set<string>): [number, number] | null {
  const open = STEPS.filter(([rows, columns]) => beside(square, rows, columns) === null);
  const from = STEPS.find(([rows, columns]) => river.has(beside(square, rows, columns) ?? ""));
  return open.find(([rows, columns]) => from && rows === -from[0] && columns === -from[1]) ?? open[0] ?? null;
}

/** The course of all rivers as one path, to be drawn with a broad line. */
export function course(river: Set<string>): string {
  return [...river].map((square) => reach(square, river)).join("");
}

function reach(square: string, river: Set<string>): string {
  const ways = STEPS.filter(([rows, columns]) => river.has(beside(square, rows, columns) ?? ""));
  const out = ways.length === 1 || isLake(square, river) ? wayOut(square, river) : null;
  const points = [...ways, ...(out ? [out] : [])].map(([rows, columns]) => crossing(square, rows, columns));
  const { x, y } = middle(square);
  const [first, ...others] = points;
  if (!first) return `M${x} ${y}h.1`;
  if (!others.length) return `M${first.x} ${first.y}L${x} ${y}`;
  return others.map((point) => `M${first.x} ${first.y}Q${x} ${y} ${point.x} ${point.y}`).join("");
}

/** Four river squares that meet at a corner form a lake; these are the upper left ones. */
function lakesOf(river: Set<string>): string[] {
  return [...river].filter((square) => fourOf(square).length === 4 && fourOf(square).every((each) => river.has(each)));
}

function isLake(square: string, river: Set<string>): boolean {
  return lakesOf(river).some((lake) => fourOf(lake).includes(square));
}

/** Where the water runs fastest: along the course, through the middle of lakes, and out over the edge of the board. */
export function current(river: Set<string>): string {
  const all = lakesOf(river);
  const still = new Set(all.flatMap(fourOf));
  const moving = new Set([...river].filter((square) => !still.has(square)));
  return (
    [...moving].map((square) => reach(square, river)).join("") + all.map((lake) => through(lake, all, moving)).join("")
  );
}

/** From where rivers enter a lake to its middle, and on to neighbouring lakes or over the edge. */
function through(lake: string, all: string[], moving: Set<string>): string {
  const [x, y] = [(columnOf(lake) + 1) * SQUARE, (rowOf(lake) + 1) * SQUARE];
  const into = fourOf(lake).flatMap((square) =>
    STEPS.filter(([rows, columns]) => moving.has(beside(square, rows, columns) ?? "")).map(([rows, columns]) => {
      const [from, by] = [crossing(square, rows, columns), middle(square)];
      return `M${from.x} ${from.y}Q${by.x} ${by.y} ${x} ${y}`;
    }),
  );
  const on = neighbours(lake)
    .filter((other) => all.includes(other))
    .map((other) => `M${x} ${y}L${(columnOf(other) + 1) * SQUARE} ${(rowOf(other) + 1) * SQUARE}`);
  const out =
    columnOf(lake) === COLUMNS - 2
      ? `M${x} ${y}h${SQUARE * 1.5}`
      : rowOf(lake) === 0
        ? `M${x} ${y}v${-SQUARE * 1.5}`
        : "";
  return [...into, ...on, out].join("");
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Lakes as boxes, minus a shore around them; one at the edge of the board continues beyond it. */
export function lakes(river: Set<string>, shore: number): Box[] {
  return lakesOf(river).map((square) => {
    const [row, column] = [rowOf(square), columnOf(square)];
    const [left, top] = [column > 0 ? shore : -SQUARE, row > 0 ? shore : -SQUARE];
    const [right, bottom] = [column < COLUMNS - 2 ? shore : -SQUARE, row < ROWS - 2 ? shore : -SQUARE];
    return {
      x: column * SQUARE + left,
      y: row * SQUARE + top,
      width: 2 * SQUARE - left - right,
      height: 2 * SQUARE - top - bottom,
    };
  });
}
