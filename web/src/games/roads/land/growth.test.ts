import { describe, expect, it } from "vitest";

import { groundOf, type Terrain } from "./ground";
import { growthOn, placed } from "./growth";

describe("a path at another point", () => {
  it("moves what is absolute, and makes all of it bigger", () => {
    expect(placed("M1-2L3 4H5V.5Z", { x: 10, y: 20 }, 2)).toBe("M12 16L16 28H20V21Z");
  });

  it("leaves what is relative where it follows", () => {
    expect(placed("M-2 0h4v5h-4z", { x: 10, y: 20 }, 0.5)).toBe("M9 20h2v2.5h-2z");
    expect(placed("M0 0q9-7 18 0t18 0", { x: 1, y: 1 })).toBe("M1 1q9 -7 18 0t18 0");
  });

  it("keeps how an arc is bent", () => {
    expect(placed("M0 0A11 11 0 0 1-7-4 13 13 0 1 0-8-19", { x: 10, y: 20 }, 2)).toBe(
      "M10 20A22 22 0 0 1 -4 12 26 26 0 1 0 -6 -18",
    );
  });
});

const TERRAINS: Terrain[] = ["woods", "pasture", "rock", "mountain", "desert", "sea"];

describe.each(TERRAINS)("what grows on %s", (terrain) => {
  const ground = groundOf({ title: "Test", tiles: [0, 1, 2].map((q) => ({ q, r: 0, terrain })) });

  it("is drawn on its own tile, the same each time", () => {
    for (const tile of ground.tiles) {
      const growth = growthOn(tile, terrain);
      expect(growth.length).toBeGreaterThan(3);
      expect(growthOn(tile, terrain)).toEqual(growth);
      for (const { path } of growth) {
        const [, x, y] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(path)?.map(Number) ?? [];
        expect(Math.hypot((x ?? NaN) - tile.x, (y ?? NaN) - tile.y)).toBeLessThan(130);
      }
    }
  });
});
