import { expect, test } from "vitest";

import { applies } from "./applies";

test("who plays Roads & Boats alone is not asked for a short game, as it always is", () => {
  expect(applies("roads", "short_game", 1)).toBe(false);
  expect(applies("roads", "short_game", 2)).toBe(true);
  expect(applies("roads", "pairs_breed", 1)).toBe(true);
  expect(applies("tigris", "treasures", 2)).toBe(true);
});
