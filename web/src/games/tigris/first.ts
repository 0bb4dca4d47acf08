import type { First } from "../../session/table/game";

export const first: First = { table: () => import("./Tigris.svelte"), reads: ["board", "facts"] };
