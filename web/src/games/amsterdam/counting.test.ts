import { describe, expect, it } from "vitest";

import type { BoardData } from "./board";
import { counts } from "./counting";
import type { Explanation, Public } from "./position";

const board = {
  routes: [
    { id: "R1", a: "dam", b: "waag", length: 4 },
    { id: "R2", a: "waag", b: "jordaan", length: 1 },
    { id: "R3", a: "dam", b: "jordaan", length: 2 },
  ],
  route_points: { 1: 1, 2: 2, 4: 7 },
} as unknown as BoardData;
const position = {
  owners: { R1: 1, R2: 1, R3: 0 },
  players: [
    { shown: [{ id: "1", a: "dam", b: "waag", points: 6, placeholder: false, done: false }] },
    { shown: [{ id: "2", a: "dam", b: "jordaan", points: 5, placeholder: false, done: true }] },
  ],
} as unknown as Public;
const explanation = { players: [{ bonus: 0 }, { bonus: 8 }] } as unknown as Explanation;

describe("the count at the end", () => {
  const found = counts(board, position, explanation, [0, 1]);

  it("goes from seat to seat: routes, contracts, bonus", () => {
    expect(found.map(({ seat, what, points }) => [seat, what, points])).toEqual([
      [0, "routes", 2],
      [0, "contracts", -6],
      [0, "bonus", 0],
      [1, "routes", 1],
      [1, "routes", 7],
      [1, "contracts", 5],
      [1, "bonus", 8],
    ]);
  });

  it("sums up, and keeps the routes that were counted", () => {
    expect(found[2]?.sums).toEqual({ routes: 2, contracts: -6, bonus: 0, total: -4 });
    expect(found.at(-1)?.sums).toEqual({ routes: 8, contracts: 5, bonus: 8, total: 21 });
    expect(found.at(-1)?.routes).toEqual(["R2", "R1"]);
    expect(found[5]?.contract).toEqual({ a: "dam", b: "jordaan", done: true });
  });

  it("takes some seconds, however much was built", () => {
    const all = found.reduce((sum, { lasts }) => sum + lasts, 0);
    expect(all).toBeGreaterThan(2000);
    expect(all).toBeLessThan(8000);
  });
});
