// What tables of all these games need at once. The first script carries it, so it knows nothing else of them.

import type { First } from "../session/table/game";

const FOUND = import.meta.glob<First>("./*/first.ts", { eager: true, import: "first" });

export const FIRST: Record<string, First | undefined> = Object.fromEntries(
  Object.entries(FOUND).map(([path, first]) => [path.split("/").at(-2) ?? "", first]),
);
