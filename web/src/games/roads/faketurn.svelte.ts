// A turn on a small map, for tests of what is done in it: pastures, the sea at c4, and a river through b4.

import { flushSync } from "svelte";
import { onTestFinished, vi } from "vitest";

import type { FakeView } from "../../table/model/fakeview.svelte";
import { groundOf } from "./land/ground";
import { TurnController } from "./turncontroller.svelte";

const at = (q: number, r: number) => ({
  q,
  r,
  terrain: q + r === 5 ? ("sea" as const) : ("pasture" as const),
  ...(q === 3 && r === 1 ? { river: ["w", "e"] } : {}),
});
const ground = groundOf({ title: "", tiles: [0, 1, 2].flatMap((r) => [0, 1, 2, 3].map((q) => at(q, r))) });

/** A position in which transporters go; who has which is the test's. */
export const MOVEMENT = { turn: 2, phase: "movement", stage: "playing", work: null, offer: null, moved: {} };

/** Begins a turn, which ends with the test; meanwhile time passes by what is awaited alone. */
export function turnAt(view: FakeView): TurnController {
  vi.useFakeTimers();
  let turn: TurnController | null = null;
  const leave = $effect.root(() => {
    turn = new TurnController(
      () => view,
      () => ground,
    );
  });
  onTestFinished(() => (leave(), void vi.useRealTimers()));
  flushSync();
  return turn as unknown as TurnController;
}

export async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}
