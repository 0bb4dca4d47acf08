import { expect, test } from "vitest";

import type { GameInfo, Table } from "../../api/schema";
import { games } from "../../app/games.svelte";
import { meansTheSame } from "./meaning";

const places = { params: ["column", "to"], names: ["a"] };
games.list = [
  {
    name: "four",
    fields: [{ name: "cells", kind: "grid", grid: { signs: ".x", seats: ["x"], places } }],
    actions: [
      { name: "drop", params: [{ name: "column" }] },
      { name: "take", params: [{ name: "slot" }] },
      { name: "pass", params: [] },
    ],
  } as unknown as GameInfo,
];
const table = (turn: number, hand: string): Table =>
  ({ game: "four", public: { turn }, private: { hand } }) as unknown as Table;

test("a place of the board is the same place later", () => {
  expect(meansTheSame("drop a", table(1, "c1"), table(5, "c2"))).toBe(true);
});

test("whatever else is named may be another thing by now", () => {
  expect(meansTheSame("take 3", table(1, "c1"), table(1, "c1"))).toBe(true);
  expect(meansTheSame("take 3", table(1, "c1"), table(5, "c1"))).toBe(false);
  expect(meansTheSame("pass", table(1, "c1"), table(1, "c2"))).toBe(false);
  expect(meansTheSame("unknown a", table(1, "c1"), table(2, "c1"))).toBe(false);
});
