// Roads & Boats on the page.

import type { GamePage } from "../../session/table/game";

export const page: GamePage = {
  place: 3,
  against: 0,
  boards: ["a_river_runs_through_it", "great_plains", "three_rivers", "four_sailors"],
  picture: () => import("./Picture.svelte"),
  table: () => import("./Roads.svelte"),
  rules: () => import("./Rules.svelte"),
  maps: {
    page: () => import("./maps/MapsPage.svelte"),
    link: () => import("./maps/MapLink.svelte"),
    picture: () => import("./maps/BoardPicture.svelte"),
    laying: () => import("./maps/LayTable.svelte"),
  },
  // Alone it is always the short game.
  settled: (option, players) => option === "short_game" && players === 1,
};
