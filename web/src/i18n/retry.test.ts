// A part of the page that does not come, because the line is bad or because the server has another page by now.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { retry, Missing, release } from "./retry";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what a bad line swallows is asked for again, and given up in the end", async () => {
  const load = vi.fn(() => Promise.reject(new TypeError("failed to fetch")));
  const missing = expect(retry(() => retry(load))).rejects.toThrow(Missing);
  await vi.advanceTimersByTimeAsync(20_000);
  await missing;
  expect(load).toHaveBeenCalledTimes(4);
});

test("what a newer page does not have is not asked for again", async () => {
  release.newer = () => Promise.resolve(true);
  const load = vi.fn(() => Promise.reject(new TypeError("failed to fetch")));
  await expect(retry(load)).rejects.toThrow(Missing);
  expect(load).toHaveBeenCalledTimes(1);
});
