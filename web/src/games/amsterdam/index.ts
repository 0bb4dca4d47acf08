// Ticket to Ride: Amsterdam on the page.

import type { GamePage } from "../../session/table/game";

export const page: GamePage = {
  place: 2,
  against: 2,
  picture: () => import("./Picture.svelte"),
  table: () => import("./Amsterdam.svelte"),
  rules: () => import("./Rules.svelte"),
};
