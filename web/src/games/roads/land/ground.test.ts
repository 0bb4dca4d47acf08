import { describe, expect, it } from "vitest";

import { bridgeAt, groundOf, halvesOf, nextTo, roadPath, siteOf, tileIn, wallAt, type BoardData } from "./ground";

const RIVER: BoardData = {
  title: "Test",
  tiles: [
    { q: 1, r: 0, terrain: "woods", river: ["w", "e"] },
    { q: 0, r: 0, terrain: "mountain", river: ["e"] },
    { q: 2, r: 0, terrain: "sea" },
    { q: 0, r: 1, terrain: "pasture" },
  ],
};

describe("the ground", () => {
  const ground = groundOf(RIVER);

  it("names tiles by rows from the left, and banks where a river parts them", () => {
    expect(ground.tiles.map(({ name }) => name)).toEqual(["a1", "a2", "a3", "b1"]);
    expect([...ground.banks.keys()]).toEqual(["a1", "a2a", "a2b", "a3", "b1"]);
  });

  it("gives each half of a side to the bank that the rules give it to", () => {
    expect(halvesOf([0, 3])).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
    expect(halvesOf([2])).toEqual(Array<number>(12).fill(0));
    expect(new Set(halvesOf([0, 2, 4])).size).toBe(3);
  });

  it("puts bank a of a river from east to west above it, and bank b below", () => {
    const [above, below] = [siteOf(ground, "a2a"), siteOf(ground, "a2b")];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    expect(above?.bank?.halves).toBe(6);
  });

  it("finds rivers, docks and the sea", () => {
    expect(siteOf(ground, "a2~")?.kind).toBe("river");
    expect(siteOf(ground, "a2a>e")?.kind).toBe("dock");
    expect(siteOf(ground, "a3")?.kind).toBe("sea");
    expect(siteOf(ground, "z9")).toBeNull();
    expect(tileIn(ground, "a2b>e")?.name).toBe("a2");
  });

  it("knows neighbours, roads, bridges and walls", () => {
    const [first, second] = ground.tiles;
    expect(first && nextTo(ground, first, 0)?.name).toBe(second?.name);
    expect(roadPath(ground, "a2b-b1")).toMatch(/^M.*C/);
    expect(roadPath(ground, "a2b-z9")).toBe("");
    expect(bridgeAt(ground, "a2ab")?.turn).toBeTypeOf("number");
    expect(wallAt(ground, "a2/e")?.at.x).toBeGreaterThan(second?.x ?? 0);
  });
});
