// The page's folder for every game that has none of its own: a table drawn from what the server says about the game.

import { again } from "../../i18n/again";
import { words } from "../../i18n/words.svelte";
import type { GamePage } from "../../session/table/game";

export const page: GamePage = {
  picture: () => again(() => import("./Picture.svelte")),
  sketch: () => again(() => import("./Sketch.svelte")),
  table: () => words.with(() => import("./Generic.svelte"), "generic"),
  rules: () => words.with(() => import("./Rules.svelte"), "generic"),
};
