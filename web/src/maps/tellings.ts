// What is said of maps and their tiles.

import type { BoardTrouble } from "../api/schema";
import { say, words } from "../words.svelte";
import type { MapData, Tile } from "./cells";

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
