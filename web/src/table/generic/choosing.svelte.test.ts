import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { GameInfo } from "../../api/schema";
import { FakeView } from "../model/fakeview.svelte";
import { placesOf } from "./board";
import { Choosing } from "./choosing.svelte";
import type { GridEntry } from "./position";

const GAME = {
  actions: [
    { name: "drop", params: [{ name: "column" }] },
    { name: "move", params: [{ name: "column" }, { name: "to" }] },
    { name: "pass", params: [] },
    { name: "paint", params: [{ name: "colour" }] },
  ],
} as unknown as GameInfo;
const GRID: GridEntry = {
  name: "cells",
  rows: ["...", "..."],
  info: { signs: ".xo", seats: ["x", "o"], places: { params: ["column", "to"], names: ["a", "b", "c"] } },
};
const [A, B, C] = placesOf(GRID) as [never, never, never];

let view: FakeView;
let choosing: Choosing;
let game: GameInfo;
let leave = (): void => undefined;

function stands(legal: Record<string, string[][]>, more: object = {}): void {
  view.stands({ legal, ...more });
  flushSync();
}

beforeEach(() => {
  view = new FakeView();
  game = GAME;
  leave = $effect.root(() => {
    choosing = new Choosing(
      () => view,
      () => game,
    );
  });
  stands({ drop: [["a"], ["b"]], pass: [[]] });
});
afterEach(() => leave());

const done = async (): Promise<string[]> => {
  await view.queue.settled();
  return view.done;
};

test("the last step does the action", async () => {
  expect(choosing.actions).toEqual(["drop", "pass"]);
  expect(choosing.param("drop")).toBe("column");
  choosing.pick("drop", "b");
  expect(await done()).toEqual(["drop b"]);
  expect(choosing.action).toBeNull();
});

test("an action of several steps is chosen value by value, and given back the same way", async () => {
  stands({
    move: [
      ["a", "b"],
      ["a", "c"],
      ["b", "c"],
    ],
  });
  choosing.pick("move", "a");
  expect([choosing.action, choosing.picked, choosing.param("move")]).toEqual(["move", ["a"], "to"]);
  expect(choosing.options("move").map(({ value }) => value)).toEqual(["b", "c"]);
  expect([choosing.back(), choosing.action, choosing.back()]).toEqual([true, null, false]);
  choosing.pick("move", "a");
  choosing.pick("move", "c");
  expect(await done()).toEqual(["move a c"]);
});

test("a place of the board is a value of the action that means it", async () => {
  stands({
    move: [
      ["a", "b"],
      ["a", "c"],
    ],
  });
  expect([choosing.meant(GRID, A), choosing.meant(GRID, C)]).toEqual([["move"], []]);
  expect(choosing.wholeAt(GRID, A)).toBeNull();
  choosing.choose(GRID, A);
  expect([choosing.wholeAt(GRID, C), choosing.meant(GRID, A)]).toEqual(["move a c", []]);
  choosing.choose(GRID, C);
  expect(await done()).toEqual(["move a c"]);
});

test("where a place might mean several actions, only these are offered", async () => {
  stands({ drop: [["a"], ["b"]], move: [["a", "b"]], pass: [[]] });
  choosing.choose(GRID, A);
  expect([choosing.place, choosing.actions]).toEqual(["a", ["drop", "move"]]);
  choosing.choose(GRID, A);
  expect(choosing.place).toBeNull();
  choosing.choose(GRID, A);
  choosing.pick("drop", "a");
  expect(await done()).toEqual(["drop a"]);
  expect(choosing.place).toBeNull();
});

test("where the game has several actions, the only legal one is asked about before it is done", async () => {
  stands({ drop: [["a"], ["b"]] });
  choosing.choose(GRID, A);
  expect([choosing.place, choosing.actions, choosing.only]).toEqual(["a", ["drop"], "drop a"]);
  choosing.choose(GRID, B);
  expect([choosing.place, choosing.only]).toEqual(["b", "drop b"]);
  expect([choosing.back(), choosing.place, choosing.only, choosing.back()]).toEqual([true, null, null, false]);
  choosing.choose(GRID, B);
  expect(view.done).toEqual([]);
  choosing.choose(GRID, B);
  expect(await done()).toEqual(["drop b"]);
  expect(choosing.place).toBeNull();
});

test("where the game has but one action on the board, a place does it at once", async () => {
  game = { actions: [{ name: "drop", params: [{ name: "column" }] }, GAME.actions[2]] } as unknown as GameInfo;
  choosing.choose(GRID, B);
  expect(await done()).toEqual(["drop b"]);
});

test("only what begins on the board is offered at a place, though another value has its name", () => {
  stands({ drop: [["a"]], move: [["a", "b"]], paint: [["a"]] });
  choosing.choose(GRID, A);
  expect(choosing.actions).toEqual(["drop", "move"]);
});

test("the rules say why nothing can be done at a place", async () => {
  view.play = () => false;
  const asked: string[] = [];
  view.act = (action) => Promise.resolve((asked.push(action), false));
  choosing.choose(GRID, C);
  expect(asked).toEqual(["drop c"]);
  stands({}, { my_seat: null });
  choosing.choose(GRID, C);
  expect(asked).toEqual(["drop c"]); // spectators get no explanation
});

test("another place than those that an action goes on with puts it away", () => {
  stands({
    move: [
      ["a", "b"],
      ["a", "c"],
    ],
  });
  choosing.choose(GRID, A);
  choosing.choose(GRID, A);
  expect(choosing.action).toBeNull();
});

test("what was begun is gone when the position is another one, or it is not my turn", () => {
  stands({
    move: [
      ["a", "b"],
      ["a", "c"],
    ],
  });
  choosing.pick("move", "a");
  stands({
    move: [
      ["a", "b"],
      ["a", "c"],
    ],
  });
  expect(choosing.action).toBeNull();
  view.mine = false;
  expect([choosing.actions, choosing.meant(GRID, B)]).toEqual([[], []]);
});
