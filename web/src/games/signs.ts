// The games that have signs of their own for seats.

import type { SeatSigns } from "../ui/signs";
import DynastySign from "./tigris/DynastySign.svelte";

export const SIGNS: Record<string, SeatSigns> = { tigris: DynastySign };
