import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { LogEntry, Moments, Table } from "../../api/schema";
import { Playing } from "./playing.svelte";
import type { LiveTable } from "./table.svelte";

const server = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock("../../api/client", async (original) => ({ ...(await original<object>()), get: server.get }));
vi.mock("../../i18n/words.svelte", () => ({ say: (id: string) => id, words: { has: () => false, language: "en" } }));
const house = vi.hoisted(() => ({ hides: true }));
vi.mock("../games.svelte", () => ({ games: { named: () => ({ hides: house.hides, actions: [] }) } }));
const chosen = vi.hoisted(() => ({ speed: "usual", calm: false }));
vi.mock("../settings.svelte", () => ({ settings: chosen }));

const ME = 0;

/** A table that is followed: it changes as a test says. */
class Followed {
  readonly id = "t";
  table = $state.raw<Table | null>(null);
  current = true;
  onkept: (before: Table | null, after: Table) => void = () => undefined;
  acted: string[] = [];

  stands(change: Partial<Table>): void {
    const before = this.table;
    this.table = { ...(before as Table), ...change };
    this.onkept(before, this.table);
    flushSync();
  }

  /** Events by their seats; each makes the position another one. */
  happens(...seats: number[]): void {
    this.events(...seats.map((seat): Partial<LogEntry> => ({ seat })));
  }

  events(...events: Partial<LogEntry>[]): void {
    const { number, log } = this.table as Table;
    const news = events.map(
      (each, index) =>
        ({ number: number + 1 + index, at: 0, kind: "action", said: [], ...each }) as unknown as LogEntry,
    );
    const last = number + news.length;
    this.stands({ number: last, log: [...log, ...news], public: at(last), legal: { row: [[String(last)]] } });
  }

  act(action: string): Promise<boolean> {
    this.acted.push(action);
    return Promise.resolve(true);
  }
  together(_: string, work: (hands: object) => Promise<boolean>): Promise<boolean> {
    const all = (some: string[]): Promise<number> => {
      this.acted.push(...some);
      return Promise.resolve(some.length);
    };
    return work({ act: (action: string) => this.act(action), all, undo: () => Promise.resolve(true) });
  }
}

const at = (number: number): Table["public"] => ({ at: number }) as unknown as Table["public"];
const told = (from: number, to: number): Moments =>
  ({
    from,
    to,
    public: at(from),
    private: null,
    moments: Array.from({ length: to - from }, (_, index) => ({
      number: from + 1 + index,
      patch: [{ op: "replace", path: "/public/at", value: from + 1 + index }],
    })),
  }) as unknown as Moments;

let live: Followed;
let playing: Playing;
const drawn = (): number => (playing.table?.public as unknown as { at: number }).at;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(chosen, { speed: "usual", calm: false });
  house.hides = true;
  Object.assign(document, { visibilityState: "visible" });
  server.get.mockReset();
  server.get.mockImplementation((path: string) => {
    const [, from = "", to = ""] = /after=(\d+)&to=(\d+)/.exec(path) ?? [];
    return Promise.resolve(told(Number(from), Number(to)));
  });
  live = new Followed();
  playing = new Playing(live as unknown as LiveTable);
  playing.same = () => true;
  live.stands({
    id: "t",
    game: "g",
    number: 5,
    log: [],
    seats: [],
    my_seat: ME,
    my_seats: [ME],
    public: at(5),
    private: null,
    legal: {},
    plan: null,
    plan_number: 0,
    clock: null,
    result: null,
  });
});
afterEach(() => vi.useRealTimers());

test("what another does is drawn from before, while all that can be done is as it stands", () => {
  live.happens(1);
  expect(playing.scene?.entry.number).toBe(6);
  expect(drawn()).toBe(5);
  expect(playing.table?.legal).toEqual({ row: [["6"]] });
  vi.advanceTimersByTime(1000);
  expect(playing.scene).toBeNull();
  expect(playing.table).toBe(live.table);
});

test("what I do is drawn at once, and shows what it was", () => {
  live.happens(ME);
  expect(drawn()).toBe(6);
  expect(playing.scene?.before.number).toBe(5);
});

test("several things that I did at once are one", () => {
  live.happens(ME, ME, ME);
  expect(server.get).not.toHaveBeenCalled();
  expect([playing.scene?.before.number, playing.scene?.after.number]).toEqual([5, 8]);
});

test("of several things in one update each is shown", async () => {
  live.happens(1, 2, 1);
  expect(server.get.mock.lastCall?.[0]).toBe("/tables/t/moments?after=5&to=8&seat=0");
  expect(drawn()).toBe(5);
  await vi.advanceTimersByTimeAsync(1);
  const seen = [];
  while (playing.scene) {
    seen.push([playing.scene.entry.number, drawn()]);
    vi.advanceTimersByTime(playing.scene.lasts + 16); // and until a frame has been drawn
  }
  expect(seen).toEqual([
    [6, 5],
    [7, 6],
    [8, 7],
  ]);
});

test("of very much it is only told", () => {
  playing.toomuch = vi.fn();
  live.happens(...Array.from({ length: 300 }, () => 1));
  expect(playing.toomuch).toHaveBeenCalledWith(5, 305);
  expect(playing.scene).toBeNull();
});

test("plans that are resolved are shown from where they were made, not from where I had planned to be", async () => {
  const steps = [{ action: "go", said: [{ key: "went", args: {} }] }];
  live.stands({ plan: { steps, done: false }, plan_number: 1, public: at(50) });
  expect(playing.scene).toMatchObject({ drawn: "after", entry: { said: [{ key: "went" }] } });
  expect(drawn()).toBe(50);
  vi.advanceTimersByTime(1000);
  const { log } = live.table as Table;
  const news = [6, 7].map((number) => ({ number, kind: "action", seat: 1, said: [] }) as unknown as LogEntry);
  live.stands({ number: 7, log: [...log, ...news], plan: null, public: at(7) });
  expect(drawn()).toBe(50);
  await vi.advanceTimersByTimeAsync(1);
  expect(drawn()).toBe(5);
});

test("talk, and what changes nothing to be seen, is not shown", () => {
  live.stands({ number: 6, log: [{ number: 6, kind: "chat", seat: 1 } as LogEntry] });
  live.stands({ number: 7, log: [{ number: 7, kind: "action", seat: 1, said: [] } as unknown as LogEntry] });
  expect(playing.scene).toBeNull();
});

test("an undo drops what was not shown yet, and goes back from what was", () => {
  live.happens(1);
  live.happens(1);
  vi.advanceTimersByTime(100);
  live.events({ seat: 1, kind: "undo", to: 5 });
  expect(playing.scene?.entry.kind).toBe("undo");
  expect(playing.scene?.before.number).toBe(5);
  expect(playing.scene?.after.number).toBe(8);
  vi.advanceTimersByTime(1000);
  expect(playing.scene).toBeNull();
});

test("the first touch shows the table as it stands, and does what meant the same in the picture", async () => {
  playing.same = (action, then, now) => action !== "row 3" || then.public === now.public;
  live.happens(1);
  playing.touch();
  expect(playing.scene).toBeNull();
  expect(drawn()).toBe(6);
  expect(await playing.act("row 3")).toBe(false);
  expect(await playing.act("row 4")).toBe(true);
  const whole = (hands: { all: (some: string[]) => Promise<number> }) =>
    hands.all(["row 4", "row 3"]).then((n) => n > 0);
  expect(await playing.together("haul", whole)).toBe(false);
  expect(live.acted).toEqual(["row 4"]);
});

test("the next touch is of what is there, and what is done without one is not asked about", async () => {
  playing.same = () => false;
  live.happens(1);
  playing.touch();
  playing.touch();
  expect(await playing.act("row 3")).toBe(true);
  live.happens(1);
  expect(await playing.act("row 4")).toBe(true);
  expect(playing.scene, "nothing waits for a motion, and no motion ends by itself").not.toBeNull();
  playing.touch();
  vi.advanceTimersByTime(5000);
  expect(await playing.act("row 5")).toBe(true);
});

test("a hidden page plays nothing, nor one that reads up after its connection was lost", () => {
  Object.assign(document, { visibilityState: "hidden" });
  live.happens(1);
  expect(playing.scene).toBeNull();
  Object.assign(document, { visibilityState: "visible" });
  live.current = false;
  live.happens(1);
  expect(playing.scene).toBeNull();
});

test("before the game is there, with its words, nothing is shown", () => {
  playing.same = null;
  live.happens(1);
  expect(playing.scene).toBeNull();
});

test("at a live clock it takes two seconds at most", () => {
  live.stands({ clock: { kind: "live" } as Table["clock"] });
  for (let index = 0; index < 8; index += 1) live.happens(1);
  vi.advanceTimersByTime(2000);
  expect(playing.scene).toBeNull();
});

test("at a shared screen nobody sees what another knew", () => {
  live.happens(1);
  live.stands({ my_seat: null });
  expect(playing.scene).toBeNull();
  expect(playing.table).toBe(live.table);
});

test("where nobody has anything to hide it goes on for all who look", () => {
  house.hides = false;
  live.happens(1);
  live.stands({ my_seat: null });
  live.stands({ my_seat: 1 });
  expect(playing.scene?.entry.number).toBe(6);
  expect(drawn()).toBe(5);
});

test("how the game ended is told when its last move was shown", () => {
  const result = { winners: [1] } as unknown as Table["result"];
  const { log } = live.table as Table;
  const last = { number: 6, kind: "action", seat: 1, said: [] } as unknown as LogEntry;
  live.stands({ number: 6, log: [...log, last], public: at(6), result });
  expect(playing.table?.result).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(playing.table?.result).toBe(result);
});

test("who wants no motion sees marks, and who wants nothing of it sees the table", () => {
  chosen.calm = true;
  live.happens(1);
  expect(playing.scene).toMatchObject({ still: true });
  expect(drawn()).toBe(6);
  playing.skip();
  chosen.speed = "off";
  live.happens(1);
  expect(playing.scene).toBeNull();
});
