// Tells players who have never built a route where to do things, until they have.

import type { Sitting } from "../../session/table/sitting";
import { publicOf } from "./position";
import { openRoutes } from "./sentences";

const KEPT = "lautta-amsterdam-knows";

class Newcomer {
  private knows = $state(localStorage.getItem(KEPT) !== null);

  /** Has the reader built a route? Then they know how. */
  look(live: Sitting): void {
    const seat = live.table?.my_seat;
    if (this.knows || typeof seat !== "number" || !Object.values(publicOf(live).owners).includes(seat)) return;
    this.knows = true;
    localStorage.setItem(KEPT, "yes");
  }

  /** The hint to show instead of the usual sentence; null if there is none. */
  hint(live: Sitting): string | null {
    if (this.knows || live.guide || live.kind !== "now" || !live.mine || publicOf(live).phase !== "turn") return null;
    return openRoutes(live).size ? "amsterdam-first-route" : "amsterdam-first-cards";
  }
}

export const newcomer = new Newcomer();
