// What of all that happens at a table changes its position, and which of it is shown together.

import type { LogEntry, Table } from "../../api/schema";
import type { Happening } from "./scenes.svelte";

/** Events that change the position; the others are about people. */
export const CHANGES: LogEntry["kind"][] = ["start", "action", "undo", "redo"];

/** More than these are shown together where they are of one kind. */
const MANY = 10;
/** So many can be shown one after another, each so long that it is seen, before the last of them comes too late. */
const MOST = 20;

/** What happened between two positions of a table. */
export function changesBetween(before: Table, after: Table): LogEntry[] {
  return after.log.filter(({ number, kind }) => number > before.number && CHANGES.includes(kind));
}

/** Is anything to be seen of it? */
export function isSeen(before: Pick<Table, "public" | "private">, after: Pick<Table, "public" | "private">): boolean {
  const text = ({ public: all, private: own }: Pick<Table, "public" | "private">): string => JSON.stringify([all, own]);
  return before.public !== null && after.public !== null && text(before) !== text(after);
}

/** Several events as one that tells all of it. */
export function joined(entries: LogEntry[]): LogEntry | null {
  const last = entries.at(-1);
  return last ? { ...last, said: entries.flatMap(({ said }) => said) } : null;
}

function alike(one: LogEntry, other: LogEntry): boolean {
  return byOne(one, other) && one.said[0]?.key === other.said[0]?.key;
}

function byOne(one: LogEntry, other: LogEntry): boolean {
  return one.kind === other.kind && one.seat === other.seat;
}

/** What follows each other and belongs together as one thing, of no more than so many. */
function merged(
  happenings: Happening[],
  belong: (one: LogEntry, other: LogEntry) => boolean,
  most = Infinity,
): Happening[] {
  const found: Happening[] = [];
  let count = 0;
  for (const each of happenings) {
    const last = found.at(-1);
    const entry = last && count < most && belong(last.entry, each.entry) ? joined([last.entry, each.entry]) : null;
    count = entry ? count + 1 : 1;
    if (last && entry) found.splice(-1, 1, { ...last, after: each.after, entry });
    else found.push(each);
  }
  return found;
}

/**
 * Where there is much, what one player did of one kind, time after time, is one thing; where it is too much still, some
 * things that one player did.
 */
export function together(happenings: Happening[]): Happening[] {
  if (happenings.length <= MANY) return happenings;
  const found = merged(happenings, alike);
  return found.length > MOST ? merged(found, byOne, Math.ceil(found.length / MOST)) : found;
}
