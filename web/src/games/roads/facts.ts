// The numbers of the rules as the server tells them: what things cost, take, give and carry.

import { peek } from "../../api/client";
import type { RoadsFacts as Facts } from "../../api/schema";

export type { RoadsFacts as Facts, RoadsRecipe as Recipe, RoadsVehicle as Vehicle } from "../../api/schema";

let read: Promise<Facts> | null = null;

/** They never change, so they are asked for once. */
export function facts(): Promise<Facts> {
  read ??= peek<Facts>("/games/roads/facts");
  read.catch(() => (read = null));
  return read;
}
