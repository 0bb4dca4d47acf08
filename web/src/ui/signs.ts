// The signs of seats: a game that has signs of its own uses them for the seats at its tables.

import { getContext, setContext, type Component } from "svelte";

export type SeatSigns = Component<{ seat: number }>;
/** The signs of a game, if it has its own. */
type SignsOf = (game: string) => SeatSigns | undefined;

const ALL = Symbol("signs of all games");
const HERE = Symbol("the game that is played here");

export function provideSigns(signs: SignsOf): void {
  setContext(ALL, signs);
}

/** Every seat in components below this one is shown as one of this game. */
export function provideGame(game: () => string | undefined): void {
  setContext(HERE, game);
}

/** The game that is shown here. */
export function useGame(): () => string | undefined {
  return getContext<(() => string | undefined) | undefined>(HERE) ?? (() => undefined);
}

/** The signs of the given game, by default the one that is played here. */
export function useSigns(): (game?: string) => SeatSigns | undefined {
  const signs = getContext<SignsOf | undefined>(ALL);
  const here = useGame();
  return (named) => {
    const game = named ?? here();
    return game === undefined ? undefined : signs?.(game);
  };
}
