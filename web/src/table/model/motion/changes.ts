// What of all that happens at a table changes its position.

import type { LogEntry, Table } from "../../../api/schema";
import { shared } from "../../../ui/shared";

/** Events that change the position; the others are about people. */
export const CHANGES: LogEntry["kind"][] = ["start", "action", "undo", "redo"];

/** What happened between two positions of a table. */
export function changesBetween(before: Table, after: Table): LogEntry[] {
  return after.log.filter(({ number, kind }) => number > before.number && CHANGES.includes(kind));
}

/** Is anything to be seen of it? */
export function isSeen(before: Pick<Table, "public" | "private">, after: Pick<Table, "public" | "private">): boolean {
  const [then, now] = [before, after].map(({ public: all, private: own }) => [all, own]);
  return before.public !== null && after.public !== null && shared(then, now) !== then;
}

/** Several events as one that tells all of it. */
export function joined(entries: LogEntry[]): LogEntry | null {
  const last = entries.at(-1);
  return last ? { ...last, said: entries.flatMap(({ said }) => said) } : null;
}
