// Planning at the same time: what a table tells of it besides the position, worked out for whoever shows it.

import type { LogEntry, PlanCut, Table } from "../../api/schema";

/** How my plan was cut last, the event that made it impossible, and its number. */
export interface Cut {
  number: number;
  cut: PlanCut;
  because: LogEntry | null;
}

/** How my plan was cut, until I have planned or done something since. */
export function cutOf(table: Table | null): Cut | null {
  if (!table || table.my_seat === null || table.status !== "playing" || table.plan?.steps.length) return null;
  const at = table.log.findLastIndex(
    (entry) => entry.seat === table.my_seat && (entry.kind === "cut" || entry.kind === "action"),
  );
  const entry = table.log[at];
  if (!entry?.cut || entry.number < table.since) return null;
  const { because } = entry.cut;
  return { number: entry.number, cut: entry.cut, because: table.log.find((each) => each.number === because) ?? null };
}

/**
 * What of a cut plan may be tried again: what came after the action that is refused, but for the last step, which would
 * hand it in. An offer that waited is made again with what leads to it.
 */
export function restOf({ action, rest, reason }: PlanCut): string[] {
  if (reason === null) return rest;
  const at = rest.indexOf(action);
  return [...rest.slice(0, at), ...rest.slice(at + 1, -1)];
}

/** May I take my plan back and go on with it? Not once a computer plays for me. */
export function mayTakeBack(table: Table | null): boolean {
  if (!table?.planning || table.my_seat === null || table.seats[table.my_seat]?.away) return false;
  return table.plan?.done ?? false;
}
