// Answers to questions about the map, each a list of sentences.

import type { Asked } from "../../session/table/questions";
import { seatName } from "../../session/table/seats";
import type { Sitting } from "../../session/table/sitting";
import { say, words } from "../../i18n/words.svelte";
import { groundNamed, type Ground } from "./land/ground";
import { publicOf, transportersOf } from "./position";
import { describer, goodsWords, prompt, standingWords, buildingWords } from "./sentences";

/** What can be asked: tiles by name, and topics with their answers. */
export async function asked(live: Sitting): Promise<Asked> {
  const [ground] = await Promise.all([groundNamed(live.table?.board ?? ""), words.add("roads_spoken")]);
  return {
    names: ground.tiles.map(({ name }) => name),
    about: (name) => about(live, ground, name),
    topics: {
      turn: () => [prompt(live)],
      fleet: () => fleet(live),
      buildings: () => buildings(live),
      goods: () => goods(live),
      wonder: () => wonder(live),
      players: () => players(live),
    },
  };
}

const mineOf = (live: Sitting): number => live.table?.my_seat ?? -1;

function about(live: Sitting, ground: Ground, name: string): string[] {
  const tile = ground.byName.get(name);
  return tile ? [`${describer(live, ground, () => [])(tile)}.`] : [];
}

function fleet(live: Sitting): string[] {
  const position = publicOf(live);
  const own = transportersOf(position, mineOf(live)).filter(({ seat }) => seat === mineOf(live));
  return own.length
    ? own.map((each) =>
        say("roads-page-at", { what: standingWords(live, each, position.phase === "movement"), place: each.at }),
      )
    : [say("roads-page-nothing")];
}

function buildings(live: Sitting): string[] {
  const all = Object.entries(publicOf(live).buildings).map(([place, { kind }]) =>
    say("roads-page-at", { what: buildingWords(kind), place }),
  );
  return all.length ? all : [say("roads-page-nothing")];
}

function goods(live: Sitting): string[] {
  const all = Object.entries(publicOf(live).goods).map(([place, counts]) =>
    say("roads-page-at", { what: goodsWords(counts), place }),
  );
  return all.length ? all : [say("roads-page-nothing")];
}

function wonder(live: Sitting): string[] {
  const position = publicOf(live);
  const seat = mineOf(live);
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

function players(live: Sitting): string[] {
  return publicOf(live).players.map((player, seat) =>
    say("roads-page-player", {
      name: seatName(live.table?.seats ?? [], seat, live.table?.my_seat ?? null),
      points: player.points,
      count: Object.keys(player.transporters).length,
    }),
  );
}
