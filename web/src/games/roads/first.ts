import { again } from "../../i18n/again";
import type { First } from "../../session/table/game";

export const first: First = { table: () => again(() => import("./Roads.svelte")), reads: ["board", "facts"] };
