import { expect, it } from "vitest";

import { markOf, signOf } from "./marks";

const war = (leader: string, attacker: number, defender: number) => ({
  leader,
  attacker: { seat: attacker, board: 3 },
  defender: { seat: defender, board: 2 },
});

it("marks what matters most", () => {
  expect(markOf({}, 0)).toEqual({ kind: "plain" });
  expect(markOf(null, 0)).toEqual({ kind: "plain" });
  expect(markOf({ points: [{ seat: 1, colour: "red", n: 1 }] }, 0)).toMatchObject({
    kind: "points",
    mine: false,
    seat: 1,
  });
  expect(markOf({ points: [{ seat: 0, colour: "red", n: 1 }], joins: false }, 0)).toMatchObject({
    kind: "points",
    mine: true,
  });
  expect(markOf({ joins: true }, 0)).toEqual({ kind: "joins" });
  expect(markOf({ removed: ["A1"], home: [{ seat: 1, leader: "king" }] }, 0)).toEqual({ kind: "strikes", home: true });
  expect(markOf({ strength: 2 }, 0)).toEqual({ kind: "strength", count: 2 });
  expect(markOf({ revolt: war("king", 0, 1), strength: 2 }, 0)).toMatchObject({
    kind: "revolt",
    attack: 3,
    defence: 2,
    mine: true,
  });
});

it("marks my own war among several", () => {
  const wars = [war("king", 1, 2), war("trader", 2, 0)];
  expect(markOf({ joins: true, wars }, 0)).toMatchObject({ kind: "war", mine: true, more: true });
  expect(markOf({ joins: true, wars: wars.slice(0, 1) }, 0)).toMatchObject({ kind: "war", mine: false, more: false });
});

it("tells my points from those of others in a word", () => {
  expect(signOf(markOf({ points: [{ seat: 0, colour: "red", n: 1 }] }, 0))).toBe("gain");
  expect(signOf(markOf({ points: [{ seat: 0, colour: "red", n: 1 }] }, 1))).toBe("points");
});
