import { expect, test } from "vitest";

import { stopIn } from "./anchors";

const CARD = { width: 100, height: 60 };

test("a piece lies in the middle of a place", () => {
  expect(stopIn({ left: 10, top: 20, width: 200, height: 100 }, CARD)).toEqual({ x: 110, y: 70, scale: 1 });
});

test("it is no larger than the place, and never too small to be seen", () => {
  expect(stopIn({ left: 0, top: 0, width: 300, height: 30 }, CARD).scale).toBe(0.5);
  expect(stopIn({ left: 0, top: 0, width: 4, height: 4 }, CARD).scale).toBe(0.3);
});
