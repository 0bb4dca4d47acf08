import { expect, test } from "vitest";

import type { LogEntry } from "../../api/schema";
import { COLUMNS, ROWS } from "./geometry";
import { longer, motionsOf, onBoard, overPage, type Move } from "./motions";
import type { Public } from "./position";

type Said = [key: string, args: Record<string, string | number>];

/** A position with a few things on its board, written `J7: "t"`. */
function position(lies: Record<string, string>, more: object = {}): Public {
  const rows = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => "."));
  for (const [square, sign] of Object.entries(lies)) {
    const row = rows[Number(square.slice(1)) - 1];
    if (row) row[square.charCodeAt(0) - 65] = sign;
  }
  const leaders = { king: null, priest: null, farmer: null, trader: null };
  return {
    board: rows.map((row) => row.join(" ")),
    players: [0, 1].map((seat) => ({
      tiles: 6,
      leaders: {
        ...leaders,
        ...Object.fromEntries(
          Object.entries(lies).flatMap(([square, sign]) =>
            /^[LP][KT]$/.test(sign) && "LP".indexOf(sign[0] ?? "") === seat
              ? [[sign[1] === "K" ? "king" : "trader", square]]
              : [],
          ),
        ),
      },
    })),
    kingdoms: [],
    monuments: [],
    conflict: null,
    bag: 60,
    ...more,
  } as unknown as Public;
}

function moves(before: Public, after: Public, seat: number, said: Said[], me: number | null = 0): Move[] {
  const entry = { kind: "action", seat, said: said.map(([key, args]) => ({ key: `tigris-log-${key}`, args })) };
  return motionsOf({ before, after, entry: entry as LogEntry }, me);
}
const ways = (found: Move[]): string[] => found.map(({ what, way }) => `${what.what} ${way.join(" > ")}`);
const EMPTY = position({});

test("a tile comes from its player, and its point flies to whoever gets it", () => {
  const told: Said = ["place-point-other", { seat: 1, other: 0, tile: "farm", square: "C3" }];
  const found = moves(EMPTY, position({ C3: "f" }), 1, [told]);
  expect(ways(found)).toEqual(["tile seat-1 > C3", "cube C3 > points-blue"]);
  expect(found[1]?.label).toBe("+1");
  expect(found[0]?.from).toBe(0);
  expect(found[1]?.from).toBe(found[0]?.to);
  expect(found[1]?.to).toBeCloseTo(1);
  const mine: Said = ["place", { seat: 0, tile: "farm", square: "C3" }];
  expect(ways(moves(EMPTY, EMPTY, 0, [mine]))[0]).toBe("tile hand > C3");
});

test("a leader moves on the board, comes to it, and is withdrawn", () => {
  const [there, here] = [position({ C3: "LK" }), position({ D4: "LK" })];
  const moved = moves(there, here, 0, [["move", { seat: 0, leader: "king", square: "D4", from: "C3" }]]);
  expect([ways(moved), moved[0]?.piece]).toEqual([["leader C3 > D4"], "leader 0 king"]);
  expect(onBoard(moved)[0]?.way).toEqual([
    { x: 160, y: 160 },
    { x: 224, y: 224 },
  ]);
  expect(overPage(moved)).toEqual([]);
  const come = moves(EMPTY, there, 0, [["position", { seat: 0, leader: "king", square: "C3" }]], 1);
  expect(overPage(come)[0]?.way).toEqual(["seat-0", "square-C3"]);
  expect(ways(moves(there, EMPTY, 0, [["withdraw", { seat: 0, leader: "king" }]]))).toEqual(["leader C3 > hand-king"]);
});

test("in a war the loser leaves, then its supporters, and the points go to the winner", () => {
  const side = (seat: number, square: string, squares: string[]) => ({ seat, square, board: 1, added: null, squares });
  const conflict = { kind: "war", attacker: side(0, "I8", ["H7"]), defender: side(1, "K8", ["L7"]) };
  const before = position({ I8: "LT", H7: "m", K8: "PT", L7: "m" }, { conflict });
  const after = position({ I8: "LT", H7: "m" });
  const told: Said[] = [
    ["support", { seat: 1, tile: "market", count: 2 }],
    ["war-won", { seat: 0, other: 1, leader: "trader", points: 2, removed: 1 }],
  ];
  expect(ways(moves(before, after, 1, told))).toEqual([
    "tile seat-1 > K8",
    "tile seat-1 > K8",
    "leader K8 > seat-1",
    "tile L7",
    "cube K8 > points-green",
  ]);
  const names = moves(before, after, 1, told).map(({ piece }) => piece);
  expect(new Set(names).size).toBe(names.length);
});

test("a catastrophe strikes, a monument rises over its four squares, treasures are taken", () => {
  expect(
    ways(moves(position({ C3: "t" }), position({ C3: "x" }), 0, [["destroy-tile", { square: "C3", tile: "temple" }]])),
  ).toEqual(["tile C3", "ruin C3"]);
  const built = position({}, { monuments: [{ name: "black-red", colours: ["black", "red"], square: "C3" }] });
  const rises = moves(EMPTY, built, 0, [["build", { seat: 0, monument: "black-red", square: "C3" }]]);
  expect([rises[0]?.what, onBoard(rises)[0]?.way]).toEqual([
    { what: "monument", colours: ["black", "red"] },
    [{ x: 192, y: 192 }],
  ]);
  expect(ways(moves(EMPTY, EMPTY, 1, [["treasures", { seat: 0, count: 2, squares: "C3, D4" }]]))).toEqual([
    "treasure C3 > treasures",
    "treasure D4 > treasures",
  ]);
});

test("points of a monument come from it, tiles are swapped by way of the bag, and hands are filled up", () => {
  const monuments = [{ name: "black-red", colours: ["black", "red"], square: "C3" }];
  const kingdoms = [{ squares: ["C5"], monuments: ["black-red"], leaders: [] }];
  const stands = position({ C5: "LK" }, { monuments, kingdoms });
  const paid: Said = ["income", { seat: 0, black: 1, red: 0, blue: 0, green: 0 }];
  expect(ways(moves(stands, stands, 0, [paid]))).toEqual(["cube C3 > points-black"]);
  expect(ways(moves(EMPTY, EMPTY, 1, [["swap", { seat: 1, count: 1 }]]))).toEqual([
    "back seat-1 > bag",
    "back bag > seat-1",
  ]);
  const placed: Said = ["place", { seat: 0, tile: "farm", square: "C3" }];
  expect(ways(moves(EMPTY, position({}, { bag: 59 }), 0, [placed]))).toEqual(["tile hand > C3", "back bag > hand"]);
});

test("a conflict is shown longer than a tile", () => {
  const told = (...keys: string[]) => longer({ said: keys.map((key) => ({ key: `tigris-log-${key}`, args: {} })) });
  expect(told("place")).toBe(0);
  expect(told("support", "revolt-won")).toBeGreaterThan(2000);
  expect(told("place-point", "income")).toBeGreaterThan(told("place-point"));
});

test("what is taken back goes the way that it came", () => {
  const entry = { kind: "undo", seat: 0, said: [] } as unknown as LogEntry;
  const found = motionsOf({ before: position({ C3: "t", D4: "LK" }), after: position({ E5: "LK" }), entry }, 0);
  expect(ways(found)).toEqual(["tile C3", "leader D4 > E5"]);
});
