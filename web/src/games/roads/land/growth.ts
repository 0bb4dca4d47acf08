// What grows or lies on each terrain: where, and how it is drawn. Each of it is laid out as paths in the plane of the map:
// a copy of a drawing that is moved by itself costs the browser much more, and a map has a thousand of them.

import { APOTHEM, chance, polar, riverLines, type Point, type Terrain, type Tile } from "./ground";
import { inTile, toRiver, type Box } from "./slots";

/** A part of a drawing: how it is painted (a class), its path, and how wide its line is, if it has one. */
interface Part {
  paint: string;
  path: string;
  line?: number;
}

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

const LEAF = 1.2;
const STALK = 2.6;
/** Each around the point where it stands. */
const ART = {
  fir: [
    { paint: "trunk", path: "M-2 0h4v5h-4z" },
    { paint: "leaf", path: "M0-30L12-4Q0 3-12-4Z", line: LEAF },
    { paint: "leaf-light", path: "M0-30L-12-4Q-6-1-2-1Z" },
  ],
  tree: [
    { paint: "trunk", path: "M-2-2h4v7h-4z" },
    { paint: "leaf", path: round(0, -12, 11), line: LEAF },
    { paint: "leaf-light", path: "M-8-19A11 11 0 0 0-7-4 13 13 0 0 1-8-19Z" },
  ],
  tuft: [{ paint: "grass", path: "M-7 0Q-5-6-9-10M-1 0V-12M6 0Q4-6 9-10", line: STALK }],
  flower: [
    { paint: "grass", path: "M0 0Q-1-5 0-8M6 1Q5-3 6-7", line: STALK },
    { paint: "bloom", path: round(0, -9.5, 2.8) + round(6, -7.5, 2.2) },
  ],
  boulder: [
    { paint: "stone", path: "M-15 4L-13-6-5-13 5-13 14-4 15 4Q0 8-15 4Z" },
    { paint: "stone-light", path: "M-13-6L-5-13 5-13 1-4-9-1Z" },
    { paint: "stone-deep", path: "M1-4L5-13 14-4 15 4Q8 6 4 6Z" },
  ],
  slab: [
    { paint: "stone", path: "M-18 3L-14-5 8-9 18-2 15 4Q0 7-18 3Z" },
    { paint: "stone-light", path: "M-14-5L8-9 18-2-4 0Z" },
  ],
  pebbles: [
    { paint: "stone", path: "M-10 3Q-11-4-5-5 1-5 1 3ZM3 4Q3-1 8-2 12-1 12 4Z" },
    { paint: "stone-light", path: "M-9-1Q-8-4-5-4-3-4-2-3-6-2-9-1Z" },
  ],
  peak: [
    { paint: "crag", path: "M-24 5L-4-36Q0-40 4-36L24 5Q0 9-24 5Z" },
    { paint: "crag-light", path: "M-24 5L-4-36-1-12-9-4-8 7Q-18 7-24 5Z" },
    { paint: "snow", path: "M-12-20L-4-36Q0-40 4-36L12-20 5-23 1-17-4-23Z" },
  ],
  hill: [
    { paint: "crag", path: "M-17 5L-3-20Q0-23 3-20L17 5Q0 8-17 5Z" },
    { paint: "crag-light", path: "M-17 5L-3-20-1-5-6 6Q-13 6-17 5Z" },
  ],
  dune: [
    { paint: "dune", path: "M-26 4Q-12-11 2-9 14-6 26 4 12 0 2 2-10 0-26 4Z" },
    { paint: "dune-deep", path: "M2-9Q14-6 26 4 12 0 2 2 8-4 2-9Z" },
  ],
  cactus: [{ paint: "cactus", path: "M0 3V-17M0-6H-7V-13M0-9H7V-16", line: 5 }],
  wave: [{ paint: "foam", path: "M-18 0q9-7 18 0t18 0M-8 9q7-6 14 0", line: STALK }],
} satisfies Record<string, Part[]>;
type Art = keyof typeof ART;

/** What there is on a terrain, how many, how far apart, and how wide and high the biggest is. */
interface Growth {
  art: [Art, Art, Art];
  count: number;
  apart: number;
  wide: number;
  high: number;
}
const GROWTH: Record<Terrain, Growth> = {
  woods: { art: ["fir", "tree", "fir"], count: 24, apart: 18, wide: 24, high: 30 },
  pasture: { art: ["tuft", "flower", "tuft"], count: 11, apart: 26, wide: 18, high: 12 },
  rock: { art: ["boulder", "slab", "pebbles"], count: 11, apart: 28, wide: 34, high: 13 },
  mountain: { art: ["peak", "peak", "hill"], count: 9, apart: 31, wide: 42, high: 38 },
  desert: { art: ["dune", "dune", "cactus"], count: 7, apart: 34, wide: 50, high: 14 },
  sea: { art: ["wave", "wave", "wave"], count: 5, apart: 44, wide: 36, high: 12 },
};
const HEART = 32; // units around where things lie that stay free
const RIVER = 21; // and around rivers

interface Mark extends Point {
  size: number;
  which: number;
}

/** Is there room for a mark, away from the river and from where things stand? */
function free(tile: Tile, at: Box, rivers: Point[]): boolean {
  if (!inTile({ ...at, y: at.y - at.height / 2 }, 1)) return false;
  if (rivers.length && toRiver({ ...at, y: at.y - at.height / 2 }, rivers) < RIVER) return false;
  return (
    tile.terrain === "sea" ||
    tile.banks.every((bank) => Math.hypot(bank.x - tile.x - at.x, bank.y - tile.y - at.y) > HEART)
  );
}

/** Where something stands on a tile, those further up first. */
function marks(tile: Tile, terrain: Terrain): Mark[] {
  const found: Mark[] = [];
  const rivers = riverLines(tile).flat();
  const { count, apart, wide, high } = GROWTH[terrain];
  for (let tried = 0; found.length < count && tried < 160; tried += 1) {
    const at = polar(
      chance(tile.q, tile.r, tried) * 360,
      Math.sqrt(chance(tile.q, tile.r, tried + 100)) * (APOTHEM - 13),
    );
    const size = 0.85 + chance(tile.q, tile.r, tried + 200) * 0.35;
    if (
      !free(tile, { ...at, width: wide * size * 0.8, height: high * size }, rivers) ||
      found.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < apart)
    )
      continue;
    found.push({
      ...at,
      size,
      which: Math.floor(chance(tile.q, tile.r, tried + 300) * 3),
    });
  }
  return found.sort((one, other) => one.y - other.y);
}

/** All that grows or lies on a tile, as parts to be painted one over the other. */
export function growthOn(tile: Tile, terrain: Terrain): Part[] {
  return marks(tile, terrain).flatMap(({ x, y, size, which }) => {
    const parts: Part[] = ART[GROWTH[terrain].art[which] ?? GROWTH[terrain].art[0]];
    return parts.map(({ paint, path, line }) => ({
      paint,
      path: placed(path, { x: tile.x + x, y: tile.y + y }, size),
      ...(line && { line: hundredths(line * size) }),
    }));
  });
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** How each number after a command changes: along x, along y, in size alone, or not at all. */
const ALONG: Record<string, string> = { H: "x", V: "y", A: "ss===xy" };

/** A path of SVG that is drawn around the origin, in another size and at another point. */
export function placed(path: string, at: Point, size = 1): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const shift = command === command.toLowerCase() ? { x: 0, y: 0 } : at; // what is relative only changes its size
    const along = ALONG[command.toUpperCase()] ?? "xy";
    const found = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number).map((value, index) => {
      const how = along[index % along.length];
      if (how === "=") return value;
      return hundredths(value * size + (how === "x" ? shift.x : how === "y" ? shift.y : 0));
    });
    return command + found.join(" ");
  });
}
