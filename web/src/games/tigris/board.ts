// The board, from its file.

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
  /** The squares of treasures that have to be taken first. */
  corners: Set<string>;
  /** Where temples with treasures lie from the start. */
  temples: Set<string>;
}

function groundOf({ title, grid }: BoardData): Ground {
  const where = (signs: string): Set<string> =>
    new Set(
      grid.flatMap((row, index) =>
        [...row].flatMap((each, column) => (signs.includes(each) ? [nameOf(index, column)] : [])),
      ),
    );
  return { title, river: where("~"), corners: where("C"), temples: where("TC") };
}

const read: Record<string, Promise<Ground> | undefined> = {};

/** The board with this name; it never changes, so it is requested once. */
export function boardOf(name: string): Promise<Ground> {
  const ground = read[name] ?? peek<BoardData>(`/games/tigris/boards/${name}`).then(groundOf);
  read[name] = ground;
  ground.catch(() => (read[name] = undefined));
  return ground;
}
