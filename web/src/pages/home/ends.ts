// How a game ended, in a few words for a list.

import type { Outcome } from "../../api/schema";
import { type Called, seatName } from "../../session/table/seats";
import { say } from "../../i18n/words.svelte";

/** Who won, and how if not by playing to the end; null where that is nobody or several, or one played alone. `me`: the seat that is "You". */
export function endOf(
  { winners, how }: Pick<Outcome, "winners" | "how">,
  seats: Called[],
  me: number | null,
): string | null {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length || seats.length === 1)
    return how === "finished" ? null : say(`page-result-ended-${how}`);
  const won = winner === me ? say("page-result-won") : say("page-result-lost", { name: seatName(seats, winner, null) });
  return how === "finished" ? won : `${won} · ${say(`page-result-ended-${how}`)}`;
}

/** The points of each seat, where the game was played to its end: else they count for nothing. */
export function pointsOf({ scores, how }: Pick<Outcome, "scores" | "how">): string[] {
  return how === "finished" ? scores.map(String) : [];
}
