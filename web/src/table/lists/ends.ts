// How a game ended, in a few words for a list.

import type { Outcome } from "../../api/schema";
import { type Called, seatName } from "../model/seats";
import { say } from "../../i18n/words.svelte";

/** Who won, and how if not by playing to the end; alone, how many points that brought. `me`: the seat that is "You". */
export function endOf(
  { winners, scores, how }: Pick<Outcome, "winners" | "scores" | "how">,
  seats: Called[],
  me: number | null,
): string {
  const ended = how === "finished" ? null : say(`page-result-ended-${how}`);
  if (seats.length === 1) return ended ?? say("page-result-alone", { points: scores[0] ?? 0 });
  const won = wonBy(winners, seats, me);
  return [won, ended].flatMap((each) => each ?? []).join(" · ") || say("page-table-over");
}

function wonBy(winners: number[], seats: Called[], me: number | null): string | null {
  const [winner, ...others] = winners;
  if (winner === undefined) return null;
  if (others.length)
    return say("page-result-shared", { names: winners.map((seat) => seatName(seats, seat, me)).join(", ") });
  return winner === me ? say("page-result-won") : say("page-result-lost", { name: seatName(seats, winner, null) });
}

/** The points of each seat, if the game was played to its end: otherwise they count for nothing. */
export function pointsOf({ scores, how }: Pick<Outcome, "scores" | "how">): string[] {
  return how === "finished" ? scores.map(String) : [];
}
