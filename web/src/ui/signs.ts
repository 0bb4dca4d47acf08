// The signs of seats: where a game has signs of its own, they stand for the seats at its tables.

import { getContext, setContext, type Component } from "svelte";

export type SeatSigns = Component<{ seat: number }>;

const KEY = Symbol("signs");

export function provideSigns(signs: () => SeatSigns | undefined): void {
  setContext(KEY, signs);
}

/** The signs of the game at whose table this is, if it has some. */
export function useSigns(): () => SeatSigns | undefined {
  return getContext<(() => SeatSigns | undefined) | undefined>(KEY) ?? (() => undefined);
}
