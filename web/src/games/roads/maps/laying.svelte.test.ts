import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../../../api/client";
import type { Laying as LayingState } from "../../../api/schema";
import { TogetherLaying } from "./laying.svelte";

const server = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock("../../../api/client", async (original) => ({
  ...(await original<object>()),
  postPatiently: server.ask,
}));

const supply = (terrain: string, shape: string, left: number): LayingState["supply"][number] => ({
  terrain,
  shape,
  left,
});
const stands = (more: Partial<LayingState> = {}): LayingState =>
  ({
    to_move: 0,
    left: 5,
    supply: [supply("pasture", "none", 9)],
    places: [],
    suggestion: null,
    ...more,
  }) as LayingState;
const asked = (): { laid: object[]; tile: { terrain: string; river: string[] }; suggest?: number } =>
  server.ask.mock.lastCall?.[1] as never;
const later = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

let laying: TogetherLaying;
const begin = (computers = 0): void => {
  laying = new TogetherLaying("roads", 2, computers, 8);
};

beforeEach(() => {
  vi.useFakeTimers();
  server.ask.mockReset().mockResolvedValue(stands());
  begin();
});
afterEach(() => {
  laying.stop();
  vi.useRealTimers();
});

test("all that was laid is sent along, with the tile in hand as it is turned", async () => {
  server.ask.mockResolvedValue(stands({ supply: [supply("woods", "straight", 2)] }));
  await laying.look();
  laying.hold("woods", "straight", 1);
  await later(0);
  expect(asked().tile.terrain).toBe("woods");
  expect(asked().tile.river).toHaveLength(2);
  await laying.lay({ q: 0, r: 0 });
  expect(asked().laid).toEqual([{ q: 0, r: 0, terrain: "woods", river: laying.river }]);
});

test("of answers only the one to the last question counts, and the others are waited for no more", async () => {
  let first: (found: LayingState) => void = () => undefined;
  server.ask.mockImplementationOnce(() => new Promise((done) => (first = done)));
  const one = laying.look();
  const signal = server.ask.mock.lastCall?.[2] as AbortSignal;
  await laying.look();
  expect(signal.aborted).toBe(true);
  first(stands({ left: 1 }));
  await one;
  expect([laying.state?.left, laying.asking]).toEqual([5, false]);
});

test("when the last of its kind was laid another is taken in hand", async () => {
  server.ask.mockResolvedValue(stands({ supply: [supply("rock", "source", 1), supply("rock", "none", 2)] }));
  await laying.look();
  await later(0);
  expect([laying.terrain, laying.shape]).toEqual(["rock", "none"]);
  laying.hold("rock", "sharp", 2); // there is no such rock
  await later(0);
  expect(laying.shape).toBe("none");
});

test("a computer lays its tile after a pause", async () => {
  begin(1);
  const suggestion = { terrain: "pasture", q: 3, r: 4, river: [] };
  server.ask.mockResolvedValueOnce(stands({ to_move: 1, suggestion }));
  await laying.look();
  expect([laying.mine, laying.laid, asked().suggest !== undefined]).toEqual([false, [], true]);
  await later(400);
  expect(laying.laid).toEqual([{ q: 3, r: 4, terrain: "pasture" }]);
  expect(laying.mine).toBe(true);
});

test("whoever has left sees no computer lay any more", async () => {
  begin(1);
  server.ask.mockResolvedValueOnce(stands({ to_move: 1, suggestion: { terrain: "pasture", q: 3, r: 4, river: [] } }));
  await laying.look();
  laying.stop();
  await later(5000);
  expect(laying.laid).toEqual([]);
});

test("undo takes back my last tile with those of computers since; each lays two in turn", async () => {
  begin(1);
  for (let q = 0; q < 4; q += 1) await laying.lay({ q, r: 0 });
  laying.undo();
  await later(0);
  expect(laying.laid.map(({ q }) => q)).toEqual([0]);
  laying.undo();
  laying.undo();
  expect(laying.laid).toEqual([]);
});

test("what is wrong is told, and the server is not asked for ever", async () => {
  server.ask.mockRejectedValue(new ApiError(429, "too-many", "Too many requests", {}));
  await laying.look();
  await later(60_000);
  expect([laying.trouble, server.ask.mock.calls.length]).toEqual(["Too many requests", 1]);
  server.ask.mockResolvedValue(stands());
  await laying.look();
  expect(laying.trouble).toBeNull();
});
