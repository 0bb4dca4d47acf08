import { expect, test, vi } from "vitest";

vi.mock("../../i18n/words.svelte", () => ({
  say: (id: string, { words, name, whom, you }: { words?: string; name?: string; whom?: string; you?: number } = {}) =>
    id === "page-somebody" ? "Somebody" : String(whom ?? words ?? name ?? you ?? "You"),
  words: { has: () => false },
}));

vi.mock("../../app/games.svelte", () => ({
  games: {
    named: (name: string) =>
      name === "cards" ? { actions: [{ params: [{ name: "whom", seats: ["1", "2"] }] }] } : undefined,
  },
}));

import type { SeatInfo } from "../../api/schema";
import { advisedWords, sentenceOf } from "./seats";

const seats = [{ kind: "person", name: "Ida" }] as SeatInfo[];
const told = (...all: string[]): string =>
  sentenceOf(seats, { said: all.map((words) => ({ key: "g-log-x", args: { seat: 0, you: 0, words } })) });

test("what follows about the same player does without the name", () => {
  expect(told("Ida takes a card.", "Ida takes another.")).toBe("Ida takes a card; takes another.");
});

test("a name with something about it in brackets is kept", () => {
  expect(told("Ida adds no farm.", "Ida (archer) wins the war.")).toBe("Ida adds no farm. Ida (archer) wins the war.");
});

test("who has deleted themselves is somebody, whatever they did", () => {
  expect(sentenceOf(seats, { said: [{ key: "server-log-join", args: { name: "" } }] })).toBe("Somebody");
});

test("a parameter that is a seat has the name of its player", () => {
  const told = (key: string): string => sentenceOf(seats, { said: [{ key, args: { seat: 1, you: 0, whom: 0 } }] });
  expect([told("cards-log-ask"), told("other-log-ask")]).toEqual(["Ida", "0"]);
});

test("in a line of another seat the reader is told what they did and suffered themselves", () => {
  const told = (my_seat: number | null): string[] =>
    [{ seat: 1, you: 1 }, { seat: 0, you: 0 }, { seat: 1, other: 0, you: 1 }, { you: 1 }, { seat: 2, you: 0 }].map(
      (args) => advisedWords({ seats, my_seat }, [{ key: "g-log-x", args }], 1),
    );
  expect(told(0)).toEqual(["0", "1", "2", "0", "0"]);
  expect(told(1)).toEqual(["1", "0", "1", "1", "0"]);
  expect(told(null)).toEqual(["0", "0", "0", "0", "0"]);
});
