// Where the page marks the places that one can go to: within the place, on what lies there only where no room is left.
// Places that are too near each other for a finger have one mark, and are told apart when the map is bigger.

import { siteOf, plus, type MapGeometry, type Point, type Tile } from "./land/ground";
import { marksArea, overlap, waterOf, wholeOf, type Area, type Box } from "./land/places";
import type { TilePieces } from "./pieces";

export interface Target {
  /** A place of the notation. */
  place: string;
  /** What is written there. */
  mark: string;
  label: string;
}
/** A mark with all that it stands for; where that is more than one place the map has to be bigger first. */
export interface TargetMark extends Box {
  targets: Target[];
}

const WIDE = 26; // pixels

interface Placed {
  target: Target;
  tile: Tile;
  area: Area;
  near: Point;
}

const shared = (one: Box, other: Box): number =>
  Math.max(0, (one.width + other.width) / 2 - Math.abs(one.x - other.x)) *
  Math.max(0, (one.height + other.height) / 2 - Math.abs(one.y - other.y));

/** The point of an area that covers least, and of these the nearest; null if there is none away from other marks. */
function bestOf({ area, near }: Placed, size: number, pieces: Box[], marks: Box[]): Box | null {
  let [best, cost]: [Box | null, number] = [null, Infinity];
  for (const point of area.room(size, size)) {
    const box = { x: point.x, y: point.y, width: size, height: size };
    if (cost < Math.hypot(point.x - near.x, point.y - near.y) || marks.some((other) => overlap(box, other))) continue;
    const covers = pieces.reduce((all, piece) => all + shared(box, piece), 0) / size ** 2;
    const next = covers * 1e6 + Math.hypot(point.x - near.x, point.y - near.y);
    if (next < cost) [best, cost] = [box, next];
  }
  return best;
}

function onTile(placed: Placed[], laid: TilePieces | undefined, size: number, margin: number): TargetMark[] {
  const taken: Box[] = [...(laid?.pieces ?? []), ...(laid?.names ?? [])];
  const marks: TargetMark[] = [];
  for (const each of placed) {
    const box = bestOf(each, size, taken, marks);
    if (box) marks.push({ ...box, targets: [each.target] });
  }
  if (marks.length === placed.length) return marks;
  const [first] = placed;
  if (!first) return [];
  const all = placed.map(({ target }) => target);
  const one = bestOf({ ...first, area: wholeOf(margin), near: { x: 0, y: -40 } }, size, taken, []);
  return [{ ...(one ?? { x: 0, y: 0, width: size, height: size }), targets: all }];
}

/** The marks of targets, on a map with these pieces, in units of the map. */
export function targetMarks(ground: MapGeometry, targets: Target[], laid: TilePieces[], scale: number): TargetMark[] {
  const size = WIDE / scale;
  const margin = 2;
  const drawn = new Map(laid.map((each) => [each.tile, each]));
  const byTile = new Map<Tile, Placed[]>();
  for (const target of targets) {
    const site = siteOf(ground, target.place);
    if (!site) continue;
    const { tile, bank } = site;
    const area = site.kind === "river" || !bank ? waterOf(tile, margin) : marksArea(tile, bank);
    byTile.set(tile, [...(byTile.get(tile) ?? []), { target, tile, area, near: plus(site, tile, -1) }]);
  }
  return [...byTile].flatMap(([tile, placed]) =>
    onTile(placed, drawn.get(tile), size, margin).map((mark) => ({ ...mark, ...plus(tile, mark) })),
  );
}
