// Whoever has never built a route here is told where things are done, until they have.

import type { Sitting } from "../../session/table/sitting";
import { publicOf } from "./position";
import { openRoutes } from "./telling";

const KEPT = "lautta-amsterdam-knows";

class Newcomer {
  private knows = $state(localStorage.getItem(KEPT) !== null);

  /** Is there a route of mine? Then I know how. */
  look(live: Sitting): void {
    const seat = live.table?.my_seat;
    if (this.knows || typeof seat !== "number" || !Object.values(publicOf(live).owners).includes(seat)) return;
    this.knows = true;
    localStorage.setItem(KEPT, "yes");
  }

  /** What to say in place of the usual words; null where those do. */
  hint(live: Sitting): string | null {
    if (this.knows || live.kind !== "now" || !live.mine || publicOf(live).phase !== "turn") return null;
    return openRoutes(live).size ? "amsterdam-first-route" : "amsterdam-first-cards";
  }
}

export const newcomer = new Newcomer();
