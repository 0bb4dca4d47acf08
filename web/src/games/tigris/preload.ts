import { retry } from "../../i18n/retry";
import type { Preload } from "../../table/model/game";

export const preload: Preload = { table: () => retry(() => import("./Tigris.svelte")), reads: ["board", "facts"] };
