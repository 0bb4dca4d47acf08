// Games alone beside each other: which figures are shown, and in which words.

import { expect, test, vi } from "vitest";

const server = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock("../api/client", () => ({ get: server.get }));
vi.mock("../i18n/words.svelte", () => ({
  words: {},
  say: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
}));

import type { ComparedGame, Comparison } from "../api/schema";
import { differenceWords, figuresOf, positionAt, totalsOf, who, whose } from "./solo";

function game(table: string, figures: Record<string, number>[], more: Partial<ComparedGame> = {}): ComparedGame {
  const stages = figures.map((each, index) => ({ turn: index + 1, moment: 10 * index, figures: each, sketch: null }));
  return { table, name: "Anna", points: 0, solver: false, mine: false, stages, totals: {}, ...more };
}

test("figures that are 0 all the time in both games are left out", () => {
  const mine = game("a", [
    { points: 0, gold: 0, stock: 0 },
    { points: 10, gold: 0, stock: 0 },
  ]);
  const other = game("b", [
    { points: 0, gold: 1, stock: 0 },
    { points: 0, gold: 0, stock: 0 },
  ]);
  expect(figuresOf([mine])).toEqual(["points"]);
  expect(figuresOf([mine, other])).toEqual(["points", "gold"]);
  expect(figuresOf([])).toEqual([]);
  const sums = [
    { ...mine, totals: { rows: 0, coins: 0 } },
    { ...other, totals: { rows: 0, coins: 2 } },
  ];
  expect(totalsOf(sums)).toEqual(["coins"]);
});

test("a game is called by whose it is", () => {
  expect(whose(game("a", [], { mine: true }))).toBe("alone-of-mine");
  expect(whose(game("a", []))).toBe("alone-of Anna");
  expect(whose(game("a", [], { solver: true, name: "" }))).toBe("alone-of-solver");
  expect([game("a", [], { mine: true }), game("a", []), game("a", [], { solver: true })].map(who)).toEqual([
    "page-you",
    "Anna",
    "alone-solver",
  ]);
});

test("a difference says which game is mine, and whether the other one is the best", () => {
  const said = { key: "roads_alone-building", args: { kind: "mine", mine: 14, there: 9 } };
  const difference = { said, turn: 9, here: 40, there: 30 };
  const comparison = { game: "roads", best: true, this: game("a", [], { mine: true }) } as unknown as Comparison;
  expect(differenceWords(comparison, difference)).toBe(
    "roads_alone-building mine 14 9 roads_alone-here 1 roads_alone-elsewhere 1",
  );
  const others = { ...comparison, best: false, this: game("a", []) };
  expect(differenceWords(others, difference)).toBe(
    "roads_alone-building mine 14 9 roads_alone-here 0 roads_alone-elsewhere 0",
  );
});

test("a position is asked for once, and anew where that failed", async () => {
  server.get.mockRejectedValueOnce(new Error("gone"));
  await expect(positionAt("a", 7)).rejects.toThrow("gone");
  server.get.mockResolvedValue({ public: { turn: 3 } });
  expect(await positionAt("a", 7)).toEqual({ turn: 3 });
  await positionAt("a", 7);
  expect(server.get).toHaveBeenCalledTimes(2);
  await positionAt("b", 7);
  expect(server.get).toHaveBeenLastCalledWith("/tables/b/moments?after=7&to=7");
});
