import { expect, test } from "vitest";

import { linesIn, stretchAround, stretchOn } from "./stretch";

const SIZES = [5, 5, 5, 5, 5, 5, 5, 5];

test("what is near is drawn, on both sides as far as there is something", () => {
  expect(stretchAround(SIZES, 4, 15)).toEqual({ from: 3, to: 6 });
  expect(stretchAround(SIZES, 0, 15)).toEqual({ from: 0, to: 3 });
  expect(stretchAround(SIZES, 7, 15)).toEqual({ from: 5, to: Infinity });
  expect(stretchAround([], -1, 15)).toEqual({ from: 0, to: Infinity });
  expect(stretchAround([400, 400, 400], 1, 15), "one part is never torn").toEqual({ from: 1, to: 2 });
});

test("more comes at the end where somebody looks", () => {
  const near = stretchAround(SIZES, 4, 15);
  expect(stretchOn(near, SIZES, -1, 10)).toEqual({ from: 1, to: 6 });
  expect(stretchOn(near, SIZES, 1, 10)).toEqual({ from: 3, to: Infinity });
  expect(stretchOn({ from: 0, to: 2 }, SIZES, -1, 10)).toEqual({ from: 0, to: 2 });
  expect(linesIn({ from: 5, to: Infinity }, SIZES)).toBe(15);
});

test("of thousands of lines some hundred are drawn", () => {
  const long = Array.from({ length: 400 }, (_, index) => (index % 9) + 1);
  expect(linesIn(stretchAround(long, 399, 120), long)).toBeLessThan(140);
});
