import { beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../../../api/client";
import type { LogEntry, Table } from "../../../api/schema";
import type { LiveTable } from "../../model/table.svelte";
import { Replay } from "./replay.svelte";

const server = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }));
vi.mock("../../../api/client", async (original) => ({ ...(await original<object>()), ...server }));
/** The address of the page: going to a moment opens it. */
const address = vi.hoisted(() => ({ moments: [] as (number | null)[] }));
vi.mock("../../../app/router.svelte", () => ({
  START: 0,
  router: { look: (_: string, moment: number | null) => void address.moments.push(moment) },
}));
vi.mock("../../../i18n/words.svelte", () => ({ say: (id: string) => id, words: { has: () => false } }));

const kinds: LogEntry["kind"][] = ["open", "join", "start", "action", "chat", "action", "action"];
const log = kinds.map((kind, index) => ({ number: index + 1, kind, said: [] }));
const stands = (number: number): Table =>
  ({ id: "t", game: "g", number, log, seats: [], my_seat: 0, status: "playing" }) as unknown as Table;
const asked = (): string[] => server.get.mock.calls.map(([path]) => path as string);

let liveTable: { id: string; table: Table; notice: { text: string } | null };
let replay: Replay;

beforeEach(() => {
  vi.useFakeTimers();
  address.moments = [];
  server.get.mockReset();
  server.get.mockImplementation((path: string) => Promise.resolve(stands(Number(/moments\/(\d+)/.exec(path)?.[1]))));
  liveTable = { id: "t", table: stands(7), notice: null };
  replay = new Replay(liveTable as unknown as LiveTable);
});

test("the moments are those after which something lies otherwise", () => {
  expect(replay.moments).toEqual([3, 4, 6, 7]);
  expect(replay.index).toBe(3);
});

test("a moment is shown as it was, compared with the one before, under the log of now", async () => {
  await replay.look(6);
  expect(replay.shown.kind).toBe("moment");
  expect([replay.shown.table?.number, replay.shown.before?.number]).toEqual([6, 4]);
  expect(replay.shown.table?.log).toHaveLength(7);
  expect(replay.index).toBe(2);
  await replay.look(null);
  expect(replay.shown).toBe(liveTable);
});

test("from one moment to the next it is shown as a scene, and a jump is none", async () => {
  const drawn = (): unknown => replay.shown.table?.public;
  server.get.mockImplementation((path: string) => {
    const number = Number(/moments\/(\d+)/.exec(path)?.[1]);
    return Promise.resolve({ ...stands(number), public: { number }, private: null });
  });
  await replay.look(4);
  expect([replay.shown.scene, drawn()]).toEqual([null, { number: 4 }]);
  await replay.look(6);
  expect(replay.shown.scene).toMatchObject({ before: { number: 4 }, after: { number: 6 } });
  expect(drawn()).toEqual({ number: 4 });
  replay.skip();
  expect([replay.shown.scene, drawn()]).toEqual([null, { number: 6 }]);
  await replay.look(3);
  expect(replay.shown.scene).toBeNull();
});

test("each moment is asked for once, as the seat that looks", async () => {
  await replay.look(6);
  await replay.look(4);
  await replay.look(6);
  expect(asked()).toEqual(["/tables/t/moments/6?seat=0", "/tables/t/moments/4?seat=0", "/tables/t/moments/3?seat=0"]);
});

test("who has gone on meanwhile is not thrown back by an answer that comes late", async () => {
  let come = (): void => undefined;
  server.get.mockImplementationOnce(() => new Promise((resolve) => (come = (): void => resolve(stands(6)))));
  const late = replay.look(6);
  await replay.look(4);
  come();
  await late;
  expect(replay.shown.table?.number).toBe(4);
});

test("a moment that can't be shown says why, and now is shown", async () => {
  server.get.mockRejectedValue(new ApiError(409, "newer-rules", "It was played under other rules.", {}));
  await replay.look(6);
  expect(liveTable.notice?.text).toBe("It was played under other rules.");
  expect(address.moments).toEqual([null]);
  server.get.mockImplementation(() => Promise.resolve(stands(6)));
  await replay.look(6); // what failed is requested again
  expect(replay.shown.table?.number).toBe(6);
});

test("steps go along the moments and no further than the last and the first", () => {
  replay.step(-1);
  expect(address.moments).toEqual([6]);
  replay.to(99);
  replay.to(-5);
  expect(address.moments).toEqual([6, 7, 3]);
});

test("steps between turns keep to the moments of one player", () => {
  const entries = [0, 1, 1, 0, 1].map((seat, at) => ({ ...log[at], kind: "action", seat, turn: at < 2 ? 1 : 2 }));
  liveTable.table = { ...liveTable.table, log: entries } as unknown as Table;
  replay.only = 1;
  for (const by of [-1, -1, 1] as const) replay.toTurn(by);
  expect(address.moments).toEqual([3, 2, 3]);
});

test("it plays from the start on, a moment at a time, and stops at the end", async () => {
  replay.play();
  for (let each = 0; each < 6; each += 1) {
    await replay.look(address.moments.at(-1) ?? null);
    await vi.advanceTimersByTimeAsync(900);
  }
  expect(address.moments).toEqual([3, 4, 6, 7]);
  expect(replay.playing).toBe(false);
});

test("what was missed is shown by itself, then now, unless something covers it", async () => {
  const ended = vi.fn();
  replay.playBack([log[3], log[6]] as unknown as LogEntry[], ended);
  const follow = async (): Promise<void> => {
    await replay.look(address.moments.at(-1) ?? null);
    await vi.advanceTimersByTimeAsync(5000);
  };
  replay.cover(true);
  await follow();
  expect([address.moments, replay.path, replay.playing]).toEqual([[4], [4, 7], true]);
  replay.cover(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ended).not.toHaveBeenCalled();
  await follow();
  expect([address.moments, replay.tour, replay.playing]).toEqual([[4, 7, null], null, false]);
  expect(ended).toHaveBeenCalledOnce();
});

test("who goes through it by hand is not carried on, and not led before the first of it", async () => {
  const ended = vi.fn();
  replay.playBack([log[3], log[6]] as unknown as LogEntry[], ended);
  await replay.look(4);
  replay.step(1);
  await replay.look(7);
  await vi.advanceTimersByTimeAsync(5000);
  replay.step(-1);
  replay.step(-1);
  expect([address.moments, replay.playing]).toEqual([[4, 7, 4, 4], false]);
  replay.step(1);
  replay.step(1);
  expect([address.moments.slice(4), ended.mock.calls.length]).toEqual([[7, null], 1]);
});

test("what happens by itself ends when somebody wants to do something, or looks elsewhere", async () => {
  for (const leave of [() => replay.shown.act("go"), () => replay.look(6)]) {
    replay.playBack(log.slice(3, 4) as unknown as LogEntry[], vi.fn());
    await replay.look(4);
    expect(replay.tour).not.toBeNull();
    await leave();
    expect([replay.tour, replay.playing]).toEqual([null, false]);
  }
});

test("in the past nothing can be done, and what can be tried is said", async () => {
  await replay.look(4);
  expect(await replay.shown.act("go")).toBe(false);
  expect(replay.shown.notice?.text).toBe("replay-past");
  expect(server.post).not.toHaveBeenCalled();
});

test("a line begins at the moment that is shown; where it can't begin that is told", async () => {
  await replay.look(4);
  server.post.mockResolvedValueOnce({ line: [], to_move: [0], legal: {}, seat: 0, cut: null });
  await replay.tryHere();
  expect(server.post.mock.lastCall?.[1]).toMatchObject({ moment: 4, seat: 0, line: [] });
  expect(replay.shown.kind).toBe("variation");
  replay.go(6);
  expect(replay.variation).toBeNull();
  server.post.mockRejectedValueOnce(new ApiError(429, "too-many", "Too many requests", {}));
  await replay.tryHere();
  expect(replay.variation).toBeNull();
  expect(replay.shown.notice?.text).toBe("Too many requests");
});

test("who shares the screen does not see what another asked for", async () => {
  await replay.look(6);
  liveTable.table = { ...liveTable.table, my_seat: 1 };
  replay.forget();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked().slice(2)).toEqual(["/tables/t/moments/6?seat=1", "/tables/t/moments/4?seat=1"]);
  liveTable.table = { ...liveTable.table, my_seat: 0 };
  replay.forget();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked().slice(4)).toEqual(["/tables/t/moments/6?seat=0", "/tables/t/moments/4?seat=0"]); // nothing was cached
});

/** Anna and Ben in two turns. */
const turns = [
  { number: 1, kind: "start", seat: null, said: [] },
  ...[0, 0, 1, 0, 1].map((seat, index) => ({
    number: index + 2,
    kind: "action",
    seat,
    said: [],
    turn: index < 3 ? 1 : 2,
  })),
];

test("turns are gone through by where they begin, and of one player by their own moves", async () => {
  liveTable.table = { ...stands(6), log: turns } as unknown as Table;
  expect(replay.marks).toEqual([
    { index: 1, turn: 1 },
    { index: 4, turn: 2 },
  ]);
  await replay.look(3);
  expect(replay.turn).toBe(1);
  replay.toTurn(1);
  replay.toTurn(-1);
  expect(address.moments).toEqual([5, 2]);
  await replay.look(6);
  replay.toTurn(-1);
  replay.toTurn(1); // there is no further turn, so to the end
  expect(address.moments).toEqual([5, 2, 5, 6]);
  replay.only = 1;
  expect(replay.path).toEqual([4, 6]);
  expect([replay.has(-1), replay.has(1)]).toEqual([true, false]);
  replay.step(-1);
  expect(address.moments.at(-1)).toBe(4);
});

test("a move that is stepped to is shown as a scene, whatever others did before it", async () => {
  liveTable.table = { ...stands(6), log: turns } as unknown as Table;
  server.get.mockImplementation((path: string) => {
    const number = Number(/moments\/(\d+)/.exec(path)?.[1]);
    return Promise.resolve({ ...stands(number), public: { number }, private: null });
  });
  replay.only = 1;
  await replay.look(4);
  replay.step(1);
  await replay.look(address.moments.at(-1) ?? null);
  expect(replay.shown.scene).toMatchObject({ before: { number: 5 }, after: { number: 6 } });
});

test("how fast it plays is the replay's own", async () => {
  liveTable.table = { ...stands(6), log: turns } as unknown as Table;
  replay.speed = "fastest";
  replay.play();
  await replay.look(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(address.moments).toEqual([1, 2]);
  replay.speed = "slow";
  await replay.look(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(address.moments).toEqual([1, 2]);
  replay.play();
  await vi.advanceTimersByTimeAsync(5000);
  expect([address.moments, replay.playing]).toEqual([[1, 2], false]);
});

test("a link to a moment that the game has not reached says so kindly", async () => {
  server.get.mockRejectedValue(new ApiError(404, "no-such-moment", "This table has no event 99.", {}));
  await replay.look(99);
  expect(liveTable.notice?.text).toBe("replay-no-moment");
});
