import { expect, test, vi } from "vitest";

const KNOWN = ["page-seat-level-random", "page-seat-level-sense"];
vi.mock("../i18n/words.svelte", () => ({
  words: { language: "fi", served: null, has: (id: string) => KNOWN.includes(id) },
  say: (id: string, args: { name?: string; players?: string; names?: string; what?: string; count?: number } = {}) =>
    args.names || args.what
      ? JSON.stringify([id, args.players, args.names, args.what, args.count].filter(Boolean))
      : [id, args.name].filter(Boolean).join(" "),
}));

import { games } from "./games.svelte";
import {
  calledAs,
  levelFor,
  levelName,
  levelsFor,
  opponentsOf,
  personOf,
  personsElsewhere,
  reseated,
  seated,
  strengthOf,
} from "./levels";

const computer = (name: string, person: string | null, players: number[], usual: number[]): object => ({
  name,
  person,
  players,
  usual,
});
games.list = [
  { name: "four", computers: [], words: { fi: { levels: { deep: "laskee pitkälle", sense: "ovela" } } } },
  { name: "slow", computers: [], absent: ["Mild"], words: {} },
  { name: "short", computers: [computer("mild", "Mild", [2], [2])], absent: ["Bold"], words: {} },
  { name: "five", computers: [..."abcde"].map((each) => computer(each, each, [3, 4], each === "c" ? [3, 4] : [])) },
  {
    name: "canals",
    computers: [
      computer("mild", "Mild", [2, 4], []),
      computer("bold", "Bold", [2, 4], [2, 4]),
      computer("sense", null, [3], [3]),
    ],
    words: { fi: { levels: {} } },
  },
] as never;

test("a table offers who can play with so many, and the usual one where another was chosen", () => {
  expect(levelsFor("canals", 4)).toEqual(["mild", "bold"]);
  expect(levelFor("canals", 4, "mild")).toBe("mild");
  expect(levelFor("canals", 4, "sense")).toBe("bold");
  expect(levelFor("canals", 3, "mild")).toBe("sense");
  expect(levelFor("chess", 2, "mild")).toBe("");
});

test("where no person can play it is said with how many they do", () => {
  const told = JSON.stringify(["page-persons-elsewhere", "2 tai 4", "Mild ja Bold", 2]);
  expect(personsElsewhere("canals", 3)).toBe(told);
  expect([personsElsewhere("canals", 4), personsElsewhere("four", 3), personsElsewhere("chess", 2)]).toEqual([
    null,
    null,
    null,
  ]);
});

test("who is missing where the rules are not compiled is said for any number of players", () => {
  const told = JSON.stringify(["page-absent", "Mild ja page-absent-advice"]);
  expect([2, 3].map((players) => personsElsewhere("slow", players))).toEqual([told, told]);
});

test("different persons sit down where nobody was chosen, and the first again where there are no more", () => {
  expect(seated("canals", 4, [null, "mild", ""])).toEqual(["", "mild", "bold"]);
  expect(seated("canals", 4, [null, "", "", ""])).toEqual(["", "bold", "mild", "bold"]);
  expect(seated("canals", 3, [null, "", ""])).toEqual(["", "sense", "sense"]);
});

test("opponents are different persons around the one that was chosen, and stay as they sit when there are fewer", () => {
  expect(opponentsOf("five", 3, [])).toEqual(["c", "b", "d"]);
  expect(opponentsOf("five", 3, ["a"])).toEqual(["a", "b", "c"]);
  expect(opponentsOf("five", 2, ["e", "d", "a"])).toEqual(["e", "d"]);
  expect(opponentsOf("canals", 2, ["bold"])).toEqual(["sense", "sense"]); // no person plays with so many
});

test("another one comes to one seat only, and changes places with who sits there where it sits already", () => {
  expect(reseated("five", ["c", "b", "d"], 1, "e")).toEqual(["c", "e", "d"]);
  expect(reseated("five", ["c", "b", "d"], 1, "d")).toEqual(["c", "d", "b"]);
  expect(reseated("five", ["c", "b", "d"], 1, "b")).toEqual(["c", "b", "d"]);
  expect(reseated("canals", ["sense", "random"], 1, "sense")).toEqual(["sense", "sense"]); // they are no persons
});

test("persons have names and a strength", () => {
  expect(personOf("canals", "bold")).toBe("Bold");
  expect([personOf("canals", "sense"), personOf("canals", null), personOf("chess", "bold")]).toEqual([
    null,
    null,
    null,
  ]);
  expect(strengthOf("canals", "bold")).toEqual({ strength: 2, most: 2 });
  expect(strengthOf("canals", "sense").strength).toBe(0);
  expect(strengthOf("short", "mild")).toEqual({ strength: 1, most: 2 });
  expect(levelName("canals", "bold")).toBe("page-seat-person");
});

test("a player is called as its game says, else as the page does, else by its own name", () => {
  expect(levelName("four", "deep")).toBe("page-seat-level-named laskee pitkälle");
  expect(levelName("four", "sense")).toBe("page-seat-level-named ovela");
  expect(levelName("four", "random")).toBe("page-seat-level-random");
  expect([calledAs("canals", "bold"), calledAs("four", "random")]).toEqual(["Bold", "page-seat-level-random"]);
  expect(levelName("go", "deep")).toBe("page-seat-level-named deep");
});
