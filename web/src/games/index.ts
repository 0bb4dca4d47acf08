// All games that this page was built with: one for each folder beside this file.

import type { GamePage } from "../table/model/game";

const FOUND = import.meta.glob<GamePage>("./*/index.ts", { eager: true, import: "page" });

export const GAMES: Record<string, GamePage> = Object.fromEntries(
  Object.entries(FOUND).map(([path, page]) => [path.split("/").at(-2) ?? "", page]),
);
