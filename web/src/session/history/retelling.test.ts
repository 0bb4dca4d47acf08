import { beforeEach, expect, test } from "vitest";

import type { LogEntry } from "../../api/schema";
import { Retelling } from "./retelling.svelte";

const entries = [3, 5, 8].map((number) => ({ number }) as LogEntry);
let shown: (number | "now")[] = [];
let ended = 0;

function begin(playing = true): Retelling {
  const stage = { go: (number: number) => void shown.push(number), now: () => void shown.push("now") };
  return new Retelling(stage, entries, playing, () => (ended += 1));
}

beforeEach(() => {
  [shown, ended] = [[], 0];
});

test("it shows one moment after another and comes back to now, once all were seen", () => {
  const retelling = begin();
  expect(retelling.number).toBe(3);
  for (let each = 0; each < 3; each += 1) retelling.go(1);
  expect(shown).toEqual([5, 8, "now"]);
  expect(ended).toBe(1);
});

test("whoever goes by hand is not carried on", () => {
  const retelling = begin();
  retelling.step(1);
  expect(retelling.playing).toBe(false);
  retelling.step(-1);
  retelling.step(-1); // before the first there is nothing
  expect([retelling.number, ended]).toEqual([3, 0]);
  retelling.toggle();
  expect(retelling.playing).toBe(true);
});
