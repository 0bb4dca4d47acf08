// All games that this page was built with: each folder beside this file is one.

import type { GamePage } from "../session/table/game";

const FOUND = import.meta.glob<GamePage>("./*/index.ts", { eager: true, import: "page" });

export const GAMES: Record<string, GamePage> = Object.fromEntries(
  Object.entries(FOUND).map(([path, page]) => [path.split("/").at(-2) ?? "", page]),
);
