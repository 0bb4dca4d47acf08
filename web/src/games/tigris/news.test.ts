import { expect, it } from "vitest";

import { comeTo, ringsOf } from "./news";
import type { Public } from "./position";

const EMPTY = Array.from({ length: 11 }, () => ". . . . . . . . . . . . . . . .");
const board = (row: string): string[] => [`${row} . . . . . . . . . . . .`, ...EMPTY.slice(1)];

it("sees what has come, not what has gone or stayed", () => {
  expect(comeTo(EMPTY, EMPTY)).toEqual(new Set());
  expect(comeTo(board("t s LK x"), EMPTY)).toEqual(new Set());
  expect(comeTo(EMPTY, board("t s LK x"))).toEqual(new Set(["A1", "B1", "C1", "D1"]));
  expect(comeTo(board("t* s LK ."), board("t s LP x"))).toEqual(new Set(["C1", "D1"]));
  expect(comeTo(board("t . LK ."), board("f . PK ."))).toEqual(new Set(["A1", "C1"]));
});

it("lights what a decision is about", () => {
  const side = (seat: number, square: string) => ({
    seat,
    square,
    board: 1,
    added: null,
    squares: [`${square.slice(0, 1)}2`],
  });
  const conflict = {
    kind: "war",
    leader: "king",
    colour: "black",
    attacker: side(0, "A1"),
    defender: side(1, "C1"),
    asked: 0,
  };
  const peace = { conflict: null, offers: [], leave: [] };
  const rings = (position: object, some: string[] = []) =>
    ringsOf({ ...peace, ...position } as unknown as Public, some).map((ring) => ring.squares.join(" "));
  expect(rings({})).toEqual([]);
  expect(rings({ conflict })).toEqual(["A2", "A1", "C2", "C1"]);
  const offers = ["F10", "G10"].map((square) => ({ square, monuments: ["black-red"] }));
  expect(rings({ offers })).toEqual(["F10 G10 F11 G11", "G10 H10 G11 H11"]);
  expect(rings({ offers }, ["G10"])).toEqual(["G10 H10 G11 H11"]);
  expect(rings({ leave: ["A1", "B1"] }, ["B1"])).toEqual(["B1"]);
});
