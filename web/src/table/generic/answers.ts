// Answers to questions about the board of any game, each a list of sentences.

import type { Asked } from "../../session/table/questions";
import type { Sitting } from "../../session/table/sitting";
import { games } from "../../session/games.svelte";
import { nameWords } from "../../session/table/seats";
import { say } from "../../i18n/words.svelte";
import { onPlace, placesOf, type Place } from "./board";
import { actionWords } from "./naming";
import { positionOf, type GridEntry, type Shown } from "./position";
import { factWords, nameOf, pieceWords, prompt } from "./sentences";

type Table = NonNullable<Sitting["table"]>;

/** What can be asked: places by name, and topics with their answers. */
export function asked(live: Sitting): Promise<Asked> {
  const shown = (): Shown | null => live.table && positionOf(live.table, games.named(live.table.game));
  const places = (): [GridEntry, Place][] =>
    shown()?.grids.flatMap((grid) => placesOf(grid).map((place): [GridEntry, Place] => [grid, place])) ?? [];
  const called = ([, place]: [GridEntry, Place]): string => nameWords(live.table?.game ?? "", place.name);
  return Promise.resolve({
    names: places().map(called),
    about: (name) =>
      told(live, (table) => places().flatMap((each) => (called(each) === name ? [placeWords(table, ...each)] : []))),
    topics: {
      turn: () => told(live, (table) => turn(live, table)),
      players: () => told(live, (table) => players(table, shown())),
      ...(shown()?.mine.length && {
        hand: () => told(live, (table) => shown()?.mine.map((entry) => sentence(factWords(table, entry))) ?? []),
      }),
    },
  });
}

const told = (live: Sitting, tell: (table: Table) => string[]): string[] => (live.table ? tell(live.table) : []);
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

function turn(live: Sitting, table: Table): string[] {
  const can = live.mine ? Object.keys(table.legal).map((name) => actionWords(table.game, name)) : [];
  return [sentence(prompt(live)), ...(can.length > 1 ? [say("generic-can", { what: can.join(", ") })] : [])];
}

function players(table: Table, shown: Shown | null): string[] {
  return table.seats.map((_, seat) => {
    const facts = (shown?.players[seat] ?? []).map((entry) => factWords(table, entry));
    return sentence(
      facts.length ? say("generic-fact", { name: nameOf(table, seat), value: facts.join(", ") }) : nameOf(table, seat),
    );
  });
}
