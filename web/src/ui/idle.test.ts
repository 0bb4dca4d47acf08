import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { whenIdle } from "./idle";

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
