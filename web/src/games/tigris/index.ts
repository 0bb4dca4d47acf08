// Tigris & Euphrates on the page.

import { retry } from "../../i18n/retry";
import { words } from "../../i18n/words.svelte";
import type { GamePage } from "../../table/model/game";
import DynastySign from "./DynastySign.svelte";
import { preload } from "./preload";

export const page: GamePage = {
  place: 2,
  against: 2,
  picture: () => retry(() => import("./Picture.svelte")),
  sketch: () => retry(() => import("./Sketch.svelte")),
  table: preload.table,
  rules: () => words.with(() => import("./Rules.svelte"), "tigris_help"),
  signs: DynastySign,
};
