// My tables as lines of a list.

import type { TableLine } from "../../api/schema";
import { tableAddress } from "../../app/router.svelte";
import { waitsForMe } from "../../app/tables.svelte";
import { say, words } from "../../i18n/words.svelte";
import { timeWords } from "../model/clocks";
import { seatName } from "../model/seats";
import { endOf, pointsOf } from "./ends";
import type { Line } from "./TableList.svelte";

/** The seat that is "You"; none if I have several, at one screen. */
const me = (table: TableLine): number | null => (table.my_seats.length > 1 ? null : table.my_seat);

/** Whose turn it is, or what the table waits for. */
function state(table: TableLine): string {
  if (table.status === "over") return table.ended ? endOf(table.ended, table.seats, me(table)) : say("page-table-over");
  if (table.status === "waiting") return say(table.my_seats.length ? "page-table-waiting" : "page-table-kept");
  if (table.my_turn) return say("page-table-mine");
  const [first] = table.to_move;
  return first === undefined || table.to_move.length > 1
    ? say("page-table-theirs")
    : say("page-table-of", { name: seatName(table.seats, first, me(table)) });
}

function when(table: TableLine): string {
  if (table.deadline === null || table.status !== "playing") return words.ago(table.changed);
  return say("page-table-deadline", { time: timeWords(Math.max(0, table.deadline - Date.now())) });
}

/** How far the game is, where it counts turns. */
function turn({ status, sketch }: TableLine): string | null {
  const { turn, turns } = (sketch ?? {}) as { turn?: number; turns?: number };
  return status === "playing" && turn && turns ? say("page-table-turn", { turn, turns }) : null;
}

/** A table of mine, as lists show it. */
export const lineOf = (table: TableLine): Line => ({
  id: table.id,
  address: tableAddress(table.id),
  game: table.game,
  board: table.board,
  sketch: table.sketch,
  seats: table.seats,
  me: me(table),
  ...(table.ended && table.seats.length > 1 && { notes: pointsOf(table.ended) }),
  aside: turn(table) ?? "",
  state: state(table),
  when: when(table),
  mine: waitsForMe(table),
});
