// Answers to questions about the board of any game, each a list of sentences.

import type { Asked } from "../model/questions";
import type { TableView } from "../model/view.svelte";
import { games } from "../../app/games.svelte";
import { nameWords } from "../model/seats";
import { say } from "../../i18n/words.svelte";
import { onPlace, placesOf, type Place } from "./board";
import { actionWords } from "./naming";
import { positionOf, type GridEntry, type Shown } from "./position";
import { factWords, playerName, pieceWords, prompt } from "./sentences";

type Table = NonNullable<TableView["table"]>;

/** What can be asked: places by name, and topics with their answers. */
export function asked(view: TableView): Promise<Asked> {
  const shown = (): Shown | null => view.table && positionOf(view.table, games.named(view.table.game));
  const places = (): [GridEntry, Place][] =>
    shown()?.grids.flatMap((grid) => placesOf(grid).map((place): [GridEntry, Place] => [grid, place])) ?? [];
  const called = ([, place]: [GridEntry, Place]): string => nameWords(view.table?.game ?? "", place.name);
  return Promise.resolve({
    names: places().map(called),
    about: (name) =>
      told(view, (table) => places().flatMap((each) => (called(each) === name ? [placeWords(table, ...each)] : []))),
    topics: {
      turn: () => told(view, (table) => turn(view, table)),
      players: () => told(view, (table) => players(table, shown())),
      ...(shown()?.mine.length && {
        hand: () => told(view, (table) => shown()?.mine.map((entry) => sentence(factWords(table, entry))) ?? []),
      }),
    },
  });
}

const told = (view: TableView, tell: (table: Table) => string[]): string[] => (view.table ? tell(view.table) : []);
const sentence = (words: string): string => `${words}.`;

/** What is on a place, from the top. */
export function placeWords(table: Table, grid: GridEntry, place: Place): string {
  const pieces = onPlace(grid, place).map((piece) => pieceWords(table, grid, piece));
  return say("generic-place", {
    name: nameWords(table.game, place.name),
    count: pieces.length,
    pieces: pieces.join(", "),
  });
}

function turn(view: TableView, table: Table): string[] {
  const can = view.mine ? Object.keys(table.legal).map((name) => actionWords(table.game, name)) : [];
  return [sentence(prompt(view)), ...(can.length > 1 ? [say("generic-can", { what: can.join(", ") })] : [])];
}

function players(table: Table, shown: Shown | null): string[] {
  return table.seats.map((_, seat) => {
    const name = playerName(table, seat);
    const facts = (shown?.players[seat] ?? []).map((entry) => factWords(table, entry));
    return sentence(facts.length ? say("generic-fact", { name, value: facts.join(", ") }) : name);
  });
}
