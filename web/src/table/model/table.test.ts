import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { ApiError } from "../../api/client";
import type { Follower } from "../../api/livesocket";
import type { LogEntry, Table, Update } from "../../api/schema";
import { LiveTable } from "./table.svelte";

const server = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn(), follower: null as Follower | null }));
vi.mock("../../api/client", async (original) => ({
  ...(await original<object>()),
  get: server.get,
  post: server.post,
}));
vi.mock("../../api/livesocket", () => ({
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
/** An update for a client that knows the events up to `from`: those after it, up to `number`. */
const told = (from: number, number: number): Update =>
  ({
    ...stands(number),
    from,
    entries: Array.from({ length: number - from }, (_, index) => entry(from + 1 + index)),
  }) as unknown as Update;
const numbers = (liveTable: LiveTable): number[] => liveTable.table?.log.map((each) => each.number) ?? [];

async function open(): Promise<LiveTable> {
  server.get.mockResolvedValueOnce(stands(5));
  const liveTable = new LiveTable("t");
  await liveTable.open();
  return liveTable;
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
  const liveTable = await open();
  await hear(told(5, 7));
  expect(numbers(liveTable)).toEqual([5, 6, 7]);
  expect(liveTable.news.map(({ number }) => number)).toEqual([6, 7]);
  expect(server.get).toHaveBeenCalledTimes(1);
});

test("an update that tells again what is known changes nothing twice", async () => {
  const liveTable = await open();
  await hear(told(5, 7));
  await hear(told(4, 7));
  await hear(told(6, 8));
  expect(numbers(liveTable)).toEqual([5, 6, 7, 8]);
});

test("where an update leaves a gap the whole table is read again", async () => {
  const liveTable = await open();
  server.get.mockResolvedValueOnce({ ...stands(9), log: [5, 6, 7, 8, 9].map(entry) });
  await hear(told(7, 9));
  expect(server.get).toHaveBeenCalledTimes(2);
  expect(numbers(liveTable)).toEqual([5, 6, 7, 8, 9]);
  expect(server.follower?.seen()).toBe(9);
});

const away = (code: string): ApiError => new ApiError(503, code, "Please try again.", {});
const PASSING = ["database-away", "owner-away", "table-moved"];

test.each([gone(), ...PASSING.map(away)])(
  "what was clicked while nobody answers ($code) waits, and is done once when that has passed",
  async (why) => {
    const liveTable = await open();
    server.post.mockRejectedValueOnce(why).mockResolvedValueOnce(told(5, 6));
    const done = liveTable.act("pass");
    await vi.waitFor(() => expect(server.post).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect(liveTable.queue.busy).toBe(true);
    expect(liveTable.notice).toBeNull();
    await vi.waitFor(() => {
      server.follower?.onconnection(true);
      expect(server.post).toHaveBeenCalledTimes(2);
    });
    expect(await done).toBe(true);
    expect(liveTable.connected).toBe(true);
    const [[, first], [, second]] = server.post.mock.calls as [[string, { key: string }], [string, { key: string }]];
    expect(second).toEqual(first); // the same key: done once, even if only the answer got lost
    expect(numbers(liveTable)).toEqual([5, 6]);
  },
);

test("only a server that does not answer is a lost connection, not one that cannot get at the table", async () => {
  for (const [why, connected] of [[gone(), false], ...PASSING.map((code) => [away(code), true] as const)] as const) {
    const liveTable = await open();
    server.post.mockReset();
    server.post.mockRejectedValueOnce(why).mockResolvedValueOnce(told(5, 6));
    const done = liveTable.act("pass");
    await vi.waitFor(() => expect(server.post).toHaveBeenCalledTimes(1));
    await new Promise((later) => setTimeout(later, 0));
    expect(liveTable.connected).toBe(connected);
    server.follower?.onconnection(true);
    expect(await done).toBe(true);
  }
});

describe("a slow answer", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is told after a second, until it has come", async () => {
    const liveTable = await open();
    let answer: (update: Update) => void = () => undefined;
    server.post.mockImplementationOnce(() => new Promise((come) => (answer = come)));
    const done = liveTable.act("pass");
    await vi.advanceTimersByTimeAsync(999);
    expect(liveTable.late).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(liveTable.late).toBe("move");
    answer(told(5, 6));
    expect(await done).toBe(true);
    expect(liveTable.late).toBeNull();
  });

  test("stays told while it is sent again, and is no lost connection", async () => {
    const liveTable = await open();
    server.post.mockRejectedValue(away("owner-away"));
    const done = liveTable.act("pass");
    await vi.advanceTimersByTimeAsync(20_000);
    expect([liveTable.late, liveTable.connected, liveTable.notice]).toEqual(["move", true, null]);
    server.post.mockResolvedValueOnce(told(5, 6));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await done).toBe(true);
    expect(liveTable.late).toBeNull();
  });

  test("is told as what it is: words are no move, and nobody waits for a preview", async () => {
    const liveTable = await open();
    server.post.mockImplementation(() => new Promise(() => undefined));
    void liveTable.preview("pass");
    await vi.advanceTimersByTimeAsync(5000);
    expect(liveTable.late).toBeNull();
    void liveTable.tell("chat", { text: "Hi" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(liveTable.late).toBe("other");
  });
});

test("that updates have stopped is known while nothing is clicked", async () => {
  const liveTable = await open();
  expect(liveTable.connected).toBe(true);
  server.follower?.onconnection(false);
  expect(liveTable.connected).toBe(false);
});

test("an error of the server is no lost connection", async () => {
  const liveTable = await open();
  server.post.mockRejectedValueOnce(new ApiError(500, "internal", "Something went wrong", {}));
  expect(await liveTable.act("pass")).toBe(false);
  expect(liveTable.connected).toBe(true);
  expect(liveTable.notice?.text).toBe("Something went wrong");
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
    const liveTable = new LiveTable("t");
    await liveTable.open();
    await hear({ ...told(5, 6), entries: [no], ask: null } as unknown as Update);
    expect(liveTable.notice !== null).toBe(asking === 0);
  }
});

test("a refusal stands until it is closed or my turn comes", async () => {
  const liveTable = await open();
  await hear({ ...told(5, 6), to_move: [1] });
  liveTable.notice = { text: "It is not this player's turn." };
  await hear({ ...told(6, 7), to_move: [1] });
  expect(liveTable.notice).not.toBeNull();
  await hear(told(7, 8));
  expect(liveTable.notice).toBeNull();
  liveTable.notice = { text: "This route is taken." };
  await hear(told(8, 9));
  expect(liveTable.notice).not.toBeNull();
});

test("each request says what was seen, how far the plan goes, and for whom it is", async () => {
  const liveTable = await open();
  liveTable.table = { ...stands(5), plan_number: 3 };
  server.post.mockResolvedValueOnce(told(5, 6));
  await liveTable.act("pass");
  expect(server.post.mock.lastCall).toEqual([
    "/tables/t/actions",
    { action: "pass", seat: 0, seen: 5, plan: 3, key: expect.any(String) },
  ]);
  server.post.mockResolvedValueOnce(told(6, 7));
  await liveTable.tell("chat", { text: "Hi" });
  expect(server.post.mock.lastCall?.[1]).toEqual({ text: "Hi", seat: 0, seen: 6, key: expect.any(String) });
});

test("where somebody else was faster it is done all the same, if it may still be done", async () => {
  const liveTable = await open();
  const stale = new ApiError(409, "stale", "Something has happened meanwhile.", {});
  server.post.mockRejectedValueOnce(stale).mockResolvedValueOnce(told(6, 7));
  server.get.mockResolvedValueOnce(stands(6));
  expect(await liveTable.act("pass")).toBe(true);
  expect(server.post.mock.calls.map(([, body]) => (body as { seen: number }).seen)).toEqual([5, 6]);
  expect(liveTable.notice).toBeNull();
  server.post.mockReset();
  server.post.mockRejectedValueOnce(stale);
  server.get.mockResolvedValue({ ...stands(8), legal: {} });
  expect(await liveTable.act("pass")).toBe(false);
  expect(server.post).toHaveBeenCalledTimes(1);
  expect(liveTable.notice?.text).toBe("Something has happened meanwhile.");
});

test("what the rules do not allow is not sent but explained", async () => {
  const liveTable = await open();
  server.post.mockResolvedValueOnce({ preview: null, refused: { reason: "r", chapter: "c" } });
  expect(await liveTable.act("fly")).toBe(false);
  expect(server.post.mock.calls.map(([path]) => path)).toEqual(["/tables/t/preview"]);
  expect(liveTable.notice?.chapter?.id).toBe("c");
});

test("a plan is taken over although nothing has happened at the table", async () => {
  const liveTable = await open();
  await hear({ ...told(5, 5), plan: { steps: [{}] }, plan_number: 1 } as unknown as Update);
  expect(liveTable.table?.plan_number).toBe(1);
  await hear({ ...told(5, 5), plan: null, plan_number: 0 } as unknown as Update);
  expect(liveTable.table?.plan_number).toBe(1); // an older one that arrives late
});

test("an update for another seat, or of a table that begins, has the whole read again", async () => {
  const liveTable = await open();
  for (const other of [{ my_seat: 1 }, { status: "over" as const }]) {
    server.get.mockResolvedValueOnce(stands((liveTable.table?.number ?? 0) + 1));
    const number = liveTable.table?.number ?? 0;
    await hear({ ...told(number, number + 1), ...other } as unknown as Update);
  }
  expect(server.get).toHaveBeenCalledTimes(3);
});

test("whoever takes over a shared screen sees nothing of the hand that was shown before", async () => {
  server.get.mockResolvedValueOnce({
    ...stands(5),
    my_seats: [0, 1],
    private: { hand: "secret" },
    plan: { steps: [] },
    public: { planned: "secret" },
  });
  const liveTable = new LiveTable("t");
  await liveTable.open();
  expect(liveTable.shared).toBe(true);
  let answer: (found: Table) => void = () => undefined;
  server.get.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  const shown = liveTable.show(1);
  expect(JSON.stringify(liveTable.table)).not.toContain("secret");
  expect(liveTable.table).toMatchObject({ private: null, legal: {}, log: [], my_seat: null });
  answer({ ...stands(5), my_seat: 1 });
  await shown;
  expect([liveTable.table?.my_seat, server.follower?.seat()]).toEqual([1, 1]);
  expect(server.get.mock.lastCall?.[0]).toBe("/tables/t?seat=1");
});

test("an answer for a hand that is shown no more is not taken", async () => {
  const liveTable = await open();
  liveTable.table = { ...stands(5), my_seats: [0, 1] };
  let answer: (found: Table) => void = () => undefined;
  server.get.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  const first = liveTable.show(1);
  server.get.mockResolvedValueOnce({ ...stands(5), my_seat: null });
  await liveTable.show(null);
  answer({ ...stands(5), my_seat: 1 });
  await first;
  expect(liveTable.table?.my_seat).toBeNull();
});

test("an answer that an update has overtaken is asked for again", async () => {
  const liveTable = await open();
  let answer: (found: Table) => void = () => undefined;
  server.get.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  const reading = liveTable.read();
  await hear(told(5, 7));
  server.get.mockResolvedValueOnce({ ...stands(7), log: [entry(5), entry(6), entry(7)] });
  answer(stands(6));
  await reading;
  expect([liveTable.table?.number, server.get.mock.calls.length]).toEqual([7, 3]);
});

test("who is here is told without anything having happened", async () => {
  const liveTable = await open();
  liveTable.table = { ...stands(5), seats: [{}, {}] as Table["seats"] };
  server.follower?.onpresence({ type: "presence", table: "t", online: [1], watchers: 2 } as never);
  expect(liveTable.table?.seats.map(({ online }) => online)).toEqual([false, true]);
  expect(liveTable.table?.watchers).toBe(2);
});

test("what is missed while no updates come is known to be missing, until they come again", async () => {
  const liveTable = await open();
  expect(liveTable.current).toBe(true);
  server.follower?.onconnection(false);
  expect(liveTable.current).toBe(false);
  server.follower?.onconnection(true);
  expect(liveTable.current).toBe(false);
  await hear(told(5, 6));
  expect(liveTable.current).toBe(true);
});

test("it is my turn only where I am to move and nobody stands in for me", async () => {
  const liveTable = await open();
  expect(liveTable.mine).toBe(true);
  liveTable.table = { ...stands(5), seats: [{ away: "timeout" }] as Table["seats"] };
  expect(liveTable.mine).toBe(false);
  liveTable.table = { ...stands(5), to_move: [1] };
  expect(liveTable.mine).toBe(false);
  liveTable.table = { ...stands(5), my_seat: null };
  expect(liveTable.mine).toBe(false);
});

const all = (liveTable: LiveTable, ...actions: string[]): Promise<number> => {
  let done = -1;
  const work = liveTable.together("all", async (hands) => ((done = await hands.all(actions)), true));
  return work.then(() => done);
};
const far = (from: number, number: number, batch: object): Update =>
  ({ ...told(from, number), batch: { why: null, refused: null, ...batch } }) as Update;
const sent = (): { action: unknown; seen: number }[] =>
  server.post.mock.calls.map(([, body]) => body as { action: unknown; seen: number });

test("several actions are one request, one update and one answer", async () => {
  const liveTable = await open();
  server.post.mockResolvedValueOnce(far(5, 8, { done: 3 }));
  expect(await all(liveTable, "pass", "one", "two")).toBe(3);
  expect(sent()).toMatchObject([{ action: ["pass", "one", "two"], seen: 5 }]);
  expect(numbers(liveTable)).toEqual([5, 6, 7, 8]);
  expect(liveTable.notice).toBeNull();
});

test("where one of several is refused that is told, and how far it got", async () => {
  const liveTable = await open();
  const refused = { reason: "no-route", chapter: "moving" };
  server.post.mockResolvedValueOnce(far(5, 6, { done: 1, why: "refused", refused }));
  expect(await all(liveTable, "pass", "one", "two")).toBe(1);
  expect(liveTable.notice?.chapter?.id).toBe("moving");
  server.post.mockResolvedValueOnce({ preview: null, refused });
  expect(await all(liveTable, "barred", "pass")).toBe(0);
  expect(sent().at(-1)).toMatchObject({ action: "barred" });
  expect(server.post.mock.calls.at(-1)?.[0]).toBe("/tables/t/preview");
});

test("what was chosen blind is not sent again", async () => {
  const liveTable = await open();
  server.post.mockResolvedValueOnce(far(5, 6, { done: 1, why: "shown" }));
  expect(await all(liveTable, ...Array.from({ length: 100 }, () => "pass"))).toBe(1);
  expect(server.post).toHaveBeenCalledTimes(1);
});

test("more than the server takes at once go in turn", async () => {
  const liveTable = await open();
  server.post.mockResolvedValueOnce(far(5, 69, { done: 64 })).mockResolvedValueOnce(far(69, 75, { done: 6 }));
  expect(await all(liveTable, ...Array.from({ length: 70 }, () => "pass"))).toBe(70);
  expect(sent().map(({ action, seen }) => [(action as string[]).length, seen])).toEqual([
    [64, 5],
    [6, 69],
  ]);
});
