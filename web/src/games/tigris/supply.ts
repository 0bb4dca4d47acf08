// How near the end is: the game ends when the bag can't fill a hand, or when few treasures are left on the board.

import type { TigrisFacts as Facts } from "../../api/schema";
import type { Public } from "./position";

/** Two kingdoms with corner treasures may take this many at once. */
const AT_ONCE = 2;

/** Which of the two may run out soon: the bag within about two rounds, or the treasures. */
export function supplyOf(
  { bag, treasures_left, players }: Pick<Public, "bag" | "treasures_left" | "players">,
  { hand, last_treasures }: Facts,
): { bag: boolean; treasures: boolean } {
  return { bag: bag < hand * players.length, treasures: treasures_left <= last_treasures + AT_ONCE };
}
