// The entries of the log: one for each thing that happened, as one event may tell of several.

import type { LogEntry, Said } from "../../api/schema";

export interface Entry {
  /** The event, and the index of this entry in it. */
  event: LogEntry;
  index: number;
  /** The seat that it is about. */
  seat: number | null;
  said: Said[];
}

/** Sentences that are about no seat, yet do not follow from the one before: a phase begins, the game ends. */
const STANDS_ALONE = /-log-(phase|mined|irrigated|over.*)$/;

/** Is a sentence only a consequence of the one before it, such as the card that is turned up instead? */
function follows({ key, args }: Said, before: Said): boolean {
  return !("seat" in args) && key !== before.key && !STANDS_ALONE.test(key);
}

/** The entries of an event. A sentence about another player, or the same sentence again, begins a new entry. */
export function entriesOf(event: LogEntry): Entry[] {
  const parts: Said[][] = [];
  for (const [index, said] of event.said.entries()) {
    const before = event.said[index - 1];
    if (before && follows(said, before)) parts.at(-1)?.push(said);
    else parts.push([said]);
  }
  return parts.map((said, index) => ({ event, index, seat: seatOf(event, said[0]), said }));
}

function seatOf(event: LogEntry, said: Said | undefined): number | null {
  if (typeof said?.args["seat"] === "number") return said.args["seat"];
  return said && STANDS_ALONE.test(said.key) ? null : event.seat;
}
