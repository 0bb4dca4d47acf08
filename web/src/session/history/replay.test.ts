import { beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../../api/client";
import type { LogEntry, Table } from "../../api/schema";
import type { LiveTable } from "../table/table.svelte";
import { Replay } from "./replay.svelte";

const server = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }));
vi.mock("../../api/client", async (original) => ({ ...(await original<object>()), ...server }));
/** The address of the page: going to a moment is looking at it. */
const address = vi.hoisted(() => ({ moments: [] as (number | null)[] }));
vi.mock("../place.svelte", () => ({
  START: 0,
  whereabouts: { look: (_: string, moment: number | null) => void address.moments.push(moment) },
}));
vi.mock("../../i18n/words.svelte", () => ({ say: (id: string) => id, words: { has: () => false } }));

const kinds: LogEntry["kind"][] = ["open", "join", "start", "action", "chat", "action", "action"];
const log = kinds.map((kind, index) => ({ number: index + 1, kind, said: [] }));
const stands = (number: number): Table =>
  ({ id: "t", game: "g", number, log, seats: [], my_seat: 0, status: "playing" }) as unknown as Table;
const asked = (): string[] => server.get.mock.calls.map(([path]) => path as string);

let live: { id: string; table: Table; notice: { text: string } | null };
let replay: Replay;

beforeEach(() => {
  vi.useFakeTimers();
  address.moments = [];
  server.get.mockReset();
  server.get.mockImplementation((path: string) => Promise.resolve(stands(Number(/moments\/(\d+)/.exec(path)?.[1]))));
  live = { id: "t", table: stands(7), notice: null };
  replay = new Replay(live as unknown as LiveTable);
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
  expect(replay.shown).toBe(live);
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
  expect(live.notice?.text).toBe("It was played under other rules.");
  expect(address.moments).toEqual([null]);
  server.get.mockImplementation(() => Promise.resolve(stands(6)));
  await replay.look(6); // what failed is asked for anew
  expect(replay.shown.table?.number).toBe(6);
});

test("steps go along the moments and no further than the last and the first", () => {
  replay.step(-1);
  expect(address.moments).toEqual([6]);
  replay.to(99);
  replay.to(-5);
  expect(address.moments).toEqual([6, 7, 3]);
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

test("what happens by itself ends when somebody wants to do something", async () => {
  const ended = vi.fn();
  replay.retell(log.slice(3, 4) as unknown as LogEntry[], ended);
  await replay.look(4);
  expect(replay.retelling?.number).toBe(4);
  await replay.shown.act("go");
  expect(replay.retelling).toBeNull();
  expect(address.moments.at(-1)).toBeNull();
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
  live.table = { ...live.table, my_seat: 1 };
  replay.forget();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked().slice(2)).toEqual(["/tables/t/moments/6?seat=1", "/tables/t/moments/4?seat=1"]);
  live.table = { ...live.table, my_seat: 0 };
  replay.forget();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked().slice(4)).toEqual(["/tables/t/moments/6?seat=0", "/tables/t/moments/4?seat=0"]); // nothing was kept
});
