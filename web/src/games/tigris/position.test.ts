import { describe, expect, it } from "vitest";

import { kingdomOf, squareOf, squaresOf, tilesIn, type Public } from "./position";

const EMPTY = ". . . . . . . . . . . . . . . .";

describe("what lies on a square", () => {
  it("is read from its sign", () => {
    expect(squareOf("A1", "t*")).toMatchObject({ tile: "temple", treasure: true, leader: null });
    expect(squareOf("A1", "#*")).toMatchObject({ tile: null, down: true, treasure: true });
    expect(squareOf("A1", "x")).toMatchObject({ ruin: true, tile: null });
    expect(squareOf("A1", "PF")).toMatchObject({ leader: { seat: 1, leader: "farmer" }, tile: null });
    expect(squareOf("A1", "AP")).toMatchObject({ leader: { seat: 2, leader: "priest" } });
    for (const nothing of [".", "~"])
      expect(squareOf("A1", nothing)).toEqual({
        name: "A1",
        tile: null,
        treasure: false,
        down: false,
        ruin: false,
        leader: null,
      });
  });

  it("is found by the square's name", () => {
    const board = [EMPTY, `. . ${EMPTY.slice(4)}`, ...Array.from({ length: 9 }, () => EMPTY)];
    board[6] = ". . . . . . . LK t* . . . . . . .";
    const squares = squaresOf(board);
    expect(squares.size).toBe(176);
    expect(squares.get("H7")?.leader).toEqual({ seat: 0, leader: "king" });
    expect(squares.get("I7")).toMatchObject({ tile: "temple", treasure: true });
  });
});

it("finds the kingdom of a square", () => {
  const kingdom = { squares: ["A1", "A2"], leaders: [], treasures: [], corners: [], monuments: [] };
  const position = { kingdoms: [kingdom] } as unknown as Public;
  expect(kingdomOf(position, "A2")).toBe(kingdom);
  expect(kingdomOf(position, "B2")).toBeNull();
});

it("lays a hand out tile by tile", () => {
  expect(tilesIn({ market: 1, settlement: 2 })).toEqual(["settlement", "settlement", "market"]);
});
