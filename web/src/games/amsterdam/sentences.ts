// The board in sentences: what happens now, and what a route is; for the bar, for screen readers, and for answers to
// questions.

import type { LogEntry, Table } from "../../api/schema";
import type { TableView } from "../../table/model/view.svelte";
import { seatName } from "../../table/model/seats";
import { say } from "../../i18n/words.svelte";
import type { BoardData, RouteData } from "./board";
import { publicOf } from "./position";

/** What can be done now, or whose turn it is. */
export function prompt(view: TableView): string {
  const { table } = view;
  if (!table) return "";
  const position = publicOf(view);
  if (position.phase === "over" || table.status === "over") return say("amsterdam-prompt-over");
  if (view.kind === "now" && !view.mine) {
    if (position.phase === "setup" && table.my_seat !== null) return say("amsterdam-prompt-setup-waiting");
    const awaited = table.to_move.map((seat) => seatName(table.seats, seat, table.my_seat));
    return say("amsterdam-prompt-waiting", { seat: awaited.join(", ") });
  }
  if (table.legal["pass"]) return say("amsterdam-prompt-pass");
  const words = say(`amsterdam-prompt-${position.phase}`);
  return position.last_turns_by !== null && position.phase === "turn"
    ? `${say("amsterdam-prompt-last-turn")} ${words}`
    : words;
}

const MOVES: LogEntry["kind"][] = ["action", "undo", "redo", "concede", "timeout", "return"];

/** What somebody else did last, up to what has been shown; at a moment of the past, what happened then. */
export function lastOf(table: Table, kind: TableView["kind"], upTo: number | null = null): LogEntry | null {
  const end = Math.min(table.number, upTo ?? table.number);
  const told = table.log.filter((entry) => entry.said.length > 0 && entry.number <= end);
  if (kind === "moment") return told.findLast((entry) => entry.number === table.number) ?? null;
  const others = told.filter((entry) => MOVES.includes(entry.kind) && entry.seat !== table.my_seat);
  return others.at(-1) ?? null;
}

/** The routes that can be built now. */
export function openRoutes({ build = [] }: Table["legal"]): Set<string> {
  return new Set(build.flatMap(([route]) => (route ? [route] : [])));
}

export function placeName(board: BoardData, id: string): string {
  return board.places.find((place) => place.id === id)?.name ?? id;
}

/** The names of everybody at the table. */
export function namesOf(seats: Table["seats"], mine: number | null): string[] {
  return seats.map((_, seat) => seatName(seats, seat, mine));
}

/** Who owns a route, or whether it can be built now. */
export interface RouteState {
  owner: number | undefined;
  closed: boolean;
  open: boolean;
}

/** A route with its ends, length and colour, and its owner or whether it can be built. */
export function describeRoute(
  board: BoardData,
  names: string[],
  of: RouteData,
  { owner, closed, open }: RouteState,
  mine: number | null | undefined,
): string {
  const state =
    owner !== undefined
      ? say("amsterdam-page-route-owned", { you: owner === mine ? 1 : 0, name: names[owner] ?? "" })
      : say(closed ? "amsterdam-page-route-closed" : open ? "amsterdam-page-route-open" : "amsterdam-page-route-free");
  const spaces = say("amsterdam-page-spaces", {
    count: of.length,
    colour: say("amsterdam-colour", { kind: of.colour }),
  });
  const bonus = of.token ? [say("amsterdam-preview-bonus-card")] : [];
  return [`${placeName(board, of.a)} – ${placeName(board, of.b)}`, spaces, ...bonus, state].join(", ");
}

/** How far along one of my contracts is. */
export function contractState(contract: { done: boolean; spaces: number | null }): string {
  if (contract.done) return say("amsterdam-page-contract-done");
  return contract.spaces === null
    ? say("amsterdam-page-contract-lost")
    : say("amsterdam-page-contract-missing", { spaces: contract.spaces });
}
