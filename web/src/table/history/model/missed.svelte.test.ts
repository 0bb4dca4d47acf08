import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { LogEntry, Table } from "../../../api/schema";
import type { Playing } from "../../model/playing.svelte";
import { Missed } from "./missed.svelte";
import type { Replay } from "./replay.svelte";

const KEPT = "lautta-seen-t";
const ME = 0;
const entry = (number: number, seat: number, kind: LogEntry["kind"] = "action"): LogEntry =>
  ({ number, seat, kind, at: 0, said: [{ key: "k", args: {} }] }) as LogEntry;

class Followed {
  readonly id = "t";
  table = $state.raw<Partial<Table> | null>(null);
  current = $state(true);
  shared = false;

  /** The table and its log: the seat of each event, from the first. */
  stands(seats: number[], more: Partial<Table> = {}): void {
    const log = seats.map((seat, index) => entry(index + 1, seat));
    this.table = { number: log.length, log, my_seat: ME, my_seats: [ME], since: 0, plan_number: 0, ...more };
    flushSync();
  }
}

/** How far was shown of what happens; null: all. */
class Shown {
  scenes = $state<{ upTo: number | null }>({ upTo: null });
  toomuch: (after: number, to: number) => void = () => undefined;
  skip = (): void => void (this.scenes.upTo = null);
}

let liveTable: Followed;
let shown: Shown;
let missed: Missed;
let leave = (): void => undefined;
const playBack = vi.fn();

function sit(): void {
  liveTable = new Followed();
  shown = new Shown();
  leave = $effect.root(() => {
    missed = new Missed(liveTable as never, { playBack } as unknown as Replay, shown as unknown as Playing);
  });
  flushSync();
}

function look(visible: boolean): void {
  Object.assign(document, { visibilityState: visible ? "visible" : "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
  flushSync();
}

const offered = (): number[] => missed.entries.map(({ number }) => number);
const kept = (): string | null => localStorage.getItem(KEPT);

beforeEach(() => {
  localStorage.clear();
  playBack.mockReset();
  Object.assign(navigator, { userActivation: { isActive: false } });
  look(true);
  sit();
});
afterEach(() => leave());

test("whoever looks on misses nothing, and how far one looked is kept", () => {
  liveTable.stands([1, 1]);
  liveTable.stands([1, 1, 1]);
  expect(offered()).toEqual([]);
  expect(kept()).toBe("3");
});

test("what others did while I looked elsewhere is offered when I am back", () => {
  liveTable.stands([0, 1]);
  look(false);
  liveTable.stands([0, 1, 1, 0, 1]);
  expect(offered()).toEqual([]);
  expect(kept()).toBe("2+"); // it stays open if the page is closed now
  look(true);
  expect(offered()).toEqual([3, 4, 5]);
});

test("what was still to be shown when I looked away is offered when I am back", () => {
  liveTable.stands([0, 1]);
  shown.scenes.upTo = 3;
  liveTable.stands([0, 1, 1, 1, 1]);
  expect(kept()).toBe("3");
  look(false);
  expect(kept()).toBe("3+");
  look(true);
  expect(offered()).toEqual([4, 5]);
  expect(missed.much).toBe(false);
});

test("what was too much to be shown is offered whole", () => {
  liveTable.stands([0, 1, 1, 1, 1]);
  shown.toomuch(2, 5);
  flushSync();
  expect([offered(), missed.much]).toEqual([[3, 4, 5], true]);
});

test("what only I did is no news", () => {
  liveTable.stands([0, 1]);
  look(false);
  liveTable.stands([0, 1, 0]);
  look(true);
  expect(offered()).toEqual([]);
  expect(kept()).toBe("3");
});

test("a page that is opened anew goes on where this browser looked last", () => {
  localStorage.setItem(KEPT, "2+");
  liveTable.stands([0, 1, 1, 1]);
  expect(offered()).toEqual([3, 4]);
});

test("what came after it was offered is not added, and is not lost when it is put away", () => {
  localStorage.setItem(KEPT, "1");
  liveTable.stands([0, 1]);
  liveTable.stands([0, 1, 1]);
  expect(offered()).toEqual([2]);
  missed.close();
  expect([offered(), kept()]).toEqual([[], "3"]);
});

test("what another page of mine has shown is not offered again", () => {
  liveTable.stands([0, 1]);
  look(false);
  liveTable.stands([0, 1, 1]);
  localStorage.setItem(KEPT, "3");
  look(true);
  expect(offered()).toEqual([]);
});

test("a page that lags behind does not take back how far another page of mine has looked", () => {
  liveTable.stands([0, 1]);
  localStorage.setItem(KEPT, "5");
  liveTable.stands([0, 1, 1]);
  expect(kept()).toBe("5");
});

test("while a connection is being made nobody is told half of it", () => {
  liveTable.current = false;
  localStorage.setItem(KEPT, "1");
  liveTable.stands([0, 1]);
  expect(offered()).toEqual([]);
  liveTable.current = true;
  liveTable.stands([0, 1, 1]);
  expect(offered()).toEqual([2, 3]);
});

test("at a shared screen nobody is told before it is known who looks", () => {
  liveTable.shared = true;
  localStorage.setItem(KEPT, "1");
  liveTable.stands([0, 1], { my_seat: null });
  expect(offered()).toEqual([]);
});

test("it is shown on the board, and closed when all was seen", () => {
  localStorage.setItem(KEPT, "1");
  liveTable.stands([0, 1, 1]);
  missed.show();
  expect(playBack.mock.lastCall?.[0]).toEqual([entry(2, 1), entry(3, 1)]);
  (playBack.mock.lastCall?.[1] as () => void)();
  expect([offered(), kept()]).toEqual([[], "3"]);
});

test("whoever plays on wants to see no more of it, but what the page does by itself does not count", () => {
  localStorage.setItem(KEPT, "1");
  liveTable.stands([0, 1]);
  liveTable.stands([0, 1, 0], { since: 3 });
  expect(offered()).toEqual([2]);
  Object.assign(navigator, { userActivation: { isActive: true } });
  liveTable.stands([0, 1, 0, 0], { since: 4 });
  expect(offered()).toEqual([]);
});
