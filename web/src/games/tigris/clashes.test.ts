import { expect, test } from "vitest";

import type { LogEntry } from "../../api/schema";
import { clashesIn, freshOf, strength } from "./clashes";

type Said = [key: string, args: Record<string, string | number>];

function entry(number: number, seat: number, ...said: Said[]): LogEntry {
  return {
    number,
    seat,
    kind: "action",
    at: 0,
    said: said.map(([key, args]) => ({ key: `tigris-log-${key}`, args })),
  } as LogEntry;
}

const REVOLT = [
  entry(
    3,
    0,
    ["position", { seat: 0, leader: "king", square: "J7", you: 0 }],
    ["revolt", { seat: 0, other: 1, you: 2, leader: "king", attack: 1, defence: 1 }],
  ),
  entry(4, 0, ["support", { seat: 0, you: 0, tile: "temple", count: 2 }]),
  entry(
    5,
    1,
    ["support", { seat: 1, you: 1, tile: "temple", count: 0 }],
    ["revolt-won", { seat: 0, other: 1, you: 2, dynasty: "lion", leader: "king", strength: 3, against: 1, tie: 0 }],
  ),
];

test("a revolt is told with both sides and what they added", () => {
  const [clash] = clashesIn(REVOLT);
  expect(clash).toMatchObject({
    number: 5,
    kind: "revolt",
    leader: "king",
    colour: "red",
    winner: 0,
    loser: 1,
    points: 1,
  });
  expect(clash && [clash.attacker, clash.defender].map(strength)).toEqual([3, 1]);
  expect(clash?.attacker).toEqual({ seat: 0, board: 1, added: 2 });
});

test("of two wars each has its own supporters", () => {
  const found = clashesIn([
    entry(3, 0, ["war", { seat: 0, other: 1, you: 1, leader: "trader", attack: 1, defence: 1 }]),
    entry(4, 0, ["support", { seat: 0, tile: "market", count: 1 }]),
    entry(
      5,
      1,
      ["support", { seat: 1, tile: "market", count: 0 }],
      ["war-won", { seat: 0, other: 1, leader: "trader", strength: 2, against: 1, tie: 0, removed: 1, points: 2 }],
      ["war", { seat: 0, other: 1, leader: "king", attack: 1, defence: 2 }],
    ),
    entry(6, 0, ["support", { seat: 0, tile: "settlement", count: 0 }]),
    entry(
      7,
      1,
      ["support", { seat: 1, tile: "settlement", count: 1 }],
      ["war-won", { seat: 1, other: 0, leader: "king", strength: 3, against: 1, tie: 0, removed: 1, points: 2 }],
    ),
  ]);
  expect(found.map(({ leader, winner, removed, points, gains }) => [leader, winner, removed, points, gains])).toEqual([
    ["trader", 0, 1, 2, "green"],
    ["king", 1, 1, 2, "black"],
  ]);
  expect(found[1]?.defender).toEqual({ seat: 1, board: 2, added: 1 });
});

test("what was taken back has not happened", () => {
  const undone = { ...entry(6, 1), kind: "undo", to: 4, said: [] } as LogEntry;
  expect(clashesIn([...REVOLT, undone])).toEqual([]);
  const redone = { ...entry(7, 1), kind: "redo", to: 5, said: [] } as LogEntry;
  expect(clashesIn([...REVOLT, undone, redone])).toHaveLength(1);
});

test("a conflict of mine is news until I go on, though I have answered in it", () => {
  expect(freshOf(REVOLT, 1)).toHaveLength(1);
  expect(freshOf(REVOLT, 0)).toHaveLength(1);
  expect(freshOf(REVOLT, 2)).toEqual([]);
  expect(freshOf(REVOLT, null)).toEqual([]);
  const later = [...REVOLT, entry(6, 1, ["place", { seat: 1, tile: "farm", square: "E1" }])];
  expect(freshOf(later, 1)).toEqual([]);
  expect(freshOf(later, 0)).toHaveLength(1);
});

test("what a stand-in does for me is no sign that I have seen it", () => {
  const stand = { ...entry(6, 1, ["pass", { seat: 1, you: 0 }]), stand_in: true } as LogEntry;
  expect(freshOf([...REVOLT, stand], 1)).toHaveLength(1);
});
