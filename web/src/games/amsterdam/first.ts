import type { First } from "../../session/table/game";

export const first: First = { table: () => import("./Amsterdam.svelte"), reads: ["board"] };
