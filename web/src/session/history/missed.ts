// What happened at a table while its reader looked elsewhere, worked out from the log and what this browser remembers.

import type { LogEntry, Table } from "../../api/schema";

type Kind = LogEntry["kind"];

/** Events that change the position; the others are about people. */
export const CHANGES: Kind[] = ["start", "action", "undo", "redo"];
/** What is news if somebody else did it. */
const NEWS: Kind[] = [...CHANGES, "concede", "timeout", "return"];
/** What is told with it. */
const TOLD: Kind[] = [...NEWS, "join", "leave", "cut", "rules"];
/** What one does before one has played. */
const BEFORE: Kind[] = ["open", "start", "join", "rules"];

/** The last event of a table that was looked at here; `open` if this browser knows of news after it. */
export interface Mark {
  number: number;
  open: boolean;
}

/** As it is kept: `12`, or `12+` if it is open. */
export function markText({ number, open }: Mark): string {
  return `${number}${open ? "+" : ""}`;
}

export function markOf(kept: string | null): Mark | null {
  const found = /^(\d{1,9})(\+?)$/.exec(kept ?? "");
  return found && { number: Number(found[1]), open: found[2] === "+" };
}

/**
 * The event after which all is new to who opens the page; null for somebody who comes for the first time. What I did
 * elsewhere I have seen there, but while something is open a page that answers by itself may have acted for me.
 */
export function seenBefore(table: Table, mark: Mark | null): number | null {
  if (mark) return mark.open ? mark.number : Math.max(mark.number, table.my_seat === null ? 0 : table.since);
  const last = table.log.find((entry) => entry.number === table.since);
  return table.my_seat !== null && last && !BEFORE.includes(last.kind) ? table.since : null;
}

/** What is told of the events after one of them, up to another. */
export function missedBetween(table: Table, from: number, to: number): LogEntry[] {
  return table.log.filter(
    ({ number, kind, said }) => number > from && number <= to && TOLD.includes(kind) && said.length > 0,
  );
}

/** Did somebody else do any of this? */
export function isNews(table: Table, entries: LogEntry[]): boolean {
  return entries.some(
    ({ kind, seat }) => NEWS.includes(kind) && (seat === null ? kind === "start" : !table.my_seats.includes(seat)),
  );
}

const [LEAST, A_LETTER, MOST] = [1200, 35, 4500];

/** How long a sentence is shown, in milliseconds: as long as it takes to read it and look at the board. */
export function readingTime(words: string): number {
  return Math.min(MOST, LEAST + A_LETTER * words.length);
}
