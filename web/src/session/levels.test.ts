import { expect, test, vi } from "vitest";

const KNOWN = ["page-level-random", "page-seat-level-random", "page-level-sense", "page-seat-level-sense"];
vi.mock("../i18n/words.svelte", () => ({
  words: { language: "fi", served: null, has: (id: string) => KNOWN.includes(id) },
  say: (id: string, args: { name?: string }) => [id, args.name].filter(Boolean).join(" "),
}));

import { games } from "./games.svelte";
import { levelName, levelNames } from "./levels";

games.list = [{ name: "four", words: { fi: { levels: { deep: "laskee pitkälle", sense: "ovela" } } } } as never];

test("a player is called as its game says, else as the page does, else by its own name", () => {
  expect(levelName("four", "deep")).toBe("page-seat-level-named laskee pitkälle");
  expect(levelName("four", "sense")).toBe("page-seat-level-named ovela");
  expect(levelName("four", "random")).toBe("page-seat-level-random");
  expect(levelNames("four", "random", 2)).toBe("page-level-random");
  expect(levelNames("four", "minimax", 2)).toBe("page-level-named minimax");
  expect(levelName("go", "deep")).toBe("page-seat-level-named deep");
});
