import { expect, test } from "vitest";

import { page } from "./index";

test("what is settled for one player is not asked when a table is set up", () => {
  const asked = (players: number): string[] =>
    ["short_game", "order_asked", "wonder_asked", "upgraded_produce_again"].filter(
      (option) => !page.settled?.(option, players),
    );
  expect(asked(1)).toEqual(["upgraded_produce_again"]);
  expect(asked(2)).toHaveLength(4);
});
