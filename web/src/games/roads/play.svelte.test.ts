import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Table, Macro } from "../../api/schema";
import { settings } from "../../session/settings.svelte";
import { FakeSitting } from "../../session/table/faked.svelte";
import { groundOf } from "./land/ground";
import { Play } from "./play.svelte";

const ground = groundOf({
  title: "",
  tiles: [0, 1, 2].flatMap((r) => [0, 1, 2, 3].map((q) => ({ q, r, terrain: "pasture" as const }))),
});
let live: FakeSitting;
let play: Play;
let leave = (): void => undefined;

interface Carrier {
  at: string;
  points: number;
  cargo: Record<string, number>;
  moved?: boolean;
}

let phase = "movement";
let carriers: Record<string, Carrier> = {};

function stands(legal: Table["legal"] = {}, table: Partial<Table> = {}, more: object = {}): void {
  const position = {
    turn: 2,
    phase,
    stage: "playing",
    work: null,
    offer: null,
    moved: {},
    players: [{ transporters: carriers }],
    ...more,
  };
  live.stands({ public: position as unknown as Table["public"], plan: null, plan_number: 0, legal, ...table });
  flushSync();
}

const macro = (to: string, ...actions: string[]): Macro => ({ actions, facts: { to, left: 0 } }) as unknown as Macro;
const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
};

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ answer: true });
  phase = "movement";
  carriers = { t1: { at: "a1", points: 3, cargo: {} } };
  live = new FakeSitting();
  stands();
  leave = $effect.root(() => {
    play = new Play(
      () => live,
      () => ground,
    );
  });
  flushSync();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

test("where a transporter can get is asked when it is chosen, and anew when the position changes", async () => {
  const found = vi.fn(() => [macro("b2", "go t1 b2")]);
  live.found = found;
  play.choose("t1");
  await settled();
  expect(play.routes.map(({ to }) => to)).toEqual(["b2"]);
  stands();
  expect(play.routes).toEqual([]); // the result is no longer valid
  await settled();
  expect(play.routes).toHaveLength(1);
  expect(found).toHaveBeenCalledTimes(2);
  play.choose("t1");
  expect(play.chosen).toBeNull();
});

test("what the next turn brings is asked for once, however many scenes are shown meanwhile", async () => {
  const asked = vi.fn(() => ({ preview: null, refused: null }));
  live.previewed = asked;
  stands();
  await settled();
  expect(asked).toHaveBeenCalledOnce();
  const { table } = live;
  for (const moved of ["1.t1", "1.t2"]) {
    live.table = { ...table, public: { ...table?.public, moved: { [moved]: 1 } } } as unknown as Table;
    await settled();
  }
  expect(asked).toHaveBeenCalledOnce();
});

test("it goes along the way that was found, one step after another", async () => {
  live.found = () => [macro("c3", "go t1 b2", "go t1 c3")];
  play.choose("t1");
  const gone = play.go("c3", () => undefined);
  await settled();
  expect(await gone).toBe(true);
  expect(live.done).toEqual(["go t1 b2", "go t1 c3"]);
});

test("a step that is refused ends it", async () => {
  live.found = () => [macro("c3", "go t1 b2", "go t1 c3")];
  live.play = (action) => action !== "go t1 b2";
  play.choose("t1");
  const gone = play.go("c3", () => undefined);
  await settled();
  expect(await gone).toBe(false);
  expect(live.done).toEqual([]);
});

test("where it cannot get, something else is done", async () => {
  const otherwise = vi.fn();
  play.choose("t1");
  const gone = play.go("z9", otherwise);
  await settled();
  expect([await gone, live.done]).toEqual([false, []]);
  expect(otherwise).toHaveBeenCalledOnce();
});

test("if asked it takes along what lies there before it goes, and puts all down after: as one act", async () => {
  const asked: [string, Record<string, string>][] = [];
  live.found = (action, params) => {
    asked.push([action, params]);
    const ride = ["load t1 gold a", "go t1 b2", "unload t1 gold a"];
    return [params["load"] ? macro("b2", ...ride) : macro("b2", "go t1 b2")];
  };
  play.choose("t1");
  play.takeAll(true);
  play.unload = true;
  const gone = play.go("b2", () => undefined);
  play.takeAll(false);
  play.unload = false;
  await settled();
  expect(await gone).toBe(true);
  expect(asked.at(-1)).toEqual(["go", { transporter: "t1", place: "b2", load: "all", unload: "a", good: "all" }]);
  expect(live.requests).toEqual([["load t1 gold a", "go t1 b2", "unload t1 gold a"]]);
});

test("all that can be taken on, put down or paid is one act", async () => {
  live.found = (action, params) =>
    params["transporter"] === "t2" ? [] : [macro("", `${action} one`, `${action} two`)];
  expect(await play.whole("load", "t1")).toBe(true);
  expect(await play.whole("unload", "t1")).toBe(true);
  expect(await play.payAll()).toBe(true);
  expect(await play.whole("load", "t2")).toBe(false); // there is nothing
  expect(live.requests).toEqual([
    ["load one", "load two"],
    ["unload one", "unload two"],
    ["pay one", "pay two"],
  ]);
});

test("what was done in the last turn is done again, what can't be is left out, and a step that is barred ends it", async () => {
  const moves = ["load t1 clay a", "go t1 b2", "unload t1 clay a", "go t1 a1"];
  live.play = (action) => action !== "unload t1 clay a";
  vi.spyOn(play, "lastMoves").mockReturnValue(moves);
  await play.again(["t1"]);
  expect(live.done).toEqual(["load t1 clay a", "go t1 b2", "go t1 a1"]);
  expect(live.requests).toEqual([moves, ["go t1 a1"]]);
  expect(live.notice).toBeNull();
  live.done = [];
  live.play = (action) => action !== "go t1 b2";
  await play.again(["t1"]);
  expect(live.done).toEqual(["load t1 clay a"]);
});

test("clicks wait for each other; what waited until its phase was over is not done", async () => {
  let open = (): void => undefined;
  const first = live.together("first", () => new Promise((done) => (open = (): void => done(true))));
  const second = play.act("done");
  phase = "building";
  stands();
  await settled();
  open();
  await Promise.all([first, second]);
  expect([await second, live.done]).toEqual([false, []]);
});

test("what is clicked once for each good is done as often as it is clicked", async () => {
  await Promise.all([play.act("load t1 clay"), play.act("load t1 clay"), play.act("agree"), play.act("agree")]);
  expect(live.done).toEqual(["load t1 clay", "load t1 clay", "agree"]);
});

test("where there is nothing to decide the page goes on, as slowly as a person", async () => {
  stands({ done: [[]] });
  await vi.advanceTimersByTimeAsync(400);
  expect(live.done).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(live.done).toEqual(["done"]);
});

test.each([
  ["there is something to do", () => stands({ done: [[]], load: [["t1", "clay"]] })],
  ["it is somebody else's turn", () => ((live.mine = false), stands({ done: [[]] }))],
  ["I took something back", () => stands({ done: [[]] }, { log: [{ number: 1, kind: "undo", to: 0 }] as never })],
  ["I do not want it", () => (settings.set({ answer: false }), stands({ done: [[]] }))],
  ["it is the first lesson", () => stands({ done: [[]] }, { board: "first_lesson" })],
  ["a line is tried", () => ((live.kind = "variation"), stands({ done: [[]] }))],
])("it does not go on by itself where %s", async (_, happens) => {
  happens();
  await vi.advanceTimersByTimeAsync(5000);
  expect(live.done).toEqual([]);
});

test("all that I did in a phase is taken back, as far as that asks nobody and shows nothing", async () => {
  const undo = (free: boolean): Table["undo"] => ({ possible: true, free, consent: false }) as Table["undo"];
  const plan = { steps: [{}, {}, {}] } as unknown as Table["plan"];
  stands({}, { undo: undo(true), plan });
  live.play = () => {
    live.stands({ undo: undo(live.done.length < 1) });
    return true;
  };
  await play.undoPhase();
  expect(live.done).toEqual(["undo", "undo"]);
});

test("factories run one after another, until one asks something", async () => {
  phase = "production";
  stands();
  live.play = (action) => {
    if (action === "use b") stands({}, {}, { work: { tile: "b1" } });
    return true;
  };
  const runs = ["a", "b", "c"].map((tile) => ({ tile, actions: [`use ${tile}`], open: tile === "b" })) as never;
  await play.runAll(runs);
  expect(live.requests).toEqual([["use a", "use b"]]);
});

test("a factory whose goods another has used up is passed over", async () => {
  phase = "production";
  stands();
  let left = 3;
  live.play = (action) => action === "use c" || (left -= 1) >= 0;
  const runs = ["a", "b", "c"].map((tile) => ({ tile, actions: [`use ${tile}`, `use ${tile}`] })) as never;
  await play.runAll(runs);
  expect(live.done).toEqual(["use a", "use a", "use b", "use c", "use c"]);
});

test("factories that could be run when things stood otherwise are not offered", async () => {
  const answers: ((found: Macro[]) => void)[] = [];
  live.macros = () => new Promise((done) => answers.push(done));
  phase = "production";
  stands();
  stands();
  answers[1]?.([macro("b2", "use b2")]);
  answers[0]?.([macro("a1", "use a1")]);
  await settled();
  expect(play.runs.map(({ to }) => to)).toEqual(["b2"]);
});

test("a transporter that is gone, or has nothing to do in a phase, is put back", async () => {
  play.choose("t1");
  phase = "building";
  stands();
  expect(play.chosen).toBeNull();
  phase = "movement";
  stands();
  play.choose("t1");
  carriers = {};
  stands();
  expect(play.chosen).toBeNull();
});
