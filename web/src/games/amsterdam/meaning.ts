// What an action means beyond its notation.

import { actions } from "./actions";
import type { AmsterdamPrivate, AmsterdamPublic, Table } from "../../api/schema";

const ids = (table: Table): string =>
  ((table.private as AmsterdamPrivate | null)?.offer ?? []).map((each) => each.id).join(" ");

/** Does an action mean now what it meant then? The slots of the row hold other cards later, and offers differ. */
export function meansTheSame(action: string, then: Table, now: Table): boolean {
  const done = actions.read(action);
  if (done?.name === "row") {
    const { slot } = done.args;
    const [before, after] = [then, now].map((table) => (table.public as AmsterdamPublic).row[Number(slot) - 1]);
    return before === after;
  }
  return done?.name !== "keep" || ids(then) === ids(now);
}
