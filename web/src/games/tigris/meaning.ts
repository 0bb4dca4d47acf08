// What an action means beyond its notation.

import type { Table } from "../../api/schema";
import { actionName } from "../../table/model/declared";
import type { Public } from "./position";

const positionOf = (table: Table): Public => table.public as unknown as Public;

/** The current conflict: the same number of tiles means something else in another one. */
function fight({ conflict }: Public): string {
  if (!conflict) return "";
  const { kind, leader, attacker, defender } = conflict;
  return [kind, leader, attacker.seat, attacker.square, defender.seat, defender.square].join(" ");
}

/**
 * Does an action mean now what it meant then? Tiles are added to one conflict only, and offers and treasures differ.
 */
export function meansTheSame(action: string, then: Table, now: Table): boolean {
  const [before, after] = [positionOf(then), positionOf(now)];
  const name = actionName(action);
  if (name === "support") return fight(before) === fight(after);
  if (name === "war") return before.joining === after.joining;
  if (name === "decline" || name === "build") return before.placed === after.placed;
  if (name === "leave") return before.leave.join(" ") === after.leave.join(" ");
  return name !== "pass" || before.actions === after.actions;
}
