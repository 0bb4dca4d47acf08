import { expect, expectTypeOf, test } from "vitest";

import { declared, wordsOf } from "./declared";

const game = declared({ done: [], go: ["transporter", "place"] });

test("an action is written and read again", () => {
  expect(game.write("go", { place: "a2", transporter: "t1" })).toBe("go t1 a2");
  expect(game.write("done")).toBe("done");
  expect(game.choice("go", ["t1", "a2"])).toBe("go t1 a2");
  expect(game.read("go t1 a2")).toEqual({ name: "go", args: { transporter: "t1", place: "a2" } });
  expect(wordsOf("go t1 a2")).toEqual(["go", "t1", "a2"]);
});

test.each(["fly t1", "go t1", "go t1 a2 a3", "done now", "", " done"])("%j is none", (text) => {
  expect(game.read(text)).toBeNull();
});

test("what may be done is told by its parameters", () => {
  const legal = { go: [["t1", "a2"]], done: [[]] };
  expect(game.offered(legal, "go")).toEqual([{ transporter: "t1", place: "a2" }]);
  expect(game.offered(legal, "done")).toEqual([{}]);
  expect(game.offered(undefined, "go")).toEqual([]);
});

test("what is read is known by its name", () => {
  const read = game.read("go t1 a2");
  if (read?.name === "go") expectTypeOf(read.args).toEqualTypeOf<Record<"transporter" | "place", string>>();
  // @ts-expect-error: it needs a place
  game.write("go", { transporter: "t1" });
  // @ts-expect-error: there is no such action
  game.write("fly");
});
