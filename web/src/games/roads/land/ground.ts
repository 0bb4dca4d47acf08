// The map as its file describes it, laid out in the plane: tiles, their banks and rivers, and where everything stands.
// Names are those of the notation: tiles by rows, banks a, b, c, rivers `c4~`, docks `c4b>e`.

import { peek } from "../../../api/client";

export type Terrain = "woods" | "pasture" | "rock" | "mountain" | "desert" | "sea";
export interface Point {
  x: number;
  y: number;
}
export interface Bank extends Point {
  name: string;
  /** a, b or c; empty where the tile is in one piece. */
  letter: string;
  /** How many of the twelve halves of the tile's sides are its own. */
  halves: number;
  outline: string;
}
export interface Tile extends Point {
  name: string;
  q: number;
  r: number;
  terrain: Terrain;
  /** The sides that a river touches, in order. */
  river: number[];
  start: boolean;
  banks: Bank[];
  /** Of each half the index of its bank. */
  halves: number[];
}
export interface BoardData {
  title: string;
  record?: { points: number; by: string };
  tiles: { q: number; r: number; terrain: Terrain; river?: string[]; start?: boolean }[];
}
export interface Ground {
  title: string;
  /** The best that is known of it. */
  record: { points: number; by: string } | null;
  tiles: Tile[];
  byName: Map<string, Tile>;
  banks: Map<string, Bank & { tile: Tile }>;
  box: { x: number; y: number; width: number; height: number };
}

export const SIDE = 100;
export const APOTHEM = (SIDE * Math.sqrt(3)) / 2;
export const SIDE_NAMES = ["e", "ne", "nw", "w", "sw", "se"];
const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;
const LETTERS = "abc";

/** A point at an angle against the clock from east, in degrees. */
export function polar(angle: number, far: number): Point {
  return { x: Math.cos((angle * Math.PI) / 180) * far, y: -Math.sin((angle * Math.PI) / 180) * far };
}

export const mid = (side: number): Point => polar(60 * side, APOTHEM);
export const corner = (index: number): Point => polar(60 * index + 30, SIDE);
export const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const plus = (one: Point, other: Point, share = 1): Point => ({
  x: one.x + other.x * share,
  y: one.y + other.y * share,
});
export const between = (one: Point, other: Point, share = 0.5): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

export const HEXAGON = `M${[0, 1, 2, 3, 4, 5].map((at) => text(corner(at))).join("L")}Z`;

/** Letters of a row: a to z, then aa, ab … */
export function rowName(index: number): string {
  return (index >= 26 ? rowName(Math.floor(index / 26) - 1) : "") + String.fromCharCode(97 + (index % 26));
}

/** A number from a tile's place, always the same, so that art looks scattered and stays as it is. */
export function chance(q: number, r: number, salt: number): number {
  const mixed = Math.sin(q * 127.1 + r * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** Points along a river from side to side: it leaves both straight, so that rivers join smoothly; a long one winds. */
function course([one = 0, other = 3]: number[], q: number, r: number): Point[] {
  const [from, to] = [mid(one), mid(other)];
  const wind = other - one === 3 ? (chance(q, r, 1) < 0.5 ? -34 : 34) : 0;
  const across = polar(60 * one + 90, wind);
  const [first, second] = [
    plus(polar(60 * one, APOTHEM * 0.42), across),
    plus(polar(60 * other, APOTHEM * 0.42), across, -1),
  ];
  return Array.from({ length: 13 }, (_, step) => {
    const share = step / 12;
    const [a, b, c] = [between(from, first, share), between(first, second, share), between(second, to, share)];
    return between(between(a, b, share), between(b, c, share), share);
  });
}

/** The middle lines of a tile's river: from side to side, from the three sides of a junction to its middle, or from a source. */
export function riverLines({ river, q, r }: Pick<Tile, "river" | "q" | "r">): Point[][] {
  if (river.length === 2) return [course(river, q, r)];
  const inner = river.length === 1 ? 0.3 : 0;
  return river.map((side) => {
    const [from, to] = [mid(side), polar(60 * side, APOTHEM * inner)];
    return Array.from({ length: 13 }, (_, step) => between(from, to, step / 12));
  });
}

/** Which bank each of the twelve halves of the sides belongs to; a bank begins after the river's side. */
export function halvesOf(river: number[]): number[] {
  const found = Array<number>(12).fill(0);
  if (river.length < 2) return found;
  river.forEach((side, bank) => {
    const end = 2 * (river[(bank + 1) % river.length] ?? 0);
    for (let half = (2 * side + 1) % 12; ; half = (half + 1) % 12) {
      found[half] = bank;
      if (half === end) return;
    }
  });
  return found;
}

/** The outline of a bank: along the sides of the tile, and back along the river. */
function outlineOf(tile: Pick<Tile, "river" | "q" | "r">, bank: number): Point[] {
  const { river } = tile;
  if (river.length < 2) return [0, 1, 2, 3, 4, 5].map(corner);
  const [from, to] = [river[bank] ?? 0, river[(bank + 1) % river.length] ?? 0];
  const points = [mid(from)];
  for (let side = from; side !== to; side = (side + 1) % 6) points.push(corner(side));
  points.push(mid(to));
  const lines = riverLines(tile);
  if (river.length === 2) return [...points, ...(bank === 0 ? [...(lines[0] ?? [])].reverse() : (lines[0] ?? []))];
  const [first, last] = [lines[bank] ?? [], lines[(bank + 1) % 3] ?? []];
  return [...points, ...last, ...[...first].reverse()];
}

/** The middle of what an outline encloses. */
function middle(points: Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  points.forEach((one, index) => {
    const other = points[(index + 1) % points.length] ?? one;
    const cross = one.x * other.y - other.x * one.y;
    area += cross;
    x += (one.x + other.x) * cross;
    y += (one.y + other.y) * cross;
  });
  return { x: x / (3 * area), y: y / (3 * area) };
}

const path = (points: Point[]): string => `M${points.map(text).join("L")}Z`;

function tileOf(each: BoardData["tiles"][number], name: string): Tile {
  const { q, r, terrain } = each;
  const river = (each.river ?? []).map((side) => SIDE_NAMES.indexOf(side)).sort((one, other) => one - other);
  const [x, y] = [2 * APOTHEM * (q + r / 2), 1.5 * SIDE * r];
  const halves = halvesOf(river);
  const count = Math.max(1, river.length);
  const banks = Array.from({ length: count }, (_, index): Bank => {
    const outline = outlineOf({ river, q, r }, index);
    const letter = count > 1 ? (LETTERS[index] ?? "") : "";
    const at = count > 1 ? middle(outline) : river.length ? polar(60 * (river[0] ?? 0) + 180, 14) : { x: 0, y: 0 };
    return {
      name: name + letter,
      letter,
      halves: halves.filter((half) => half === index).length,
      outline: path(outline),
      x: x + at.x,
      y: y + at.y,
    };
  });
  return { name, q, r, terrain, river, start: each.start === true, banks, halves, x, y };
}

export function groundOf({ title, record, tiles }: BoardData): Ground {
  const sorted = [...tiles].sort((one, other) => one.r - other.r || one.q - other.q);
  const rows = [...new Set(sorted.map(({ r }) => r))];
  const counts = new Map<number, number>();
  const laid = sorted.map((each) => {
    const number = (counts.get(each.r) ?? 0) + 1;
    counts.set(each.r, number);
    return tileOf(each, `${rowName(rows.indexOf(each.r))}${number}`);
  });
  const [xs, ys] = [laid.map(({ x }) => x), laid.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - APOTHEM - 14, Math.min(...ys) - SIDE - 14];
  return {
    title,
    record: record ?? null,
    tiles: laid,
    byName: new Map(laid.map((tile) => [tile.name, tile])),
    banks: new Map(laid.flatMap((tile) => tile.banks.map((bank) => [bank.name, { ...bank, tile }] as const))),
    box: { x: left, y: top, width: Math.max(...xs) + APOTHEM + 14 - left, height: Math.max(...ys) + SIDE + 14 - top },
  };
}

/** The tile beyond a side. */
export function nextTo(ground: Ground, tile: Tile, side: number): Tile | undefined {
  const [dq, dr] = DIRECTIONS[side] ?? [0, 0];
  return ground.tiles.find((other) => other.q === tile.q + dq && other.r === tile.r + dr);
}

/** Where a river boat lies on a tile: in the middle of its river. */
function onRiver(tile: Tile): Point {
  const line = riverLines(tile)[0] ?? [];
  if (tile.river.length === 2) return plus(tile, line[6] ?? { x: 0, y: 0 });
  return plus(tile, tile.river.length === 1 ? (line[8] ?? { x: 0, y: 0 }) : { x: 0, y: 0 });
}

export interface Site extends Point {
  tile: Tile;
  kind: "bank" | "sea" | "river" | "dock";
  bank: Bank | null;
}

/** Where a site of the notation is: a bank, the river of a tile, a dock, or the sea. */
export function siteOf(ground: Ground, name: string): Site | null {
  const [place = "", side] = name.replace("~", "").split(">");
  const bank = ground.banks.get(place);
  const tile = bank?.tile ?? ground.byName.get(place);
  if (!tile) return null;
  if (name.endsWith("~")) return { ...onRiver(tile), tile, kind: "river", bank: null };
  if (side) {
    const direction = SIDE_NAMES.indexOf(side);
    const index = bank ? tile.banks.findIndex(({ name: each }) => each === bank.name) : 0;
    const own = [2 * direction, 2 * direction + 1].filter((half) => tile.halves[half] === index);
    const turn = own.length === 1 ? ((own[0] ?? 0) % 2 ? 14 : -14) : 0;
    return { ...plus(tile, polar(60 * direction + turn, APOTHEM * 0.86)), tile, kind: "dock", bank: bank ?? null };
  }
  if (tile.terrain === "sea") return { x: tile.x, y: tile.y, tile, kind: "sea", bank: bank ?? null };
  return { x: bank?.x ?? tile.x, y: bank?.y ?? tile.y, tile, kind: "bank", bank: bank ?? tile.banks[0] ?? null };
}

/** The tile of any place of the notation. */
export function tileIn(ground: Ground, place: string): Tile | null {
  return siteOf(ground, place)?.tile ?? null;
}

/** Which side of the first bank's tile a road crosses, and how far from its middle: on the half that both banks have. */
export function crossing(ground: Ground, link: string): { side: number; turn: number } | null {
  const [from, to] = link.split("-").map((name) => ground.banks.get(name));
  if (!from || !to) return null;
  const side = DIRECTIONS.findIndex(([dq, dr]) => from.tile.q + dq === to.tile.q && from.tile.r + dr === to.tile.r);
  const index = from.tile.banks.findIndex(({ name }) => name === from.name);
  const there = to.tile.banks.findIndex(({ name }) => name === to.name);
  const back = (side + 3) % 6;
  const own = [0, 1].filter(
    (half) => from.tile.halves[2 * side + half] === index && to.tile.halves[2 * back + 1 - half] === there,
  );
  return { side, turn: own.length === 1 ? (own[0] ? 15 : -15) : 0 };
}

/** A road from bank to bank, across their common side; `outside`: its middle part. */
export function roadPath(ground: Ground, link: string, outside = false): string {
  const [from, to] = link.split("-").map((name) => ground.banks.get(name));
  const at = crossing(ground, link);
  if (!from || !to || !at) return "";
  const cross = plus(from.tile, polar(60 * at.side + at.turn, at.turn ? APOTHEM / Math.cos(Math.PI / 12) : APOTHEM));
  if (outside) return `M${text(between(from, cross, 0.55))}L${text(cross)}L${text(between(cross, to, 0.6))}`;
  return `M${text(from)}Q${text(between(plus(between(from, cross), polar(60 * at.side, 0)), cross, 0.4))} ${text(cross)}Q${text(between(cross, to, 0.3))} ${text(to)}`;
}

/** Where a bridge lies (`c4ab`), and how it is turned. */
export function bridgeAt(ground: Ground, spot: string): (Point & { turn: number }) | null {
  const tile = ground.byName.get(spot.slice(0, -2));
  const lines = tile && riverLines(tile);
  if (!tile || !lines) return null;
  const line = tile.river.length === 2 ? lines[0] : lines[{ ab: 1, bc: 2, ca: 0 }[spot.slice(-2)] ?? 0];
  const [before, at, after] = [line?.[5], line?.[6], line?.[7]];
  if (!before || !at || !after) return null;
  return { ...plus(tile, at), turn: (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI + 90 };
}

/** The ends and the middle of a side (`c4/e`), where walls stand. */
export function wallAt(ground: Ground, name: string): { from: Point; to: Point; at: Point } | null {
  const [place = "", side = ""] = name.split("/");
  const tile = ground.byName.get(place);
  const direction = SIDE_NAMES.indexOf(side);
  if (!tile || direction < 0) return null;
  return {
    from: plus(tile, corner(direction - 1), 0.98),
    to: plus(tile, corner(direction), 0.98),
    at: plus(tile, mid(direction)),
  };
}

const read: Record<string, Promise<Ground> | undefined> = {};

/** The map of a name; it never changes, so it is asked for once. */
export function groundNamed(name: string): Promise<Ground> {
  const ground = read[name] ?? peek<BoardData>(`/games/roads/boards/${name}`).then(groundOf);
  read[name] = ground;
  ground.catch(() => (read[name] = undefined));
  return ground;
}
