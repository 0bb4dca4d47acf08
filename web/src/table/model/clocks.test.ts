import { expect, test, vi } from "vitest";

vi.mock("../../i18n/words.svelte", () => ({
  say: (id: string, args: object) => `${id} ${JSON.stringify(args)}`,
  words: { language: "en" },
}));

import type { ClockInfo } from "../../api/schema";
import { isAway, isLow, paceWords, receivedAt, timeLeft, timeWords } from "./clocks";

const [SECOND, HOUR] = [1000, 3_600_000];
const clock = (kind: "live" | "days"): ClockInfo => ({ kind, left: [60_000, 5_000], running: [0] }) as ClockInfo;

test("time is told by hours, minutes and seconds, and by days and hours", () => {
  const told = [0, 1, 65 * SECOND, HOUR + 245 * SECOND, 52 * HOUR].map(timeWords);
  expect(told).toEqual(["0:00", "0:01", "1:05", "1:04:05", 'page-clock-days {"days":2,"hours":4}']);
});

test("it runs for those whose turn it is from when it was heard, and never below none", () => {
  vi.spyOn(performance, "now").mockReturnValue(1_000); // a real one has fractions, whose sums are not exact
  const heard = clock("live");
  const now = receivedAt(heard);
  expect([0, 1].map((seat) => timeLeft(heard, seat, now + 7_000))).toEqual([53_000, 5_000]);
  expect([now - 9, now + 90_000].map((at) => timeLeft(heard, 0, at))).toEqual([60_000, 0]);
  expect([isLow(heard, 29_999), isLow(heard, 30_000), isLow(clock("days"), 2 * HOUR)]).toEqual([true, false, true]);
});

test("a seat on holiday loses no time until that ends", () => {
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  const heard = { ...clock("days"), at: 50_000, running: [0, 1], away: [70_000, 0] };
  const now = receivedAt(heard);
  expect([0, 20_000, 21_000].map((gone) => timeLeft(heard, 0, now + gone))).toEqual([60_000, 60_000, 59_000]);
  expect(timeLeft(heard, 1, now + 2_000)).toBe(3_000);
  expect([0, 19_999, 20_000].map((gone) => isAway(heard, 0, now + gone))).toEqual([true, true, false]);
  expect([isAway(heard, 1, now), isAway(clock("days"), 0, now)]).toEqual([false, false]);
});

test("a pace tells whether holidays are allowed", () => {
  const told = [true, false].map((holidays) => paceWords({ kind: "days", days: 3, holidays }));
  expect(told.map((words) => words.split(" ")[0])).toEqual(["page-pace-holidays", "page-pace-days"]);
});
