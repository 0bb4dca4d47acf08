// What the board file does not say: how far each route of a known city curves, so that no two spaces touch, and where
// the names of its places are.

import type { Label } from "./labels";

const AMSTERDAM: Record<string, number> = {
  "nieuwe-waal|haringpakkerstoren": -19,
  "nieuwe-waal|noordermarkt": 10,
  "haringpakkerstoren|oude-waal": -14,
  "oude-waal|montelbaanstoren": -14,
  "montelbaanstoren|waag": 6,
  "montelbaanstoren|blauwbrug": -24,
  "noordermarkt|korenmetershuisje": 7,
  "noordermarkt|jan-roodenpoortstoren": -6,
  "noordermarkt|jordaan": 10,
  "korenmetershuisje|oude-kerk": -6,
  "oude-kerk|dam": 3,
  "jordaan|jan-roodenpoortstoren": -5,
  "jordaan|westermarkt": 7,
  "jordaan|de-drie-hendricken": 15,
  "de-drie-hendricken|begijnhof": 34,
  "westermarkt|begijnhof": -14,
  "dam|oost-indisch-huis": 26,
  "dam|begijnhof": 4,
  "begijnhof|munttoren": 9,
  "munttoren|oost-indisch-huis": 10,
  "munttoren|blauwbrug": 18,
};

const label = (x: number, y: number, anchor: Label["anchor"], ...lines: string[]): Omit<Label, "id"> => ({
  x,
  y,
  anchor,
  lines,
});

const AMSTERDAM_LABELS: Record<string, Omit<Label, "id">> = {
  "nieuwe-waal": label(216, 101, "end", "Nieuwe Waal"),
  haringpakkerstoren: label(398, 98, "start", "Haringpakkerstoren"),
  "oude-waal": label(721, 148, "start", "Oude Waal"),
  montelbaanstoren: label(868, 236, "start", "Montelbaans-", "toren"),
  noordermarkt: label(176, 272, "end", "Noordermarkt"),
  korenmetershuisje: label(440, 244, "end", "Korenmetershuisje"),
  "oude-kerk": label(577, 223, "middle", "Oude", "Kerk"),
  waag: label(640, 350, "middle", "Waag"),
  jordaan: label(100, 415, "end", "Jordaan"),
  "jan-roodenpoortstoren": label(396, 490, "middle", "Jan Rooden-", "poortstoren"),
  dam: label(444, 402, "middle", "Dam"),
  "oost-indisch-huis": label(728, 391, "start", "Oost-Indisch", "Huis"),
  westermarkt: label(246, 576, "start", "Westermarkt"),
  "de-drie-hendricken": label(141, 574, "end", "De Drie", "Hendricken"),
  begijnhof: label(503, 596, "start", "Begijnhof"),
  munttoren: label(654, 683, "middle", "Munttoren"),
  blauwbrug: label(881, 560, "start", "Blauwbrug"),
};

const BENDS: Record<string, Record<string, number>> = { amsterdam: AMSTERDAM };

/** The bends of a city's routes, keyed by "a|b"; routes of a city without a drawing are straight. */
export function bendsOf(map: string): Record<string, number> {
  return BENDS[map] ?? {};
}

const LABELS: Record<string, Record<string, Omit<Label, "id">>> = { amsterdam: AMSTERDAM_LABELS };

/** The positions of a city's names, if somebody has placed them by eye, or null. */
export function labelsOf(map: string): Record<string, Omit<Label, "id">> | null {
  return LABELS[map] ?? null;
}
