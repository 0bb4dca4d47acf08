import { describe, expect, it } from "vitest";

import { hintFor } from "./hints";
import type { Private, Public } from "./position";

const NOBODY = { king: null, priest: null, farmer: null, trader: null };
const player = (leaders: Record<string, string> = {}): Public["players"][number] => ({
  dynasty: "lion",
  leaders: { ...NOBODY, ...leaders },
  tiles: 6,
  catastrophes: 2,
  swapped: 0,
});

// A temple at C4 on empty land, and a river far away.
const BOARD = Array.from({ length: 11 }, (_, row) =>
  Array.from({ length: 16 }, (_, column) => (row === 3 && column === 2 ? "t" : row === 10 ? "~" : ".")).join(" "),
);

/** The kingdom around C4 of everybody with a leader beside it. */
function around(leaders: Record<string, string>): Public["kingdoms"] {
  const standing = Object.entries(leaders).map(([leader, square]) => ({
    seat: 0,
    leader,
    square,
    temples: 1,
    supporters: 0,
  }));
  return standing.length
    ? [{ squares: ["C4", ...Object.values(leaders)], leaders: standing, treasures: [], corners: [], monuments: [] }]
    : [];
}

function position(leaders: Record<string, string> = {}, more: Partial<Public> = {}): Public {
  const empty = {
    board: BOARD,
    placed: null,
    joining: null,
    kingdoms: around(leaders),
    conflict: null,
    wars: [],
    offers: [],
    leave: [],
    trader: null,
    spent: [],
    monuments: [],
    treasures_left: 10,
    bag: 100,
    gone: {},
    passes: 0,
  };
  return {
    phase: "act",
    turn: 0,
    seat: 0,
    first: 0,
    actions: 2,
    ...empty,
    players: [player(leaders), player()],
    ...more,
  };
}
const holding = (hand: Record<string, number>, points: Record<string, number> = {}): Private => ({
  hand,
  points,
  treasures: 0,
  score: 0,
  swapped: {},
});

describe("hints for newcomers", () => {
  it("begin with the leader for whom there are most tiles, but hardly with the farmer", () => {
    expect(hintFor(position(), holding({ temple: 2, market: 3, farm: 1 }), 0)).toEqual({
      hint: "first-leader",
      leader: "trader",
      tile: "market",
      count: 3,
    });
    expect(hintFor(position(), holding({ temple: 1, farm: 5 }), 0)).toMatchObject({ leader: "priest" });
    expect(hintFor(position(), holding({ farm: 6 }), 0)).toMatchObject({ leader: "farmer" });
  });
  it("go on with a tile of that colour", () => {
    expect(hintFor(position({ trader: "C3" }), holding({ temple: 2, market: 3 }), 0)).toEqual({
      hint: "tile",
      leader: "trader",
      tile: "market",
      count: 3,
    });
  });
  it("tell that a king takes points of every colour", () => {
    expect(hintFor(position({ king: "C3" }), holding({ temple: 2 }), 0)).toEqual({
      hint: "king",
      leader: "priest",
      tile: "temple",
      count: 2,
    });
  });
  it("send nobody where there is no room", () => {
    // No river is beside the kingdom; somebody else's priest in the king's kingdom takes its points.
    expect(hintFor(position({ farmer: "C3" }), holding({ farm: 3, temple: 1 }), 0)).toMatchObject({
      hint: "next-leader",
      leader: "priest",
    });
    const [home] = around({ king: "C3" });
    const kingdoms = home
      ? [
          {
            ...home,
            leaders: [...home.leaders, { seat: 1, leader: "priest", square: "C5", temples: 1, supporters: 1 }],
          },
        ]
      : [];
    expect(hintFor(position({ king: "C3" }, { kingdoms }), holding({ temple: 2 }), 0)).toMatchObject({
      hint: "next-leader",
    });
  });
  it("turn to colours without points", () => {
    expect(hintFor(position({ priest: "C3" }), holding({ temple: 3, settlement: 1 }, { red: 2 }), 0)).toMatchObject({
      hint: "next-leader",
      leader: "king",
    });
    expect(hintFor(position({ priest: "C3" }), holding({ temple: 3 }, { red: 2 }), 0)).toMatchObject({
      hint: "tile",
      tile: "temple",
    });
  });
  it("explain the marks on the board while something is in hand", () => {
    expect(hintFor(position(), holding({ temple: 2 }), 0, "leader")).toEqual({ hint: "where-leader" });
    expect(hintFor(position(), holding({ temple: 2 }), 0, "tile")).toEqual({ hint: "where-tile" });
    expect(hintFor(position(), holding({ temple: 2 }), 0, "ruin")).toBeNull();
  });
  it("say what may be done in a conflict", () => {
    const conflict = {
      kind: "war",
      leader: "king",
      colour: "black",
      attacker: { seat: 1, square: "A1", board: 1, added: 0, squares: [] },
      defender: { seat: 0, square: "C1", board: 1, added: null, squares: [] },
      asked: 0,
    };
    expect(hintFor(position({}, { phase: "support", conflict }), holding({}), 0)).toEqual({ hint: "support" });
    expect(hintFor(position({}, { phase: "support", conflict }), holding({}), 1)).toEqual({ hint: "waiting" });
  });
  it("explain longer what comes seldom", () => {
    const rich = holding({ temple: 2 }, { red: 12 });
    expect(hintFor(position({}, { phase: "build", turn: 20 }), rich, 0)).toEqual({ hint: "build" });
    expect(hintFor(position({}, { phase: "treasure", trader: 1, turn: 20 }), rich, 1)).toEqual({ hint: "treasure" });
    expect(hintFor(position({}, { phase: "war", turn: 30 }), rich, 0)).toBeNull();
  });
  it("end when somebody has seen enough, and say so while others play", () => {
    expect(hintFor(position(), holding({ temple: 2 }, { red: 8 }), 0)).toBeNull();
    expect(hintFor(position({}, { turn: 10 }), holding({ temple: 2 }), 0)).toBeNull();
    expect(hintFor(position({}, { seat: 1 }), holding({ temple: 2 }), 0)).toEqual({ hint: "waiting" });
    expect(hintFor(position({}, { phase: "over" }), holding({ temple: 2 }), 0)).toBeNull();
  });
});
