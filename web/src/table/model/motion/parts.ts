// Which of what happened is shown together. It is loaded when several things have happened at once.

import type { LogEntry, Moments, Table } from "../../../api/schema";
import { remembered, shared } from "../../../ui/shared";
import { joined } from "./changes";
import { transitionsOf } from "./moments";
import type { Transition } from "./scene";

/** More than these are shown together where they are of one kind. */
const MANY = 10;
/** So many can be shown one after another, each so long that it is seen, before the last of them comes too late. */
const MOST = 20;

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

/**
 * What one player did at once, part by part; of what belongs to none, what I did myself is one. Each is drawn from before
 * it, as the next one begins where it ends.
 */
export function partsOf(
  transitions: Transition[],
  part: (entry: LogEntry) => string | null,
  own: boolean,
): Transition[] {
  const whole = (one: LogEntry, other: LogEntry): boolean =>
    byOne(one, other) && part(one) === part(other) && (own || part(one) !== null);
  return merged(transitions, whole).map((each) => ({ ...each, drawn: "before" }));
}

/**
 * Where there is much, what another did of one kind, time after time, is one thing; where it is too much still, some
 * things that one player did.
 */
export function together(transitions: Transition[], own: boolean): Transition[] {
  if (transitions.length <= (own ? MOST : MANY)) return transitions;
  const found = own ? transitions : merged(transitions, alike);
  return found.length > MOST ? merged(found, byOne, Math.ceil(found.length / MOST)) : found;
}

/** What is known of what happened. */
interface Happened {
  /** The event that a moment is of. */
  entryOf: (moment: number) => LogEntry | undefined;
  isOwn: (entry: LogEntry) => boolean;
  part: (entry: LogEntry) => string | null;
  /** Did I do all of it? */
  own: boolean;
  /** Is my part of it what I had planned, and have seen? Then it is not shown again. */
  planned: boolean;
}

/** What happened at a table, as it is shown one after another, by the positions that the server tells. */
export function shownBetween(told: Moments, now: Table, happened: Happened): Transition[] {
  const { entryOf, isOwn, part, own, planned } = happened;
  const all = transitionsOf(told, now, entryOf, isOwn);
  return together(partsOf(planned ? withPlan(all) : all, part, own), own);
}

/**
 * What others do, with what I had planned in each position: I have seen it, and it is not undone because somebody else's
 * comes first. As it was planned it touches nothing that others do.
 */
export function withPlan(all: Transition[]): Transition[] {
  const [first, last] = [all.findIndex(({ own }) => own), all.findLastIndex(({ own }) => own)];
  const mine = changeOf(all[first]?.before.public, all[last]?.after.public);
  const ahead = remembered((table: Table): Table => ({ ...table, public: changed(table.public, mine) }));
  return all.flatMap((each, index) => {
    if (each.own) return [];
    return index < last ? [{ ...each, before: ahead(each.before), after: ahead(each.after) }] : [each];
  });
}

type Parts = Record<string, unknown>;
const isParts = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown): boolean => shared(one, other) === one;

/** What has changed from one value to another: in parts of it, or as a whole; of a list also what came and went. */
type Change = { parts: [name: string, change: Change | null][] } | { to: unknown; came: unknown[]; went: unknown[] };

/** Null where nothing has; of what is there no more as well. */
function changeOf(from: unknown, to: unknown): Change | null {
  if (isSame(from, to)) return null;
  const lists = Array.isArray(from) && Array.isArray(to);
  if ((isParts(from) && isParts(to)) || (lists && from.length === to.length)) {
    const [old, fresh] = [from as Parts, to as Parts];
    const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
      (name) => !isSame(old[name], fresh[name]),
    );
    return { parts: names.map((name) => [name, name in fresh ? changeOf(old[name], fresh[name]) : null]) };
  }
  const not = (all: unknown[]) => (each: unknown) => !all.some((one) => isSame(one, each));
  return lists ? { to, came: to.filter(not(from)), went: from.filter(not(to)) } : { to, came: [], went: [] };
}

/** A value with such a change. */
function changed<T>(value: T, change: Change | null): T {
  if (!change) return value;
  if ("parts" in change && typeof value === "object" && value !== null) {
    const found = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Parts;
    for (const [name, part] of change.parts)
      if (part) found[name] = changed(found[name], part);
      else Reflect.deleteProperty(found, name);
    return found as T;
  }
  if (!("to" in change)) return value;
  if (!Array.isArray(value)) return change.to as T;
  const stays = (each: unknown): boolean => !change.went.some((one) => isSame(one, each));
  return [...(value as unknown[]).filter(stays), ...change.came] as T;
}
