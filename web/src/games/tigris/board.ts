// The board as its file describes it.

import { peek } from "../../api/client";
import { nameOf } from "./geometry";

export interface BoardData {
  title: string;
  /** A text for each row, with a sign for each square: `~` river, `T` temple with a treasure, `C` one taken first. */
  grid: string[];
}

export interface Ground {
  title: string;
  river: Set<string>;
  /** Where treasures lie that are taken first. */
  corners: Set<string>;
}

function groundOf({ title, grid }: BoardData): Ground {
  const where = (sign: string): Set<string> =>
    new Set(
      grid.flatMap((row, index) => [...row].flatMap((each, column) => (each === sign ? [nameOf(index, column)] : []))),
    );
  return { title, river: where("~"), corners: where("C") };
}

const read: Record<string, Promise<Ground> | undefined> = {};

/** The board of a name; it never changes, so it is asked for once. */
export function boardOf(name: string): Promise<Ground> {
  const ground = read[name] ?? peek<BoardData>(`/games/tigris/boards/${name}`).then(groundOf);
  read[name] = ground;
  ground.catch(() => (read[name] = undefined));
  return ground;
}
