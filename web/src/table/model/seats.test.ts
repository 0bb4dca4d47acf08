import { expect, test, vi } from "vitest";

vi.mock("../../i18n/words.svelte", () => ({
  say: (id: string, { words, name, whom }: { words?: string; name?: string; whom?: string } = {}) =>
    id === "page-somebody" ? "Somebody" : String(whom ?? words ?? name ?? "You"),
  words: { has: () => false },
}));

vi.mock("../../app/games.svelte", () => ({
  games: {
    named: (name: string) =>
      name === "cards" ? { actions: [{ params: [{ name: "whom", seats: ["1", "2"] }] }] } : undefined,
  },
}));

import type { SeatInfo } from "../../api/schema";
import { sentenceOf } from "./seats";

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
