import { describe, expect, it } from "vitest";

import { groundOf, nextTo, riverLines, SIDE_NAMES, type BoardData, type MapGeometry, type Tile } from "./land/ground";
import { toRiver } from "./land/slots";
import { FINGER, marksOf, type Work } from "./marks";

const RIVERS = [[], ["e"], ["e", "w"], ["e", "ne"], ["e", "nw"], ["ne", "w", "se"]];
const AROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;
const MIDDLE = "b2";

function land(river: string[]): { ground: MapGeometry; tile: Tile } {
  const tiles: BoardData["tiles"] = [{ q: 0, r: 0, terrain: "mountain", river }];
  AROUND.forEach(([q, r], side) =>
    tiles.push({
      q,
      r,
      terrain: "pasture",
      river: river.includes(SIDE_NAMES[side] ?? "") ? [SIDE_NAMES[(side + 3) % 6] ?? "", SIDE_NAMES[side] ?? ""] : [],
    }),
  );
  const ground = groundOf({ title: "Test", tiles });
  return { ground, tile: ground.byName.get(MIDDLE) as Tile };
}

/** Everything that could ever be built on a tile. */
function everything(ground: MapGeometry, tile: Tile): Work[] {
  const work = (kind: Work["kind"], name: string): Work => ({ kind, name, action: `${kind} ${name}`, label: name });
  const roads = SIDE_NAMES.flatMap((_, side) =>
    [0, 1].flatMap((half) => {
      const there = nextTo(ground, tile, side);
      const other = there?.banks[there.halves[2 * ((side + 3) % 6) + 1 - half] ?? 0];
      return other ? [`${tile.banks[tile.halves[2 * side + half] ?? 0]?.name}-${other.name}`] : [];
    }),
  );
  const bridges =
    tile.river.length < 2
      ? []
      : tile.river.length === 2
        ? [`${MIDDLE}ab`]
        : [`${MIDDLE}ab`, `${MIDDLE}bc`, `${MIDDLE}ca`];
  const walls = SIDE_NAMES.flatMap((side) => [
    work("wall", `${MIDDLE}/${side}`),
    work("demolish", `${MIDDLE}/${side}`),
  ]);
  return [
    ...[...new Set(roads)].map((name) => work("road", name)),
    ...bridges.map((name) => work("bridge", name)),
    ...walls,
  ];
}

describe("the marks of what could be built", () => {
  for (const river of RIVERS) {
    const { ground, tile } = land(river);
    const all = everything(ground, tile);

    it(`are a finger apart at any size and leave nothing out: river ${river.join(" ") || "none"}`, () => {
      for (const scale of [0.1, 0.3, 0.43, 0.5, 0.7, 0.86, 1, 1.6, 2.4]) {
        const marks = marksOf(ground, tile, all, scale);
        expect(marks.flatMap(({ works }) => works).length).toBe(all.length);
        marks.forEach((one, index) => {
          expect(one.radius * 2 * scale).toBeGreaterThanOrEqual(FINGER - 0.01);
          for (const other of marks.slice(index + 1)) {
            const apart = Math.hypot(one.x - other.x, one.y - other.y);
            expect(apart * scale).toBeGreaterThanOrEqual(FINGER - 0.01);
            expect(apart).toBeGreaterThanOrEqual(one.radius + other.radius - 0.01);
          }
        });
      }
    });

    it(`are one for each thing on a map of middle size: river ${river.join(" ") || "none"}`, () => {
      expect(marksOf(ground, tile, all, 0.86)).toHaveLength(all.length);
    });

    it(`are one for each side, or half of one, where the map is small: river ${river.join(" ") || "none"}`, () => {
      const bridges = all.filter(({ kind }) => kind === "bridge").length;
      const tight = river.join(" ") === "e ne" || river.length === 3; // there two are nearer than a finger
      expect(marksOf(ground, tile, all, 0.55)).toHaveLength(tight ? 1 : 6 + river.length + bridges);
    });

    it(`are ashore, but for bridges: river ${river.join(" ") || "none"}`, () => {
      for (const scale of [0.2, 0.55])
        for (const { x, y, works } of marksOf(ground, tile, all, scale)) {
          if (works.every(({ kind }) => kind === "bridge")) continue;
          expect(
            toRiver({ x: x - tile.x, y: y - tile.y, width: 0, height: 0 }, riverLines(tile).flat()),
          ).toBeGreaterThan(13);
        }
    });
  }

  it("are one for each thing on a small map as well, where few things can be built", () => {
    const { ground, tile } = land([]);
    const roads = everything(ground, tile).filter(({ kind }) => kind === "road");
    expect(marksOf(ground, tile, roads, 0.5)).toHaveLength(6);
  });
});
