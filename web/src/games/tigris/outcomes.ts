// What an action would do, in sentences.

import { seatName } from "../../table/model/seats";
import type { TableView } from "../../table/model/view.svelte";
import { say } from "../../i18n/words.svelte";
import { previewOf } from "./marks";
import { TILES, type TileName } from "./pieces";
import { privateOf, type Fight, type Preview } from "./position";

type Someone = { seat: string; other: string; you: number };

/** The two people in a sentence: whom it is about, and another; `you` says which of them the reader is. */
export function people(view: TableView, seat: number, other = -1): Someone {
  const { seats = [], my_seat: mine = null } = view.table ?? {};
  const name = (each: number): string => (each < 0 ? "" : seatName(seats, each, null));
  return { seat: name(seat), other: name(other), you: seat === mine ? 1 : other === mine && other >= 0 ? 2 : 0 };
}

function fightWords(view: TableView, kind: "revolt" | "war", { leader, attacker, defender }: Fight): string {
  const strengths = { attack: attacker.board, defence: defender.board };
  return say(`tigris-preview-${kind}`, { ...people(view, attacker.seat, defender.seat), leader, ...strengths });
}

/** All effects, the most important first. */
export function outcome(view: TableView, preview: Preview): string[] {
  const { revolt, wars = [], points = [], home = [], removed = [], treasures = [], monuments = [], strength } = preview;
  const quiet = !revolt && !wars.length;
  return [
    ...(revolt ? [fightWords(view, "revolt", revolt)] : []),
    ...wars.map((war) => fightWords(view, "war", war)),
    ...(preview.joins && quiet ? [say("tigris-preview-joins")] : []),
    ...points.map(({ seat, colour, n }) => say("tigris-preview-points", { ...people(view, seat), colour, count: n })),
    ...(quiet && strength !== undefined ? [say("tigris-preview-strength", { count: strength })] : []),
    ...(removed.length ? [say("tigris-preview-removed", { count: removed.length })] : []),
    ...home.map(({ seat, leader }) => say("tigris-preview-home", { ...people(view, seat), leader })),
    ...(monuments.length ? [say("tigris-preview-square")] : []),
    ...treasures.map(({ seat, n }) => say("tigris-preview-treasures", { ...people(view, seat), count: n })),
  ];
}

/** What a kind of tile would do on a square; nothing if it can't go there. */
export interface Try {
  tile: TileName;
  preview: Preview | null;
  words: string;
}

/** What each kind of tile in my hand would do on a square; kinds that can never go there are left out. */
export async function triesAt(view: TableView, square: string): Promise<Try[]> {
  const { hand } = privateOf(view);
  const found = await view.choices("place", { square }, true);
  return TILES.filter((tile) => (hand[tile] ?? 0) > 0).flatMap((tile) => {
    const choice = found.find((each) => each.args["tile"] === tile);
    if (!choice) return [];
    const preview = choice.refused ? null : previewOf(choice);
    const brings = preview
      ? outcome(view, preview).join(", ") || say("tigris-preview-no-points")
      : choice.refused
        ? view.words(choice.refused).text
        : "";
    return [{ tile, preview, words: `${say("tigris-tile", { kind: tile })}: ${brings}` }];
  });
}
