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
  expect(play.routes).toEqual([]); // what was found holds no more
  await settled();
  expect(play.routes).toHaveLength(1);
  expect(found).toHaveBeenCalledTimes(2);
  play.choose("t1");
  expect(play.chosen).toBeNull();
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

test("if asked it takes along what lies there before it goes, the most valuable first, and puts all down after", async () => {
  live.found = () => [macro("b2", "go t1 b2")];
  const lying = ["trunks", "gold"];
  const aboard: string[] = [];
  live.play = (action) => {
    const [name = "", , good = ""] = action.split(" ");
    if (name === "load") aboard.push(...lying.splice(lying.indexOf(good), 1));
    if (name === "unload") aboard.splice(aboard.indexOf(good), 1);
    const there = live.done.some((each) => each.startsWith("go"));
    live.stands({
      legal: {
        load: lying.map((each) => ["t1", each]),
        unload: there || name === "go" ? aboard.map((each) => ["t1", each]) : [],
      },
    });
    return true;
  };
  stands({
    load: [
      ["t1", "trunks"],
      ["t1", "gold"],
    ],
  });
  play.choose("t1");
  [play.load, play.unload] = [true, true];
  const gone = play.go("b2", () => undefined);
  await settled();
  await gone;
  expect(live.done).toEqual(["load t1 gold", "load t1 trunks", "go t1 b2", "unload t1 gold", "unload t1 trunks"]);
});

test("what would bind goods to this tile is not loaded with the rest", async () => {
  live.chosen = (action) => (action === "load" ? [{ action: "load t1 gold", preview: { stays: true } } as never] : []);
  live.play = () => {
    live.stands({ legal: { load: [["t1", "gold"]] } });
    return true;
  };
  stands(
    {
      load: [
        ["t1", "gold"],
        ["t1", "clay"],
      ],
    },
    {},
    { moved: { "1.t2": 1 } },
  );
  const loaded = play.whole("load", "t1");
  await settled();
  expect([await loaded, live.done]).toEqual([true, ["load t1 clay"]]);
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
  const runs = ["a", "b", "c"].map((tile) => ({ tile, actions: [`use ${tile}`] })) as never;
  await play.runAll(runs);
  expect(live.done).toEqual(["use a", "use b"]);
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
