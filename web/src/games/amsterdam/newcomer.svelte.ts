// Tells players who have never built a route where to do things, until they have.

import type { TableView } from "../../table/model/view.svelte";
import { publicOf } from "./position";
import { openRoutes } from "./sentences";

const KEPT = "lautta-amsterdam-knows";

class Newcomer {
  private knows = $state(localStorage.getItem(KEPT) !== null);

  /** Has the reader built a route? Then they know how. */
  look(view: TableView): void {
    const seat = view.table?.my_seat;
    if (this.knows || typeof seat !== "number" || !Object.values(publicOf(view).owners).includes(seat)) return;
    this.knows = true;
    localStorage.setItem(KEPT, "yes");
  }

  /** The hint to show instead of the usual sentence; null if there is none. */
  hint(view: TableView): string | null {
    if (this.knows || view.guide || view.kind !== "now" || !view.mine || publicOf(view).phase !== "turn") return null;
    return openRoutes(view.table?.legal ?? {}).size ? "amsterdam-first-route" : "amsterdam-first-cards";
  }
}

export const newcomer = new Newcomer();
