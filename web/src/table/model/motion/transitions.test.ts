import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { LogEntry, Table } from "../../../api/schema";
import type { Pace } from "./pace";
import { transition as from, type Reward, type Transition } from "./scene";
import { TransitionQueue } from "./transitions.svelte";

const table = (number: number): Table => ({ number, public: { number } }) as unknown as Table;
const entry = (number: number): LogEntry => ({ number, at: 0, kind: "action", seat: 1, said: [] });
const transition = (number: number, own = false): Transition =>
  from(table(number - 1), table(number), entry(number), own);
const several = (from: number, count: number): Transition[] =>
  Array.from({ length: count }, (_, index) => transition(from + index));

let pace: Pace;
let queue: TransitionQueue;
let toomuch: ReturnType<typeof vi.fn<(after: number, to: number) => void>>;
/** For how long each scene was shown, by its event. */
let shown: Record<number, number>;

beforeEach(() => {
  vi.useFakeTimers();
  pace = { speed: "usual", still: false, hurried: false };
  toomuch = vi.fn();
  queue = new TransitionQueue({ pace: () => pace, letters: () => 20, toomuch });
  shown = {};
});
afterEach(() => vi.useRealTimers());

/** Lets the queue play to its end, or for so long. */
function play(most = 60_000): number {
  const began = performance.now();
  while (queue.drawn && performance.now() - began < most) {
    const number = queue.scene?.entry.number ?? 0;
    shown[number] = (shown[number] ?? 0) + 10;
    vi.advanceTimersByTime(10);
  }
  return performance.now() - began;
}

test("one after another, each from before to after", () => {
  queue.add(several(6, 3));
  expect(queue.scene).toMatchObject({ before: { number: 5 }, after: { number: 6 }, drawn: "before", still: false });
  expect(queue.drawn?.number).toBe(5);
  const key = queue.scene?.key;
  vi.advanceTimersByTime(queue.scene?.lasts ?? 0);
  expect(queue.drawn?.number).toBe(6);
  expect(queue.scene?.key).not.toBe(key);
  play();
  expect(Object.keys(shown)).toEqual(["7", "8"]);
  expect([queue.scene, queue.drawn, queue.upTo]).toEqual([null, null, null]);
});

test("a scene begins when a frame has room for it, unless it was skipped meanwhile", () => {
  let begin = (): void => undefined;
  queue = new TransitionQueue({ pace: () => pace, letters: () => 20, toomuch, frame: (work) => (begin = work) });
  queue.add(several(6, 2));
  vi.advanceTimersByTime(5000);
  expect(queue.scene?.entry.number).toBe(6);
  begin();
  expect(queue.scene?.entry.number).toBe(7);
  vi.advanceTimersByTime(5000);
  queue.clear();
  queue.add(several(8, 2));
  begin();
  expect(queue.scene?.entry.number).toBe(8);
});

test("what comes meanwhile waits for its turn", () => {
  queue.add([transition(6)]);
  vi.advanceTimersByTime(300);
  queue.add([transition(7)]);
  expect(queue.scene?.entry.number).toBe(6);
  expect(queue.upTo).toBe(6);
  play();
  expect(shown).toEqual({ 6: expect.closeTo(420, -2) as number, 7: 720 });
});

test("a few are shown at leisure, many faster, and none more than eight seconds after it came", () => {
  queue.add(several(1, 5));
  expect(play()).toBeLessThan(4000);
  expect(shown[1]).toBeGreaterThanOrEqual(600);
  shown = {};
  queue.add(several(11, 20));
  expect(play()).toBeLessThanOrEqual(8010);
  expect(Object.keys(shown)).toHaveLength(20);
  expect(shown[11]).toBeLessThan(500);
  expect(toomuch).not.toHaveBeenCalled();
});

test("what is still too much after eight seconds is told of", () => {
  queue.add(several(11, 90));
  expect(play()).toBeLessThan(8300);
  expect(Object.keys(shown).length).toBeGreaterThan(30);
  expect(toomuch).toHaveBeenCalledExactlyOnceWith(10, 100);
  expect(queue.scene).toBeNull();
});

test("while a live clock runs all of it takes two seconds at most", () => {
  pace.hurried = true;
  queue.add(several(1, 12));
  expect(play()).toBeLessThanOrEqual(2010);
  expect(Object.keys(shown)).toHaveLength(12);
  queue.add(several(21, 40));
  expect(play()).toBeLessThan(2200);
  expect(toomuch).toHaveBeenCalledOnce();
});

test("what I did myself is drawn at once, and moves shortly", () => {
  queue.add([transition(6, true)]);
  expect(queue.drawn?.number).toBe(6);
  expect(play()).toBeLessThan(400);
});

test("what I made is shown one after another, drawn as it goes on, all of it within five seconds", () => {
  const reward = (): Reward => ({ words: "2 boards", seat: 0, lasts: 480 });
  const made = (from: number, count: number): Transition[] =>
    several(from, count).map((each) => ({ ...each, own: true, drawn: "before" }));
  queue = new TransitionQueue({ pace: () => pace, letters: () => 20, toomuch, reward });
  queue.add(made(1, 8));
  expect(queue.scene).toMatchObject({ reward: { words: "2 boards" }, own: true });
  expect(play()).toBeLessThan(4000);
  expect(Object.values(shown).every((time) => time >= 450 && time <= 600)).toBe(true);
  queue.add(made(11, 20));
  expect(play()).toBeLessThan(5000);
  queue.add(made(31, 8));
  vi.advanceTimersByTime(700);
  queue.clear();
  expect([queue.scene, queue.drawn]).toEqual([null, null]);
  pace.still = true;
  queue.add([transition(41, true)]);
  expect(queue.scene, "where motion is unwelcome it is read").toMatchObject({ still: true, drawn: "after" });
  expect(play()).toBeGreaterThan(1200);
  pace = { speed: "fast", still: false, hurried: false };
  queue.add(made(51, 8));
  expect(play()).toBeLessThan(2400);
  expect(toomuch).not.toHaveBeenCalled();
});

test("it can be emptied at any moment, and goes on with what comes next", () => {
  queue.add(several(1, 5));
  vi.advanceTimersByTime(100);
  queue.clear();
  expect([queue.scene, queue.drawn]).toEqual([null, null]);
  vi.advanceTimersByTime(20_000);
  expect(queue.scene).toBeNull();
  queue.add([transition(9)]);
  expect(queue.scene?.entry.number).toBe(9);
});

test("where nothing is wanted nothing is shown, from then on too", () => {
  pace.speed = "off";
  queue.add(several(1, 2));
  queue.fetch(() => Promise.resolve(several(3, 2)), table(2));
  expect(queue.drawn).toBeNull();
  pace.speed = "usual";
  queue.add(several(5, 5));
  pace.speed = "off";
  vi.advanceTimersByTime(1000);
  expect(queue.drawn).toBeNull();
});

test("slow is slower, fast is faster", () => {
  const times = (["slow", "usual", "fast"] as const).map((speed) => {
    pace.speed = speed;
    queue.add(several(1, 3));
    return play();
  });
  expect(times.toSorted((one, other) => other - one)).toEqual(times);
});

test("where motion is unwelcome the position is drawn as it has become, for as long as it takes to read", () => {
  pace.still = true;
  queue.add([transition(6), transition(7, true), transition(8)]);
  expect(queue.scene).toMatchObject({ drawn: "after", still: true });
  expect(queue.drawn?.number).toBe(6);
  play();
  expect(shown[6]).toBeGreaterThan(1200);
  expect(Object.keys(shown), "what I did myself I know").toEqual(["6", "8"]);
});

test("until the positions are there the one before is drawn, and what comes meanwhile waits", async () => {
  let come: (transitions: Transition[]) => void = () => undefined;
  queue.fetch(() => new Promise((resolve) => (come = resolve)), table(5));
  queue.add([transition(8)]);
  expect([queue.scene, queue.drawn?.number]).toEqual([null, 5]);
  vi.advanceTimersByTime(300);
  come(several(6, 2));
  await Promise.resolve();
  expect(queue.scene?.entry.number).toBe(6);
  play();
  expect(Object.keys(shown)).toEqual(["6", "7", "8"]);
});

test("they are not waited for for long, nor when they cannot be had", async () => {
  queue.fetch(() => new Promise(() => undefined), table(5));
  vi.advanceTimersByTime(2000);
  expect(queue.drawn).toBeNull();
  queue.fetch(() => Promise.reject(new Error("gone")), table(5));
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.drawn).toBeNull();
});

test("positions that come when nobody waits for them any more are not shown", async () => {
  let come: (transitions: Transition[]) => void = () => undefined;
  queue.fetch(() => new Promise((resolve) => (come = resolve)), table(5));
  queue.clear();
  come(several(6, 2));
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.drawn).toBeNull();
});

test("while something is shown, what has to be fetched waits behind it", async () => {
  queue.add([transition(6)]);
  queue.fetch(() => Promise.resolve(several(7, 2)), table(6));
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.scene?.entry.number).toBe(6);
  play();
  expect(Object.keys(shown)).toEqual(["6", "7", "8"]);
});
