import { describe, expect, it } from "vitest";

import type { LogEntry } from "../../api/schema";
import { columnsOf, order, placed, standings, weakest } from "./scores";

const entry = (number: number, kind: LogEntry["kind"], more: Partial<LogEntry> = {}): LogEntry => ({
  number,
  kind,
  at: 0,
  seat: null,
  said: [],
  ...more,
});
const told = (number: number, ...said: [string, Record<string, string | number>][]): LogEntry =>
  entry(number, "action", { seat: 0, said: said.map(([key, args]) => ({ key: `tigris-log-${key}`, args })) });

describe("treasures at the end", () => {
  it("go one by one to the weakest colour", () => {
    expect(placed({ black: 22, red: 6, blue: 12, green: 12 }, 3)).toEqual({ black: 0, red: 3, blue: 0, green: 0 });
    expect(placed({ black: 3, red: 4, blue: 4, green: 9 }, 4)).toEqual({ black: 2, red: 1, blue: 1, green: 0 });
    expect(weakest({ black: 3, red: 4, blue: 4, green: 9 }, 4)).toBe(5);
    expect(weakest({ black: 0, red: 8, blue: 0, green: 9 }, 0)).toBe(0);
  });
});

describe("the order of players", () => {
  it("looks at the weakest colour first, then at the next", () => {
    // The rule book's example: pot, lion, bull, archer.
    const [lion, pot, archer, bull] = [
      [10, 10, 12, 13],
      [11, 11, 12, 12],
      [9, 12, 16, 22],
      [10, 10, 11, 17],
    ];
    expect(order([lion ?? [], pot ?? [], archer ?? [], bull ?? []])).toEqual([1, 0, 3, 2]);
  });
  it("keeps the seats' order where all is equal", () => {
    expect(
      order([
        [1, 2, 3, 4],
        [1, 2, 3, 4],
        [2, 2, 2, 2],
      ]),
    ).toEqual([2, 0, 1]);
  });
});

describe("points over the game", () => {
  it("are read off every gain that is told", () => {
    const log = [
      entry(1, "start"),
      told(2, ["place-point", { seat: 0, tile: "temple" }]),
      told(3, ["place-point-other", { seat: 0, other: 1, tile: "farm" }]),
      told(
        4,
        ["war-won", { seat: 0, leader: "trader", points: 3 }],
        ["income", { seat: 0, black: 2, red: 0, blue: 0, green: 0 }],
      ),
      told(5, ["treasures", { seat: 0, count: 2 }]),
      told(6, ["revolt-won", { seat: 1, leader: "king" }]),
    ];
    // Seat 0: red 1, green 3, black 2, blue 0 and two treasures; seat 1: blue 1, red 1.
    expect(standings(log, 2).map(({ number, scores }) => [number, ...scores])).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [3, 0, 0],
      [4, 0, 0],
      [5, 1, 0],
      [6, 1, 0],
    ]);
  });
  it("go back with an undo", () => {
    const all = (["settlement", "temple", "farm", "market"] as const).map((tile): [string, Record<string, string>] => [
      "place-point",
      { tile },
    ]);
    const first = told(
      2,
      ...all.map(([key, args]): [string, Record<string, string | number>] => [key, { ...args, seat: 1 }]),
    );
    const log = [entry(1, "start"), first, entry(3, "chat"), entry(4, "undo", { to: 1 }), entry(5, "redo", { to: 2 })];
    expect(standings(log, 2).map(({ number, scores }) => [number, ...scores])).toEqual([
      [1, 0, 0],
      [2, 0, 1],
      [4, 0, 0],
      [5, 0, 1],
    ]);
  });
});

it("columns stand from the weakest colour on, treasures apart", () => {
  const points = { black: 4, red: 1, blue: 6, green: 3 };
  const columns = columnsOf({ points, placed: { ...points, red: 3 } });
  expect(columns.map(({ colour, points: own, treasures }) => [colour, own, treasures])).toEqual([
    ["red", 1, 2],
    ["green", 3, 0],
    ["black", 4, 0],
    ["blue", 6, 0],
  ]);
});
