// What happened at a table while its reader looked elsewhere, worked out from the log and from what this browser has
// stored.

import type { LogEntry, Table } from "../../../api/schema";
import { CHANGES } from "../../model/motion/changes";

type Kind = LogEntry["kind"];

/** Events that are news if somebody else caused them. */
const NEWS: Kind[] = [...CHANGES, "concede", "timeout", "return"];
/** Events that are listed along with them. */
const TOLD: Kind[] = [...NEWS, "join", "leave", "holiday", "cut", "rules"];
/** What people do before they have played. */
const BEFORE: Kind[] = ["open", "start", "join", "rules"];

/** The last event of a table that was seen here; `open` if this browser knows of news after it. */
export interface Mark {
  number: number;
  open: boolean;
}

/** As it is stored: `12`, or `12+` if it is open. */
export function markText({ number, open }: Mark): string {
  return `${number}${open ? "+" : ""}`;
}

export function markOf(kept: string | null): Mark | null {
  const found = /^(\d{1,9})(\+?)$/.exec(kept ?? "");
  return found && { number: Number(found[1]), open: found[2] === "+" };
}

/**
 * The event after which everything is new to whoever opens the page; null for somebody who comes for the first time.
 * What I did on another device I have seen there, but while something is open, a page that acts by itself may have
 * acted for me.
 */
export function seenBefore(table: Table, mark: Mark | null): number | null {
  if (mark) return mark.open ? mark.number : Math.max(mark.number, table.my_seat === null ? 0 : table.since);
  const last = table.log.find((entry) => entry.number === table.since);
  return table.my_seat !== null && last && !BEFORE.includes(last.kind) ? table.since : null;
}

/** What to list of the events after one of them, up to another. */
export function missedBetween(table: Table, from: number, to: number): LogEntry[] {
  return table.log.filter(
    ({ number, kind, said }) => number > from && number <= to && TOLD.includes(kind) && said.length > 0,
  );
}

/** Did somebody else cause any of these? */
export function isNews(table: Table, entries: LogEntry[]): boolean {
  return entries.some(
    ({ kind, seat }) => NEWS.includes(kind) && (seat === null ? kind === "start" : !table.my_seats.includes(seat)),
  );
}
