// What a seat is called.

import type { SeatInfo } from "../api/schema";
import { say } from "../words.svelte";

/** "You", a person's name, or what kind of computer player it is, numbered where there are several. */
export function seatName(seats: SeatInfo[], seat: number, mine: number | null): string {
  if (seat === mine) return say("page-you");
  const info = seats[seat];
  if (info?.name) return info.name;
  if (info?.kind === "open") return say("page-seat-open");
  if (info?.kind !== "computer") return say("page-seat", { number: seat + 1 });
  const computers = seats.flatMap((each, index) => (each.kind === "computer" ? [index] : []));
  return computers.length > 1 ? say("page-computer-number", { number: computers.indexOf(seat) + 1 }) : say("page-computer");
}
