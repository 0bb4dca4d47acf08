// The first script. It is small, so that it is there before the others, and asks at once for all that the address is known
// to need: on a slow line whatever is asked for later costs a way there and back.

import { prefetch, prefetched } from "./api/prefetch";
import type { Table } from "./api/schema";
import { startFaces } from "./art/fonts/faces";
import { PRELOAD } from "./games/preload";
import { retry } from "./i18n/retry";
import { catalogue } from "./i18n/catalogues";
import { wantedLanguage } from "./i18n/language";
import { routeHere } from "./app/route";

const route = routeHere();
const language = wantedLanguage();

void retry(() => import("./app"));
prefetch("/games", "anybody");
preload(catalogue("page", language));
if (route.page === "table") void openTable(route.id);
startFaces();

async function openTable(id: string): Promise<void> {
  prefetch(`/tables/${id}`, "me");
  preload(import("./pages/table/TablePage.svelte"));
  preload(catalogue("tables", language));
  const table = await prefetched<Table>(`/tables/${id}`);
  const game = table && PRELOAD[table.game];
  if (!game) return;
  preload(game.table());
  preload(catalogue(table.game, language));
  const paths = { board: table.board && `/boards/${table.board}`, facts: "/facts" }; // no board while one is laid
  for (const read of game.reads) if (paths[read]) prefetch(`/games/${table.game}${paths[read]}`, "anybody");
}

/** Whoever needs it loads it again, and says so if that fails too. */
function preload(part: Promise<unknown>): void {
  part.catch(() => undefined);
}
