import { expect, test } from "vitest";

import type { Public } from "./position";
import { supplyOf } from "./supply";

const left = (bag: number, treasures_left: number, players: number): ReturnType<typeof supplyOf> =>
  supplyOf(
    { bag, treasures_left, players: Array.from({ length: players }) as Public["players"] },
    { tiles: 153, hand: 6, last_treasures: 2 },
  );

test("nobody is warned while there is enough", () => {
  expect(left(24, 5, 4)).toEqual({ bag: false, treasures: false });
  expect(left(12, 10, 2)).toEqual({ bag: false, treasures: false });
});

test("a bag that may not last two rounds is told, and treasures that may go at once", () => {
  expect(left(23, 5, 4)).toEqual({ bag: true, treasures: false });
  expect(left(0, 4, 2)).toEqual({ bag: true, treasures: true });
});
