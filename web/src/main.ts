// The first script. It is small, so that it is there before the others, and asks at once for all that the address is known
// to need: on a slow line whatever is asked for later costs a way there and back.

import { askAhead, lookAhead } from "./api/ahead";
import type { Table } from "./api/schema";
import { startFaces } from "./art/fonts/faces";
import { FIRST } from "./games/first";
import { again } from "./i18n/again";
import { catalogue } from "./i18n/catalogues";
import { wantedLanguage } from "./i18n/language";
import { routeHere } from "./session/route";

const route = routeHere();
const language = wantedLanguage();

void again(() => import("./app"));
askAhead("/games", "anybody");
ahead(catalogue("page", language));
if (route.page === "table") void openTable(route.id);
startFaces();

async function openTable(id: string): Promise<void> {
  askAhead(`/tables/${id}`, "me");
  ahead(import("./pages/table/TablePage.svelte"));
  ahead(catalogue("tables", language));
  const table = await lookAhead<Table>(`/tables/${id}`);
  const first = table && FIRST[table.game];
  if (!first) return;
  ahead(first.table());
  ahead(catalogue(table.game, language));
  const paths = { board: table.board && `/boards/${table.board}`, facts: "/facts" }; // no board while one is laid
  for (const read of first.reads) if (paths[read]) askAhead(`/games/${table.game}${paths[read]}`, "anybody");
}

/** Whoever needs it loads it again, and says so if that fails too. */
function ahead(part: Promise<unknown>): void {
  part.catch(() => undefined);
}
