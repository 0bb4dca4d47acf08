import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";

import type { Macro } from "../../api/schema";
import { FakeView } from "../../table/model/fakeview.svelte";
import { BoardClicks, type BoardClick } from "./boardclicks.svelte";
import { MOVEMENT, settled, turnAt } from "./faketurn.svelte";
import type { TurnController } from "./turncontroller.svelte";

const transporters = { t1: { at: "a1", points: 3, cargo: {} }, t2: { at: "a1", points: 3, cargo: {} } };
let view: FakeView;
let turn: TurnController;
let clicks: BoardClicks;

async function click(place: string, by: Partial<BoardClick> = {}): Promise<void> {
  clicks.choose({ place, transporter: null, key: false, touched: false, ...by });
  await settled();
}

function stands(phase: string, home = [["a1"]]): void {
  const position = { ...MOVEMENT, phase, players: [{ transporters }] };
  view.stands({ public: position as never, plan: null, plan_number: 0, legal: { home } });
  flushSync();
}

beforeEach(() => {
  view = new FakeView();
  view.found = () => [{ actions: ["go t1 a2"], facts: { to: "a2", left: 2 } } as unknown as Macro];
  stands("movement");
  turn = turnAt(view);
  clicks = new BoardClicks(turn);
});

test("the transporter in hand goes where it can get; anywhere else is looked at, and nothing stays in hand", async () => {
  await click("a1", { transporter: "0.t1" });
  expect([turn.chosen, turn.tile, clicks.targets.map(({ place }) => place)]).toEqual(["t1", "a1", ["a2"]]);
  await click("a1"); // its own tile
  expect([turn.chosen, view.done]).toEqual(["t1", []]);
  await click("a2");
  expect([turn.tile, view.done]).toEqual(["a2", ["go t1 a2"]]);
  turn.choose("t1");
  flushSync();
  await click("a3", { transporter: "1.t1" });
  expect([turn.chosen, turn.tile, view.done.length]).toEqual([null, "a3", 1]);
  await click("a3");
  expect(turn.tile).toBeNull();
});

test("by keyboard the transporters of a tile are taken in hand one after another", async () => {
  await click("a1", { key: true });
  await click("a1", { key: true });
  expect(turn.chosen).toBe("t2");
  expect([clicks.chooseNext(), turn.chosen]).toEqual([true, "t1"]);
  await click("a3", { key: true }); // out of its reach: it stays in hand, and that is said
  expect([turn.chosen, view.notice?.text]).toEqual(["t1", "{roads-page-no-way}"]);
});

test("the next one in hand has still somewhere to go, and is not the one that lies there", async () => {
  const [moved, rides] = [
    { at: "a1", points: 0, cargo: {} },
    { at: "a1", points: 3, cargo: {}, carrier: "t1" },
  ];
  const transporters = { t1: { at: "a1", points: 3, cargo: {} }, t2: moved, t3: rides };
  view.stands({ public: { ...MOVEMENT, players: [{ transporters }] } as never });
  await settled();
  expect([clicks.chooseNext(), turn.chosen, clicks.chooseNext(), turn.chosen]).toEqual([true, "t1", false, "t1"]);
});

test("by keyboard each bank of a tile is marked in turn as a home", async () => {
  stands("setup", [["b4a"], ["b4b"]]);
  const marked = [];
  for (let times = 0; times < 3; times += 1) {
    await click("b4", { key: true });
    marked.push(clicks.home);
  }
  expect([marked, view.done]).toEqual([["b4a", "b4b", "b4a"], []]);
});

test("a home is settled where it is clicked, by a finger at the second touch; the sea is only looked at", async () => {
  stands("setup");
  await click("a1", { touched: true });
  expect([clicks.home, clicks.targets[0]?.mark, view.done]).toEqual(["a1", "✓", []]);
  await click("a1", { touched: true });
  await click("a2"); // the rules say why not
  await click("c4");
  expect([clicks.home, view.done, turn.tile]).toEqual([null, ["home a1", "home a2"], "c4"]);
});
