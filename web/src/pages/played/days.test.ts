import { expect, test } from "vitest";

import { dayWords, grouped } from "./days";

const NOW = new Date(2026, 10, 27, 0, 30).getTime(); // a Friday
const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();

test("days are told by the calendar, not by hours", () => {
  expect(dayWords(NOW, NOW, "en")).toBe("Today");
  expect(dayWords(at(26, 23), NOW, "en")).toBe("Yesterday");
  expect(dayWords(at(26, 1), NOW, "fi")).toBe("Eilen");
  expect(dayWords(at(23, 12), NOW, "de")).toBe("Montag");
  expect(dayWords(at(20, 12), NOW, "en")).toBe("November 20, 2026");
});

test("what ended on one day stands together", () => {
  expect(grouped([11, 12, 21, 13], (one) => String(Math.floor(one / 10)))).toEqual([
    { heading: "1", all: [11, 12] },
    { heading: "2", all: [21] },
    { heading: "1", all: [13] },
  ]);
});
