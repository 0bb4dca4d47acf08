import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { LogEntry, Moments, Table } from "../../api/schema";
import type { GameTable } from "./game";
import { Playing } from "./playing.svelte";
import type { LiveTable } from "./table.svelte";

const server = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock("../../api/client", async (original) => ({ ...(await original<object>()), get: server.get }));
vi.mock("../../i18n/words.svelte", () => ({ say: (id: string) => id, words: { has: () => false, language: "en" } }));
const house = vi.hoisted(() => ({ hides: true }));
vi.mock("../../app/games.svelte", () => ({ games: { named: () => ({ hides: house.hides, actions: [] }) } }));
const chosen = vi.hoisted(() => ({ speed: "usual", calm: false }));
vi.mock("../../app/settings.svelte", () => ({ settings: chosen }));

const ME = 0;

/** A table that is followed: it changes as a test says. */
class Followed {
  readonly id = "t";
  table = $state.raw<Table | null>(null);
  current = true;
  onreplaced: (before: Table | null, after: Table) => void = () => undefined;
  acted: string[] = [];

  stands(change: Partial<Table>): void {
    const before = this.table;
    this.table = { ...(before as Table), ...change };
    this.onreplaced(before, this.table);
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

/** The positions in between come, and what shows them. */
async function come(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1);
}

const game = (knows: Partial<GameTable>): GameTable => knows as GameTable;

let liveTable: Followed;
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
  liveTable = new Followed();
  playing = new Playing(liveTable as unknown as LiveTable);
  playing.game = game({ meansTheSame: () => true });
  liveTable.stands({
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
  liveTable.happens(1);
  expect(playing.scene?.entry.number).toBe(6);
  expect(drawn()).toBe(5);
  expect(playing.table?.legal).toEqual({ row: [["6"]] });
  vi.advanceTimersByTime(1000);
  expect(playing.scene).toBeNull();
  expect(playing.table).toBe(liveTable.table);
});

test("what I do is drawn at once, and shows what it was", () => {
  liveTable.happens(ME);
  expect(drawn()).toBe(6);
  expect(playing.scene?.before.number).toBe(5);
});

test("several things that I did at once are one", () => {
  liveTable.happens(ME, ME, ME);
  expect(server.get).not.toHaveBeenCalled();
  expect([playing.scene?.before.number, playing.scene?.after.number]).toEqual([5, 8]);
});

test("parts of what I did at once are shown one after another, unless motion is unwelcome", async () => {
  const mine = ["use a", "use a", "use b"].map((key) => ({ seat: ME, said: [{ key, args: {} }] }));
  playing.game = game({ meansTheSame: () => true, part: ({ said }) => said[0]?.key ?? null });
  liveTable.events(...mine);
  expect(drawn()).toBe(5);
  await come();
  const seen = [];
  while (playing.scene) {
    seen.push([playing.scene.entry.number, playing.scene.entry.said.length, drawn(), playing.scene.own]);
    vi.advanceTimersByTime(playing.scene.lasts + 16);
  }
  expect(seen).toEqual([
    [7, 2, 5, true],
    [8, 1, 7, true],
  ]);
  chosen.calm = true;
  liveTable.events(...mine);
  expect([playing.scene, drawn()]).toEqual([null, 11]);
  expect(server.get).toHaveBeenCalledOnce();
});

test("of several things in one update each is shown", async () => {
  liveTable.happens(1, 2, 1);
  expect(server.get.mock.lastCall?.[0]).toBe("/tables/t/moments?after=5&to=8&seat=0");
  expect(drawn()).toBe(5);
  await come();
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
  liveTable.happens(...Array.from({ length: 300 }, () => 1));
  expect(playing.toomuch).toHaveBeenCalledWith(5, 305);
  expect(playing.scene).toBeNull();
});

test("plans that are resolved are shown from where they were made, not from where I had planned to be", async () => {
  const steps = [{ action: "go", said: [{ key: "went", args: {} }] }];
  liveTable.stands({ plan: { steps, done: false }, plan_number: 1, public: at(50) });
  expect(playing.scene).toMatchObject({ drawn: "after", entry: { said: [{ key: "went" }] } });
  expect(drawn()).toBe(50);
  vi.advanceTimersByTime(1000);
  const { log } = liveTable.table as Table;
  const news = [6, 7].map((number) => ({ number, kind: "action", seat: 1, said: [] }) as unknown as LogEntry);
  liveTable.stands({ number: 7, log: [...log, ...news], plan: null, public: at(7) });
  expect(drawn()).toBe(50);
  await come();
  expect(drawn()).toBe(5);
});

test("factories of my plan are shown one after another too, and what is carried out of it first not again", async () => {
  playing.game = game({ meansTheSame: () => true, part: ({ said }) => said[0]?.key ?? null });
  const steps = ["use a", "use a", "use b"].map((key) => ({ action: key, said: [{ key, args: {} }] }));
  server.get.mockResolvedValueOnce(told(0, 3));
  liveTable.stands({ plan: { steps, done: false }, plan_number: 1, public: at(3) });
  expect(server.get.mock.lastCall?.[0]).toBe("/tables/t/plan?after=0&seat=0");
  expect(drawn()).toBe(5);
  await come();
  const seen = [];
  while (playing.scene) {
    seen.push([drawn(), playing.scene.entry.number, playing.scene.entry.said.length]);
    vi.advanceTimersByTime(playing.scene.lasts + 16);
  }
  expect(seen).toEqual([
    [0, 5, 2],
    [2, 5, 1],
  ]);
  const { log } = liveTable.table as Table;
  const news = [6, 7, 8].map(
    (number) => ({ number, kind: "action", seat: number === 8 ? 1 : ME, said: [] }) as unknown as LogEntry,
  );
  liveTable.stands({ number: 8, log: [...log, ...news], plan: null, public: at(8) });
  await come();
  expect(playing.scene).toMatchObject({ entry: { number: 8, seat: 1 } });
});

test("where the positions in between cannot be had, all is one", async () => {
  server.get.mockRejectedValue(new Error("gone"));
  liveTable.happens(1, 2, 1);
  await come();
  expect([playing.scene?.before.number, playing.scene?.after.number]).toEqual([5, 8]);
});

test("what a hand has put where it belongs lies there, and what others do moves all the same", () => {
  playing.byHand = true;
  liveTable.happens(ME, ME);
  expect([playing.scene, drawn()]).toEqual([null, 7]);
  liveTable.happens(1);
  expect(playing.scene).not.toBeNull();
  playing.skip();
  liveTable.stands({ plan: { steps: [], done: false }, plan_number: 1, public: at(50) });
  expect([playing.scene, drawn()]).toEqual([null, 50]);
});

test("talk, and what changes nothing to be seen, is not shown", () => {
  liveTable.stands({ number: 6, log: [{ number: 6, kind: "chat", seat: 1 } as LogEntry] });
  liveTable.stands({ number: 7, log: [{ number: 7, kind: "action", seat: 1, said: [] } as unknown as LogEntry] });
  expect(playing.scene).toBeNull();
});

test("an undo drops what was not shown yet, and goes back from what was", () => {
  liveTable.happens(1);
  liveTable.happens(1);
  vi.advanceTimersByTime(100);
  liveTable.events({ seat: 1, kind: "undo", to: 5 });
  expect(playing.scene?.entry.kind).toBe("undo");
  expect(playing.scene?.before.number).toBe(5);
  expect(playing.scene?.after.number).toBe(8);
  vi.advanceTimersByTime(1000);
  expect(playing.scene).toBeNull();
});

test("the first touch shows the table as it stands, and does what meant the same in the picture", async () => {
  playing.game = game({ meansTheSame: (action, then, now) => action !== "row 3" || then.public === now.public });
  liveTable.happens(1);
  playing.touch();
  expect(playing.scene).toBeNull();
  expect(drawn()).toBe(6);
  expect(await playing.act("row 3")).toBe(false);
  expect(await playing.act("row 4")).toBe(true);
  const whole = (hands: { all: (some: string[]) => Promise<number> }) =>
    hands.all(["row 4", "row 3"]).then((n) => n > 0);
  expect(await playing.together("haul", whole)).toBe(false);
  expect(liveTable.acted).toEqual(["row 4"]);
});

test("the next touch is of what is there, and what is done without one is not asked about", async () => {
  playing.game = game({ meansTheSame: () => false });
  liveTable.happens(1);
  playing.touch();
  playing.touch();
  expect(await playing.act("row 3")).toBe(true);
  liveTable.happens(1);
  expect(await playing.act("row 4")).toBe(true);
  expect(playing.scene, "nothing waits for a motion, and no motion ends by itself").not.toBeNull();
  playing.touch();
  vi.advanceTimersByTime(5000);
  expect(await playing.act("row 5")).toBe(true);
});

test("a hidden page plays nothing, nor one that reads up after its connection was lost", () => {
  Object.assign(document, { visibilityState: "hidden" });
  liveTable.happens(1);
  expect(playing.scene).toBeNull();
  Object.assign(document, { visibilityState: "visible" });
  liveTable.current = false;
  liveTable.happens(1);
  expect(playing.scene).toBeNull();
});

test("before the game is there, with its words, nothing is shown", () => {
  playing.game = null;
  liveTable.happens(1);
  expect(playing.scene).toBeNull();
});

test("at a live clock it takes two seconds at most", () => {
  liveTable.stands({ clock: { kind: "live" } as Table["clock"] });
  for (let index = 0; index < 8; index += 1) liveTable.happens(1);
  vi.advanceTimersByTime(2000);
  expect(playing.scene).toBeNull();
});

test("at a shared screen nobody sees what another knew", () => {
  liveTable.happens(1);
  liveTable.stands({ my_seat: null });
  expect(playing.scene).toBeNull();
  expect(playing.table).toBe(liveTable.table);
});

test("where nobody has anything to hide it goes on for all who look", () => {
  house.hides = false;
  liveTable.happens(1);
  liveTable.stands({ my_seat: null });
  liveTable.stands({ my_seat: 1 });
  expect(playing.scene?.entry.number).toBe(6);
  expect(drawn()).toBe(5);
});

test("how the game ended is told when its last move was shown", () => {
  const result = { winners: [1] } as unknown as Table["result"];
  const { log } = liveTable.table as Table;
  const last = { number: 6, kind: "action", seat: 1, said: [] } as unknown as LogEntry;
  liveTable.stands({ number: 6, log: [...log, last], public: at(6), result });
  expect(playing.table?.result).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(playing.table?.result).toBe(result);
});

test("who wants no motion sees marks, and who wants nothing of it sees the table", () => {
  chosen.calm = true;
  liveTable.happens(1);
  expect(playing.scene).toMatchObject({ still: true });
  expect(drawn()).toBe(6);
  playing.skip();
  chosen.speed = "off";
  liveTable.happens(1);
  expect(playing.scene).toBeNull();
});
