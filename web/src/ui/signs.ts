// The signs of seats: where a game has signs of its own, they stand for the seats at its tables.

import { getContext, setContext, type Component } from "svelte";

export type SeatSigns = Component<{ seat: number }>;
/** The signs of a game, if it has some. */
type SignsOf = (game: string) => SeatSigns | undefined;

const ALL = Symbol("signs of all games");
const HERE = Symbol("the game that is played here");

export function provideSigns(signs: SignsOf): void {
  setContext(ALL, signs);
}

/** Whatever shows a seat below this shows one of this game. */
export function provideGame(game: () => string | undefined): void {
  setContext(HERE, game);
}

/** The game that is shown here. */
export function useGame(): () => string | undefined {
  return getContext<(() => string | undefined) | undefined>(HERE) ?? (() => undefined);
}

/** The signs of a game that is named, else of the one that is played here. */
export function useSigns(): (game?: string) => SeatSigns | undefined {
  const signs = getContext<SignsOf | undefined>(ALL);
  const here = useGame();
  return (named) => {
    const game = named ?? here();
    return game === undefined ? undefined : signs?.(game);
  };
}
