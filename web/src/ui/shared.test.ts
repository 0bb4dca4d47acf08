import { expect, test } from "vitest";

import { shared } from "./shared";

const stands = (hand: unknown, ...row: unknown[]): { hand: unknown; row: unknown[] } => ({ hand, row });

test("what says the same is the same, and what does not is new", () => {
  const before = stands({ pink: 1 }, ["red"], null);
  expect(shared(before, stands({ pink: 1 }, ["red"], null))).toBe(before);
  const now = stands({ pink: 2 }, ["red"], null);
  expect(shared(before, now)).toBe(now);
  expect(now).toEqual(stands({ pink: 2 }, ["red"], null));
  expect(now.row).toBe(before.row);
});

test("neither more nor less, nor another order, is the same", () => {
  const before = stands({ pink: 1, blue: 2 }, 1);
  for (const hand of [{ pink: 1 }, { blue: 2, pink: 1 }, { pink: 1, blue: 2, red: 3 }, { pink: 1, red: undefined }]) {
    expect(shared(before, stands(hand, 1)).hand).toBe(hand);
  }
  for (const row of [[], [1, 2], [2], [null]]) expect(shared(before, stands(null, ...row)).row).toEqual(row);
  expect(shared(before, stands(null, 1)).hand).toBeNull();
  expect(shared(null, before)).toBe(before);
  expect(shared([], {})).toEqual({});
  expect(shared({ 0: 1 }, [1])).toEqual([1]);
});
