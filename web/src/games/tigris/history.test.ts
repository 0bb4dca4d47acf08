import { expect, test } from "vitest";

import type { LogEntry, Said } from "../../api/schema";
import { logFormat, soundOf, piecesIn } from "./history";

const said = (name: string, args: Said["args"] = {}): Said => ({ key: `tigris-log-${name}`, args });

test("pictures show the pieces that a sentence tells of", () => {
  expect(piecesIn(said("place-point", { seat: 1, tile: "temple" }))).toEqual([{ what: "tile", tile: "temple" }]);
  expect(piecesIn(said("position", { seat: 1, leader: "king" }))).toEqual([
    { what: "leader", seat: 1, leader: "king" },
  ]);
  expect(
    piecesIn(said("war", { seat: 1, other: 0, leader: "king" })).map((each) => "seat" in each && each.seat),
  ).toEqual([1, 0]);
  expect(piecesIn(said("support", { seat: 0, tile: "farm", count: 9 }))).toHaveLength(4);
  expect(piecesIn(said("support", { seat: 0, tile: "farm", count: 0 }))).toEqual([]);
  expect(piecesIn(said("build", { seat: 0, monument: "black-red" }))).toEqual([
    { what: "monument", colours: ["black", "red"] },
  ]);
  expect(piecesIn(said("income", { seat: 0, black: 0, red: 2, blue: 0, green: 1 }))).toHaveLength(2);
  expect(piecesIn(said("pass", { seat: 0 }))).toEqual([]);
});

test("who wins a conflict is told when it has been seen", () => {
  expect(["war", "support", "war-won", "revolt-won"].map((each) => logFormat.spoiler?.(said(each)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("what is done is heard as what it is", () => {
  const entry = (action: string): LogEntry => ({ said: [said(action)] }) as LogEntry;
  expect(["place", "war", "revolt-won", "move", "income"].map((each) => soundOf(entry(each)))).toEqual([
    "place",
    "fight",
    "fight",
    "move",
    "produce",
  ]);
});
