// Answers to questions about the board, each a list of sentences.

import type { Asked } from "../../table/model/questions";
import { seatName } from "../../table/model/seats";
import type { TableView } from "../../table/model/view.svelte";
import { say, words } from "../../i18n/words.svelte";
import { boardOf, type BoardData, type RouteData } from "./board";
import { privateOf, publicOf } from "./position";
import { contractState, describeRoute, namesOf, openRoutes, placeName, prompt } from "./sentences";

/** What can be asked: names on the board, and topics with their answers. */
export async function asked(view: TableView): Promise<Asked> {
  const [board] = await Promise.all([boardOf(view.table?.board ?? ""), words.add("amsterdam_spoken")]);
  return {
    names: board.places.map((place) => place.name),
    about: (name) => place(view, board, name),
    topics: {
      turn: () => turn(view),
      hand: () => hand(view),
      contracts: () => contracts(view, board),
      row: () => row(view),
      leads: () => leads(view),
      routes: () => routes(view, board),
    },
  };
}

function place(view: TableView, board: BoardData, name: string): string[] {
  const here = board.places.find((each) => each.name === name)?.id;
  const from = board.routes.filter((route) => route.a === here || route.b === here);
  const mine = privateOf(view).contracts.filter((contract) => contract.a === here || contract.b === here);
  return [
    say("amsterdam_spoken-place", { count: from.length, place: name }),
    ...from.map((each) => route(view, board, each)),
    ...mine.map((contract) => worth(board, contract)),
  ];
}

function route(view: TableView, board: BoardData, of: RouteData): string {
  const { owners, closed } = publicOf(view);
  const state = {
    owner: owners[of.id],
    closed: closed.includes(of.id),
    open: openRoutes(view.table?.legal ?? {}).has(of.id),
  };
  return `${describeRoute(board, namesOf(view.table?.seats ?? [], view.table?.my_seat ?? null), of, state, view.table?.my_seat)}.`;
}

function worth(board: BoardData, contract: ReturnType<typeof privateOf>["contracts"][number]): string {
  const [a, b] = [placeName(board, contract.a), placeName(board, contract.b)];
  return say("amsterdam_spoken-contract", { a, b, points: contract.points, state: contractState(contract) });
}

function turn(view: TableView): string[] {
  const legal = Object.keys(view.table?.legal ?? {});
  if (!view.mine || !legal.length) return [prompt(view)];
  return [
    prompt(view),
    say("amsterdam_spoken-can", { what: legal.map((name) => say(`amsterdam-action-${name}`)).join(", ") }),
  ];
}

function hand(view: TableView): string[] {
  if (!view.table?.private) return [say("spoken-watching")];
  const cards = Object.entries(privateOf(view).hand).filter(([, count]) => count > 0);
  const total = cards.reduce((sum, [, count]) => sum + count, 0);
  const list = cards.map(([kind, count]) => say("amsterdam-cards", { kind, count })).join(", ");
  return [[say("amsterdam_spoken-hand", { count: total }), ...(list ? [`${list}.`] : [])].join(" ")];
}

function contracts(view: TableView, board: BoardData): string[] {
  if (!view.table?.private) return [say("spoken-watching")];
  const { contracts: mine, offer } = privateOf(view);
  const all = [...mine, ...offer];
  return all.length ? all.map((contract) => worth(board, contract)) : [say("amsterdam_spoken-no-contracts")];
}

function row(view: TableView): string[] {
  const { row: cards, deck, discard, contracts_left } = publicOf(view);
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

function leads(view: TableView): string[] {
  const { table } = view;
  const players = publicOf(view).players.map((player, seat) => ({ ...player, seat }));
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

function routes(view: TableView, board: BoardData): string[] {
  const open = openRoutes(view.table?.legal ?? {});
  return [
    say("amsterdam_spoken-routes", { count: open.size }),
    ...board.routes.filter((each) => open.has(each.id)).map((each) => route(view, board, each)),
  ];
}
