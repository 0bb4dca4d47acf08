import { beforeEach, expect, test } from "vitest";

import type { LogEntry } from "../../api/schema";
import { Playback } from "./playback.svelte";

const entries = [3, 5, 8].map((number) => ({ number }) as LogEntry);
let shown: (number | "now")[] = [];
let ended = 0;

function begin(playing = true): Playback {
  const stage = { go: (number: number) => void shown.push(number), now: () => void shown.push("now") };
  return new Playback(stage, entries, playing, () => (ended += 1));
}

beforeEach(() => {
  [shown, ended] = [[], 0];
});

test("it shows one moment after another and comes back to now, once all were seen", () => {
  const playback = begin();
  expect(playback.number).toBe(3);
  for (let each = 0; each < 3; each += 1) playback.go(1);
  expect(shown).toEqual([5, 8, "now"]);
  expect(ended).toBe(1);
});

test("whoever goes by hand is not carried on", () => {
  const playback = begin();
  playback.step(1);
  expect(playback.playing).toBe(false);
  playback.step(-1);
  playback.step(-1); // before the first there is nothing
  expect([playback.number, ended]).toEqual([3, 0]);
  playback.toggle();
  expect(playback.playing).toBe(true);
});

test("it goes on only from the moment that is shown, with nothing open before it", () => {
  const playback = begin();
  expect([playback.waits(3, false), playback.waits(3, true), playback.waits(5, false)]).toEqual([false, true, true]);
  playback.toggle();
  expect(playback.waits(3, false)).toBe(true);
});
