// Who sits around the picture of a table that waits.

import type { SeatInfo } from "../../api/schema";
import { seatName } from "../../table/model/seats";

interface SeatingPlace {
  name: string;
  free: boolean;
  computer: boolean;
  /** The kind of computer player. */
  person: string | null;
}

/** `mine`: the seats of the reader; a single one is "You". */
export function seatingOf(seats: SeatInfo[], mine: number[]): SeatingPlace[] {
  const me = mine.length === 1 ? (mine[0] ?? null) : null;
  return seats.map(({ kind, level }, seat) => ({
    name: seatName(seats, seat, me),
    free: kind === "open",
    computer: kind === "computer",
    person: level ?? null,
  }));
}
