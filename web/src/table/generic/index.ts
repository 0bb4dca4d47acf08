// The page's folder for every game that has none of its own: a table drawn from what the server says about the game.

import { retry } from "../../i18n/retry";
import { words } from "../../i18n/words.svelte";
import type { GamePage } from "../model/game";

export const page: GamePage = {
  picture: () => retry(() => import("./Picture.svelte")),
  sketch: () => retry(() => import("./Sketch.svelte")),
  table: () => words.with(() => import("./Generic.svelte"), "generic"),
  rules: () => words.with(() => import("./Rules.svelte"), "generic"),
};
