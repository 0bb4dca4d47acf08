import { expect, test } from "vitest";

import { latest, readingTime, restTime, shortest, usualTime, type Pace } from "./pace";

const PACE: Pace = { speed: "usual", still: false, hurried: false };

test("what others do is shown 600 to 900 milliseconds, by what there is to read; what I do is shorter", () => {
  expect([0, 30, 500].map((letters) => usualTime(PACE, false, letters))).toEqual([600, 780, 900]);
  expect(usualTime(PACE, true, 500)).toBeLessThan(400);
  expect(usualTime(PACE, true, 500, 2000)).toBe(usualTime(PACE, true, 500) + 2000); // as a game wants it
});

test("it is slower and faster as one wants it", () => {
  const [slow, usual, fast] = (["slow", "usual", "fast"] as const).map((speed) =>
    usualTime({ ...PACE, speed }, false, 30),
  );
  expect(slow).toBeGreaterThan(usual ?? 0);
  expect(fast).toBeLessThan(usual ?? 0);
});

test("what does not move is there as long as it takes to read it", () => {
  const still = { ...PACE, still: true };
  expect(usualTime(still, false, 60)).toBe(readingTime(60));
  expect(readingTime(12)).toBeLessThan(readingTime(60));
  expect(readingTime(1000)).toBeLessThanOrEqual(5000);
});

test("nothing is shown much later than it came, least of all while a clock runs", () => {
  expect(latest(PACE)).toBe(8000);
  expect(latest({ ...PACE, speed: "fast" })).toBe(8000);
  expect(latest({ ...PACE, hurried: true })).toBe(2000);
  expect(latest(PACE, true), "what I did myself").toBeLessThan(5000);
  expect(shortest({ ...PACE, hurried: true })).toBeLessThan(shortest(PACE));
});

test("a moment of a replay stays until its scene is over, or it is read where nothing moves", () => {
  for (const speed of ["slow", "usual", "fast", "fastest"] as const) {
    const pace = { ...PACE, speed };
    expect(restTime(pace, 60, 500)).toBeGreaterThan(usualTime(pace, false, 60, 500));
  }
  const still = { ...PACE, still: true };
  expect(restTime(still, 60)).toBe(readingTime(60));
  expect(restTime({ ...still, speed: "fastest" }, 60)).toBeLessThan(readingTime(60));
});
