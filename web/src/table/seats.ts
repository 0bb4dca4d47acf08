// What a seat is called, in sentences too.

import type { LogEntry, Said, SeatInfo } from "../api/schema";
import { say } from "../words.svelte";

/** What of a seat says how it is called. */
export type Called = Pick<SeatInfo, "kind" | "name">;

/** "You", a person's name, or what kind of computer player it is, numbered where there are several. */
export function seatName(seats: Called[], seat: number, mine: number | null): string {
  if (seat === mine) return say("page-you");
  const info = seats[seat];
  if (info?.name) return info.name;
  if (info?.kind === "open") return say("page-seat-open");
  if (info?.kind !== "computer") return say("page-seat", { number: seat + 1 });
  const computers = seats.flatMap((each, index) => (each.kind === "computer" ? [index] : []));
  return computers.length > 1 ? say("page-computer-number", { number: computers.indexOf(seat) + 1 }) : say("page-computer");
}

const SEATS = ["seat", "other"];

/** Sentences speak of seats by number; people read names. */
export function withNames(seats: Called[], args: Said["args"]): Said["args"] {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, SEATS.includes(name) && typeof value === "number" ? seatName(seats, value, null) : value]),
  );
}

/** What is told of an event. */
export function sentenceOf(seats: Called[], { said }: Pick<LogEntry, "said">): string {
  return said.map(({ key, args }) => say(key, withNames(seats, args))).join(" ");
}
