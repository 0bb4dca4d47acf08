// Planning, at the same time and ahead: what a table says about it apart from the position.

import type { LogEntry, PlanCut, Table } from "../../api/schema";

/** The last cut of my plan, the event that made the action impossible, and the number of the cut. */
export interface Cut {
  number: number;
  cut: PlanCut;
  because: LogEntry | null;
}

/** The last cut of my plan, until I have planned or done something since. */
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
 * The part of a cut plan that can be tried again: whatever came after the refused action, except for the last step,
 * which would hand it in. An offer that had to wait is made again, with all that leads to it.
 */
export function restOf({ action, rest, reason }: PlanCut): string[] {
  if (reason === null) return rest;
  const at = rest.indexOf(action);
  return [...rest.slice(0, at), ...rest.slice(at + 1, -1)];
}

/** Can I take my plan back and change it? Not once a computer plays for me. */
export function mayTakeBack(table: Table | null): boolean {
  if (!table?.planning || table.my_seat === null || table.seats[table.my_seat]?.away) return false;
  return table.plan?.done ?? false;
}

/** Can I plan my next turn ahead: does it wait for people who take their time? */
export function mayPlanAhead(table: Table | null): boolean {
  if (!table || table.my_seat === null || table.status !== "playing" || table.planning) return false;
  const waits = !table.to_move.includes(table.my_seat) && !table.seats[table.my_seat]?.away;
  const others = table.seats.some((seat) => seat.kind === "person" && !seat.mine && !seat.away);
  return waits && others && table.clock?.kind !== "live";
}
