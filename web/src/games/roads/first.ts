import type { First } from "../../session/table/game";

export const first: First = { table: () => import("./Roads.svelte"), reads: ["board", "facts"] };
