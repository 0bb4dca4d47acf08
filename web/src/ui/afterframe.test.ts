import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { afterFrame } from "./afterframe";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
