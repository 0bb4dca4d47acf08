// Where the sea has room for a legend and a compass: away from all tiles, and from the buttons that lie over it.

import { APOTHEM, SIDE, type MapGeometry, type Point } from "./ground";
import { overlap, type Box } from "./slots";

/** A part of the plane, from its upper left corner. */
export type Part = MapGeometry["box"];
/** The part that is seen, and the parts of it that lie under buttons. */
export interface Sheet extends Part {
  buttons: Part[];
}

const [STEP, AIR] = [20, 30]; // units from one place that is tried to the next, and beside everything

/** The nearest free place to a point for something so big; null if there is none. */
export function roomFor(
  ground: MapGeometry,
  sheet: Sheet,
  size: Omit<Box, "x" | "y">,
  near: Point,
  taken: Box[] = [],
): Box | null {
  const { width, height } = size;
  const [right, bottom] = [sheet.x + sheet.width, sheet.y + sheet.height];
  const kept = [...sheet.buttons.map((each) => ({ ...each, ...middleOf(each) })), ...taken];
  const wide = { width: width + AIR, height: height + AIR };
  const tile = { width: 2 * APOTHEM, height: 2 * SIDE };
  let [best, least]: [Box | null, number] = [null, Infinity];
  for (let x = sheet.x + wide.width / 2; x <= right - wide.width / 2; x += STEP)
    for (let y = sheet.y + wide.height / 2; y <= bottom - wide.height / 2; y += STEP) {
      const far = Math.hypot(x - near.x, y - near.y);
      if (far >= least) continue;
      const box = { x, y, ...wide };
      if (kept.some((other) => overlap(box, other))) continue;
      if (ground.tiles.some((each) => overlap(box, { x: each.x, y: each.y, ...tile }))) continue;
      [best, least] = [{ x, y, width, height }, far];
    }
  return best;
}

const middleOf = ({ x, y, width, height }: Part): Point => ({ x: x + width / 2, y: y + height / 2 });
