import { describe, expect, it } from "vitest";

import file from "../../../../src/lautta/games/amsterdam/board/amsterdam.json";

import type { LogEntry, Said, Table } from "../../api/schema";
import type { Scene } from "../../table/model/motion/scene";
import type { BoardData } from "./board";
import { bendsOf } from "./drawing";
import { rows as rowsOf } from "./geometry";
import { motionsOf } from "./motions";

const board: BoardData = file;
const rows = rowsOf(board, bendsOf("amsterdam"));
const three = board.routes.find((route) => route.length === 3)?.id ?? "";

interface Stands {
  owners?: Record<string, number>;
  row?: (string | null)[];
  phase?: string;
  hand?: Record<string, number>;
}

function table({ owners = {}, row = [], phase = "turn", hand = {} }: Stands): Table {
  return { my_seat: 0, public: { owners, row, phase, players: [{}, {}] }, private: { hand } } as unknown as Table;
}

function scene(seat: number, said: [string, Said["args"]][], before: Stands, after: Stands, action?: string): Scene {
  const told = said.map(([key, args]) => ({ key: `amsterdam-log-${key}`, args }));
  const entry = { number: 7, kind: "action", seat, at: 0, said: told, ...(action && { action }) } as LogEntry;
  return {
    key: 1,
    own: false,
    before: table(before),
    after: table(after),
    entry,
    lasts: 800,
    drawn: seat === 0 ? "after" : "before",
    still: false,
    reward: null,
  };
}

const ways = (of: Scene, carried = false): [string, string[]][] =>
  motionsOf(of, rows, carried).flights.map(({ piece, way }) => [piece, way]);

describe("a card that is drawn", () => {
  it("flies from the deck to whoever draws it, face down", () => {
    const drawn = motionsOf(scene(1, [["deck", { seat: 1 }]], {}, {}), rows).flights;
    expect(drawn).toMatchObject([{ what: { card: null }, way: ["deck", "seat-1"], kind: "move" }]);
  });

  it("flies to the others of its kind in my hand, and is hidden there until it has come", () => {
    const mine = scene(0, [["you-deck", { kind: "red" }]], {}, { hand: { red: 2 } }, "deck");
    expect(ways(mine)).toEqual([["hand-red", ["deck", "hand-red"]]]);
  });

  it("leaves the row, and another one is turned up", () => {
    const before = { row: ["red", "blue"] };
    const after = { row: ["red", "green"], hand: { blue: 1 } };
    const said: [string, Said["args"]][] = [
      ["row", { kind: "blue" }],
      ["turned-up", { kind: "green" }],
    ];
    expect(ways(scene(1, said, before, after))).toEqual([
      ["row-2", ["row-2", "seat-1"]],
      ["row-2.new", ["deck", "row-2"]],
    ]);
    expect(ways(scene(0, said, before, after, "row 2"))).toEqual([
      ["hand-blue", ["row-2", "hand-blue"]],
      ["row-2", ["deck", "row-2"]],
    ]);
    expect(ways(scene(0, said, before, after, "row 2"), true)).toEqual([["row-2", ["deck", "row-2"]]]);
  });

  it("is found where the same kind is turned up", () => {
    const same = { row: ["red", "blue"] };
    const taken = scene(
      1,
      [
        ["row", { kind: "blue" }],
        ["turned-up", { kind: "blue" }],
      ],
      same,
      same,
    );
    expect(ways(taken)[0]).toEqual(["row-2", ["row-2", "seat-1"]]);
  });

  it("lets a whole row be replaced", () => {
    const replaced = scene(1, [["reset", { times: 1 }]], { row: ["wild", "wild"] }, { row: ["red", null] });
    expect(ways(replaced)).toEqual([["row-1", ["deck", "row-1"]]]);
  });
});

describe("a route that is built", () => {
  const said: [string, Said["args"]][] = [
    ["build-mixed", { seat: 1, kind: "red", cards: 2, wilds: 1, points: 4 }],
    ["bonus-card", { seat: 1, tokens: 1 }],
  ];
  const built = scene(1, said, {}, { owners: { [three]: 1 } });
  const { carts, flights } = motionsOf(built, rows);
  const row = rows.find(({ id }) => id === three);

  it("gets carts that roll to their spaces, the farthest first", () => {
    expect(carts.map(({ piece }) => piece)).toEqual([0, 1, 2].map((index) => `${three}.${index}`));
    for (const [index, cart] of carts.entries()) {
      const { x, y } = row?.spaces[index] ?? {};
      expect(cart.way.at(-1)).toEqual({ x, y });
      expect(cart.way.length).toBe(index + 1);
      expect(cart.to).toBeLessThanOrEqual(1);
    }
    expect(carts[2]?.from).toBeLessThan(carts[0]?.from ?? 0);
    expect(carts.flatMap(({ label }) => label ?? [])).toEqual(["+4"]);
  });

  it("takes cards from the hand, and brings a bonus card", () => {
    expect(flights.map(({ what, way }) => [what, way])).toEqual([
      [{ card: "red" }, ["seat-1", "discard"]],
      [{ card: "red" }, ["seat-1", "discard"]],
      [{ card: "wild" }, ["seat-1", "discard"]],
      ["bonus", [`route-${three}`, "seat-1"]],
    ]);
  });

  it("loses them when that is taken back", () => {
    const back = { ...built, before: built.after, after: built.before };
    const undone = { ...back, entry: { ...built.entry, kind: "undo" as const, said: [] } };
    expect(motionsOf(undone, rows).carts.map(({ kind }) => kind)).toEqual(["go", "go", "go"]);
    expect(motionsOf(undone, rows).flights).toEqual([]);
  });
});

describe("contracts and points", () => {
  it("come to whoever draws them, and go back where they are refused", () => {
    expect(ways(scene(1, [["looks", { seat: 1, count: 2 }]], {}, {}))).toEqual([
      ["contract.0", ["contracts", "seat-1"]],
      ["contract.1", ["contracts", "seat-1"]],
    ]);
    expect(ways(scene(0, [["kept", { seat: 0, kept: 1, refused: 1 }]], { phase: "choose" }, {}))).toEqual([
      ["contract.0", ["my-contracts", "contracts"]],
    ]);
    expect(ways(scene(1, [["kept", { seat: 0, kept: 1, refused: 1 }]], { phase: "setup" }, {}))).toEqual([]);
  });

  it("are counted at the end, seat after seat", () => {
    const counted = scene(
      1,
      [
        ["counted", { seat: 0, contracts: -5, bonus: 8 }],
        ["counted", { seat: 1, contracts: 12, bonus: 0 }],
      ],
      {},
      {},
    );
    const { flights } = motionsOf(counted, rows);
    expect(flights.map(({ way, label, kind }) => [way, label, kind])).toEqual([
      [["seat-0"], "−5", "mark"],
      [["seat-0"], "+8", "mark"],
      [["seat-1"], "+12", "mark"],
    ]);
  });
});
