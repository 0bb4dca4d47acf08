import { expect, test } from "vitest";

import type { Count } from "./counting";
import { Tally } from "./tally.svelte";

const counts = [{ seat: 0 }, { seat: 1 }] as Count[];
const tally = (): Tally => new Tally(() => counts);

test("a game that ends before one's eyes is counted, up to the last", () => {
  const at = tally();
  at.watch(false, false);
  expect(at.now).toBeNull();
  at.watch(true, false);
  expect(at.now).toBe(counts[0]);
  at.next();
  expect(at.now).toBe(counts[1]);
  at.next();
  expect(at.now).toBeNull();
});

test("one that was over before is counted only where that is wanted", () => {
  const at = tally();
  at.watch(true, false);
  expect(at.now).toBeNull();
  at.begin();
  expect(at.now).toBe(counts[0]);
  at.end();
  expect(at.now).toBeNull();
});

test("where motion is unwelcome nothing goes by", () => {
  const at = tally();
  at.watch(false, true);
  at.watch(true, true);
  expect(at.now).toBeNull();
});
