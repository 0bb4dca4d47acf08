import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { afterFrame, whenIdle } from "./idle";

let done = 0;
let clock = 0;
/** Steps of so many milliseconds each. */
function* steps(count: number, each = 0): Generator {
  for (let at = 0; at < count; at += 1) {
    clock += each;
    done += 1;
    yield;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  [done, clock] = [0, 0];
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("is done to its end, but not at once", () => {
  whenIdle(steps(5));
  expect(done).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(done).toBe(5);
});

test("is given up where it is not wanted any more", () => {
  const stop = whenIdle(steps(5));
  stop();
  vi.advanceTimersByTime(1000);
  expect(done).toBe(0);
});

test("takes few steps at a time, so that a frame between them is not late", () => {
  whenIdle(steps(100, 1));
  while (done === 0) vi.advanceTimersToNextTimer();
  expect(done).toBeLessThan(5);
  vi.advanceTimersByTime(1000);
  expect(done).toBe(100);
});

test("is done once, when a frame was drawn", () => {
  const order: string[] = [];
  vi.stubGlobal("requestAnimationFrame", (work: () => void) =>
    setTimeout(() => {
      work();
      order.push("drawn");
    }, 16),
  );
  afterFrame(() => order.push("done"));
  expect(order).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(order).toEqual(["drawn", "done"]);
});

test("is not waited for where no frame comes", () => {
  const work = vi.fn();
  vi.stubGlobal("requestAnimationFrame", () => 0);
  afterFrame(work);
  vi.advanceTimersByTime(60);
  expect(work).toHaveBeenCalledOnce();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  afterFrame(work);
  expect(work).toHaveBeenCalledTimes(2);
});
