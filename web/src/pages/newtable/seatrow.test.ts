// @vitest-environment node
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

vi.mock("../../i18n/words.svelte", () => ({ say: (id: string) => id, words: {} }));
const PIPSA = { name: "pipsa", person: "Pipsa", players: [2, 4], usual: [2] };
const VELLAMO = { name: "vellamo", person: "Vellamo", players: [4], usual: [4] };
vi.mock("../../app/games.svelte", () => ({ games: { named: () => ({ computers: [PIPSA, VELLAMO] }) } }));

import { seated } from "../../app/levels";
import SeatRow from "./SeatRow.svelte";

const chosenOf = (players: number): string | undefined => {
  const [level = ""] = seated("g", players, ["vellamo"]);
  const wanted = { kind: "computer" as const, name: "", level: "vellamo" };
  const props = { game: "g", seat: 1, players, wanted, level };
  return /name="level-1" value="(\w+)" checked/.exec(render(SeatRow, { props }).body)?.[1];
};

test("the usual opponent is marked where the chosen one does not play with so many", () => {
  expect([4, 2].map(chosenOf)).toEqual(["vellamo", "pipsa"]);
});
