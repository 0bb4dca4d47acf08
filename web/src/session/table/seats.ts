// The names of seats, on their own and in sentences.

import type { LogEntry, Said, SeatInfo } from "../../api/schema";
import { say, words } from "../../i18n/words.svelte";

/** The parts of a seat that its name depends on. */
export type Called = Pick<SeatInfo, "kind" | "name">;

/** "You", a person's name, or the kind of computer player, numbered if there are several. */
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

/** A name used in positions and actions, such as a colour or a square, in the game's own words. */
export function nameWords(game: string, name: string): string {
  const id = `${game}-name-${name}`;
  return words.has(id) ? say(id) : name;
}

/** Beside each name in a sentence, as `$piece`, how the game calls it, as `$piece-name`. */
function withWords({ key, args }: Said): Said["args"] {
  const [game = ""] = key.split("-");
  const named = Object.entries(args).flatMap(([name, value]) =>
    typeof value === "string" ? [[`${name}-name`, nameWords(game, value)] as const] : [],
  );
  return Object.fromEntries(named);
}

/** Sentences refer to seats by number; people read names. `standIn`: a seat in which a computer acts for a person. */
function withNames(seats: Called[], args: Said["args"], standIn: number | null = null): Said["args"] {
  const called = (seat: number): string =>
    seat === standIn ? say("page-stand-in-of", { name: seatName(seats, seat, null) }) : seatName(seats, seat, null);
  return Object.fromEntries(
    Object.entries(args).map(
      ([name, value]) => [name, SEATS.includes(name) && typeof value === "number" ? called(value) : value] as const,
    ),
  );
}

/** The sentences of an event. */
export function sentenceOf(
  seats: Called[],
  { said, seat = null, stand_in }: Pick<LogEntry, "said"> & Partial<LogEntry>,
): string {
  const standIn = stand_in ? seat : null;
  return said.map((each) => say(each.key, { ...withWords(each), ...withNames(seats, each.args, standIn) })).join(" ");
}
