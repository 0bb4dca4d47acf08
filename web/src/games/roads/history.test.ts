import { expect, test } from "vitest";

import type { LogEntry, Said } from "../../api/schema";
import type { Recipe } from "./facts";
import { logFormat, soundOf, madeBy, shownIn } from "./history";

const said = (action: string, args: Said["args"] = {}): Said => ({ key: `roads-log-${action}`, args });
const recipe = (kind: string, more: Partial<Recipe>): Recipe => ({
  kind,
  cost: {},
  ground: "any",
  input: {},
  makes: null,
  output: null,
  output_count: 0,
  runs: 3,
  subject: null,
  wood: 0,
  ...more,
});
const RECIPES = [
  recipe("sawmill", { input: { trunks: 1 }, output: "boards", output_count: 2 }),
  recipe("coal_burner", { wood: 2, output: "fuel", output_count: 1 }),
  recipe("wagon_factory", { input: { boards: 2 }, makes: "wagon" }),
];

test("two runs of a sawmill made four boards of two trunks", () => {
  expect(madeBy(said("use", { building: "sawmill" }), 2, RECIPES)).toMatchObject({
    takes: { trunks: 2 },
    gives: { boards: 4 },
    makes: null,
  });
  expect(madeBy(said("use", { building: "coal_burner" }), 1, RECIPES)).toMatchObject({ wood: 2, gives: { fuel: 1 } });
  expect(madeBy(said("wagon"), 1, RECIPES)).toMatchObject({ harnessed: "donkey", makes: "wagon" });
});

test("nothing is made up: a log of before does not say which factory it was", () => {
  expect(madeBy(said("use", { tile: "b2" }), 1, RECIPES)).toBeNull();
  expect(madeBy(said("build", { building: "sawmill" }), 1, RECIPES)).toBeNull();
});

test("pictures show what is carried, and by what; buildings; bricks", () => {
  expect(shownIn(said("load", { kind: "donkey", good: "boards" }))).toEqual({ kind: "donkey", good: "boards" });
  expect(shownIn(said("build", { building: "mint" }))).toEqual({ house: "mint" });
  expect(shownIn(said("brick"))).toEqual({ brick: true });
  expect(shownIn(said("call"))).toEqual({});
});

test("steps of paying and having nothing to do are bookkeeping, going somewhere is not", () => {
  const { minor, collapse } = logFormat;
  expect(["agree", "idle", "pay", "put", "go", "use"].map((each) => minor?.(said(each)))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(["load", "go"].map((each) => collapse?.(said(each)))).toEqual([true, false]);
});

test("what is done is heard as what it is", () => {
  const entry = (action: string): LogEntry => ({ said: [said(action)] }) as LogEntry;
  expect(["go", "use", "build"].map((each) => soundOf(entry(each)))).toEqual(["move", "produce", "place"]);
});
