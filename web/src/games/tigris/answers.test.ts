import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";

import type { Table } from "../../api/schema";
import type { TableView } from "../../table/model/view.svelte";
import { meansTheSame } from "./meaning";
import type { Private, Public } from "./position";
import { asked } from "./answers";
import { describer, prompt } from "./sentences";

vi.mock("../../i18n/words.svelte", () => {
  const catalogues = import.meta.glob<string>(
    [
      "../../../../src/lautta/locales/en/{page,spoken}.ftl",
      "../../../../src/lautta/games/tigris/locales/en/{tigris,tigris_spoken}.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  );
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const text of Object.values(catalogues)) bundle.addResource(new FluentResource(text));
  const say = (id: string, args = {}): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${id}`);
    const faults: Error[] = [];
    const said = bundle.formatPattern(pattern, args, faults);
    if (faults[0]) throw faults[0];
    return said;
  };
  return { say, words: { has: () => true, add: () => Promise.resolve() } };
});

const ROWS = [
  ". . . . ~ ~ ~ ~ ~ . t* . ~ . . .",
  ". t* . . ~ . . . . . . . ~ . . t*",
  ". x . ~ ~ t* . . . . . . ~ ~ . .",
  "~ ~ ~ ~ . . . . . . . . . ~ ~ ~",
  ". . . . . . . . . . . . . t* ~ ~",
  ". . . . . . . . . . . . . . ~ .",
  "~ ~ ~ ~ . . . LK t* PT . . ~ ~ ~ .",
  ". t* . ~ ~ ~ ~ . s . . . ~ . . .",
  ". . . . . . ~ ~ ~ ~ ~ ~ ~ . t* .",
  ". . . . . t* . . . . . . . . . .",
  ". . . . . . . . . . t* . . . . .",
];
const away = { king: null, priest: null, farmer: null, trader: null };
const KINGDOM: Public["kingdoms"][number] = {
  squares: ["H7", "I7", "J7", "I8"],
  leaders: [
    { seat: 0, leader: "king", square: "H7", temples: 1, supporters: 1 },
    { seat: 1, leader: "trader", square: "J7", temples: 1, supporters: 0 },
  ],
  treasures: ["I7"],
  corners: [],
  monuments: [],
};
const POSITION: Public = {
  phase: "act",
  turn: 2,
  seat: 0,
  first: 0,
  actions: 2,
  board: ROWS,
  placed: null,
  joining: null,
  kingdoms: [KINGDOM],
  conflict: null,
  wars: [],
  offers: [],
  leave: [],
  trader: null,
  spent: [],
  monuments: [
    { name: "black-red", colours: ["black", "red"], square: null },
    { name: "blue-green", colours: ["blue", "green"], square: null },
  ],
  treasures_left: 10,
  bag: 130,
  gone: {},
  players: [
    { dynasty: "lion", leaders: { ...away, king: "H7" }, tiles: 6, catastrophes: 2, swapped: 0 },
    { dynasty: "pot", leaders: { ...away, trader: "J7" }, tiles: 6, catastrophes: 1, swapped: 0 },
  ],
  passes: 0,
};
const MINE: Private = {
  hand: { settlement: 1, temple: 3, farm: 2, market: 0 },
  points: { black: 1, red: 0, blue: 2, green: 0 },
  treasures: 1,
  score: 0,
  swapped: {},
};
const LEGAL = {
  place: [
    ["temple", "H6"],
    ["settlement", "H6"],
    ["farm", "D3"],
  ],
  position: [["priest", "I6"]],
  destroy: [["H6"]],
  pass: [[]],
};

function viewOf(more: Partial<Public> = {}, table: Partial<Table> = {}): TableView {
  const seats = [
    { name: "", kind: "person" },
    { name: "Ben", kind: "person" },
  ];
  return {
    kind: "now",
    mine: true,
    table: { seats, my_seat: 0, to_move: [0], legal: LEGAL, private: MINE, public: { ...POSITION, ...more }, ...table },
  } as unknown as TableView;
}
const answer = async (view: TableView, topic: string): Promise<string> =>
  ((await asked(view)).topics[topic]?.() ?? []).join("\n");

describe("a square in words", () => {
  const say = describer(viewOf());
  it.each([
    ["A1", "A1, empty land"],
    ["E1", "E1, empty river"],
    ["B3", "B3, catastrophe"],
    ["K1", "K1, temple, 1 treasure"],
    ["I8", "I8, settlement, in the kingdom of: king (You), trader (Ben)"],
  ])("%s", (square, words) => expect(say(square)).toBe(words));
  it("tells the strength of a leader", () =>
    expect(say("J7")).toBe(
      "J7, trader (Ben), 1 temple beside it for revolts, 0 markets in the kingdom for wars, in the kingdom of: king (You), trader (Ben)",
    ));
  it("names the monument under which a tile lies face down", () => {
    const board = ROWS.map((row, index) => (index === 5 ? `# # ${row.slice(4)}` : row));
    const monuments = [{ name: "black-red", colours: ["black", "red"], square: "A5" }];
    expect(describer(viewOf({ board, monuments }))("B6")).toBe("B6, black and red monument");
  });
});

describe("answers", () => {
  it("tell of a square, its kingdom, what can be done there and what is around", async () => {
    const lines = (await asked(viewOf())).about("H6");
    expect(lines[0]).toBe("H6, empty land.");
    expect(lines).toContain("What you can put here: settlement, temple, catastrophe.");
    expect(lines.filter((line) => line.startsWith("Below"))[0]).toContain("king (You)");
    expect((await asked(viewOf())).about("A1").filter((line) => /^(Above|To the left)/.test(line))).toEqual([]);
  });
  it("tell of hand and points", async () => {
    expect(await answer(viewOf(), "hand")).toBe(
      "You have 1 settlement, 3 temples, 2 farms.\nYou also have 2 catastrophes.",
    );
    expect(await answer(viewOf(), "points")).toBe(
      "You have black 1, red 0, blue 2, green 0; 1 treasure. Your weakest colour comes to 0.",
    );
  });
  it("keep from those who watch what is behind a screen", async () => {
    const watching = viewOf({}, { my_seat: null, private: null });
    for (const topic of ["hand", "points", "leaders"])
      expect(await answer(watching, topic)).toContain("You are watching");
  });
  it("tell of leaders, kingdoms, treasures, monuments and players", async () => {
    expect(await answer(viewOf(), "leaders")).toBe(
      "Your dynasty: lion.\nking on H7: 1 temple beside it for revolts, 1 settlement in the kingdom for wars.\nNot on the board: priest, farmer, trader.",
    );
    expect(await answer(viewOf(), "kingdoms")).toContain("A kingdom of 4 squares: king (You), trader (Ben).");
    expect(await answer(viewOf(), "treasures")).toBe("10 treasures: K1, B2, P2, F3, N5, I7, B8, O9, F10, K11.");
    expect(await answer(viewOf({ kingdoms: [{ ...KINGDOM, treasures: ["I7", "N5"] }] }), "treasures")).toContain(
      "At the end of the turn Ben takes all but one: I7, N5.",
    );
    expect(await answer(viewOf(), "monuments")).toBe(
      "Still to be built: black and red monument, blue and green monument.",
    );
    expect(await answer(viewOf(), "players")).toContain("Ben (pot): trader on J7; 1 catastrophe.");
  });
  it("tell in a conflict who has how much", async () => {
    const attacker = { seat: 1, square: "J7", board: 2, added: 1, squares: [] };
    const conflict = {
      kind: "war",
      leader: "trader",
      colour: "green",
      attacker,
      defender: { seat: 0, square: "C3", board: 3, added: null, squares: [] },
      asked: 0,
    };
    const view = viewOf({ phase: "support", conflict });
    expect(prompt(view)).toContain("How many markets do you add?");
    expect(await answer(view, "turn")).toContain("trader (Ben) on J7: 2 on the board, 1 added.");
  });
});

describe("what is up", () => {
  it("tells of my turn, and of whom is awaited", () => {
    expect(prompt(viewOf())).toBe("Your turn: 2 actions left.");
    expect(prompt({ ...viewOf({}, { to_move: [1] }), mine: false })).toBe("To play: Ben.");
  });
});

describe("the meaning of an action", () => {
  const table = (more: Partial<Public>): Table => ({ public: { ...POSITION, ...more } }) as unknown as Table;
  const war = (leader: string): Partial<Public> => ({
    conflict: {
      kind: "war",
      leader,
      colour: "green",
      attacker: { seat: 0, square: "A1", board: 0, added: null, squares: [] },
      defender: { seat: 1, square: "C1", board: 0, added: null, squares: [] },
      asked: 0,
    },
  });
  it("depends on the conflict, the offer and the actions left", () => {
    expect(meansTheSame("support t", table(war("king")), table(war("king")))).toBe(true);
    expect(meansTheSame("support t", table(war("king")), table(war("trader")))).toBe(false);
    expect(meansTheSame("pass", table({ actions: 2 }), table({ actions: 1 }))).toBe(false);
    expect(meansTheSame("decline", table({ placed: "C3" }), table({ placed: "D3" }))).toBe(false);
    expect(meansTheSame("leave C3", table({ leave: ["C3", "D4"] }), table({ leave: ["C3"] }))).toBe(false);
  });
  it("is the same for what stands in the notation", () =>
    expect(meansTheSame("place temple C4", table({ turn: 1 }), table({ turn: 3 }))).toBe(true));
});
