// Tigris & Euphrates on the page.

import type { GamePage } from "../../session/table/game";
import DynastySign from "./DynastySign.svelte";

export const page: GamePage = {
  place: 1,
  against: 2,
  picture: () => import("./Picture.svelte"),
  table: () => import("./Tigris.svelte"),
  rules: () => import("./Rules.svelte"),
  signs: DynastySign,
};
