// The board, from its file.

import { boardNamed } from "../../app/boards";
import { remembered } from "../../ui/shared";
import { squareName } from "./geometry";

export interface BoardData {
  title: string;
  /** A text for each row, with a sign for each square: `~` river, `T` temple with a treasure, `C` one taken first. */
  grid: string[];
}

export interface BoardGeometry {
  title: string;
  river: Set<string>;
  /** The squares of treasures that have to be taken first. */
  corners: Set<string>;
  /** Where temples with treasures lie from the start. */
  temples: Set<string>;
}

function groundOf({ title, grid }: BoardData): BoardGeometry {
  const where = (signs: string): Set<string> =>
    new Set(
      grid.flatMap((row, index) =>
        [...row].flatMap((each, column) => (signs.includes(each) ? [squareName(index, column)] : [])),
      ),
    );
  return { title, river: where("~"), corners: where("C"), temples: where("TC") };
}

const known = remembered(groundOf);

export const boardOf = async (name: string): Promise<BoardGeometry> =>
  known(await boardNamed<BoardData>("tigris", name));
