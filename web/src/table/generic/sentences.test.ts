import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

import type { Said, Table } from "../../api/schema";
import { FakeView } from "../model/fakeview.svelte";
import { nameWords, sentenceOf } from "../model/seats";

const OWN = vi.hoisted(
  () => `four-action-drop = Drop a counter
four-field-last_drop = The last counter
four-name-pink = rose
four-log-drop = { $seat } drops { $kind ->
    [pink] a light one
   *[other] another
}: { $kind-name } on { $place-name }
four-log-pass = { $seat }: passed.
four-log-full = A row is full.
`,
);
vi.mock("../../i18n/words.svelte", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["generic", "page"])
    bundle.addResource(new FluentResource(readFileSync(`../src/lautta/locales/en/${file}.ftl`, "utf8")));
  bundle.addResource(new FluentResource(OWN));
  const has = (id: string): boolean => bundle.hasMessage(id);
  const say = (id: string, args: Record<string, string | number> = {}): string => {
    const errors: Error[] = [];
    const found = bundle.formatPattern(bundle.getMessage(id)?.value ?? "", args, errors);
    expect(errors).toEqual([]);
    return found;
  };
  return { say, words: { has, say, language: "en" } };
});

import { actionWords, fieldWords } from "./naming";
import type { Entry, GridEntry, Json } from "./position";
import { asking, linesOf, pieceWords, prompt, valueWords } from "./sentences";

const TABLE = {
  game: "four",
  my_seat: 0,
  seats: [
    { kind: "person", name: "Anna" },
    { kind: "person", name: "Bo" },
  ],
} as unknown as Table;
const entry = (value: Json, kind: Entry["kind"] = "value"): Entry => ({ name: "x", kind, value, fields: [] });
const told = (value: Json, kind?: Entry["kind"]): string => valueWords(TABLE, entry(value, kind));

test("things are called as the game calls them, else by their names in its source", () => {
  expect([actionWords("four", "drop"), actionWords("four", "swap-two")]).toEqual(["Drop a counter", "Swap two"]);
  expect([fieldWords("four", "last_drop"), fieldWords("four", "cards_left")]).toEqual([
    "The last counter",
    "Cards left",
  ]);
  expect([nameWords("four", "pink"), nameWords("four", "d4")]).toEqual(["rose", "d4"]);
});

test("the log may choose by a name, and call it as the game does", () => {
  const said = (kind: string) => [{ key: "four-log-drop", args: { seat: 1, kind, place: "d4" } }];
  expect(sentenceOf(TABLE.seats, { said: said("pink") })).toBe("Bo drops a light one: rose on d4");
  expect(sentenceOf(TABLE.seats, { said: said("blue") })).toBe("Bo drops another: blue on d4");
});

test("a name is said once of what one player did after another, and the same once with how often", () => {
  const said = (key: string, args: Said["args"] = {}): { said: Said[] } => ({ said: [{ key, args }] });
  const drop = (seat: number, place = "d4") => said("four-log-drop", { seat, kind: "x", place });
  const pass = (seat: number) => said("four-log-pass", { seat });
  const full = said("four-log-full");
  const told = (...some: { said: Said[] }[]): string => sentenceOf(TABLE.seats, ...some);
  expect(told(drop(1), drop(1, "d5"), drop(1, "d5"))).toBe("Bo drops another: x on d4; drops another: x on d5 ×2");
  expect(told(pass(1), pass(1), pass(0))).toBe("Bo: passed ×2. Anna: passed.");
  expect(told(pass(1), full, pass(1))).toBe("Bo: passed. A row is full. Bo: passed.");
  expect(told({ said: [pass(1), pass(1)].flatMap((each) => each.said) })).toBe("Bo: passed ×2.");
});

test("whatever a field holds is said", () => {
  expect([told(3), told("pink"), told(null), told(""), told([]), told(true)]).toEqual([
    "3",
    "rose",
    "–",
    "–",
    "–",
    "yes",
  ]);
  expect(told(["pink", "blue", 2])).toBe("rose, blue, 2");
  expect(told({ pink: 2, blue: 0 })).toBe("2 rose, 0 blue");
  expect(told({ top: "pink", left: { blue: 1 } })).toBe("top: rose, left: 1 blue");
  expect([told(0, "seat"), told(1, "seat"), told(null, "seat")]).toEqual(["You", "Bo", "–"]);
  expect([told([1, 0], "seats"), told([], "seats")]).toEqual(["Bo, You", "–"]);
  expect(told([{ left: 3 }, { left: 1 }], "parts")).toBe("Left: 3 · Left: 1");
});

test("what is drawn with letters keeps its lines, one word above the other", () => {
  expect(linesOf([". t* .", "~ . .", "PK . ~"])).toEqual([".  t* .", "~  .  .", "PK .  ~"]);
  expect(linesOf(["two words", "two more", "three more words"])).toBeNull();
  expect([linesOf(["pink", "blue", "wild"]), linesOf([1, 2, 3]), linesOf("a b")]).toEqual([null, null, null]);
});

test("a piece is its seat's, and says which it is where a seat has several kinds", () => {
  const grid = (seats: string[]): GridEntry => ({
    name: "cells",
    rows: [],
    info: { signs: ".xo#", seats, places: null },
  });
  const piece = { row: 0, column: 0, sign: "o", seat: 1 };
  expect(pieceWords(TABLE, grid(["x", "o"]), piece)).toBe("Bo");
  expect(pieceWords(TABLE, grid(["xX", "oO"]), piece)).toBe("o of Bo");
  expect(pieceWords(TABLE, grid(["x", "o"]), { ...piece, sign: "#", seat: null })).toBe("#");
});

test("the bar says what is up", () => {
  const view = new FakeView();
  const up = (change: object): string => {
    view.stands({ ...TABLE, result: null, ...change } as never);
    return prompt(view);
  };
  expect(up({ legal: { drop: [["a"]] } })).toBe("Your turn: Drop a counter");
  expect(up({ legal: { drop: [["a"]], pass: [[]] } })).toBe("Your turn: what will you do?");
  view.mine = false;
  expect(up({ legal: {}, to_move: [1] })).toBe("To play: Bo");
  expect(up({ to_move: [] })).toBe("The game is over.");
});

test("the bar asks for what is to be chosen next", () => {
  const at = (place: string | null, actions: string[], action: string | null = null): string | null =>
    asking(TABLE, { place, actions, action, param: () => "last_drop" });
  expect(at(null, ["drop", "pass"])).toBeNull();
  expect(at("pink", ["drop", "pass"])).toBe("What do you want to do at rose?");
  expect(at("b", ["drop"])).toBe("Only this can be done at b: Drop a counter. To do it, choose it again.");
  expect(at(null, ["drop"], "drop")).toBe("Drop a counter – next: The last counter");
});
