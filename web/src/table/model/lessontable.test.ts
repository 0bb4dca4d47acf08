import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Lesson, LessonAnswer, LessonStep } from "../../api/schema";
import { progressOf } from "../../app/lessons";
import { fits, isOf, LessonTable, lineOf, valueOf } from "./lessontable.svelte";

const step = (say: string, more: Partial<LessonStep> = {}): LessonStep => ({
  say,
  want: [],
  point: {},
  then: [],
  goal: null,
  ...more,
});

const LESSON: Lesson = {
  game: "chess",
  name: "first",
  board: "plain",
  rules_version: 1,
  seats: 2,
  scenes: [
    {
      steps: [
        step("hello"),
        step("move", { want: ["move *", "castle"], point: { square: ["e4"] }, then: [{ seat: 1, action: "move e5" }] }),
        step("moved"),
      ],
    },
    {
      steps: [step("solve", { goal: { path: ["players", 0, "points"], least: 2, turns: 2 } }), step("solved")],
    },
  ],
};

/** A server that plays anything: a point for each `take`, a turn for each `done`. */
function answer(line: { seat: number; action: string }[]): LessonAnswer {
  const count = (what: string): number => line.filter(({ action }) => action === what).length;
  return {
    seat: 0,
    public: { turn: 1 + count("done"), players: [{ points: count("take") }] },
    private: null,
    to_move: line.at(-1)?.action === "move e4" ? [1] : [0],
    legal: { move: [["e4"], ["d4"]], castle: [[]], take: [[]], done: [[]], resign: [[]] },
    line: line.map(({ seat, action }) => ({ seat, action, said: [] })),
    cut: null,
    over: false,
    result: null,
  } as unknown as LessonAnswer;
}

let asked: { path: string; body: { scene: number; line: { seat: number; action: string }[] } }[] = [];

beforeEach(() => {
  asked = [];
  localStorage.setItem("lautta-token", "anna");
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    const body = init?.body ? (JSON.parse(init.body as string) as (typeof asked)[number]["body"]) : null;
    if (body) asked.push({ path, body });
    return Promise.resolve(new Response(JSON.stringify(body ? answer(body.line) : LESSON)));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function begun(): Promise<LessonTable> {
  const table = new LessonTable("chess", "first");
  await table.open();
  return table;
}

describe("a lesson", () => {
  it("begins where its first step is, on a table that nobody else knows", async () => {
    const table = await begun();
    expect(table.step).toEqual({ says: "chess_course-first-hello", point: {}, reads: true });
    expect([table.index, table.count]).toEqual([1, 5]);
    expect(table.mine).toBe(true);
    expect(table.table?.seats.map(({ kind }) => kind)).toEqual(["person", "computer"]);
  });

  it("does nothing but what is wanted, and says so kindly", async () => {
    const table = await begun();
    expect(await table.act("move e4")).toBe(false);
    expect(table.notice?.text).toBeTruthy();
    await table.goOn();
    expect(await table.act("resign")).toBe(false);
    expect(table.step?.says).toBe("chess_course-first-move");
    expect(table.missed).toBe(1);
    expect(await table.act("castle")).toBe(true);
    expect([table.step?.says, table.missed, table.notice]).toEqual(["chess_course-first-moved", 0, null]);
  });

  it("lets the others answer one after another, each as an event of its own", async () => {
    const table = await begun();
    const seen: (number | undefined)[] = [];
    table.onreplaced = (_, after) => seen.push(after.log.length);
    await table.goOn();
    await table.act("move e4");
    expect(seen).toEqual([1, 2]);
    expect(table.table?.log.map(({ seat }) => seat)).toEqual([0, 1]);
    const numbers = table.table?.log.map(({ number }) => number) ?? [];
    expect(numbers.at(-1)).toBe(table.table?.number);
  });

  it("goes on to the next scene, and back again", async () => {
    const table = await begun();
    await table.goOn();
    await table.act("move d4");
    await table.goOn();
    expect(table.step?.says).toBe("chess_course-first-solve");
    expect(asked.at(-1)?.body).toEqual({ scene: 1, line: [] });
    await table.back();
    expect(table.step?.says).toBe("chess_course-first-moved");
    expect(asked.at(-1)?.body.line).toEqual([
      { seat: 0, action: "move d4" },
      { seat: 1, action: "move e5" },
    ]);
    await table.undo();
    expect(table.step?.says).toBe("chess_course-first-move");
  });

  it("lets anything be done for a goal, until it is reached or the turns are used up", async () => {
    const table = await begun();
    await table.goOn();
    await table.act("castle");
    await table.goOn();
    await table.act("take");
    await table.act("done");
    expect(table.failed).toBe(false);
    await table.act("done");
    expect(table.failed).toBe(true);
    expect(await table.act("take")).toBe(false);
    expect(table.notice?.text).toBe("{page-lesson-failed}");
    await table.back();
    expect(table.failed).toBe(false);
    await table.restart();
    expect(table.trying).toEqual([]);
    await table.act("take");
    await table.act("take");
    expect(table.step?.says).toBe("chess_course-first-solved");
    await table.goOn();
    expect(table.step).toBeNull();
    expect(progressOf("chess", "first")?.finished).toBe(true);
  });

  it("continues where it was left, unless the lesson is another one by now", async () => {
    const table = await begun();
    await table.goOn();
    await table.act("castle");
    expect((await begun()).step?.says).toBe("chess_course-first-moved");
    localStorage.setItem("lautta-lesson-chess-first", '{"done": [[[], ["sing"]]], "trying": [], "finished": false}');
    expect((await begun()).step?.says).toBe("chess_course-first-hello");
    localStorage.setItem("lautta-lesson-chess-first", "nonsense");
    expect((await begun()).step?.says).toBe("chess_course-first-hello");
  });

  it("does several actions as far as they are wanted", async () => {
    const table = await begun();
    await table.goOn();
    const done = await table.together("both", async ({ all }) => (await all(["castle", "resign"])) === 1);
    expect(done).toBe(true);
  });
});

describe("its parts", () => {
  it("take a star for any parameter", () => {
    expect(fits("move *", "move e4")).toBe(true);
    expect(fits("move *", "move e4 e5")).toBe(false);
    expect(fits("pass", "pass")).toBe(true);
  });

  it("put together what was done by whom", () => {
    const steps = LESSON.scenes[0]?.steps ?? [];
    expect(lineOf(steps, [[], ["castle"]], ["take"])).toEqual([
      { seat: 0, action: "castle" },
      { seat: 1, action: "move e5" },
      { seat: 0, action: "take" },
    ]);
  });

  it("find a number in a position", () => {
    const goal = { path: ["players", 0, "points"], least: 1, turns: 1 };
    expect(valueOf({ players: [{ points: 3 }] }, goal)).toBe(3);
    expect(valueOf({}, goal)).toBe(0);
  });

  it("know what is of this lesson", () => {
    const of = (done: string[][][]): boolean => isOf(LESSON, { done, trying: [], finished: false });
    expect(of([[[], ["castle"]]])).toBe(true);
    expect(of([[["castle"]]])).toBe(false);
    expect(of([[[]], []])).toBe(false);
  });
});
