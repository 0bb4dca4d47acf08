import { expect, test, vi } from "vitest";

import { moveBy } from "./momentkeys";

Object.assign(document, { querySelector: () => null }); // nothing lies over the page

const replay = { tour: null, now: vi.fn(), play: vi.fn(), step: vi.fn(), toTurn: vi.fn() };

/** What a key does on an element of the page; `is`: how selectors call it. */
function pressed(key: string, is = "", shiftKey = false): unknown[] {
  const among = (selectors: string): boolean => is !== "" && selectors.split(", ").includes(is);
  const target = { matches: among, closest: (selectors: string) => (among(selectors) ? {} : null) };
  const [preventDefault, named] = [vi.fn(), { ...replay }];
  for (const does of [replay.now, replay.play, replay.step, replay.toTurn]) does.mockClear();
  moveBy({ key, shiftKey, target, preventDefault } as unknown as KeyboardEvent, named);
  const done = (["now", "play", "step", "toTurn"] as const).flatMap((name) =>
    replay[name].mock.calls.map((how: unknown[]) => [name, ...how].join(" ")),
  );
  return [...done, ...(preventDefault.mock.calls.length ? ["kept from the page"] : [])];
}

test("arrows go by moments and turns, page keys by turns on the slider, and space plays", () => {
  expect(pressed("ArrowLeft")).toEqual(["step -1", "kept from the page"]);
  expect(pressed("ArrowRight", "", true)).toEqual(["toTurn 1", "kept from the page"]);
  expect(pressed("PageUp", "input")).toEqual(["toTurn 1", "kept from the page"]);
  expect(pressed("PageUp")).toEqual([]);
  expect(pressed(" ")).toEqual(["play", "kept from the page"]);
});

test("keys that mean something where the focus is mean only that", () => {
  expect(["button", "a", "summary", "[type=checkbox]", ".log"].flatMap((is) => pressed(" ", is))).toEqual([]);
  expect(pressed("ArrowRight", "[role=tab]")).toEqual([]);
  expect(pressed("ArrowRight", "button")).toEqual(["step 1", "kept from the page"]);
});
