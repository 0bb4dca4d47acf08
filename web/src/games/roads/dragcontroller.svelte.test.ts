import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";

import type { Macro, Table } from "../../api/schema";
import { FakeView } from "../../table/model/fakeview.svelte";
import { DragController, type Held } from "./dragcontroller.svelte";
import { MOVEMENT, settled, turnAt } from "./faketurn.svelte";
import type { TurnController } from "./turncontroller.svelte";

const TRANSPORTERS = {
  t1: { kind: "truck", at: "a1", points: 3, cargo: {} },
  t2: { kind: "donkey", at: "a1", points: 2, cargo: { stone: 2 } },
  t3: { kind: "donkey", at: "c3", points: 0, cargo: {} },
};
const LEGAL = {
  load: [
    ["t1", "gold", "a"],
    ["t2", "gold", "a"],
    ["t3", "clay", "a"],
  ],
  unload: [["t2", "stone", "a"]],
  hand: [["t2", "t1", "stone"]],
};

let view: FakeView;
let turn: TurnController;
let hands: DragController;
let asked: Record<string, string>[];

/** A thing on the map, with all that it is part of: each by what its attributes say, `cargo` as a class. */
function thing(...parts: Record<string, string>[]): Element {
  const fits = (part: Record<string, string>, selector: string): boolean =>
    selector.startsWith(".") ? "cargo" in part : selector.slice(6, -1) in part;
  return {
    closest: (selectors: string) => {
      const found = parts.find((part) => selectors.split(", ").some((one) => fits(part, one)));
      return found ? { dataset: found } : null;
    },
  } as unknown as Element;
}
const token = (slot: string, seat = 0): Element => thing({ transporter: `${seat}.${slot}` });
const cargo = (slot: string): Element => thing({ cargo: "" }, { transporter: `0.${slot}` });
const pile = (goods: string, place: string): Element => thing({ goods, place });
/** A good in a slot of the hold, and the hold itself. */
const inHold = (slot: string, good = ""): Element =>
  thing(...(good ? [{ unload: `${good} a` }] : []), { hold: slot }, { place: "a1" });
const land = (place: string): Element => thing({ bank: place });

/** Takes something up, and lets it go; answers whether something came of it. */
async function bring(from: Element, to: Element): Promise<boolean> {
  const taken = hands.drag.take(from);
  if (!taken) return false;
  hands.drag.lift?.(taken.what);
  flushSync();
  hands.drag.over?.(taken.what, to, { x: 0, y: 0 });
  const answer = hands.drag.drop(taken.what, to, { x: 0, y: 0 }, "mouse");
  hands.drag.end?.(taken.what);
  await settled();
  return answer;
}

beforeEach(() => {
  view = new FakeView();
  asked = [];
  view.found = (action, params) => {
    asked.push({ action, ...params });
    const way = (to: string): Macro => ({ actions: [`go ${params["transporter"]} ${to}`], facts: { to } }) as never;
    if (action === "go") return params["transporter"] === "t1" ? [way("b2"), way("c3")] : [way("b2")];
    return [{ actions: [`${action} ${params["transporter"]} ${params["good"] ?? "all"}`], facts: {} } as never];
  };
  const players = [{ transporters: TRANSPORTERS }, { transporters: { t1: { at: "b2", cargo: {} } } }];
  const position = { ...MOVEMENT, players };
  view.stands({ public: position as never, plan: null, plan_number: 0, legal: LEGAL } as Partial<Table>);
  turn = turnAt(view);
  hands = new DragController(turn, () => undefined);
});

test("only what is mine and can go is taken up", () => {
  const taken = (at: Element): Held | undefined => hands.drag.take(at)?.what;
  expect(taken(token("t1"))).toEqual({ sort: "transporter", slot: "t1" });
  expect(taken(cargo("t2"))).toEqual({ sort: "cargo", slot: "t2" });
  expect(taken(token("t3"))).toBeUndefined(); // it has no point left
  expect(taken(token("t1", 1))).toBeUndefined();
  expect(taken(pile("gold", "a1"))).toEqual({ sort: "goods", good: "gold", place: "a1", slots: ["t1", "t2"] });
  expect(taken(pile("boards gold", "a1"))).toMatchObject({ good: "all" });
  expect(taken(pile("gold", "c3"))).toBeUndefined(); // nobody there can take it
  expect(hands.loose).toEqual(["gold a1", "clay c3"]);
  view.mine = false;
  expect(hands.loose).toEqual([]);
  expect(taken(token("t1"))).toBeUndefined();
});

test("a transporter goes where it is let go, and nowhere it cannot get", async () => {
  view.play = () => view.byHand; // so that it does not go there once more
  expect(await bring(token("t1"), land("b2"))).toBe(true);
  expect(view.done).toEqual(["go t1 b2"]);
  expect(view.byHand).toBe(false);
  expect([turn.held, turn.hovered, turn.chosen]).toEqual([null, null, null]);
  expect(await bring(token("t2"), thing({ target: "c3" }))).toBe(false);
  expect(await bring(token("t2"), thing({}))).toBe(false);
  expect(view.done).toHaveLength(1);
});

test("why it cannot get there is said: by the rule of a step, or for the whole way", async () => {
  view.previewed = () => ({ preview: null, refused: { reason: "no-road", chapter: "movement" } });
  await bring(token("t2"), land("c3"));
  expect(view.refused.map(({ reason }) => reason)).toEqual(["no-road"]);
  view.previewed = () => ({ preview: null, refused: { reason: "not-next", chapter: "movement" } });
  await bring(token("t2"), land("c3"));
  expect(view.refused).toHaveLength(1);
  expect(view.notice).not.toBeNull();
  view.notice = null;
  view.found = () => [];
  await bring(pile("gold", "a1"), land("c3")); // none of those beside it gets there
  expect(view.notice).not.toBeNull();
});

test("what is aboard is put down, here or there, or passed on", async () => {
  expect(await bring(cargo("t2"), land("a1"))).toBe(true);
  expect(await bring(cargo("t2"), token("t1"))).toBe(true);
  expect(view.done).toEqual(["unload t2 all", "hand t2 t1 stone", "hand t2 t1 stone"]);
  await bring(cargo("t2"), thing({ close: "b2" })); // where banks have one mark together
  expect(asked.at(-1)).toEqual({ action: "go", transporter: "t2", place: "b2", unload: "a", good: "all" });
});

test("one good is dragged out of its slot: put down where it is let go, passed on, or brought there", async () => {
  expect(hands.drag.take(inHold("t2", "stone"))?.what).toEqual({ sort: "one", slot: "t2", good: "stone" });
  expect(await bring(inHold("t2", "stone"), inHold("t2"))).toBe(false);
  expect(await bring(inHold("t2", "stone"), land("a1"))).toBe(true);
  expect(await bring(inHold("t2", "stone"), token("t1"))).toBe(true);
  await bring(inHold("t2", "stone"), land("b2"));
  expect(view.done.slice(0, 2)).toEqual(["unload t2 stone a", "hand t2 t1 stone"]);
  expect(asked.at(-1)).toMatchObject({ transporter: "t2", place: "b2", unload: "a", good: "stone" });
  expect(await bring(pile("gold", "a1"), inHold("t1"))).toBe(true);
  expect(view.done.at(-1)).toBe("load t1 gold");
});

test("goods go aboard, or with whom gets there", async () => {
  expect(await bring(pile("gold", "a1"), token("t2"))).toBe(true);
  expect(view.done).toEqual(["load t2 gold"]);
  expect(await bring(pile("gold", "a1"), land("a1"))).toBe(false); // there it lies
  turn.choose("t2"); // comes first, but does not get there
  expect(await bring(pile("gold", "a1"), land("c3"))).toBe(true);
  expect(asked.at(-1)).toMatchObject({ transporter: "t1", place: "c3", load: "gold", unload: "a", good: "gold" });
});
