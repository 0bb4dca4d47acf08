// Roads & Boats on the page.

import { retry } from "../../i18n/retry";
import { words } from "../../i18n/words.svelte";
import type { GamePage } from "../../table/model/game";
import { preload } from "./preload";

export const page: GamePage = {
  place: 1,
  against: 0,
  boards: ["a_river_runs_through_it", "great_plains", "three_rivers", "four_sailors"],
  picture: () => retry(() => import("./Picture.svelte")),
  sketch: () => retry(() => import("./Sketch.svelte")),
  still: () => retry(() => import("./Still.svelte")),
  table: preload.table,
  rules: () => words.with(() => import("./Rules.svelte"), "roads_help"),
  maps: {
    page: () => retry(() => import("./maps/MapsPage.svelte")),
    link: () => retry(() => import("./maps/MapLink.svelte")),
    picture: () => retry(() => import("./maps/BoardPicture.svelte")),
    laying: () => retry(() => import("./maps/LayTable.svelte")),
  },
  // Alone it is always the short game, and nobody is asked for an order.
  settled: (option, players) => ["short_game", "order_asked", "wonder_asked"].includes(option) && players === 1,
};
