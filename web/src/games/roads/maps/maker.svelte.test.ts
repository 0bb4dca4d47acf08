import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../../../api/client";
import type { BoardIssue } from "../../../api/schema";
import type { MapData } from "./cells";
import { Maker } from "./maker.svelte";

const server = vi.hoisted(() => ({ check: vi.fn(), post: vi.fn() }));
vi.mock("../../../app/boards", () => ({ checkBoard: server.check }));
vi.mock("../../../api/client", async (original) => ({ ...(await original<object>()), post: server.post }));

const land = (q: number, r: number, more: object = {}): MapData["tiles"][number] => ({
  q,
  r,
  terrain: "pasture",
  ...more,
});
const map = (...tiles: MapData["tiles"]): MapData => ({ title: "Isle", players: 2, tiles });
const nothing = { problems: [] as BoardIssue[], warnings: [] as BoardIssue[] };
const later = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

let maker: Maker;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server.check.mockReset().mockResolvedValue(nothing);
  server.post.mockReset();
  maker = new Maker("roads");
  maker.begin(map(land(0, 0), land(1, 0), { q: 2, r: 0, terrain: "sea" }), "");
});
afterEach(() => {
  maker.stop();
  vi.useRealTimers();
});

const terrains = (): string[] => maker.draft.tiles.map(({ terrain }) => terrain);
const rivers = (): string[][] => maker.draft.tiles.map(({ river }) => river ?? []);

test("what is painted is taken back and done again", () => {
  maker.tool = "woods";
  maker.use({ q: 0, r: 0 }, null);
  maker.use({ q: 1, r: 0 }, null);
  expect(terrains()).toEqual(["woods", "woods", "sea"]);
  maker.undo();
  maker.undo();
  expect([terrains(), maker.canUndo]).toEqual([["pasture", "pasture", "sea"], false]);
  maker.redo();
  expect(terrains()).toEqual(["woods", "pasture", "sea"]);
  maker.paint({ q: 1, r: 0 }, "rock");
  expect(maker.canRedo).toBe(false);
});

test("a stroke is taken back as one", () => {
  maker.strokeBegins();
  maker.paint({ q: 0, r: 0 }, "rock");
  maker.paint({ q: 1, r: 0 }, "rock");
  maker.strokeEnds();
  maker.undo();
  expect([terrains(), maker.canUndo]).toEqual([["pasture", "pasture", "sea"], false]);
  maker.strokeBegins();
  maker.paint({ q: 0, r: 0 }, "pasture"); // as it was
  maker.strokeEnds();
  expect(maker.canUndo).toBe(false);
});

test("a river runs through a side on both tiles, and no more when it is cut again", () => {
  maker.tool = "river";
  maker.use({ q: 0, r: 0 }, 0);
  expect(rivers().map((sides) => sides.length)).toEqual([1, 1, 0]);
  maker.use({ q: 1, r: 0 }, 3); // the same side, from the other tile
  expect(rivers().flat()).toEqual([]);
});

test("a river comes to the shore from the land, from wherever it is cut; between waters there is none", () => {
  maker.toggleRiver({ q: 2, r: 0 }, 3);
  expect(rivers().map((sides) => sides.length)).toEqual([0, 1, 0]);
  maker.toggleRiver({ q: 2, r: 0 }, 0);
  expect(maker.refused).toBe("roads_maps-no-river-here");
});

test("no tile has more than three sides of a river, and a side has to be shown", () => {
  for (const side of [1, 2, 4]) maker.toggleRiver({ q: 0, r: 0 }, side);
  maker.toggleRiver({ q: 0, r: 0 }, 0);
  expect([maker.refused, rivers()[0]?.length, rivers()[1]?.length]).toEqual(["roads_maps-too-many-sides", 3, 0]);
  maker.tool = "river";
  maker.use({ q: 0, r: 0 }, null);
  expect(maker.refused).toBe("roads_maps-tap-a-side");
});

test("the sea takes away what was on a tile; other ground leaves it", () => {
  maker.toggleStart({ q: 0, r: 0 });
  maker.paint({ q: 0, r: 0 }, "rock");
  expect(maker.draft.tiles[0]?.start).toBe(true);
  maker.paint({ q: 0, r: 0 }, "sea");
  expect(maker.draft.tiles[0]?.start).toBeUndefined();
});

test("the server is asked once somebody has paused, about what is there then", async () => {
  maker.paint({ q: 0, r: 0 }, "rock");
  await later(300);
  maker.paint({ q: 1, r: 0 }, "woods");
  await later(300);
  expect(server.check).not.toHaveBeenCalled();
  expect(maker.checked).toBe("checking");
  await later(100);
  expect(server.check).toHaveBeenCalledTimes(1);
  expect((server.check.mock.lastCall?.[1] as MapData).tiles.map(({ terrain }) => terrain)).toEqual([
    "rock",
    "woods",
    "sea",
  ]);
  expect(maker.checked).toBe("done");
});

test("an answer about what was changed since is not taken, and is waited for no more", async () => {
  let answer: (found: typeof nothing) => void = () => undefined;
  server.check.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  await later(400);
  const signal = server.check.mock.lastCall?.[2] as AbortSignal;
  maker.paint({ q: 0, r: 0 }, "rock");
  expect(signal.aborted).toBe(true);
  answer({ ...nothing, problems: [{ path: "$.tiles[0]", key: "k", args: {} } as unknown as BoardIssue] });
  await later(0);
  expect([maker.problems, maker.checked]).toEqual([[], "checking"]);
});

test("tiles at which something is wrong are marked, both of two", async () => {
  const names = [...maker.names.values()];
  server.check.mockResolvedValueOnce({
    problems: [{ path: "$.tiles[0].river", key: "k", args: { other: names[1] } }],
    warnings: [{ path: "$.tiles[2]", key: "k", args: {} }],
  });
  await later(400);
  expect([...maker.marked.keys()]).toEqual(["0,0", "1,0"]);
  expect([...maker.noted.keys()]).toEqual(["2,0"]);
});

test("where the server can't be asked that is told, and not asked for ever", async () => {
  server.check.mockRejectedValue(new ApiError(429, "too-many", "Too many requests", {}));
  await later(60_000);
  expect([server.check.mock.calls.length, maker.checked]).toEqual([1, "failed"]);
});

test("what was left here is there again, until it is kept by the server", async () => {
  maker.paint({ q: 0, r: 0 }, "rock");
  const again = new Maker("roads");
  again.begin(null, "New");
  expect(again.draft).toEqual(maker.draft);
  server.post.mockResolvedValueOnce({ board: "isle" });
  expect(await again.save()).toBe("isle");
  again.begin(null, "New");
  expect(again.draft.title).toBe("New");
  again.stop();
});

test("a file has only what is there", () => {
  maker.toggleStart({ q: 0, r: 0 });
  maker.toggleStart({ q: 0, r: 0 });
  maker.toggleRiver({ q: 0, r: 0 }, 1);
  maker.toggleRiver({ q: 0, r: 0 }, 1);
  expect(maker.data).toEqual({
    game: "roads",
    format: 1,
    ...map(land(0, 0), land(1, 0), { q: 2, r: 0, terrain: "sea" }),
  });
});
