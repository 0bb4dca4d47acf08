// The numbers in the rules: what things cost, take, give and carry.

import type { RoadsFacts as Facts } from "../../api/schema";
import { factsOf } from "../../app/boards";

export type { RoadsFacts as Facts, RoadsRecipe as Recipe } from "../../api/schema";

export const facts = (): Promise<Facts> => factsOf<Facts>("roads");
