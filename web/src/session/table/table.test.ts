import { beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../../api/client";
import type { Follower } from "../../api/live";
import type { LogEntry, Table, Update } from "../../api/schema";
import { LiveTable } from "./table.svelte";

const server = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn(), follower: null as Follower | null }));
vi.mock("../../api/client", async (original) => ({
  ...(await original<object>()),
  get: server.get,
  post: server.post,
}));
vi.mock("../../api/live", () => ({
  follow: (follower: Follower) => {
    server.follower = follower;
    return () => undefined;
  },
}));

const entry = (number: number): LogEntry => ({ number, at: 0, kind: "action", seat: 0, said: [] });
const stands = (number: number): Table =>
  ({
    id: "t",
    game: "tigris",
    number,
    log: [entry(number)],
    my_seat: 0,
    seats: [{}],
    to_move: [0],
    legal: { pass: [[]] },
    plan: null,
    plan_number: 0,
    status: "playing",
    public: { number },
  }) as unknown as Table;
/** What the server tells who has seen events up to `from`: those after it, up to `number`. */
const told = (from: number, number: number): Update =>
  ({
    ...stands(number),
    from,
    entries: Array.from({ length: number - from }, (_, index) => entry(from + 1 + index)),
  }) as unknown as Update;
const numbers = (live: LiveTable): number[] => live.table?.log.map((each) => each.number) ?? [];

async function open(): Promise<LiveTable> {
  server.get.mockResolvedValueOnce(stands(5));
  const live = new LiveTable("t");
  await live.open();
  return live;
}

async function hear(update: Update): Promise<void> {
  server.follower?.onupdate(update as never);
  await vi.waitFor(() => undefined);
}

const gone = (): ApiError => new ApiError(0, "unreachable", "gone", {});

beforeEach(() => {
  server.get.mockReset();
  server.post.mockReset();
});

test("an update that fits on is added to what is known", async () => {
  const live = await open();
  await hear(told(5, 7));
  expect(numbers(live)).toEqual([5, 6, 7]);
  expect(live.news.map(({ number }) => number)).toEqual([6, 7]);
  expect(server.get).toHaveBeenCalledTimes(1);
});

test("an update that tells again what is known changes nothing twice", async () => {
  const live = await open();
  await hear(told(5, 7));
  await hear(told(4, 7));
  await hear(told(6, 8));
  expect(numbers(live)).toEqual([5, 6, 7, 8]);
});

test("where an update leaves a gap the whole table is read again", async () => {
  const live = await open();
  server.get.mockResolvedValueOnce({ ...stands(9), log: [5, 6, 7, 8, 9].map(entry) });
  await hear(told(7, 9));
  expect(server.get).toHaveBeenCalledTimes(2);
  expect(numbers(live)).toEqual([5, 6, 7, 8, 9]);
  expect(server.follower?.seen()).toBe(9);
});

test("what was clicked while nobody answers waits, and is done once when the connection is back", async () => {
  const live = await open();
  server.post.mockRejectedValueOnce(gone()).mockResolvedValueOnce(told(5, 6));
  const done = live.act("pass");
  await vi.waitFor(() => expect(live.connected).toBe(false));
  expect(live.queue.busy).toBe(true);
  expect(live.notice).toBeNull();
  server.follower?.onconnection(true);
  expect(await done).toBe(true);
  expect(live.connected).toBe(true);
  const [[, first], [, second]] = server.post.mock.calls as [[string, { key: string }], [string, { key: string }]];
  expect(second).toEqual(first); // the same key: done once, even if only the answer was lost
  expect(numbers(live)).toEqual([5, 6]);
});

test("that updates have stopped is known while nothing is clicked", async () => {
  const live = await open();
  expect(live.connected).toBe(true);
  server.follower?.onconnection(false);
  expect(live.connected).toBe(false);
});

test("an error of the server is no lost connection", async () => {
  const live = await open();
  server.post.mockRejectedValueOnce(new ApiError(500, "internal", "Something went wrong", {}));
  expect(await live.act("pass")).toBe(false);
  expect(live.connected).toBe(true);
  expect(live.notice?.text).toBe("Something went wrong");
});

test("whoever asked is told that somebody does not agree, and nobody else is", async () => {
  const no = {
    ...entry(6),
    kind: "answer",
    seat: 1,
    said: [{ key: "server-log-disagree", args: { seat: 1 } }],
  } as LogEntry;
  for (const asking of [0, 1]) {
    server.get.mockResolvedValueOnce({
      ...stands(5),
      my_seats: [0],
      seats: [{ name: "Anna" }, { name: "Ben" }],
      ask: { number: 5, seat: asking, asked: [1 - asking] },
    });
    const live = new LiveTable("t");
    await live.open();
    await hear({ ...told(5, 6), entries: [no], ask: null } as unknown as Update);
    expect(live.notice !== null).toBe(asking === 0);
  }
});

test("a refusal stands until it is closed or my turn comes", async () => {
  const live = await open();
  await hear({ ...told(5, 6), to_move: [1] });
  live.notice = { text: "It is not this player's turn." };
  await hear({ ...told(6, 7), to_move: [1] });
  expect(live.notice).not.toBeNull();
  await hear(told(7, 8));
  expect(live.notice).toBeNull();
  live.notice = { text: "This route is taken." };
  await hear(told(8, 9));
  expect(live.notice).not.toBeNull();
});
