import { describe, expect, it } from "vitest";

import { mid, SIDE } from "../land/ground";
import { beyond, boxOf, cellAt, field, middleOf, roomy, shoreOf, sideAt, stepBy } from "./cells";

describe("cells of a map", () => {
  it("are found again by their middles and by points near them", () => {
    for (let q = -9; q <= 9; q += 1)
      for (let r = -9; r <= 9; r += 1) {
        const { x, y } = middleOf({ q, r });
        for (const [dx, dy] of [
          [0, 0],
          [70, 10],
          [-70, -10],
          [0, 85],
          [20, -75],
        ] as const)
          expect(cellAt({ x: x + dx, y: y + dy })).toEqual({ q, r });
      }
  });

  it("lie beyond the side that a point is near", () => {
    const cell = { q: 3, r: -2 };
    const { x, y } = middleOf(cell);
    for (let side = 0; side < 6; side += 1) {
      const point = { x: x + mid(side).x, y: y + mid(side).y };
      expect(sideAt(point, cell)).toBe(side);
      const there = middleOf(beyond(cell, side));
      expect(there.x).toBeCloseTo(x + 2 * mid(side).x);
      expect(there.y).toBeCloseTo(y + 2 * mid(side).y);
    }
    expect(sideAt({ x, y }, cell)).toBeNull();
  });

  it("make fields with a shore around them", () => {
    const tiles = field(4, 3, "sea");
    expect(tiles).toHaveLength(12);
    expect(shoreOf(tiles)).toHaveLength(16);
    expect(boxOf(tiles, 0).height).toBe(SIDE * 5);
    expect(boxOf([]).width).toBeGreaterThan(SIDE);
  });

  it("have room around them where they are few", () => {
    const one = boxOf([{ q: 0, r: 0 }], 0);
    const wide = roomy(one, 5);
    expect(wide.width).toBeCloseTo(one.width * 5);
    expect(wide.x + wide.width / 2).toBeCloseTo(one.x + one.width / 2);
    expect(roomy(boxOf(field(9, 9, "sea")), 5)).toEqual(boxOf(field(9, 9, "sea")));
  });

  it("are walked through up and down without drifting", () => {
    let cell = { q: 0, r: 0 };
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"]) cell = stepBy(cell, key) ?? cell;
    expect(Math.abs(middleOf(cell).x)).toBeLessThan(SIDE);
    for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp"]) cell = stepBy(cell, key) ?? cell;
    expect(cell).toEqual({ q: 0, r: 0 });
    expect(stepBy(cell, "Enter")).toBeNull();
  });
});
