import { expect, test } from "vitest";

import type { LogEntry, Said } from "../../api/schema";
import { logFormat, soundOf, picturedIn } from "./history";

const said = (name: string, args: Said["args"] = {}): Said => ({ key: `amsterdam-log-${name}`, args });

test("pictures show cards as far as they are known, contracts, and carts that were paid for", () => {
  expect(picturedIn(said("row", { kind: "blue" }))).toEqual([{ card: "blue" }]);
  expect(picturedIn(said("deck"))).toEqual([{ card: null }]);
  expect(picturedIn(said("you-deck", { kind: "wild" }))).toEqual([{ card: "wild" }]);
  expect(picturedIn(said("build-mixed", { kind: "red", wilds: 1 }))).toEqual([
    "cart",
    { card: "red" },
    { card: "wild" },
  ]);
  expect(picturedIn(said("build-wild", { wilds: 2 }))).toEqual(["cart", { card: "wild" }]);
  expect(picturedIn(said("kept"))).toEqual(["contract"]);
  expect(picturedIn(said("pass"))).toEqual([]);
});

test("what happens to the cards by itself is folded away", () => {
  expect(["turned-up", "reshuffle", "row"].map((each) => logFormat.minor?.(said(each)))).toEqual([true, true, false]);
});

test("what is done is heard as what it is", () => {
  const entry = (action: string): LogEntry => ({ said: [said(action)] }) as LogEntry;
  expect(["row", "bonus-card", "build"].map((each) => soundOf(entry(each)))).toEqual(["move", "produce", "place"]);
});
