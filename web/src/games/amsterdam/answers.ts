// Answers to questions about the board, each a list of sentences.

import type { Asked } from "../../session/table/questions";
import { seatName } from "../../session/table/seats";
import type { Sitting } from "../../session/table/sitting";
import { say, words } from "../../i18n/words.svelte";
import { boardOf, type BoardData, type RouteData } from "./board";
import { privateOf, publicOf } from "./position";
import { contractState, describeRoute, namesOf, openRoutes, placeName, prompt } from "./sentences";

/** What can be asked: names on the board, and topics with their answers. */
export async function asked(live: Sitting): Promise<Asked> {
  const [board] = await Promise.all([boardOf(live.table?.board ?? ""), words.add("amsterdam_spoken")]);
  return {
    names: board.places.map((place) => place.name),
    about: (name) => place(live, board, name),
    topics: {
      turn: () => turn(live),
      hand: () => hand(live),
      contracts: () => contracts(live, board),
      row: () => row(live),
      leads: () => leads(live),
      routes: () => routes(live, board),
    },
  };
}

function place(live: Sitting, board: BoardData, name: string): string[] {
  const here = board.places.find((each) => each.name === name)?.id;
  const from = board.routes.filter((route) => route.a === here || route.b === here);
  const mine = privateOf(live).contracts.filter((contract) => contract.a === here || contract.b === here);
  return [
    say("amsterdam_spoken-place", { count: from.length, place: name }),
    ...from.map((each) => route(live, board, each)),
    ...mine.map((contract) => worth(board, contract)),
  ];
}

function route(live: Sitting, board: BoardData, of: RouteData): string {
  const { owners, closed } = publicOf(live);
  const state = { owner: owners[of.id], closed: closed.includes(of.id), open: openRoutes(live).has(of.id) };
  return `${describeRoute(board, namesOf(live), of, state, live.table?.my_seat)}.`;
}

function worth(board: BoardData, contract: ReturnType<typeof privateOf>["contracts"][number]): string {
  const [a, b] = [placeName(board, contract.a), placeName(board, contract.b)];
  return say("amsterdam_spoken-contract", { a, b, points: contract.points, state: contractState(contract) });
}

function turn(live: Sitting): string[] {
  const legal = Object.keys(live.table?.legal ?? {});
  if (!live.mine || !legal.length) return [prompt(live)];
  return [
    prompt(live),
    say("amsterdam_spoken-can", { what: legal.map((name) => say(`amsterdam-action-${name}`)).join(", ") }),
  ];
}

function hand(live: Sitting): string[] {
  if (!live.table?.private) return [say("spoken-watching")];
  const cards = Object.entries(privateOf(live).hand).filter(([, count]) => count > 0);
  const total = cards.reduce((sum, [, count]) => sum + count, 0);
  const list = cards.map(([kind, count]) => say("amsterdam-cards", { kind, count })).join(", ");
  return [[say("amsterdam_spoken-hand", { count: total }), ...(list ? [`${list}.`] : [])].join(" ")];
}

function contracts(live: Sitting, board: BoardData): string[] {
  if (!live.table?.private) return [say("spoken-watching")];
  const { contracts: mine, offer } = privateOf(live);
  const all = [...mine, ...offer];
  return all.length ? all.map((contract) => worth(board, contract)) : [say("amsterdam_spoken-no-contracts")];
}

function row(live: Sitting): string[] {
  const { row: cards, deck, discard, contracts_left } = publicOf(live);
  const discarded = Object.values(discard).reduce((sum, count) => sum + count, 0);
  return [
    ...cards.map((kind, index) =>
      kind
        ? say("amsterdam_spoken-row", { slot: index + 1, card: say("amsterdam-card", { kind }) })
        : say("amsterdam_spoken-row-gap", { slot: index + 1 }),
    ),
    say("amsterdam_spoken-deck", { deck, discarded, contracts: contracts_left }),
  ];
}

function leads(live: Sitting): string[] {
  const { table } = live;
  const players = publicOf(live).players.map((player, seat) => ({ ...player, seat }));
  players.sort((one, two) => two.points - one.points);
  return players.map((player) =>
    say("amsterdam_spoken-player", {
      name: seatName(table?.seats ?? [], player.seat, table?.my_seat ?? null),
      points: say("amsterdam-page-points", { points: player.points }),
      carts: say("amsterdam-page-fact-carts", { count: player.carts }),
      cards: say("amsterdam-page-fact-cards", { count: player.cards }),
      contracts: say("amsterdam-page-fact-contracts", { count: player.contracts }),
      bonus: say("amsterdam-page-fact-bonus", { count: player.bonus_cards }),
    }),
  );
}

function routes(live: Sitting, board: BoardData): string[] {
  const open = openRoutes(live);
  return [
    say("amsterdam_spoken-routes", { count: open.size }),
    ...board.routes.filter((each) => open.has(each.id)).map((each) => route(live, board, each)),
  ];
}
