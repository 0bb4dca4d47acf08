// What an action means beyond its notation.

import type { Table } from "../../api/schema";
import { actionName } from "../../table/model/declared";
import type { Public } from "./position";

const positionOf = (table: Table): Public => table.public as unknown as Public;
const OF_THE_ORDER = ["call", "agree", "pray", "stop", "slot", "accept", "refuse", "done"];

/** Does an action mean now what it meant then? Answers belong to one moment, and payments to one work. */
export function meansTheSame(action: string, then: Table, now: Table): boolean {
  const [before, after] = [positionOf(then), positionOf(now)];
  const name = actionName(action);
  if (before.phase !== after.phase || before.turn !== after.turn) return false;
  if (OF_THE_ORDER.includes(name)) return JSON.stringify(before.offer) === JSON.stringify(after.offer);
  return name !== "pay" || (before.work?.job === after.work?.job && before.work?.tile === after.work?.tile);
}
