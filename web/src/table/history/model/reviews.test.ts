import { beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../../../api/client";
import type { GameResult, Review } from "../../../api/schema";
import type { Replay } from "./replay.svelte";
import { chancesOf, Reviews } from "./reviews.svelte";

const server = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock("../../../api/client", async (original) => ({ ...(await original<object>()), get: server.get }));

const review = (seat: number): Review => ({
  table: "t",
  seat,
  decisions: [
    { number: 3, seat: 1, chance: 60, best: 60 },
    { number: 4, seat: 0, chance: 35, best: 48 },
  ],
  points: [],
});
const tryLine = vi.fn();
let reviews: Reviews;

beforeEach(() => {
  server.get.mockReset().mockImplementation((path: string) => Promise.resolve(review(Number(path.at(-1)))));
  reviews = new Reviews({ liveTable: { id: "t" }, tryLine } as unknown as Replay);
});

test("the chance of each seat stays as it judged it last, and ends as the game did", () => {
  const shared = { winners: [0, 1] } as unknown as GameResult;
  expect(chancesOf(review(0), 2, { winners: [1] } as unknown as GameResult, 9)).toEqual([
    { number: 3, values: [50, 60] },
    { number: 4, values: [35, 60] },
    { number: 9, values: [0, 100] },
  ]);
  expect(chancesOf(review(0), 2, shared, 9).at(-1)?.values).toEqual([50, 50]);
});

test("each seat is asked about once, and the curve stays while another is thought over", async () => {
  await reviews.look(0);
  const other = reviews.look(1);
  expect([reviews.ofSeat, reviews.known?.seat, reviews.busy]).toEqual([null, 0, true]);
  await other;
  await reviews.look(0);
  expect([reviews.ofSeat?.seat, reviews.busy, server.get.mock.calls.length]).toEqual([0, false, 2]);
});

test("where the server is too busy that is told", async () => {
  server.get.mockRejectedValue(new ApiError(503, "busy", "Too busy just now.", {}));
  await reviews.look(0);
  expect([reviews.trouble, reviews.known]).toEqual(["Too busy just now.", null]);
});

test("a better line is tried in the seat and the deal in which it was found", async () => {
  const line = [{ seat: 1, action: "deck" }];
  const point = { number: 4, moment: 3, seat: 1, draw: 0, line } as unknown as Review["points"][number];
  await reviews.open(point);
  expect(tryLine).toHaveBeenCalledWith(3, 1, line, 0);
  expect(reviews.left).toEqual({ number: 4, by: "button" }); // where reading goes on
});
