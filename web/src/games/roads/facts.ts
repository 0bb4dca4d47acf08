// The numbers in the rules: what things cost, take, give and carry.

import type { RoadsFacts as Facts } from "../../api/schema";
import { factsOf } from "../../session/facts";

export type { RoadsFacts as Facts, RoadsRecipe as Recipe, RoadsVehicle as Vehicle } from "../../api/schema";

export const facts = (): Promise<Facts> => factsOf<Facts>("roads");
