// What a seat is called, in sentences too.

import type { LogEntry, Said, SeatInfo } from "../../api/schema";
import { say } from "../../i18n/words.svelte";

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
  return computers.length > 1
    ? say("page-computer-number", { number: computers.indexOf(seat) + 1 })
    : say("page-computer");
}

const SEATS = ["seat", "other"];
/** Transporters go by their numbers, the 3 of `t3`; sentences that were told long ago lack them. */
const NUMBERS = { number: "transporter", to_number: "to", other_number: "other" };

/** Sentences speak of seats by number; people read names. `standIn`: a seat in which a computer acts for a person. */
export function withNames(seats: Called[], args: Said["args"], standIn: number | null = null): Said["args"] {
  const called = (seat: number): string =>
    seat === standIn ? say("page-stand-in-of", { name: seatName(seats, seat, null) }) : seatName(seats, seat, null);
  const slots = Object.entries(NUMBERS).map(([name, slot]) => [name, /^t(\d)$/.exec(String(args[slot]))?.[1]] as const);
  const named = Object.entries(args).map(
    ([name, value]) => [name, SEATS.includes(name) && typeof value === "number" ? called(value) : value] as const,
  );
  return Object.fromEntries([...slots.flatMap(([name, value]) => (value ? [[name, Number(value)]] : [])), ...named]);
}

/** What is told of an event. */
export function sentenceOf(
  seats: Called[],
  { said, seat = null, stand_in }: Pick<LogEntry, "said"> & Partial<LogEntry>,
): string {
  return said.map(({ key, args }) => say(key, withNames(seats, args, stand_in ? seat : null))).join(" ");
}
