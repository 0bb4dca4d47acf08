// Where the page marks what could be built on a tile, so that no two marks are nearer than a finger is wide: one for each
// thing where there is room; where there is not, one for all that belongs to a side, or to its half; and where even that is too
// near, one for all of them.

import {
  between,
  bridgeAt,
  corner,
  crossing,
  mid,
  plus,
  polar,
  SIDE_NAMES,
  type MapGeometry,
  type Point,
  type Tile,
} from "./land/ground";

export const WORKS = ["road", "bridge", "wall", "demolish"] as const;
export type WorkKind = (typeof WORKS)[number];

/** Something that could be built, in the notation of its action. */
export interface Work {
  kind: WorkKind;
  name: string;
  /** The action that builds it. */
  action: string;
  label: string;
}
export interface Mark extends Point {
  radius: number;
  /** What a click on it builds; if there are several, the reader is asked which. */
  works: Work[];
}

export const FINGER = 24; // pixels
const RADIUS = 14; // units of the map; a side is 100 long
const INSIDE = 62; // the distance of road marks from the middle of the tile

/** Where a work is marked on its own: roads inside the tile, walls on their side and away from the roads. */
function alone(ground: MapGeometry, tile: Tile, { kind, name }: Work): Point {
  if (kind === "road") {
    const { side, turn } = crossing(ground, name) ?? { side: 0, turn: 0 };
    return polar(60 * side + turn, INSIDE);
  }
  if (kind === "bridge") {
    const { x, y } = bridgeAt(ground, name) ?? tile;
    return { x: (x - tile.x) * 0.85, y: (y - tile.y) * 0.85 };
  }
  const side = SIDE_NAMES.indexOf(name.split("/")[1] ?? "");
  return between(mid(side), corner(kind === "wall" ? side : side - 1), 0.56);
}

const BESIDE = 17; // degrees from the middle of a side that a river crosses: ashore

/** Where all that belongs to its side is marked, on a side with a river beside it; bridges belong to none. */
function atSide(ground: MapGeometry, tile: Tile, work: Work): Point {
  if (work.kind === "bridge") return alone(ground, tile, work);
  const road = work.kind === "road" ? crossing(ground, work.name) : null;
  const side = road?.side ?? SIDE_NAMES.indexOf(work.name.split("/")[1] ?? "");
  if (!tile.river.includes(side)) return mid(side);
  const turn = road ? Math.sign(road.turn) : work.kind === "wall" ? 1 : -1;
  return polar(60 * side + turn * BESIDE, mid(0).x / Math.cos((BESIDE * Math.PI) / 180));
}

/** Works that are marked at the same point share a mark. */
function gathered(works: Work[], at: (work: Work) => Point): (Point & { works: Work[] })[] {
  const found = new Map<string, Point & { works: Work[] }>();
  for (const work of works) {
    const point = at(work);
    const key = `${point.x.toFixed(0)} ${point.y.toFixed(0)}`;
    found.set(key, { ...point, works: [...(found.get(key)?.works ?? []), work] });
  }
  return [...found.values()];
}

function nearest(points: Point[]): number {
  return Math.min(
    Infinity,
    ...points.flatMap((one, index) =>
      points.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );
}

/** The marks of what could be built on a tile, on a map drawn with `scale` pixels per unit. */
export function marksOf(ground: MapGeometry, tile: Tile, works: Work[], scale: number): Mark[] {
  const least = Math.max(2 * RADIUS, FINGER / scale);
  const ways = [alone, atSide].map((where) => gathered(works, (work) => where(ground, tile, work)));
  const [bank] = tile.banks;
  const ashore = bank ? plus(bank, tile, -1) : { x: 0, y: 0 };
  const marks = ways.find((each) => nearest(each) >= least) ?? gathered(works, () => ashore);
  return marks.map((mark) => ({ ...plus(tile, mark), works: mark.works, radius: least / 2 }));
}
