// What is said of maps and their tiles.

import type { BoardTrouble } from "../../../api/schema";
import { say, words } from "../../../i18n/words.svelte";
import type { MapCard, MapData, Tile } from "./cells";

/** A tile in words: its name, terrain, the sides of its river, whether it is a start. */
export function tileWords(tile: Tile | undefined, name: string | undefined): string {
  if (!tile || !name) return say("maps-no-tile");
  const sides = (tile.river ?? []).map((side) => say("maps-side", { side }));
  const parts = [name, say("roads-terrain", { kind: tile.terrain })];
  if (sides.length) parts.push(say("maps-river-to", { sides: sides.join(", ") }));
  if (tile.start) parts.push(say("maps-is-start"));
  return parts.join(", ");
}

/** What is wrong, in the reader's words. */
export function troubleWords(trouble: BoardTrouble): string {
  return words.has(trouble.key) ? say(trouble.key, trouble.args) : trouble.message;
}

/** What is special about a map, in a few words each. */
export function specials(data: MapData): string[] {
  const marks = data.tiles.filter((tile) => tile.start).length;
  const found = [say("maps-tiles", { count: data.tiles.length })];
  if (data.players === 1) found.push(say("maps-alone"));
  if (!data.tiles.some((tile) => tile.river?.length)) found.push(say("maps-no-rivers"));
  if (marks) found.push(say("maps-starts", { count: marks }));
  if (data.start_goods) found.push(say("maps-own-goods"));
  return found;
}

/** The best that is known, whose it is, and what it is made of. */
export function recordWords({ points, by, of }: NonNullable<MapData["record"]>): string {
  const whose = by ? ` (${by})` : "";
  return say("maps-record", { points }) + whose + (of ? `, ${say("maps-record-of", of)}` : "");
}

/** What the card of a map says, a sentence each. */
export function cardWords(card: MapCard): string[] {
  const found = (card.rules ?? []).map((rule) => say("maps-card-rule", { rule }));
  if (card.expansion) found.push(expansionWords(card.expansion));
  if (card.also_without) found.push(say("maps-card-also-without"));
  if (card.rails_left_out) found.push(say("maps-card-rails"));
  if (card.web_list) found.push(say("maps-card-web-list", { number: String(card.web_list) }));
  return found;
}

function expansionWords(modules: string[]): string {
  if (modules.includes("any")) return say("maps-card-any");
  if (modules.includes("many")) return say("maps-card-many");
  return say("maps-card-expansion", { modules: modules.map((module) => say("maps-module", { module })).join(", ") });
}
