import { beforeEach, expect, test, vi } from "vitest";

import type { Table } from "../../../api/schema";
import type { LiveTable } from "../../model/table.svelte";
import { VariationPlayer, type Step } from "./variationplayer.svelte";

vi.mock("../../../i18n/words.svelte", () => ({
  say: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" "),
  words: { has: () => false },
}));

/** A table where it is my turn, and every action works. */
class Played {
  mine = true;
  queue = { busy: false };
  notice: { text: string } | null = null;
  table: Partial<Table> = { number: 1, result: null };
  done: string[] = [];
  barred: string[] = [];
  legal = (action: string): boolean => !this.barred.includes(action);
  preview = async (action: string): Promise<object> => ({ preview: null, refused: { reason: `no ${action}` } });
  words = ({ reason }: { reason: string }): { text: string } => ({ text: reason });
  act = async (action: string): Promise<boolean> => Boolean(this.done.push(action));
}

const steps = (...actions: string[]): Step[] =>
  actions.map((action) => ({ action, said: [], then: { number: 0 } as Table }));
const always = (): boolean => true;
const start = (liveTable: Played, line: Step[], meansTheSame = always): VariationPlayer =>
  new VariationPlayer(liveTable as unknown as LiveTable, line, meansTheSame);

let liveTable: Played;
beforeEach(() => {
  vi.useFakeTimers();
  liveTable = new Played();
});

test("a line is played for real, one action after another", async () => {
  const player = start(liveTable, steps("one", "two"));
  await player.run();
  expect(liveTable.done).toEqual(["one", "two"]);
  expect([player.done, player.running, player.outcome]).toEqual([2, false, "replay-line-done 2"]);
});

test("while others act it waits, and goes on when my turn comes", async () => {
  liveTable.mine = false;
  const player = start(liveTable, steps("one"));
  const run = player.run();
  await vi.advanceTimersByTimeAsync(1000);
  expect([liveTable.done, player.running]).toEqual([[], true]);
  liveTable.mine = true;
  await vi.advanceTimersByTimeAsync(200);
  await run;
  expect(liveTable.done).toEqual(["one"]);
});

test("what I clicked meanwhile is done first", async () => {
  liveTable.queue.busy = true;
  const run = start(liveTable, steps("one")).run();
  await vi.advanceTimersByTimeAsync(1000);
  expect(liveTable.done).toEqual([]);
  liveTable.queue.busy = false;
  await vi.advanceTimersByTimeAsync(200);
  await run;
  expect(liveTable.done).toEqual(["one"]);
});

test("it stops where the rules do not allow the next, and says why", async () => {
  liveTable.barred = ["two"];
  const player = start(liveTable, steps("one", "two", "three"));
  await player.run();
  expect(liveTable.done).toEqual(["one"]);
  expect(player.outcome).toBe("replay-line-stopped 2 3 no two");
});

test("it stops where an action means something else than when it was chosen", async () => {
  const player = start(liveTable, steps("one", "two"), () => liveTable.done.length === 0);
  await player.run();
  expect(liveTable.done).toEqual(["one"]);
  expect(player.outcome).toContain("replay-line-changed");
});

test("what the server refuses after all is told", async () => {
  liveTable.act = async () => {
    liveTable.notice = { text: "Somebody was faster." };
    return false;
  };
  const player = start(liveTable, steps("one"));
  await player.run();
  expect([player.done, player.outcome]).toEqual([0, "replay-line-stopped 1 1 Somebody was faster."]);
});

test("whoever stops it is obeyed at once", async () => {
  liveTable.mine = false;
  const player = start(liveTable, steps("one"));
  const run = player.run();
  player.stop();
  await vi.advanceTimersByTimeAsync(200);
  await run;
  expect(player.outcome).toContain("replay-line-by-you");
  liveTable.mine = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(liveTable.done).toEqual([]);
});

test("a game that ends while it waits ends it", async () => {
  liveTable.mine = false;
  const player = start(liveTable, steps("one"));
  const run = player.run();
  liveTable.table = { ...liveTable.table, result: {} as Table["result"] };
  await vi.advanceTimersByTimeAsync(200);
  await run;
  expect(player.outcome).toContain("replay-line-over");
});
