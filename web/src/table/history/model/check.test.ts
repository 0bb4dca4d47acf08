import { beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../../../api/client";
import { GameCheck } from "./check.svelte";
import type { Replay } from "./replay.svelte";
import { bytesOf, sha256 } from "./sha256";

const server = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock("../../../api/client", async (original) => ({ ...(await original<object>()), get: server.get }));

const SEED = "00ff".repeat(16);
let shown: (number | null)[] = [];
let check: GameCheck;

/** The check of a finished game, with the hash that was published at the start. */
function begin(hash: string, seed: string | null = SEED): void {
  const liveTable = { table: { id: "t", seed, seed_hash: hash } };
  const look = async (moment: number | null): Promise<void> => void shown.push(moment);
  check = new GameCheck({ liveTable, moments: [3, 5, 8], look } as unknown as Replay);
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  server.get.mockReset().mockResolvedValue({ same: true });
});

test("the page works out the hash itself, and lets all moments go by", async () => {
  begin(sha256(bytesOf(SEED)));
  const run = check.run();
  expect([check.running, check.fits, check.answer]).toEqual([true, true, null]);
  await vi.advanceTimersByTimeAsync(10_000);
  await run;
  expect(shown).toEqual([3, 5, 8, null]);
  expect([check.running, check.answer, check.fresh]).toEqual([false, { same: true }, true]);
});

test("another seed than was promised is seen", async () => {
  begin(sha256(bytesOf("11".repeat(32))));
  void check.run();
  expect([check.hash, check.fits]).toEqual([sha256(bytesOf(SEED)), false]);
  await vi.advanceTimersByTimeAsync(10_000);
});

test("whoever has seen enough gets the verdict at once", async () => {
  begin("");
  const run = check.run();
  check.skip();
  await vi.advanceTimersByTimeAsync(3000);
  await run;
  expect(shown).toEqual([3, null]);
  expect(check.answer).not.toBeNull();
});

test("where the server can't check it that is told; a game that is not over has nothing to check", async () => {
  server.get.mockRejectedValue(new ApiError(503, "busy", "Too busy just now.", {}));
  begin("");
  const run = check.run();
  await vi.advanceTimersByTimeAsync(10_000);
  await run;
  expect([check.trouble, check.answer]).toEqual(["Too busy just now.", null]);
  begin("", null);
  await check.run();
  expect([server.get.mock.calls.length, check.hash]).toEqual([1, null]);
});
