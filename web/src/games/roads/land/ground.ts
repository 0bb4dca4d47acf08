// The map from its file, laid out in the plane: tiles, their banks and rivers, and where everything is. Names are those
// of the notation: tiles by rows, banks a, b, c, rivers `c4~`, docks `c4b>e`.

import { boardNamed } from "../../../app/boards";
import { remembered } from "../../../ui/shared";

export type Terrain = "woods" | "pasture" | "rock" | "mountain" | "desert" | "sea";
export interface Point {
  x: number;
  y: number;
}
export interface Bank extends Point {
  name: string;
  /** a, b or c; empty if the tile has only one part. */
  letter: string;
  /** How many of the tile's twelve half-sides belong to it. */
  halves: number;
  outline: string;
  /** The same as points around the middle of the tile. */
  edge: Point[];
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
  /** For each half-side, the index of its bank. */
  halves: number[];
}
export interface BoardData {
  title: string;
  record?: { points: number; by: string };
  tiles: { q: number; r: number; terrain: Terrain; river?: string[]; start?: boolean }[];
}
export interface MapGeometry {
  title: string;
  /** The best known result on it. */
  record: { points: number; by: string } | null;
  tiles: Tile[];
  byName: Map<string, Tile>;
  banks: Map<string, Bank & { tile: Tile }>;
  box: { x: number; y: number; width: number; height: number };
}

export const SIDE = 100;
export const APOTHEM = (SIDE * Math.sqrt(3)) / 2;
const EDGE = 18; // around all of it
const DOCK = 1.22; // a docked boat lies in the water, beyond the side of its tile
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

/** A point at an angle in degrees, counterclockwise from east. */
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

/** The letters of a row: a to z, then aa, ab … */
export function rowName(index: number): string {
  return (index >= 26 ? rowName(Math.floor(index / 26) - 1) : "") + String.fromCharCode(97 + (index % 26));
}

/** A number computed from a tile's position, so that decorations look random and stay as they are. */
export function chance(q: number, r: number, salt: number): number {
  const mixed = Math.sin(q * 127.1 + r * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** A cubic curve; each begins where the one before it ends, in the same direction. */
export interface Curve {
  from: Point;
  first: Point;
  second: Point;
  to: Point;
}

const HERE: Point = { x: 0, y: 0 };
const inwards = (side: number, far: number): Point => polar(60 * side, APOTHEM * (1 - far));
const SPRING = 0.22; // how far from the middle of its tile a river rises
const STEPS = 12;

function halved({ from, first, second, to }: Curve): Curve[] {
  const [a, b, c] = [between(from, first), between(first, second), between(second, to)];
  const [d, e] = [between(a, b), between(b, c)];
  const middle = between(d, e);
  return [
    { from, first: a, second: d, to: middle },
    { from: middle, first: e, second: c, to },
  ];
}

/** From side to side: it crosses both at a right angle, so that it goes on smoothly beyond; a long one winds. */
function through([one = 0, other = 3]: number[], q: number, r: number): Curve[] {
  const [from, to] = [mid(one), mid(other)];
  const apart = Math.min(other - one, 6 - other + one);
  if (apart < 3) {
    const far = apart === 1 ? 0.9 : 0.84; // so that both banks have room
    return halved({ from, first: inwards(one, far), second: inwards(other, far), to });
  }
  const along = polar(60 * other + (chance(q, r, 1) < 0.5 ? -42 : 42), APOTHEM * 0.36);
  return [
    { from, first: inwards(one, 0.48), second: plus(HERE, along, -1), to: HERE },
    { from: HERE, first: along, second: inwards(other, 0.48), to },
  ];
}

/** Three rivers that become one: two bend into each other, the third joins them in the direction in which they flow. */
function fork(river: number[], q: number, r: number): Curve[] {
  const joins = Math.floor(chance(q, r, 2) * 3);
  const [begins, ends] = [river[(joins + 1) % 3] ?? 0, river[(joins + 2) % 3] ?? 0];
  const middle = polar(60 * (river[joins] ?? 0) + 180, 12);
  const way = plus(mid(ends), mid(begins), -1);
  const against = plus(middle, way, -0.19);
  return river.map((side) => ({
    from: mid(side),
    first: inwards(side, 0.5),
    second: side === ends ? plus(middle, way, 0.19) : against,
    to: middle,
  }));
}

/** A tile's river, around its middle: from side to side, from three sides to where they meet, or from a side to its spring. */
export function riverCurves({ river, q, r }: Pick<Tile, "river" | "q" | "r">): Curve[][] {
  if (river.length === 2) return [through(river, q, r)];
  if (river.length === 3) return fork(river, q, r).map((curve) => [curve]);
  return river.map((side) => {
    const turn = 60 * side + (chance(q, r, 1) < 0.5 ? 90 : -90);
    const to = polar(60 * side, APOTHEM * SPRING);
    return [{ from: mid(side), first: inwards(side, 0.35), second: plus(to, polar(turn, 22)), to }];
  });
}

/** Points along each of them. */
export function riverLines(tile: Pick<Tile, "river" | "q" | "r">): Point[][] {
  return riverCurves(tile).map((curves) => [
    ...curves.slice(0, 1).map(({ from }) => from),
    ...curves.flatMap(({ from, first, second, to }) =>
      Array.from({ length: STEPS }, (_, step) => {
        const share = (step + 1) / STEPS;
        const [a, b, c] = [between(from, first, share), between(first, second, share), between(second, to, share)];
        return between(between(a, b, share), between(b, c, share), share);
      }),
    ),
  ]);
}

/** A tile's river as it is drawn on the map. */
export function riverPaths(tile: Tile): string[] {
  const at = (point: Point): string => text(plus(tile, point));
  return riverCurves(tile).map(
    (curves) =>
      `M${curves
        .slice(0, 1)
        .map(({ from }) => at(from))
        .join("")}${curves.map(({ first, second, to }) => `C${at(first)} ${at(second)} ${at(to)}`).join("")}`,
  );
}

/** Which bank each of the twelve half-sides belongs to; a bank begins after the river's side. */
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

/** Does an outline enclose a point? */
export function within(outline: Point[], { x, y }: Point): boolean {
  let inside = false;
  outline.forEach((one, index) => {
    const other = outline[(index + 1) % outline.length] ?? one;
    if (one.y > y !== other.y > y && x < one.x + ((other.x - one.x) * (y - one.y)) / (other.y - one.y))
      inside = !inside;
  });
  return inside;
}

function farFrom({ x, y }: Point, one: Point, other: Point): number {
  const way = plus(other, one, -1);
  const share = ((x - one.x) * way.x + (y - one.y) * way.y) / (way.x ** 2 + way.y ** 2 || 1);
  const near = plus(one, way, Math.min(1, Math.max(0, share)));
  return Math.hypot(near.x - x, near.y - y);
}

const hearts = new Map<string, Point>();

/** Where an outline leaves most room around a point: the heart of a bank, however it bends. Many banks are alike. */
function heart(outline: Point[]): Point {
  const shape = path(outline);
  const found = hearts.get(shape) ?? roomiest(outline);
  hearts.set(shape, found);
  return found;
}

function roomiest(outline: Point[]): Point {
  let [best, room] = [HERE, 0];
  for (let x = -80; x <= 80; x += 8)
    for (let y = -96; y <= 96; y += 8) {
      if (!within(outline, { x, y })) continue;
      const free = Math.min(
        ...outline.map((one, index) => farFrom({ x, y }, one, outline[(index + 1) % outline.length] ?? one)),
      );
      if (free > room) [best, room] = [{ x, y }, free];
    }
  return best;
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
    const at = count > 1 ? heart(outline) : river.length ? polar(60 * (river[0] ?? 0) + 180, 24) : HERE;
    return {
      name: name + letter,
      letter,
      halves: halves.filter((half) => half === index).length,
      outline: path(outline),
      edge: outline,
      x: x + at.x,
      y: y + at.y,
    };
  });
  return { name, q, r, terrain, river, start: each.start === true, banks, halves, x, y };
}

export function groundOf({ title, record, tiles }: BoardData): MapGeometry {
  const sorted = [...tiles].sort((one, other) => one.r - other.r || one.q - other.q);
  const rows = [...new Set(sorted.map(({ r }) => r))];
  const counts = new Map<number, number>();
  const laid = sorted.map((each) => {
    const number = (counts.get(each.r) ?? 0) + 1;
    counts.set(each.r, number);
    return tileOf(each, `${rowName(rows.indexOf(each.r))}${number}`);
  });
  const [xs, ys] = [laid.map(({ x }) => x), laid.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - APOTHEM - EDGE, Math.min(...ys) - SIDE - EDGE];
  return {
    title,
    record: record ?? null,
    tiles: laid,
    byName: new Map(laid.map((tile) => [tile.name, tile])),
    banks: new Map(laid.flatMap((tile) => tile.banks.map((bank) => [bank.name, { ...bank, tile }] as const))),
    box: {
      x: left,
      y: top,
      width: Math.max(...xs) + APOTHEM + EDGE - left,
      height: Math.max(...ys) + SIDE + EDGE - top,
    },
  };
}

/** The tile beyond a side. */
export function nextTo(ground: MapGeometry, tile: Tile, side: number): Tile | undefined {
  const [dq, dr] = DIRECTIONS[side] ?? [0, 0];
  return ground.tiles.find((other) => other.q === tile.q + dq && other.r === tile.r + dr);
}

/** Where a river boat is on a tile: in the middle of its river. */
export function onRiver(tile: Tile): Point {
  const line = riverLines(tile)[0] ?? [];
  const at = { 1: 7, 2: STEPS }[tile.river.length] ?? line.length - 1;
  return plus(tile, line[at] ?? HERE);
}

export interface Site extends Point {
  tile: Tile;
  kind: "bank" | "sea" | "river" | "dock";
  bank: Bank | null;
}

const sites = new WeakMap<MapGeometry, Map<string, Site | null>>();

/** Where a site is, from its notation: a bank, the river of a tile, a dock, or the sea. */
export function siteOf(ground: MapGeometry, name: string): Site | null {
  const known = sites.get(ground) ?? new Map<string, Site | null>();
  sites.set(ground, known);
  const found = known.get(name);
  if (found !== undefined) return found;
  const site = locate(ground, name);
  known.set(name, site);
  return site;
}

function locate(ground: MapGeometry, name: string): Site | null {
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
    return { ...plus(tile, polar(60 * direction + turn, APOTHEM * DOCK)), tile, kind: "dock", bank: bank ?? null };
  }
  if (tile.terrain === "sea") return { x: tile.x, y: tile.y, tile, kind: "sea", bank: bank ?? null };
  return { x: bank?.x ?? tile.x, y: bank?.y ?? tile.y, tile, kind: "bank", bank: bank ?? tile.banks[0] ?? null };
}

/** The tile of any place in notation. */
export function tileIn(ground: MapGeometry, place: string): Tile | null {
  return siteOf(ground, place)?.tile ?? null;
}

/**
 * Which side of the first bank's tile a road crosses, and how far from its middle: on the half that both banks share.
 */
export function crossing(ground: MapGeometry, link: string): { side: number; turn: number } | null {
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

/** Where a road crosses the border, around the middle of the tile that it comes from. */
const borderAt = ({ side, turn }: { side: number; turn: number }): Point =>
  polar(60 * side + turn, turn ? APOTHEM / Math.cos(Math.PI / 12) : APOTHEM);

/** A road from bank to bank, across their common side; `outside`: its middle part. */
export function roadPath(ground: MapGeometry, link: string, outside = false): string {
  const [from, to] = link.split("-").map((name) => ground.banks.get(name));
  const at = crossing(ground, link);
  if (!from || !to || !at) return "";
  const cross = plus(from.tile, borderAt(at));
  if (outside) return `M${text(between(from, cross, 0.55))}L${text(cross)}L${text(between(cross, to, 0.45))}`;
  const over = polar(60 * at.side, APOTHEM * 0.3); // it crosses the border at a right angle
  return (
    `M${text(from)}C${text(between(from, cross, 0.4))} ${text(plus(cross, over, -1))} ${text(cross)}` +
    `S${text(between(to, cross, 0.4))} ${text(to)}`
  );
}

/** The outline of a bridge, around its middle, across a river that flows up or down. */
export const BRIDGE = "M-20-8H20V8H-20Z";

/** Where a bridge is (`c4ab`), and its angle. */
export function bridgeAt(ground: MapGeometry, spot: string): (Point & { turn: number }) | null {
  const tile = ground.byName.get(spot.slice(0, -2));
  const lines = tile && riverLines(tile);
  if (!tile || !lines) return null;
  const line = tile.river.length === 2 ? lines[0] : lines[{ ab: 1, bc: 2, ca: 0 }[spot.slice(-2)] ?? 0];
  const half = Math.floor((line?.length ?? 0) / 2);
  const [before, at, after] = [line?.[half - 1], line?.[half], line?.[half + 1]];
  if (!before || !at || !after) return null;
  return { ...plus(tile, at), turn: (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI + 90 };
}

/** The ends and the middle of a side (`c4/e`), where walls are built. */
export function wallAt(ground: MapGeometry, name: string): { from: Point; to: Point; at: Point } | null {
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

const known = remembered(groundOf);

export const groundNamed = async (name: string): Promise<MapGeometry> =>
  known(await boardNamed<BoardData>("roads", name));
