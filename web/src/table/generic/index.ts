// What the page has for every game that it has no pages of: a table that is drawn from what the server says of it.

import { words } from "../../i18n/words.svelte";
import type { GamePage } from "../../session/table/game";

/** With the words for it. */
async function worded<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), words.add("generic")]);
  return module;
}

export const page: GamePage = {
  picture: () => import("./Picture.svelte"),
  table: () => worded(() => import("./Generic.svelte")),
  rules: () => worded(() => import("./Rules.svelte")),
};
