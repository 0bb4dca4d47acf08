// Descriptions of maps and their tiles.

import type { BoardIssue } from "../../../api/schema";
import { say, words } from "../../../i18n/words.svelte";
import type { MapCard, MapData, Tile } from "./cells";

/** A tile in words: its name, terrain, the sides of its river, whether it is a start. */
export function tileWords(tile: Tile | undefined, name: string | undefined): string {
  if (!tile || !name) return say("roads_maps-no-tile");
  const sides = (tile.river ?? []).map((side) => say("roads_maps-side", { side }));
  const parts = [name, say("roads-terrain", { kind: tile.terrain })];
  if (sides.length) parts.push(say("roads_maps-river-to", { sides: sides.join(", ") }));
  if (tile.start) parts.push(say("roads_maps-is-start"));
  return parts.join(", ");
}

/** An issue in the reader's language. */
export function issueWords(issue: BoardIssue): string {
  return words.has(issue.key) ? say(issue.key, issue.args) : issue.message;
}

/** What is special about a map, in a few words each. */
export function specials(data: MapData): string[] {
  const marks = data.tiles.filter((tile) => tile.start).length;
  const found = [say("roads_maps-tiles", { count: data.tiles.length })];
  if (data.players === 1) found.push(say("roads_maps-alone"));
  if (!data.tiles.some((tile) => tile.river?.length)) found.push(say("roads_maps-no-rivers"));
  if (marks) found.push(say("roads_maps-starts", { count: marks }));
  if (data.start_goods) found.push(say("roads_maps-own-goods"));
  return found;
}

/** The best known result, whose it is, and what it consists of. */
export function recordWords({ points, by, of }: NonNullable<MapData["record"]>): string {
  const whose = by ? ` (${by})` : "";
  return say("roads_maps-record", { points }) + whose + (of ? `, ${say("roads_maps-record-of", of)}` : "");
}

/** The sentences on the card of a map. */
export function cardWords(card: MapCard): string[] {
  const found = (card.rules ?? []).map((rule) => say("roads_maps-card-rule", { rule }));
  if (card.expansion) found.push(expansionWords(card.expansion));
  if (card.also_without) found.push(say("roads_maps-card-also-without"));
  if (card.rails_left_out) found.push(say("roads_maps-card-rails"));
  if (card.web_list) found.push(say("roads_maps-card-web-list", { number: String(card.web_list) }));
  return found;
}

function expansionWords(modules: string[]): string {
  if (modules.includes("any")) return say("roads_maps-card-any");
  if (modules.includes("many")) return say("roads_maps-card-many");
  return say("roads_maps-card-expansion", {
    modules: modules.map((module) => say("roads_maps-module", { module })).join(", "),
  });
}
