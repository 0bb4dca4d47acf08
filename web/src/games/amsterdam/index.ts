// Ticket to Ride: Amsterdam on the page.

import { again } from "../../i18n/again";
import { words } from "../../i18n/words.svelte";
import type { GamePage } from "../../session/table/game";
import { first } from "./first";

export const page: GamePage = {
  place: 3,
  against: 2,
  picture: () => again(() => import("./Picture.svelte")),
  sketch: () => again(() => import("./Sketch.svelte")),
  table: first.table,
  rules: () => words.with(() => import("./Rules.svelte"), "amsterdam_help"),
};
