import { describe, expect, it } from "vitest";

import { groundOf } from "../land/ground";
import type { Public } from "../position";
import { bricksLaid } from "./flights";
import { NEUTRAL, pointsOf, rowsOf } from "./rows";

const facts = { rows: [4, 4, 5, 5] };
const laid = {
  bricks: [0, 0, 1, NEUTRAL, 1],
  brick_points: [
    [6, 3],
    [0, 10],
  ],
  end_mark: 9,
};

describe("the rows of the wonder", () => {
  it("have their bricks, and the points of all who have one in them", () => {
    const [first, second, third, ...more] = rowsOf(facts, laid, new Set());
    expect(first?.bricks.map(({ owner }) => owner)).toEqual([0, 0, 1, NEUTRAL]);
    expect(first?.points).toEqual([
      { seat: 0, points: 6 },
      { seat: 1, points: 3 },
    ]);
    expect(second?.bricks.map(({ owner }) => owner)).toEqual([1, null, null, null]);
    expect(second?.points).toEqual([{ seat: 1, points: 10 }]);
    expect(third?.bricks.map(({ place }) => place)).toEqual([8, 9, 10, 11, 12]);
    expect(more, "above the brick that ends the game").toEqual([]);
  });

  it("are all there where no brick ends the game", () => {
    expect(rowsOf(facts, { ...laid, end_mark: 0 }, new Set())).toHaveLength(4);
  });

  it("wait for a brick that is on its way", () => {
    const [, second] = rowsOf(facts, laid, new Set(["brick@4"]));
    expect(second?.bricks[0]).toEqual({ place: 4, owner: null });
  });

  it("add up to what a seat has", () => {
    expect([0, 1].map((seat) => pointsOf(laid, seat))).toEqual([6, 13]);
  });
});

describe("bricks on their way", () => {
  const ground = groundOf({ title: "Test", tiles: [{ q: 0, r: 0, terrain: "woods" }] });
  const position = (more: object): Public =>
    ({ ...laid, players: [{ home: "a1" }, { home: null }], ...more }) as unknown as Public;

  it("fly from home, and bring what their row is worth more", () => {
    const before = position({ bricks: [], brick_points: [] });
    const after = position({ bricks: [0, NEUTRAL], brick_points: [[10, 0]] });
    expect(bricksLaid(ground, before, after)).toEqual([
      { piece: "brick@0", what: 0, way: ["tile-a1", "brick-0"], kind: "move", from: 0, to: 1, label: "+10" },
      { piece: "brick@1", what: NEUTRAL, way: ["brick-1"], kind: "come", from: 0.4, to: 1 },
    ]);
  });

  it("are not seen where they are taken back", () => {
    expect(bricksLaid(ground, position({}), position({ bricks: [0] }))).toEqual([]);
  });
});
