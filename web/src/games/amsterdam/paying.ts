// How routes are paid: with cards of one colour and wild ones, as the server lists it.

import type { Choice } from "../../api/schema";

/** Can cards of a kind be part of a payment such as `green+1`? */
export function takes(cards: string, kind: string): boolean {
  const [main, wilds = "0"] = cards.split("+");
  return main === kind || (kind === "wild" && Number(wilds) > 0);
}

/** The routes that may be built now with cards of a kind; `builds` is what is legal, a route and its cards. */
export function routesFor(builds: string[][], kind: string): Set<string> {
  return new Set(builds.flatMap(([route, cards]) => (route && cards && takes(cards, kind) ? [route] : [])));
}

/** The payments that can be made. */
export function open(choices: Choice[]): Choice[] {
  return choices.filter((choice) => !choice.refused);
}

/** What cards of a kind do on a route: the one payment that there is with them, a choice of several, or why there is none. */
export function paidWith(
  choices: Choice[],
  kind: string,
): { pay: Choice | null; several: boolean; not: Choice | null } {
  const all = choices.filter(({ args }) => takes(args["cards"] ?? "", kind));
  const [first = null, ...others] = open(all);
  return { pay: others.length ? null : first, several: others.length > 0, not: first ? null : (all[0] ?? null) };
}
