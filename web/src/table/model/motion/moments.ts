// Positions after one another, put together from what the server tells of each: the first one whole, then what changed.

import type { LogEntry, Moments, Operation, Table } from "../../../api/schema";
import { shared } from "../../../ui/shared";
import { transition, type Transition } from "./scene";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A value after one operation of a JSON Patch (RFC 6902), of the three kinds that the server sends; all else is shared. */
function changed(value: Json, [name, ...rest]: string[], operation: Operation): Json {
  if (name === undefined) return operation.value as Json;
  if (Array.isArray(value)) return value.with(Number(name), changed(value[Number(name)] ?? null, rest, operation));
  const parts = value as Record<string, Json>;
  if (!rest.length && operation.op === "remove") {
    return Object.fromEntries(Object.entries(parts).filter(([each]) => each !== name));
  }
  return { ...parts, [name]: changed(parts[name] ?? null, rest, operation) };
}

const names = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((each) => each.replaceAll("~1", "/").replaceAll("~0", "~"));

export function patched<T>(value: T, patch: Operation[]): T {
  return patch.reduce((now, operation) => changed(now, names(operation.path), operation), value as Json) as T;
}

/**
 * What happened at a table, by the positions in between; of all else only how it stands now is known. `entryOf`: the event
 * that a moment is of.
 */
export function transitionsOf(
  told: Moments,
  now: Table,
  entryOf: (moment: number) => LogEntry | undefined,
  isOwn: (entry: LogEntry) => boolean,
): Transition[] {
  const present = { public: now.public, private: now.private };
  let known = shared(present, { public: told.public, private: told.private });
  let before: Table = { ...now, ...known, number: told.from, result: null };
  return told.moments.flatMap(({ number, patch }) => {
    known = shared(present, patched(known, patch));
    const entry = entryOf(number);
    const after = known === present ? now : { ...now, ...known, number: entry?.number ?? number, result: null };
    const found = entry && before.public ? [transition(before, after, entry, isOwn(entry))] : [];
    before = after;
    return found;
  });
}
