// @vitest-environment node
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

const house = vi.hoisted(() => ({ hides: true, seat: null as number | null }));
vi.mock("../../i18n/words.svelte", () => ({ say: (id: string) => id }));
vi.mock("../../app/games.svelte", () => ({ games: { named: () => house } }));
vi.mock("../model/people", async (original) => ({
  ...(await original<object>()),
  useLiveTable: () => ({
    shared: true,
    seat: house.seat,
    table: { game: "g", status: "playing", my_seats: [0, 1], to_move: [1], seats: [{}, { name: "Anna" }] },
  }),
}));

import Curtain from "./Curtain.svelte";

const falls = (hides: boolean, seat: number | null): boolean => {
  Object.assign(house, { hides, seat });
  return render(Curtain).body.includes("<dialog");
};

test("it falls until somebody is looking, and only where hands are hidden", () => {
  expect([falls(true, null), falls(true, 1), falls(false, null)]).toEqual([true, false, false]);
});
