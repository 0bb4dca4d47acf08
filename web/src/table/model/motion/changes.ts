// What of all that happens at a table changes its position, and which of it is shown together.

import type { LogEntry, Table } from "../../../api/schema";
import { shared } from "../../../ui/shared";
import type { Transition } from "./scene";

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
  const [then, now] = [before, after].map(({ public: all, private: own }) => [all, own]);
  return before.public !== null && after.public !== null && shared(then, now) !== then;
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
  transitions: Transition[],
  belong: (one: LogEntry, other: LogEntry) => boolean,
  most = Infinity,
): Transition[] {
  const found: Transition[] = [];
  let count = 0;
  for (const each of transitions) {
    const last = found.at(-1);
    const entry = last && count < most && belong(last.entry, each.entry) ? joined([last.entry, each.entry]) : null;
    count = entry ? count + 1 : 1;
    if (last && entry) found.splice(-1, 1, { ...last, after: each.after, entry });
    else found.push(each);
  }
  return found;
}

/** What I did at once, part by part; each is drawn from before it, as the next one begins where it ends. */
export function partsOf(transitions: Transition[], part: (entry: LogEntry) => string | null): Transition[] {
  return merged(transitions, (one, other) => part(one) === part(other)).map((each) => ({ ...each, drawn: "before" }));
}

/**
 * Where there is much, what one player did of one kind, time after time, is one thing; where it is too much still, some
 * things that one player did.
 */
export function together(transitions: Transition[]): Transition[] {
  if (transitions.length <= MANY) return transitions;
  const found = merged(transitions, alike);
  return found.length > MOST ? merged(found, byOne, Math.ceil(found.length / MOST)) : found;
}
