// Turns planned ahead, made of the line of a variation.

import type { PlannedTurn, VariationAnswer } from "../../../api/schema";

/** The most turns that the server keeps. */
const MOST = 8;

/** My turns in a line that begins with others' actions; `expected`: only if these do the same. */
export function turnsOf(line: VariationAnswer["line"], seat: number, expected: boolean): PlannedTurn[] {
  const turns: Required<PlannedTurn>[] = [];
  let others: NonNullable<PlannedTurn["others"]> = [];
  for (const { seat: actor, action, said } of line) {
    if (actor !== seat)
      others.push(...said.slice(0, 1)); // the rest is what came of it, by chance
    else if (turns.length && !others.length) turns.at(-1)?.actions.push({ action, said });
    else {
      turns.push({ actions: [{ action, said }], others: expected ? others : null });
      others = [];
    }
  }
  return turns.slice(0, MOST);
}
