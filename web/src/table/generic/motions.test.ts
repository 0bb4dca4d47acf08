import { expect, test } from "vitest";

import { CELL, layoutOf } from "./layout";
import { motionsOf } from "./motions";
import type { GridEntry } from "./position";

const grid = (rows: string[], names: string[] = []): GridEntry => ({
  name: "cells",
  rows,
  info: { signs: ".xo#", seats: ["x", "o"], places: { params: ["to"], names } },
});
const between = (before: GridEntry, after: GridEntry, drawn: "before" | "after" = "before") =>
  motionsOf(before, after, layoutOf(after, false), drawn).map(({ piece, kind, way }) => ({
    piece,
    kind,
    way: way.map(({ x, y }) => [Math.floor(y / CELL), Math.floor(x / CELL)]),
  }));

test("a piece that left one cell and lies on another has gone there", () => {
  const [before, after] = [grid(["x..", "..o"]), grid(["...", "x.o"])];
  const way = [
    [0, 0],
    [1, 0],
  ];
  expect(between(before, after)).toEqual([{ piece: "0 0 x", kind: "move", way }]);
  expect(between(before, after, "after")).toEqual([{ piece: "1 0 x", kind: "move", way }]);
});

test("what is taken goes from where the other comes to", () => {
  expect(between(grid(["xo."]), grid([".x."]))).toEqual([
    { piece: "0 1 o", kind: "go", way: [[0, 1]] },
    {
      piece: "0 0 x",
      kind: "move",
      way: [
        [0, 0],
        [0, 1],
      ],
    },
  ]);
});

test("what comes appears in its place, or falls into its column", () => {
  expect(between(grid(["..", ".."]), grid(["..", "x."]))).toEqual([{ piece: "1 0 x", kind: "come", way: [[1, 0]] }]);
  const columns = ["a", "b"];
  expect(between(grid(["..", ".."], columns), grid(["..", ".o"], columns))).toEqual([
    {
      piece: "1 1 o",
      kind: "come",
      way: [
        [0, 1],
        [1, 1],
      ],
    },
  ]);
});

test("where there is no grid before nothing moves", () => {
  expect(motionsOf(null, grid(["x"]), layoutOf(grid(["x"]), false), "before")).toEqual([]);
});
