// How long things are shown: others' actions as long as one can follow them, one's own shortly, and none much later than
// it came.

import type { Speed } from "../../../app/settings.svelte";
import type { Reward } from "./scene";

/** How fast a replay goes. */
export const REPLAY_SPEEDS = ["slow", "usual", "fast", "fastest"] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

export interface Pace {
  speed: Speed | ReplaySpeed;
  /** Is motion unwelcome? What changed is then marked, for as long as it takes to read what it was. */
  still: boolean;
  /** Does a live clock run? */
  hurried: boolean;
}

const FACTOR: Record<Speed | ReplaySpeed, number> = { off: 0, slow: 1.6, usual: 1, fast: 0.55, fastest: 0.2 };
const OWN = 300;
const [LEAST, A_LETTER, MOST] = [600, 6, 900];
const REST = 200;
const READ = { least: 1200, aLetter: 35, most: 4500 };
/** Nothing is shown later than this after it came. */
const LATEST = { usual: 8000, own: 4600, hurried: 2000 };
/** However much there is, each thing is to be seen. */
const SHORTEST = { moving: 200, still: 700, hurried: 120 };

/** How long a sentence is shown, in milliseconds: as long as it takes to read it and look at the board. */
export function readingTime(letters: number): number {
  return Math.min(READ.most, READ.least + READ.aLetter * letters);
}

/** How long something is shown where there is time, by the length of its sentence; `more`: what the game wants besides. */
export function usualTime({ speed, still }: Pace, own: boolean, letters: number, more = 0): number {
  if (still) return readingTime(letters);
  return FACTOR[speed] * ((own ? OWN : Math.min(MOST, LEAST + A_LETTER * letters)) + more);
}

/** How long what was made is shown where there is time. */
export function rewardTime({ speed, still }: Pace, { words, lasts }: Reward): number {
  return still ? readingTime(words.length) : FACTOR[speed] * lasts;
}

/** How long a moment of a replay stays, in milliseconds: until what moves lies still, or what does not has been read. */
export function restTime(pace: Pace, letters: number, more = 0): number {
  const factor = FACTOR[pace.speed];
  return pace.still ? factor * readingTime(letters) : usualTime(pace, false, letters, more) + factor * REST;
}

/** How late something may be shown. */
export function latest({ speed, still, hurried }: Pace, own = false): number {
  if (hurried) return LATEST.hurried;
  return LATEST[own ? "own" : "usual"] * (still ? 1 : Math.max(FACTOR[speed], FACTOR.usual));
}

export function shortest({ still, hurried }: Pace): number {
  if (hurried) return SHORTEST.hurried;
  return still ? SHORTEST.still : SHORTEST.moving;
}
