import { describe, expect, it } from "vitest";

import { GOALS, inHand, lookAt, nextStep, reached, type Goal } from "./lesson";
import type { Counts, Public, Transporter } from "./position";

const donkey = (at: string, cargo: Counts = {}, more: Partial<Transporter> = {}): Transporter => ({
  kind: "donkey",
  at,
  room: 2,
  points: 2,
  moved: false,
  cargo,
  ...more,
});

/** A position on the lesson's map: home on b2, woods b1, rock b3. */
function land(phase: string, fleet: Transporter[], goods: Record<string, Counts>, more: Partial<Public> = {}): Public {
  const transporters = Object.fromEntries(fleet.map((each, index) => [`t${index + 1}`, each]));
  return {
    phase,
    stage: "playing",
    ordered: false,
    turn: 1,
    turns: 20,
    row: [0],
    chart: [0],
    waiting: [0],
    goods,
    moved: {},
    roads: [],
    bridges: [],
    walls: {},
    buildings: {},
    bricks: [],
    brick_points: [],
    end_mark: 0,
    neutral: 0,
    irrigated: false,
    work: null,
    offer: null,
    players: [{ home: "b2", research: [], transporters, bought: 0, price: 2, wealth: 0, points: 0 }],
    ...more,
  };
}

const START = { b2: { boards: 5, stone: 1, goose: 2 } };
const BUILT = { b1: { kind: "woodcutter" }, b2: { kind: "sawmill" }, b3: { kind: "quarry" } };
const ROAD = ["b1-b2"];
const SAWN: Goal[] = ["home", "woodcutter", "quarry", "sawmill", "road", "boards"];

function says(position: Public, legal: Record<string, string[][]> = {}, before: Goal[] = []): string {
  return nextStep(position, legal, new Set([...before, ...reached(position)])).id;
}

describe("what is to be done next", () => {
  it.each([
    ["a home first", land("setup", [], {}), {}, "home"],
    ["nothing produces yet", land("production", [donkey("b2")], START), {}, "production-first"],
    ["a board for the woodcutter", land("movement", [donkey("b2")], START), {}, "load-board"],
    [
      "and where it is no longer as at first, no more of that",
      land("movement", [donkey("b2")], { b2: { boards: 2 } }, { buildings: { b2: { kind: "sawmill" } }, turn: 2 }),
      {},
      "load-one-board",
    ],
    [
      "which goes to the woods",
      land("movement", [donkey("b2", { boards: 1 })], { b2: { boards: 4, stone: 1 } }),
      {},
      "to-woods",
    ],
    [
      "two for the quarry",
      land("movement", [donkey("b1", { boards: 1 }, { points: 0 }), donkey("b2")], { b2: { boards: 4, stone: 1 } }),
      {},
      "load-boards",
    ],
    [
      "which go to the rock",
      land("movement", [donkey("b1", { boards: 1 }, { points: 0 }), donkey("b2", { boards: 2 })], {
        b2: { boards: 2, stone: 1 },
      }),
      {},
      "to-rock",
    ],
    [
      "and then all is where it should be",
      land("movement", [donkey("b1", { boards: 1 }, { points: 0 }), donkey("b3", { boards: 2 }, { points: 0 })], {
        b2: { boards: 2, stone: 1 },
      }),
      {},
      "movement-done",
    ],
    [
      "building what can be built",
      land("building", [donkey("b1", { boards: 1 })], START),
      {
        build: [
          ["woodcutter", "b1"],
          ["sawmill", "b2"],
        ],
      },
      "build-woodcutter",
    ],
    ["the other phases go by", land("wonder", [donkey("b2")], START), {}, "wonder-done"],
    [
      "somebody pays",
      land("building", [donkey("b2")], START, {
        work: {
          job: "build",
          seat: 0,
          tile: "b2",
          detail: "sawmill",
          need: { boards: 1 },
          any_of: 0,
          kinds: [],
          out: null,
          out_left: 0,
        },
      }),
      {},
      "pay",
    ],
    [
      "trunks are fetched",
      land("movement", [donkey("b1")], { b1: { trunks: 1 }, b3: { stone: 1 } }, { buildings: BUILT, turn: 2 }),
      {},
      "load-trunks",
    ],
    [
      "and brought home",
      land("movement", [donkey("b1", { trunks: 1 })], { b3: { stone: 1 } }, { buildings: BUILT, turn: 2 }),
      {},
      "trunks-home",
    ],
    [
      "a stone too",
      land(
        "movement",
        [donkey("b2", { trunks: 1 }, { points: 0 }), donkey("b3")],
        { b3: { stone: 1 } },
        { buildings: BUILT, turn: 2 },
      ),
      {},
      "load-stone",
    ],
    [
      "for a road",
      land("building", [donkey("b2", { stone: 1 })], {}, { buildings: BUILT, turn: 2 }),
      { road: [["b2-c1"], ["b2-b1"]] },
      "build-road",
    ],
    [
      "sawing",
      land("production", [donkey("b2", { trunks: 1 })], {}, { buildings: BUILT, roads: ROAD, turn: 3 }),
      { use: [["b2"]] },
      "saw",
    ],
  ] as const)("%s", (_, position, legal, step) => {
    expect(says(position, legal as Record<string, string[][]>)).toBe(step);
  });

  it("asks for the donkey that has the goods, unless it is in hand", () => {
    const step = nextStep(land("movement", [donkey("b2", { boards: 1 })], START), {}, new Set());
    expect(inHand(step, null)).toBe(false);
    expect(inHand(step, donkey("b2"))).toBe(false);
    expect(inHand(step, donkey("b2", { boards: 1 }))).toBe(true);
    expect(inHand({ id: "by-road-load", place: "b1", chosen: "" }, donkey("b2"))).toBe(false);
    expect(inHand({ id: "by-road-load", place: "b1", chosen: "" }, donkey("b1"))).toBe(true);
    expect(inHand({ id: "load-board", place: "b2" }, null)).toBe(true);
  });

  it("looks at who is to be chosen first, and then at the tile", () => {
    const fleet = [donkey("b1", { boards: 1 }), donkey("b2")];
    const position = land("movement", fleet, {});
    expect(lookAt(position, { id: "bring-boards", place: "b2", chosen: "boards" }, null)).toBe("b1");
    expect(lookAt(position, { id: "bring-boards", place: "b2", chosen: "boards" }, fleet[0] ?? null)).toBe("b2");
    expect(lookAt(position, { id: "go-rock", place: "b3", from: "b2" }, null)).toBe("b2");
    expect(lookAt(position, { id: "go-rock", place: "b3", from: "b2" }, donkey("b2"))).toBe("b3");
    expect(lookAt(position, { id: "movement-done" }, null)).toBeNull();
  });

  it("goes there and back by road", () => {
    const at = (fleet: Transporter[], goods: Record<string, Counts>): Public =>
      land("movement", fleet, goods, { buildings: BUILT, roads: ROAD, turn: 3 });
    const full = donkey("b2", { boards: 2 });
    expect(says(at([full, donkey("b2")], { b1: { trunks: 1 } }), {}, SAWN)).toBe("by-road");
    expect(says(at([full, donkey("b1", {}, { points: 1, moved: true })], { b1: { trunks: 1 } }), {}, SAWN)).toBe(
      "by-road-load",
    );
    expect(says(at([full, donkey("b1", { trunks: 1 }, { points: 1, moved: true })], {}), {}, SAWN)).toBe(
      "by-road-back",
    );
    const back = at([full, donkey("b2", { trunks: 1 }, { points: 0, moved: true })], {});
    expect(reached(back)).toContain("fetch");
    expect(says(back, {}, SAWN)).toBe("end");
  });

  it("tells when the boards are gone", () => {
    expect(
      says(
        land(
          "building",
          [donkey("b2")],
          { b2: { boards: 2, stone: 1 } },
          { buildings: { b2: { kind: "coal_burner" } } },
        ),
      ),
    ).toBe("stuck");
    expect(says(land("building", [donkey("b2")], { b2: { boards: 4 } }))).toBe("stuck");
    expect(
      says(land("building", [donkey("b2")], { b2: { boards: 4 } }, { buildings: { b3: { kind: "quarry" } } })),
    ).not.toBe("stuck");
  });

  it("sends a donkey where goods lie, and boards home where they are missing", () => {
    expect(says(land("movement", [donkey("a1")], { b1: { trunks: 2 } }, { buildings: BUILT, turn: 4 }))).toBe(
      "go-woods",
    );
    const one = { b1: { kind: "woodcutter" } };
    expect(
      says(
        land("movement", [donkey("b1", { boards: 1 })], { b2: { boards: 1, stone: 1 } }, { buildings: one, turn: 2 }),
      ),
    ).toBe("bring-boards");
  });
});

describe("goals", () => {
  it("are reached by what stands there", () => {
    expect(reached(land("setup", [], {}))).toEqual([]);
    expect(reached(land("building", [donkey("b2")], {}, { buildings: BUILT, roads: ROAD }))).toEqual([
      "home",
      "woodcutter",
      "quarry",
      "sawmill",
      "road",
    ]);
  });

  it("count boards that were sawn, however they were spent", () => {
    const used = { ...BUILT, b2: { kind: "sawmill", used: 1 } };
    expect(reached(land("production", [donkey("b2", { boards: 2 })], {}, { buildings: used }))).toContain("boards");
    expect(reached(land("movement", [donkey("b2", { boards: 1 })], {}, { buildings: BUILT }))).toContain("boards");
    expect(reached(land("movement", [donkey("b2")], {}, { buildings: BUILT }))).not.toContain("boards");
  });

  it("are all of the lesson", () => {
    expect(nextStep(land("movement", [donkey("b2")], {}), {}, new Set(GOALS)).id).toBe("end");
  });
});
