import { beforeEach, expect, test } from "vitest";

import type { GameInfo, Table } from "../../api/schema";
import { games } from "../../app/games.svelte";
import { isLegal, written } from "./notation";

const params = (...names: string[]): { name: string }[] => names.map((name) => ({ name }));

beforeEach(() => {
  games.list = [
    {
      name: "chess",
      actions: [
        { name: "move", params: params("from", "to"), text: "{from}-{to}" },
        { name: "swap", params: params("one", "other"), text: "swap {other} for {one}" },
        { name: "offer", params: params("what"), text: "offer {what}" },
        { name: "resign", params: [], text: "resign" },
      ],
    } as unknown as GameInfo,
  ];
});

test("actions are written as their game writes them", () => {
  expect(written("chess", "move", ["e2", "e4"])).toBe("e2-e4");
  expect(written("chess", "swap", ["a", "b"])).toBe("swap b for a");
  expect(written("chess", "offer", ["draw"])).toBe("offer draw");
  expect(written("go", "place", ["d4"])).toBe("place d4");
});

test("what is legal is found by how it is written", () => {
  const table = {
    game: "chess",
    legal: { move: [["e2", "e4"]], swap: [["a", "b"]], offer: [["draw"]], resign: [[]] },
  } as unknown as Table;
  const legal = ["e2-e4", "swap b for a", "offer draw", "resign"];
  expect(legal.filter((action) => !isLegal(table, action))).toEqual([]);
  expect(["e2-e5", "swap a for b", "offer", "pass", ""].filter((action) => isLegal(table, action))).toEqual([]);
  expect(isLegal(null, "resign")).toBe(false);
});
