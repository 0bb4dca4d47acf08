import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import type { Table, Macro } from "../../api/schema";
import { settings } from "../../app/settings.svelte";
import { FakeView } from "../../table/model/fakeview.svelte";
import { MOVEMENT, settled, turnAt } from "./faketurn.svelte";
import type { Transporter } from "./position";
import type { TurnController } from "./turncontroller.svelte";

let view: FakeView;
let turn: TurnController;

let phase = "movement";
let transporters: Record<string, Partial<Transporter>> = {};

function stands(legal: Table["legal"] = {}, table: Partial<Table> = {}, more: object = {}): void {
  const position = { ...MOVEMENT, phase, players: [{ transporters }], ...more };
  view.stands({ public: position as unknown as Table["public"], plan: null, plan_number: 0, legal, ...table });
  flushSync();
}

const macro = (to: string, ...actions: string[]): Macro => ({ actions, facts: { to, left: 0 } }) as unknown as Macro;

beforeEach(() => {
  settings.set({ answer: true });
  phase = "movement";
  transporters = { t1: { at: "a1", points: 3, cargo: {} } };
  view = new FakeView();
  stands();
  turn = turnAt(view);
});

test("where a transporter can get is asked when it is chosen, and anew when the position changes", async () => {
  const found = vi.fn(() => [macro("b2", "go t1 b2")]);
  view.found = found;
  turn.choose("t1");
  await settled();
  expect(turn.routes.map(({ to }) => to)).toEqual(["b2"]);
  stands();
  expect(turn.routes).toEqual([]); // the result is no longer valid
  await settled();
  expect(turn.routes).toHaveLength(1);
  expect(found).toHaveBeenCalledTimes(2);
  turn.choose("t1");
  expect(turn.chosen).toBeNull();
});

test("what the next turn brings is asked for once, however many scenes are shown meanwhile", async () => {
  const asked = vi.fn(() => ({ preview: null, refused: null }));
  view.previewed = asked;
  stands();
  await settled();
  expect(asked).toHaveBeenCalledOnce();
  const { table } = view;
  for (const moved of ["1.t1", "1.t2"]) {
    view.table = { ...table, public: { ...table?.public, moved: { [moved]: 1 } } } as unknown as Table;
    await settled();
  }
  expect(asked).toHaveBeenCalledOnce();
});

test("it goes along the way that was found, one step after another", async () => {
  view.found = () => [macro("c3", "go t1 b2", "go t1 c3")];
  turn.choose("t1");
  const gone = turn.go("c3", () => undefined);
  await settled();
  expect(await gone).toBe(true);
  expect(view.done).toEqual(["go t1 b2", "go t1 c3"]);
});

test("a step that is refused ends it", async () => {
  view.found = () => [macro("c3", "go t1 b2", "go t1 c3")];
  view.play = (action) => action !== "go t1 b2";
  turn.choose("t1");
  const gone = turn.go("c3", () => undefined);
  await settled();
  expect(await gone).toBe(false);
  expect(view.done).toEqual([]);
});

test("where it cannot get, something else is done", async () => {
  const otherwise = vi.fn();
  turn.choose("t1");
  const gone = turn.go("z9", otherwise);
  await settled();
  expect([await gone, view.done]).toEqual([false, []]);
  expect(otherwise).toHaveBeenCalledOnce();
});

test("if asked it takes along what lies there before it goes, and puts all down after: as one act", async () => {
  const asked: [string, Record<string, string>][] = [];
  view.found = (action, params) => {
    asked.push([action, params]);
    const ride = ["load t1 gold a", "go t1 b2", "unload t1 gold a"];
    return [params["load"] ? macro("b2", ...ride) : macro("b2", "go t1 b2")];
  };
  turn.choose("t1");
  turn.takeAll(true);
  turn.unload = true;
  const gone = turn.go("b2", () => undefined);
  turn.takeAll(false);
  turn.unload = false;
  await settled();
  expect(await gone).toBe(true);
  expect(asked.at(-1)).toEqual(["go", { transporter: "t1", place: "b2", load: "all", unload: "a", good: "all" }]);
  expect(view.requests).toEqual([["load t1 gold a", "go t1 b2", "unload t1 gold a"]]);
});

test("all that can be taken on, put down or paid is one act", async () => {
  view.found = (action, params) =>
    params["transporter"] === "t2" ? [] : [macro("", `${action} one`, `${action} two`)];
  expect(await turn.whole("load", "t1")).toBe(true);
  expect(await turn.whole("unload", "t1")).toBe(true);
  expect(await turn.payAll()).toBe(true);
  expect(await turn.whole("load", "t2")).toBe(false); // there is nothing
  expect(view.requests).toEqual([
    ["load one", "load two"],
    ["unload one", "unload two"],
    ["pay one", "pay two"],
  ]);
});

test("what was done in the last turn is done again, what can't be is left out, and a step that is barred ends it", async () => {
  const moves = ["load t1 clay a", "go t1 b2", "unload t1 clay a", "go t1 a1"];
  view.play = (action) => action !== "unload t1 clay a";
  vi.spyOn(turn, "lastMoves").mockReturnValue(moves);
  await turn.repeatTurn(["t1"]);
  expect(view.done).toEqual(["load t1 clay a", "go t1 b2", "go t1 a1"]);
  expect(view.requests).toEqual([moves, ["go t1 a1"]]);
  expect(view.notice).toBeNull();
  view.done = [];
  view.play = (action) => action !== "go t1 b2";
  await turn.repeatTurn(["t1"]);
  expect(view.done).toEqual(["load t1 clay a"]);
});

test("clicks wait for each other; what waited until its phase was over is not done", async () => {
  let open = (): void => undefined;
  const first = view.together("first", () => new Promise((done) => (open = (): void => done(true))));
  const second = turn.act("done");
  phase = "building";
  stands();
  await settled();
  open();
  await Promise.all([first, second]);
  expect([await second, view.done]).toEqual([false, []]);
});

test("what is clicked once for each good is done as often as it is clicked", async () => {
  await Promise.all([turn.act("load t1 clay"), turn.act("load t1 clay"), turn.act("agree"), turn.act("agree")]);
  expect(view.done).toEqual(["load t1 clay", "load t1 clay", "agree"]);
});

test("where there is nothing to decide the page goes on, as slowly as a person", async () => {
  stands({ done: [[]] });
  await vi.advanceTimersByTimeAsync(400);
  expect(view.done).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(view.done).toEqual(["done"]);
});

const LOADS = { done: [[]], call: [[]], load: [["t1", "boards"]] };
const STANDS = { a1: { kind: "woodcutter" } };
test.each([
  ["it ends by itself, whatever I want to answer myself", { turn: 1, buildings: {} }, LOADS, ["done"]],
  ["not where something could produce", { turn: 1, buildings: STANDS }, LOADS, []],
  ["not where something else can be done", { turn: 1, buildings: {} }, { ...LOADS, research: [["rowing"]] }, []],
  ["not in later turns", { turn: 2, buildings: {} }, LOADS, []],
])("the first production, in which nothing stands yet: %s", async (_, more, legal, done) => {
  settings.set({ answer: false });
  phase = "production";
  stands(legal, {}, more);
  await vi.advanceTimersByTimeAsync(500);
  expect(view.done).toEqual(done);
});

test.each([
  ["there is something to do", () => stands({ done: [[]], load: [["t1", "clay"]] })],
  ["it is somebody else's turn", () => ((view.mine = false), stands({ done: [[]] }))],
  ["I took something back", () => stands({ done: [[]] }, { log: [{ number: 1, kind: "undo", to: 0 }] as never })],
  ["I do not want it", () => (settings.set({ answer: false }), stands({ done: [[]] }))],
  ["a line is tried", () => ((view.kind = "variation"), stands({ done: [[]] }))],
])("it does not go on by itself where %s", async (_, happens) => {
  happens();
  await vi.advanceTimersByTimeAsync(5000);
  expect(view.done).toEqual([]);
});

test("all that I did in a phase is taken back, as far as that asks nobody and shows nothing", async () => {
  const undo = (free: boolean): Table["undo"] => ({ possible: true, free, consent: false }) as Table["undo"];
  const plan = { steps: [{}, {}, {}] } as unknown as Table["plan"];
  stands({}, { undo: undo(true), plan });
  view.play = () => {
    view.stands({ undo: undo(view.done.length < 1) });
    return true;
  };
  await turn.undoPhase();
  expect(view.done).toEqual(["undo", "undo"]);
});

test("factories run one after another, until one asks something", async () => {
  phase = "production";
  stands();
  view.play = (action) => {
    if (action === "use b") stands({ pay: [["wood"]] });
    return true;
  };
  const runs = ["a", "b", "c"].map((tile) => ({ tile, actions: [`use ${tile}`], open: tile === "b" })) as never;
  await turn.runAll(runs);
  expect(view.requests).toEqual([["use a", "use b"]]);
});

test("a factory whose goods another has used up is passed over", async () => {
  phase = "production";
  stands();
  let left = 3;
  view.play = (action) => action === "use c" || (left -= 1) >= 0;
  const runs = ["a", "b", "c"].map((tile) => ({ tile, actions: [`use ${tile}`, `use ${tile}`] })) as never;
  await turn.runAll(runs);
  expect(view.done).toEqual(["use a", "use a", "use b", "use c", "use c"]);
});

test("factories that could be run when things stood otherwise are not offered", async () => {
  const answers: ((found: Macro[]) => void)[] = [];
  view.macros = () => new Promise((done) => answers.push(done));
  phase = "production";
  stands();
  stands();
  answers[1]?.([macro("b2", "use b2")]);
  answers[0]?.([macro("a1", "use a1")]);
  await settled();
  expect(turn.runs.map(({ to }) => to)).toEqual(["b2"]);
});

test("a transporter that is gone, or has nothing to do in a phase, is put back", async () => {
  turn.choose("t1");
  phase = "building";
  stands();
  expect(turn.chosen).toBeNull();
  phase = "movement";
  stands();
  turn.choose("t1");
  transporters = {};
  stands();
  expect(turn.chosen).toBeNull();
});
