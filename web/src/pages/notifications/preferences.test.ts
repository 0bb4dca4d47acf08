import { expect, test } from "vitest";

import { dayOf, endOf, minuteOf, timeOf, wantedOf } from "./preferences";

test("what the server leaves out is what is usual", () => {
  expect(wantedOf({} as never)).toEqual({
    kinds: ["turn", "time", "invited", "over"],
    quiet: null,
    digest: null,
    holiday: null,
  });
});

test("minutes of the day are times, and times are minutes", () => {
  for (const minute of [0, 61, 1439]) expect(minuteOf(timeOf(minute))).toBe(minute);
  expect(timeOf(545)).toBe("09:05");
  expect(minuteOf("")).toBeNull();
});

test("a holiday ends with its day", () => {
  expect(dayOf(endOf("2026-12-24") ?? 0)).toBe("2026-12-24");
  expect(endOf("")).toBeNull();
});
