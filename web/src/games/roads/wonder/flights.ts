// Bricks on their way: from the home of who has bought them to their place in the wonder. Neutral ones just come.

import type { Flight } from "../../../table/model/motion/scene";
import { tileIn, type MapGeometry } from "../land/ground";
import type { Public } from "../position";
import { pieceOf, pointsOf } from "./rows";

/** The places of the page between which they fly. */
export const tileAnchor = (tile: string): string => `tile-${tile}`;
export const brickAnchor = (place: number): string => `brick-${place}`;

/** Whose brick flies. */
export type BrickFlight = Flight<number>;

export function bricksLaid(ground: MapGeometry, before: Public, after: Public): BrickFlight[] {
  return after.bricks.slice(before.bricks.length).map((owner, index): BrickFlight => {
    const place = before.bricks.length + index;
    const home = after.players[owner]?.home;
    const tile = home ? tileIn(ground, home) : null;
    const more = owner < 0 ? 0 : pointsOf(after, owner) - pointsOf(before, owner);
    return {
      piece: pieceOf(place),
      what: owner,
      way: [...(tile ? [tileAnchor(tile.name)] : []), brickAnchor(place)],
      kind: tile ? "move" : "come",
      from: tile ? 0 : 0.4,
      to: 1,
      ...(more > 0 && { label: `+${more}` }),
    };
  });
}
