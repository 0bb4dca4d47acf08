// What a newcomer should know in the first turns: one thing in each phase.

import type { Table } from "../../api/schema";
import type { Facts, Public, Recipe } from "./position";

/** After so many turns nobody is a newcomer any more. */
const ENOUGH = 8;

export interface Hint {
  hint: "goal" | "home" | "order" | "given" | "use" | "move" | "breed" | "build" | "wonder";
  /** What it is about, if that is a building. */
  recipe?: Recipe | undefined;
  place?: string;
}

const tileOf = (place: string): string | undefined => /^[a-z]+\d+/.exec(place)?.[0];

/** `legal`: what the reader may do, in this seat. */
export function hintFor(position: Public, seat: number, legal: Table["legal"], { recipes }: Facts): Hint | null {
  const { phase, stage, turn, buildings } = position;
  if (turn > ENOUGH) return null;
  if (phase === "setup") return { hint: legal["home"] ? "home" : "goal" };
  if (stage !== "playing") return legal["agree"] ? { hint: "order" } : null;
  if (phase === "production") {
    const tile = legal["use"]?.[0]?.[0];
    const [place = "", used] = Object.entries(buildings).find(([each]) => tileOf(each) === tile) ?? [];
    const recipe = recipes.find(({ kind }) => kind === used?.kind);
    if (recipe) return { hint: "use", place, recipe };
    return legal["load"] && Object.keys(buildings).length ? { hint: "given" } : null;
  }
  if (phase === "building") {
    // What gives goods by itself comes first among the recipes.
    for (const recipe of recipes) {
      const [, place] = legal["build"]?.find(([kind]) => kind === recipe.kind) ?? [];
      if (place) return { hint: "build", place, recipe };
    }
    return null;
  }
  if (phase === "movement") {
    const fleet = Object.values(position.players[seat]?.transporters ?? {});
    if (!legal["go"] || fleet.some(({ moved }) => moved)) return null;
    if (turn > 1) return { hint: "breed" };
    return { hint: "move", recipe: recipes.find(({ kind }) => kind === "woodcutter") };
  }
  return legal["brick"] ? { hint: "wonder" } : null;
}

/** Tells a hint in the first phase in which it comes up, and in no other. */
export class Once {
  private readonly first = new Map<string, string>();

  tells({ hint }: Hint, { turn, phase }: Public): boolean {
    const now = `${turn} ${phase}`;
    if (!this.first.has(hint)) this.first.set(hint, now);
    return this.first.get(hint) === now;
  }
}
