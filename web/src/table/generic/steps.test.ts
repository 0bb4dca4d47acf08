import { expect, test } from "vitest";

import { left, optionsOf } from "./steps";

const MOVES = [
  ["a1", "a2", "wait"],
  ["a1", "a2", "go"],
  ["a1", "b1", "go"],
  ["c3", "c4", "go"],
];

test("each value is offered once, in the order of the legal actions", () => {
  expect(optionsOf(MOVES, [])).toEqual([
    { value: "a1", whole: null },
    { value: "c3", whole: ["c3", "c4", "go"] },
  ]);
  expect(optionsOf(MOVES, ["a1"])).toEqual([
    { value: "a2", whole: null },
    { value: "b1", whole: ["a1", "b1", "go"] },
  ]);
  expect(optionsOf(MOVES, ["a1", "a2"]).map(({ value }) => value)).toEqual(["wait", "go"]);
});

test("what has no parameters has no options, and what is not legal neither", () => {
  expect(optionsOf([[]], [])).toEqual([]);
  expect(optionsOf(MOVES, ["d4"])).toEqual([]);
  expect(left(MOVES, ["a1", "b1"])).toEqual([["a1", "b1", "go"]]);
});
