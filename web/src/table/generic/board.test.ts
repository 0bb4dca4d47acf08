import { expect, test } from "vitest";

import { changesOf, isPlain, onPlace, pieceOf, piecesOf, placesOf } from "./board";
import type { GridEntry } from "./position";

const grid = (rows: string[], names: string[] = [], seats = ["x", "o"]): GridEntry => ({
  name: "cells",
  rows,
  info: { signs: ".xo#", seats, places: { params: ["to"], names } },
});

test("as many names as cells, columns or rows mean one of these", () => {
  const rows = ["...", "..."];
  expect(placesOf(grid(rows, ["a", "b", "c", "d", "e", "f"]))[4]).toEqual({
    name: "e",
    row: 1,
    column: 1,
    rows: 1,
    columns: 1,
  });
  expect(placesOf(grid(rows, ["a", "b", "c"]))[2]).toEqual({ name: "c", row: 0, column: 2, rows: 2, columns: 1 });
  expect(placesOf(grid(rows, ["1", "2"]))[1]).toEqual({ name: "2", row: 1, column: 0, rows: 1, columns: 3 });
  expect(placesOf(grid(rows, ["a", "b", "c", "d"]))).toEqual([]);
  expect(placesOf({ ...grid(rows), info: null })).toEqual([]);
});

test("pieces are their seats', and other signs nobody's", () => {
  expect(piecesOf(grid([".x", "#o"]))).toEqual([
    { row: 0, column: 1, sign: "x", seat: 0 },
    { row: 1, column: 0, sign: "#", seat: null },
    { row: 1, column: 1, sign: "o", seat: 1 },
  ]);
  expect(piecesOf({ name: "map", rows: [". ", "a."], info: null })).toEqual([
    { row: 1, column: 0, sign: "a", seat: null },
  ]);
  expect([isPlain(grid([]).info), isPlain(grid([], [], ["xX", "o"]).info), isPlain(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("what comes and what goes between two positions", () => {
  const [before, after] = [grid(["x.", ".o"]), grid([".x", ".x"])];
  const { comes, leaves } = changesOf(before, after);
  expect(comes.map(({ row, column, sign }) => [row, column, sign])).toEqual([
    [0, 1, "x"],
    [1, 1, "x"],
  ]);
  expect(leaves.map(({ row, column, sign }) => [row, column, sign])).toEqual([
    [0, 0, "x"],
    [1, 1, "o"],
  ]);
});

test("on a column lies all that is in it, from the top", () => {
  const four = grid(["..", "x.", "oo"], ["a", "b"]);
  expect(placesOf(four).map((place) => onPlace(four, place).map(({ sign }) => sign))).toEqual([["x", "o"], ["o"]]);
});

test("a sentence that names a place of the board tells of a piece of its seat", () => {
  const said = (args: Record<string, string | number>): { key: string; args: Record<string, string | number> } => ({
    key: "g-log-drop",
    args,
  });
  const columns = grid(["..", ".."], ["a", "b"]);
  expect(pieceOf(said({ seat: 1, column: "b" }), [columns])).toEqual({ seat: 1, sign: null });
  expect(pieceOf(said({ seat: 1, column: "q" }), [columns])).toBeNull();
  expect(pieceOf(said({ column: "b" }), [columns])).toBeNull();
  const several = grid(["..", ".."], ["a", "b"], ["xX", "o"]);
  expect(pieceOf(said({ seat: 0, column: "b", piece: "X" }), [several])).toEqual({ seat: 0, sign: "X" });
  expect(pieceOf(said({ seat: 0, column: "b" }), [several])).toBeNull();
});
