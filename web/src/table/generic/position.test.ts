import { expect, test } from "vitest";

import type { GameInfo, Table } from "../../api/schema";
import { previewOf, positionOf } from "./position";

const GRID = { signs: ".xo", seats: ["x", "o"], places: { params: ["column"], names: ["a", "b"] } };
const info = (fields: object[]): GameInfo => ({ fields }) as unknown as GameInfo;
const FOUR = info([
  { name: "seats", kind: "value" },
  { name: "turn", kind: "turn" },
  { name: "cells", kind: "grid", grid: GRID },
  { name: "starter", kind: "seat" },
  { name: "players", kind: "players", fields: [{ name: "points", kind: "value" }] },
]);

const table = (position: object, mine: object | null = null): Table =>
  ({ public: position, private: mine, seats: [{}, {}] }) as unknown as Table;
const names = (all: { name: string }[]): string[] => all.map(({ name }) => name);

test("a position is taken apart by what the server says of its fields", () => {
  const position = {
    seats: 2,
    turn: 3,
    shown: 0,
    cells: ["..", "xo"],
    starter: 1,
    players: [{ points: 1 }, { points: 4 }],
  };
  const shown = positionOf(table(position), FOUR);
  expect(shown.grids).toEqual([{ name: "cells", rows: ["..", "xo"], info: GRID }]);
  expect(shown.facts.map(({ name, kind }) => [name, kind])).toEqual([
    ["turn", "turn"],
    ["starter", "seat"],
  ]);
  expect(shown.players.map((seat) => seat.map(({ name, value }) => [name, value]))).toEqual([
    [["points", 1]],
    [["points", 4]],
  ]);
  expect(shown.mine).toEqual([]);
});

test("when the game is over, no turn is counted", () => {
  const over = { ...table({ turn: 11, starter: 1 }), result: { winners: [0] } } as unknown as Table;
  expect(names(positionOf(over, FOUR).facts)).toEqual(["starter"]);
});

test("where nothing is said of the fields, their form tells what they are", () => {
  const shown = positionOf(
    table({ map: ["#.#", "..#"], row: ["pink", "wild"], players: [{ cards: 3 }, { cards: 2 }], piles: [{ left: 3 }] }),
    info([]),
  );
  expect(names(shown.grids)).toEqual(["map"]);
  expect(shown.facts.map(({ name, kind }) => [name, kind])).toEqual([
    ["row", "value"],
    ["piles", "parts"],
  ]);
  expect(shown.players.map(names)).toEqual([["cards"], ["cards"]]);
});

test("players are those of a list of that name, one for each seat", () => {
  const shown = positionOf(table({ players: [{ cards: 3 }], others: [{ cards: 3 }, { cards: 2 }] }), undefined);
  expect(shown.players).toEqual([[], []]);
  expect(names(shown.facts)).toEqual(["players", "others"]);
});

test("what I know stands in place of what all know, and what only I know by itself", () => {
  const shown = positionOf(table({ hand: null, deck: 9 }, { hand: ["c1"], wish: "c2" }), info([]));
  expect(shown.facts.map(({ name, value }) => [name, value])).toEqual([
    ["hand", ["c1"]],
    ["deck", 9],
  ]);
  expect(shown.mine.map(({ name, value }) => [name, value])).toEqual([["wish", "c2"]]);
});

test("before a game begins there is nothing", () => {
  expect(positionOf(table(null as never), FOUR)).toEqual({ grids: [], facts: [], players: [[], []], mine: [] });
});

test("of what would come only what is another is told, and who wins by it", () => {
  const now = table({ turn: 3, cells: ["..", "xo"], deck: 9, row: ["pink"] });
  const found = previewOf({ turn: 4, cells: ["x.", "xo"], winners: [0], deck: 8, row: ["pink"] }, now, FOUR);
  expect(found.grids.map(({ rows }) => rows)).toEqual([["x.", "xo"]]);
  expect(found.facts.map(({ name, value }) => [name, value])).toEqual([["deck", 8]]);
  expect(found.winners).toEqual([0]);
  expect(previewOf(null, now, FOUR)).toEqual({ grids: [], facts: [], winners: [] });
});
