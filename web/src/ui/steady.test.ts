import { expect, test } from "vitest";

import { steady } from "./steady";

test("what says the same is the same, and what does not is new", () => {
  let made = { hand: { pink: 1 } };
  const kept = steady(() => made);
  const first = kept();
  made = { hand: { pink: 1 } };
  expect(kept()).toBe(first);
  made = { hand: { pink: 2 } };
  expect(kept()).toBe(made);
  made = { hand: { pink: 1 } };
  expect(kept()).toBe(made);
});
