import { describe, expect, it } from "vitest";

import { hintFor, Once, type Hint } from "./hints";
import type { Facts, Public } from "./position";

const recipe = (kind: string, runs: number): Facts["recipes"][number] => ({ kind, runs }) as Facts["recipes"][number];
const FACTS = { recipes: [recipe("woodcutter", 0), recipe("sawmill", 3)] } as Facts;

const at = (phase: string, more: object = {}): Public =>
  ({ phase, stage: "playing", turn: 1, buildings: {}, players: [{ transporters: {} }], ...more }) as unknown as Public;
const told = (position: Public, legal: Record<string, string[][]> = {}): Hint | null =>
  hintFor(position, 0, legal, FACTS);

describe("hints for newcomers", () => {
  it("begin with what wins, and with where to live when that is asked", () => {
    expect(told(at("setup"))).toEqual({ hint: "goal" });
    expect(told(at("setup"), { home: [["a1"]] })).toEqual({ hint: "home" });
  });
  it("say of each phase what it is for, where there is something to do", () => {
    expect(told(at("movement"), { go: [["t1", "a2"]], done: [[]] })).toMatchObject({ hint: "move" });
    expect(told(at("movement", { turn: 2 }), { go: [["t1", "a2"]] })).toEqual({ hint: "breed" });
    const players = [{ transporters: { t1: { moved: true } } }];
    expect(told(at("movement", { players }), { go: [["t2", "a2"]] })).toBeNull();
    expect(told(at("wonder"), { brick: [[]], done: [[]] })).toEqual({ hint: "wonder" });
    expect(["production", "movement", "building", "wonder"].map((phase) => told(at(phase), { done: [[]] }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
  it("suggest to build first what gives goods by itself", () => {
    const both = [
      ["sawmill", "b2a"],
      ["woodcutter", "b1"],
    ];
    expect(told(at("building"), { build: both })).toMatchObject({
      hint: "build",
      place: "b1",
      recipe: FACTS.recipes[0],
    });
    expect(told(at("building"), { build: both.slice(0, 1) })).toMatchObject({ place: "b2a", recipe: FACTS.recipes[1] });
  });
  it("say what a factory makes that can run, else that goods were given", () => {
    const stands = at("production", { turn: 2, buildings: { b1: { kind: "woodcutter" }, b2a: { kind: "sawmill" } } });
    expect(told(stands, { use: [["b2"]], load: [] })).toEqual({ hint: "use", place: "b2a", recipe: FACTS.recipes[1] });
    expect(told(stands, { load: [["t1", "trunks"]] })).toEqual({ hint: "given" });
  });
  it("explain the question for the order to those who are asked", () => {
    expect(told(at("movement", { stage: "calling" }), { agree: [[]], call: [[]] })).toEqual({ hint: "order" });
    expect(told(at("movement", { stage: "calling" }))).toBeNull();
  });
  it("end by themselves", () => {
    expect(told(at("movement", { turn: 9 }), { go: [["t1", "a2"]] })).toBeNull();
  });
  it("are told in one phase each, and again where that is taken back", () => {
    const once = new Once();
    const tells = (turn: number): boolean => once.tells({ hint: "move" }, at("movement", { turn }));
    expect([1, 1, 2, 1].map(tells)).toEqual([true, true, false, true]);
    expect(once.tells({ hint: "wonder" }, at("wonder", { turn: 2 }))).toBe(true);
  });
});
