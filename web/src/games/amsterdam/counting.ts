// The points at the end, one after another as they are counted: each seat's routes, its contracts, its bonus cards.

import type { BoardData } from "./board";
import type { Explanation, Public } from "./position";

export interface Count {
  seat: number;
  what: "routes" | "contracts" | "bonus";
  /** The routes of the seat that have been counted, by their ids. */
  routes: string[];
  /** The contract that is counted with this. */
  contract: { a: string; b: string; done: boolean } | null;
  /** What this brings. */
  points: number;
  sums: { routes: number; contracts: number; bonus: number; total: number };
  /** Milliseconds for which it is shown. */
  lasts: number;
}

const LASTS = { routes: 1100, contracts: 750, bonus: 900 };
const LEAST = 60;

/** All that is counted, the seats in this order. */
export function counts(board: BoardData, position: Public, explanation: Explanation, order: number[]): Count[] {
  return order.flatMap((seat) => countsOf(seat, board, position, explanation));
}

function countsOf(seat: number, board: BoardData, position: Public, explanation: Explanation): Count[] {
  const { shown = [] } = position.players[seat] ?? {};
  const { bonus = 0 } = explanation.players[seat] ?? {};
  const sums = { routes: 0, contracts: 0, bonus: 0, total: 0 };
  const routes: string[] = [];
  const found: Count[] = [];
  const add = (what: Count["what"], points: number, lasts: number, contract: Count["contract"] = null): void => {
    sums[what] += points;
    sums.total += points;
    found.push({ seat, what, routes: [...routes], contract, points, sums: { ...sums }, lasts });
  };
  const built = board.routes.filter(({ id }) => position.owners[id] === seat);
  built.sort((one, two) => one.length - two.length);
  for (const { id, length } of built) {
    routes.push(id);
    add("routes", board.route_points[length] ?? 0, Math.max(LEAST, LASTS.routes / built.length));
  }
  for (const { a, b, done, points } of shown)
    add("contracts", done ? points : -points, LASTS.contracts, { a, b, done });
  add("bonus", bonus, LASTS.bonus);
  return found;
}
