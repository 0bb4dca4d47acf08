// Answers to questions about the map, each a list of sentences.

import type { Asked } from "../../table/model/questions";
import { seatName } from "../../table/model/seats";
import type { TableView } from "../../table/model/view.svelte";
import { say, words } from "../../i18n/words.svelte";
import { groundNamed, type MapGeometry } from "./land/ground";
import { publicOf, transportersOf } from "./position";
import { describer, goodsWords, prompt, standingWords, buildingWords } from "./sentences";

/** What can be asked: tiles by name, and topics with their answers. */
export async function asked(view: TableView): Promise<Asked> {
  const [ground] = await Promise.all([groundNamed(view.table?.board ?? ""), words.add("roads_spoken")]);
  return {
    names: ground.tiles.map(({ name }) => name),
    about: (name) => about(view, ground, name),
    topics: {
      turn: () => [prompt(view)],
      fleet: () => fleet(view),
      buildings: () => buildings(view),
      goods: () => goods(view),
      wonder: () => wonder(view),
      players: () => players(view),
    },
  };
}

const mineOf = (view: TableView): number => view.table?.my_seat ?? -1;

function about(view: TableView, ground: MapGeometry, name: string): string[] {
  const tile = ground.byName.get(name);
  return tile ? [`${describer(view, ground, () => [])(tile)}.`] : [];
}

function fleet(view: TableView): string[] {
  const position = publicOf(view);
  const own = transportersOf(position, mineOf(view)).filter(({ seat }) => seat === mineOf(view));
  return own.length
    ? own.map((each) =>
        say("roads-page-at", { what: standingWords(view, each, position.phase === "movement"), place: each.at }),
      )
    : [say("roads-page-nothing")];
}

function buildings(view: TableView): string[] {
  const all = Object.entries(publicOf(view).buildings).map(([place, { kind }]) =>
    say("roads-page-at", { what: buildingWords(kind), place }),
  );
  return all.length ? all : [say("roads-page-nothing")];
}

function goods(view: TableView): string[] {
  const all = Object.entries(publicOf(view).goods).map(([place, counts]) =>
    say("roads-page-at", { what: goodsWords(counts), place }),
  );
  return all.length ? all : [say("roads-page-nothing")];
}

function wonder(view: TableView): string[] {
  const position = publicOf(view);
  const seat = mineOf(view);
  const points = position.brick_points.reduce((total, row) => total + (row[seat] ?? 0), 0);
  const price = position.players[seat]?.price;
  return [
    say("roads-page-wonder-words", {
      count: position.bricks.length,
      own: position.bricks.filter((owner) => owner === seat).length,
      points,
    }),
    ...(price === undefined ? [] : [say("roads-page-price", { count: price })]),
  ];
}

function players(view: TableView): string[] {
  return publicOf(view).players.map((player, seat) =>
    say("roads-page-player", {
      name: seatName(view.table?.seats ?? [], seat, view.table?.my_seat ?? null),
      points: player.points,
      count: Object.keys(player.transporters).length,
    }),
  );
}
