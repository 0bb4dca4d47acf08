// Roads & Boats on the page.

import { again } from "../../i18n/again";
import { words } from "../../i18n/words.svelte";
import type { GamePage } from "../../session/table/game";
import { first } from "./first";

export const page: GamePage = {
  place: 1,
  against: 0,
  boards: ["a_river_runs_through_it", "great_plains", "three_rivers", "four_sailors"],
  picture: () => again(() => import("./Picture.svelte")),
  sketch: () => again(() => import("./Sketch.svelte")),
  still: () => again(() => import("./Still.svelte")),
  table: first.table,
  rules: () => words.with(() => import("./Rules.svelte"), "roads_help"),
  maps: {
    page: () => again(() => import("./maps/MapsPage.svelte")),
    link: () => again(() => import("./maps/MapLink.svelte")),
    picture: () => again(() => import("./maps/BoardPicture.svelte")),
    laying: () => again(() => import("./maps/LayTable.svelte")),
  },
  // Alone it is always the short game, and nobody is asked for an order.
  settled: (option, players) => ["short_game", "order_asked"].includes(option) && players === 1,
};
