// Where the page marks the places that one can go to: below the name of a tile, or in the corner where that of a bank
// stands, so that little is covered; on the water where a boat would lie.

import { plus, siteOf, type MapGeometry, type Point, type Tile } from "./land/ground";
import { nameAt } from "./land/slots";
import { FINGER } from "./marks";

export interface Target {
  /** A place of the notation. */
  place: string;
  /** What is written there. */
  mark: string;
  label: string;
}
/** A mark with all that it stands for; where that is more than one place, the map has to be bigger first. */
export interface TargetMark extends Point {
  tile: Tile;
  targets: Target[];
}

const INWARDS = 0.66; // of the way to the name

/**
 * The marks of targets, on a map drawn with `scale` pixels to a unit: one for a tile where two would be too near, and on
 * small tiles in the middle.
 */
export function targetMarks(ground: MapGeometry, targets: Target[], scale: number, small: boolean): TargetMark[] {
  const found = new Map<Tile, TargetMark[]>();
  for (const target of targets) {
    const site = siteOf(ground, target.place);
    if (!site) continue;
    const { tile, bank, kind } = site;
    const named = bank && !small && (kind === "bank" || kind === "sea");
    // Nearer to the middle than the name, so that marks of tiles side by side do not meet at their corner.
    const at = named ? plus(tile, nameAt(tile, bank), tile.river.length ? 1 : INWARDS) : site;
    found.set(tile, [...(found.get(tile) ?? []), { tile, x: at.x, y: at.y, targets: [target] }]);
  }
  return [...found.values()].flatMap((marks) => {
    const [first] = marks;
    const near = marks.some((one, index) =>
      marks.slice(0, index).some((other) => Math.hypot(one.x - other.x, one.y - other.y) * scale < FINGER),
    );
    return first && near
      ? [{ ...first, ...plus(first.tile, { x: 0, y: 0 }), targets: marks.flatMap((each) => each.targets) }]
      : marks;
  });
}
