// How near the end is: the game ends when the bag cannot fill a hand, and when few treasures are left on the board.

import type { Public } from "./position";

/** Tiles that everybody may want in a round, and so many treasures that two kingdoms of corners may end it. */
const HAND = 6;
const FEW_TREASURES = 4;

/** Which of the two may run out soon: the bag within about two rounds, or the treasures. */
export function supplyOf({ bag, treasures_left, players }: Pick<Public, "bag" | "treasures_left" | "players">): {
  bag: boolean;
  treasures: boolean;
} {
  return { bag: bag < HAND * players.length, treasures: treasures_left <= FEW_TREASURES };
}
