import { beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../../api/client";
import type { Table, WhatIf } from "../../api/schema";
import type { LiveTable } from "../table/table.svelte";
import { Trial } from "./trial.svelte";

const server = vi.hoisted(() => ({ post: vi.fn() }));
vi.mock("../../api/client", async (original) => ({ ...(await original<object>()), post: server.post }));
vi.mock("../../i18n/words.svelte", () => ({
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
const live = { id: "t", table, file: () => Promise.resolve("") } as unknown as LiveTable;

const asked: Asked[] = [];
/** The server plays a line; where computers answer, seat 1 adds an action to it. */
function answer({ line, computers }: Asked, more: Partial<WhatIf> = {}): WhatIf {
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
  } as unknown as WhatIf;
}

let trial: Trial;
beforeEach(async () => {
  asked.length = 0;
  server.post.mockReset();
  server.post.mockImplementation((path: string, body: Asked) => {
    if (path.endsWith("/preview")) return Promise.resolve({ preview: null, refused: { reason: "no", chapter: "c" } });
    asked.push(body);
    return Promise.resolve(answer(body));
  });
  trial = new Trial(live, 5, ME);
  expect(await trial.start()).toBe(true);
});

const actions = (): string[] => trial.line.map(({ action }) => action);

test("nothing of it touches the table", async () => {
  await trial.act("go a");
  expect(server.post.mock.calls.every(([path]) => (path as string).startsWith("/tables/t/what-if"))).toBe(true);
  expect(trial.kind).toBe("trial");
});

test("the whole line is played anew each time, from the same moment and the same draw", async () => {
  await trial.act("go a");
  await trial.act("go b");
  expect(asked.map(({ moment }) => moment)).toEqual([5, 5, 5]);
  expect(new Set(asked.map(({ draw }) => draw)).size).toBe(1);
  expect(asked.at(-1)?.line.map(({ action }) => action)).toEqual(["go a", "answer 1", "go b"]);
});

test("it is seen as a table after that moment, with what was tried in its log", async () => {
  await trial.act("go a");
  expect(trial.table?.number).toBe(7);
  expect(trial.table?.log.map(({ number }) => number)).toEqual([4, 5, 6, 7]);
  expect(trial.table?.log.filter(({ number }) => number > 5).map(({ seat }) => seat)).toEqual([0, 1]);
});

test("what the rules do not allow is explained and not played", async () => {
  expect(await trial.act("fly")).toBe(false);
  expect(asked).toHaveLength(1);
  expect(trial.notice?.text).toBe("core-refused-no");
});

test("only what I chose myself is handed back, each with what I saw then", async () => {
  await trial.act("go a");
  await trial.act("go b");
  expect(trial.mineOfLine.map(({ action }) => action)).toEqual(["go a", "go b"]);
  expect(trial.mineOfLine.map(({ then }) => (then.public as unknown as { at: number }).at)).toEqual([0, 2]);
});

test("undo goes back to where I chose last, and computers then wait for me; redo goes forth again", async () => {
  await trial.act("go a");
  await trial.act("go b");
  expect(await trial.undo()).toBe(true);
  expect(actions()).toEqual(["go a", "answer 1"]);
  expect(asked.at(-1)?.computers).toBe(false);
  expect(await trial.undo()).toBe(true);
  expect(actions()).toEqual([]);
  expect(await trial.undo()).toBe(false);
  expect(await trial.redo()).toBe(true);
  expect(await trial.redo()).toBe(true);
  expect(actions()).toEqual(["go a", "answer 1", "go b", "answer 3"]);
  expect(await trial.redo()).toBe(false);
});

test("whoever chooses anew after going back can't go forth again", async () => {
  await trial.act("go a");
  await trial.undo();
  expect(trial.table?.redo).toBe(true);
  await trial.act("go b");
  expect(trial.table?.redo).toBe(false);
  expect(await trial.redo()).toBe(false);
});

test("a new draw deals anew and plays the same line", async () => {
  await trial.act("go a");
  await trial.drawAnew();
  expect(asked.at(-1)?.draw).not.toBe(asked[0]?.draw);
  expect(asked.at(-1)?.line.map(({ action }) => action)).toEqual(["go a", "answer 1"]);
});

test("a line that can't be played to its end says where it is cut", async () => {
  const cut = { index: 1, reason: "gone", chapter: "c" };
  server.post.mockImplementation((_path: string, body: Asked) => Promise.resolve(answer(body, { cut })));
  await trial.drawAnew();
  expect(trial.notice?.text).toBe("replay-cut 2 core-refused-gone");
});

test("who plays for everybody acts for whoever is to move", async () => {
  server.post.mockImplementation((_path: string, body: Asked) => {
    asked.push(body);
    return Promise.resolve(answer(body, { seat: 1, to_move: [1] }));
  });
  await trial.answerFor(false);
  expect([trial.actor, trial.mine]).toEqual([1, true]);
  await trial.act("go a");
  expect(asked.at(-1)).toMatchObject({ computers: false, line: [{ seat: 1, action: "go a" }] });
});

test("an error is told, and what was tried so far stays", async () => {
  await trial.act("go a");
  server.post.mockRejectedValueOnce(new ApiError(429, "too-many", "Too many requests", {}));
  expect(await trial.act("go b")).toBe(false);
  expect(trial.notice?.text).toBe("Too many requests");
  expect(actions()).toEqual(["go a", "answer 1"]);
});
