import { beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../../../api/client";
import type { Table, VariationAnswer } from "../../../api/schema";
import type { LiveTable } from "../../model/table.svelte";
import { Variation } from "./variation.svelte";

const server = vi.hoisted(() => ({ post: vi.fn() }));
vi.mock("../../../api/client", async (original) => ({ ...(await original<object>()), post: server.post }));
vi.mock("../../../i18n/words.svelte", () => ({
  say: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" "),
  words: { has: () => false },
}));

interface Asked {
  moment: number;
  draw: number;
  line: { seat: number; action: string }[];
  computers: boolean;
  seat: number;
}

const ME = 0;
const LOG = [4, 5, 6, 7].map((number) => ({ number, kind: "action", said: [] }));
const table = { id: "t", game: "g", number: 7, log: LOG, seats: [{}, {}], undo: {}, my_seat: ME } as unknown as Table;
const liveTable = { id: "t", table, file: () => Promise.resolve("") } as unknown as LiveTable;

const asked: Asked[] = [];
/** The server plays a line; if computers act, seat 1 adds an action. */
function answer({ line, computers }: Asked, more: Partial<VariationAnswer> = {}): VariationAnswer {
  const played = computers && line.length ? [...line, { seat: 1, action: `answer ${line.length}` }] : line;
  return {
    line: played.map((each) => ({ ...each, said: [] })),
    seat: ME,
    to_move: [ME],
    legal: { go: [["a"], ["b"]] },
    public: { at: played.length },
    private: null,
    cut: null,
    over: false,
    result: null,
    ...more,
  } as unknown as VariationAnswer;
}

let variation: Variation;
beforeEach(async () => {
  asked.length = 0;
  server.post.mockReset();
  server.post.mockImplementation((path: string, body: Asked) => {
    if (path.endsWith("/preview")) return Promise.resolve({ preview: null, refused: { reason: "no", chapter: "c" } });
    asked.push(body);
    return Promise.resolve(answer(body));
  });
  variation = new Variation(liveTable, 5, ME);
  expect(await variation.start()).toBe(true);
});

const actions = (): string[] => variation.line.map(({ action }) => action);

test("nothing of it touches the table", async () => {
  await variation.act("go a");
  expect(server.post.mock.calls.every(([path]) => (path as string).startsWith("/tables/t/what-if"))).toBe(true);
  expect(variation.kind).toBe("variation");
});

test("the whole line is played anew each time, from the same moment and the same draw", async () => {
  await variation.act("go a");
  await variation.act("go b");
  expect(asked.map(({ moment }) => moment)).toEqual([5, 5, 5]);
  expect(new Set(asked.map(({ draw }) => draw)).size).toBe(1);
  expect(asked.at(-1)?.line.map(({ action }) => action)).toEqual(["go a", "answer 1", "go b"]);
});

test("it is seen as a table after that moment, with what was tried in its log", async () => {
  await variation.act("go a");
  expect(variation.table?.number).toBe(7);
  expect(variation.table?.log.map(({ number }) => number)).toEqual([4, 5, 6, 7]);
  expect(variation.table?.log.filter(({ number }) => number > 5).map(({ seat }) => seat)).toEqual([0, 1]);
});

test("what the rules do not allow is explained and not played", async () => {
  expect(await variation.act("fly")).toBe(false);
  expect(asked).toHaveLength(1);
  expect(variation.notice?.text).toBe("core-refused-no");
});

test("only what I chose myself is played for real, each with what I saw then", async () => {
  await variation.act("go a");
  await variation.act("go b");
  expect(variation.mineOfLine.map(({ action }) => action)).toEqual(["go a", "go b"]);
  expect(variation.mineOfLine.map(({ then }) => (then.public as unknown as { at: number }).at)).toEqual([0, 2]);
});

test("undo goes back to where I chose last, and computers then wait for me; redo goes forth again", async () => {
  await variation.act("go a");
  await variation.act("go b");
  expect(await variation.undo()).toBe(true);
  expect(actions()).toEqual(["go a", "answer 1"]);
  expect(asked.at(-1)?.computers).toBe(false);
  expect(await variation.undo()).toBe(true);
  expect(actions()).toEqual([]);
  expect(await variation.undo()).toBe(false);
  expect(await variation.redo()).toBe(true);
  expect(await variation.redo()).toBe(true);
  expect(actions()).toEqual(["go a", "answer 1", "go b", "answer 3"]);
  expect(await variation.redo()).toBe(false);
});

test("whoever chooses anew after going back can't go forth again", async () => {
  await variation.act("go a");
  await variation.undo();
  expect(variation.table?.redo).toBe(true);
  await variation.act("go b");
  expect(variation.table?.redo).toBe(false);
  expect(await variation.redo()).toBe(false);
});

test("a new draw deals anew and plays the same line", async () => {
  await variation.act("go a");
  await variation.drawAnew();
  expect(asked.at(-1)?.draw).not.toBe(asked[0]?.draw);
  expect(asked.at(-1)?.line.map(({ action }) => action)).toEqual(["go a", "answer 1"]);
});

test("another deal, and another line of the same length, are other positions", async () => {
  const keys = [variation.positionKey];
  await variation.drawAnew();
  keys.push(variation.positionKey);
  await variation.act("go a");
  keys.push(variation.positionKey);
  await variation.undo();
  await variation.act("go b");
  keys.push(variation.positionKey);
  expect(new Set(keys).size).toBe(4);
});

test("a line that can't be played to its end says where it is cut", async () => {
  const cut = { index: 1, reason: "gone", chapter: "c" };
  server.post.mockImplementation((_path: string, body: Asked) => Promise.resolve(answer(body, { cut })));
  await variation.drawAnew();
  expect(variation.notice?.text).toBe("replay-cut 2 core-refused-gone");
});

test("who plays for everybody acts for whoever is to move", async () => {
  server.post.mockImplementation((_path: string, body: Asked) => {
    asked.push(body);
    return Promise.resolve(answer(body, { seat: 1, to_move: [1] }));
  });
  await variation.answerFor(false);
  expect([variation.actor, variation.mine]).toEqual([1, true]);
  await variation.act("go a");
  expect(asked.at(-1)).toMatchObject({ computers: false, line: [{ seat: 1, action: "go a" }] });
});

test("an error is told, and what was tried so far stays", async () => {
  await variation.act("go a");
  server.post.mockRejectedValueOnce(new ApiError(429, "too-many", "Too many requests", {}));
  expect(await variation.act("go b")).toBe(false);
  expect(variation.notice?.text).toBe("Too many requests");
  expect(actions()).toEqual(["go a", "answer 1"]);
});

test("several actions are played in one go, and taken back by one step", async () => {
  variation.computers = false;
  await variation.act("go b");
  const done: number[] = [];
  await variation.together("all", async ({ all }) => (done.push(await all(["go a", "go b", "go a"])), true));
  expect(done).toEqual([3]);
  expect(asked.at(-1)?.line.map(({ action }) => action)).toEqual(["go b", "go a", "go b", "go a"]);
  expect(variation.mineOfLine).toHaveLength(4);
  await variation.undo();
  expect(actions()).toEqual(["go b"]);
  await variation.redo();
  expect(actions()).toHaveLength(4);
});

test("of several actions those before one that is refused are played", async () => {
  server.post.mockImplementationOnce((_: string, body: Asked) =>
    Promise.resolve(
      answer(
        { ...body, line: body.line.slice(0, 1), computers: false },
        { cut: { index: 1, reason: "no", chapter: "c" } },
      ),
    ),
  );
  const done: number[] = [];
  await variation.together("all", async ({ all }) => (done.push(await all(["go a", "go x"])), true));
  expect(done).toEqual([1]);
  expect(actions()).toEqual(["go a"]);
  expect(variation.mineOfLine).toHaveLength(1);
  expect(variation.notice?.text).toContain("replay-cut");
});
