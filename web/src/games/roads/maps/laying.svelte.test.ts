import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../../../api/client";
import type { Laying as LayingState, Table } from "../../../api/schema";
import type { LiveTable } from "../../../table/model/table.svelte";
import { Laying } from "./laying.svelte";

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
    ...more,
  }) as LayingState;
const asked = (): { laid: object[]; tile: { terrain: string; river: string[] } } =>
  server.ask.mock.lastCall?.[1] as never;
const later = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

const lay = vi.fn();
const seated = (laid: object[], number = 1): Table =>
  ({ game: "roads", number, seats: [{}, {}], to_move: [0], my_seats: [0], laying: { size: 8, laid } }) as never;

let table: Table;
let laying: Laying;

beforeEach(() => {
  vi.useFakeTimers();
  server.ask.mockReset().mockResolvedValue(stands());
  lay.mockReset().mockResolvedValue(true);
  table = seated([]);
  laying = new Laying({ table, lay } as unknown as LiveTable, () => table);
});
afterEach(() => {
  laying.stop();
  vi.useRealTimers();
});

test("all that was laid is sent along, with the tile in hand as it is turned", async () => {
  server.ask.mockResolvedValue(stands({ supply: [supply("woods", "straight", 2)] }));
  table = seated([{ q: 0, r: 0, terrain: "sea", seat: 1 }]);
  laying = new Laying({ table, lay } as unknown as LiveTable, () => table);
  await laying.look();
  laying.hold("woods", "straight", 1);
  await later(0);
  expect(asked().tile).toEqual({ terrain: "woods", river: laying.river });
  expect(laying.river).toHaveLength(2);
  expect(asked().laid).toEqual([{ q: 0, r: 0, terrain: "sea" }]);
  await laying.lay({ q: 1, r: 0 });
  expect(lay).toHaveBeenCalledWith(expect.stringContaining(`lay 1,0 woods ${laying.river.join("-")}`), 0);
});

test("in the past nobody lays", () => {
  const past = new Laying({ table: seated([], 7), lay } as unknown as LiveTable, () => table);
  expect([laying.mine, past.mine]).toEqual([true, false]);
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

test("what is wrong is told, and the server is not asked for ever", async () => {
  server.ask.mockRejectedValue(new ApiError(429, "too-many", "Too many requests", {}));
  await laying.look();
  await later(60_000);
  expect([laying.trouble, server.ask.mock.calls.length]).toEqual(["Too many requests", 1]);
  server.ask.mockResolvedValue(stands());
  await laying.look();
  expect(laying.trouble).toBeNull();
});
