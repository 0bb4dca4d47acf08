// What tables of all these games need at once. The first script carries it, so it knows nothing else of them.

import type { Preload } from "../table/model/game";

const FOUND = import.meta.glob<Preload>("./*/preload.ts", { eager: true, import: "preload" });

export const PRELOAD: Record<string, Preload | undefined> = Object.fromEntries(
  Object.entries(FOUND).map(([path, preload]) => [path.split("/").at(-2) ?? "", preload]),
);
