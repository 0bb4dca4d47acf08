// The game of the day: who is asked for it and how it is begun, and what is said of it.

import { expect, test, vi } from "vitest";

const server = vi.hoisted(() => ({ get: vi.fn(), peek: vi.fn(), post: vi.fn(), isGuest: vi.fn() }));
vi.mock("../api/client", () => server);
vi.mock("./levels", () => ({ personOf: (_: string, level: string) => (level === "ida" ? "Ida" : null) }));
vi.mock("../i18n/words.svelte", () => ({
  say: (id: string, args: Record<string, unknown>) =>
    [id.split("-").slice(2).join("-"), ...Object.values(args)].join(" "),
}));

import type { Day } from "../api/schema";
import { beginDay, dayFacts, dayOf } from "./day";

const result = (score: number, solver = false) => ({ score, solver, mine: false, name: null, table: null });
const DAY: Day = {
  day: "2026-11-26",
  today: "2026-11-27",
  board: "rings",
  title: "Rings",
  opponents: [],
  results: [],
  mine: null,
};

test("a look at it makes no guest of a stranger", async () => {
  server.isGuest.mockReturnValue(false);
  await dayOf("roads", "2026-11-26");
  expect(server.peek).toHaveBeenCalledWith("/games/roads/day?day=2026-11-26");
  expect(server.get).not.toHaveBeenCalled();
  server.isGuest.mockReturnValue(true);
  await dayOf("roads");
  expect(server.get).toHaveBeenCalledWith("/games/roads/day/mine");
});

test("it is begun as the server describes it, with its day", async () => {
  server.post.mockResolvedValue({ id: "t" });
  expect(await beginDay("roads", { ...DAY, opponents: ["ida"] })).toBe("t");
  const seats = [{ kind: "person" }, { kind: "computer", level: "ida" }];
  expect(server.post).toHaveBeenCalledWith("/tables", { game: "roads", board: "rings", day: "2026-11-26", seats });
});

test("what is told are the opponents, my points, and those to beat, as far as there are any", () => {
  const [mine, results] = [{ table: "t", over: true, score: 0 }, [result(230, true), result(10), result(-4)]];
  expect(dayFacts("roads", { ...DAY, opponents: ["ida"], mine, results })).toEqual([
    "against Ida",
    "you 0",
    "best 10",
    "solver 230",
  ]);
  expect(dayFacts("roads", { ...DAY, mine: { ...mine, score: null }, results: [result(-4)] })).toEqual(["best -4"]);
});
