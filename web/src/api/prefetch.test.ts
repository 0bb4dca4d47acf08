import { beforeEach, expect, test, vi } from "vitest";

import { prefetch, prefetched, takeAnswer } from "./prefetch";

const asked = vi.fn((path: string) => Promise.resolve(new Response(JSON.stringify(path))));

beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  vi.stubGlobal("fetch", asked);
});

test("an answer that came early is looked into and taken, once", async () => {
  prefetch("/games", "anybody");
  expect(await prefetched("/games")).toBe("/api/games");
  expect(await (await takeAnswer("/games"))?.json()).toBe("/api/games");
  expect([takeAnswer("/games"), await prefetched("/games"), asked.mock.calls.length]).toEqual([undefined, null, 1]);
});

test("nothing of mine is asked for where nobody is known", () => {
  prefetch("/tables", "me");
  expect([asked.mock.calls.length, takeAnswer("/tables")]).toEqual([0, undefined]);
});
