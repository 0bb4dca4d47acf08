// Tigris & Euphrates on the page.

import { words } from "../../i18n/words.svelte";
import type { GamePage } from "../../session/table/game";
import DynastySign from "./DynastySign.svelte";

export const page: GamePage = {
  place: 2,
  against: 2,
  picture: () => import("./Picture.svelte"),
  sketch: () => import("./Sketch.svelte"),
  table: () => import("./Tigris.svelte"),
  rules: () => words.with(() => import("./Rules.svelte"), "tigris_help"),
  signs: DynastySign,
};
