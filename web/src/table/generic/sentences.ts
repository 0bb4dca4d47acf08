// A position in words: values of fields, and what happens now.

import type { Table } from "../../api/schema";
import { games } from "../../app/games.svelte";
import { say } from "../../i18n/words.svelte";
import { nameWords, seatName } from "../model/seats";
import type { TableView } from "../model/view.svelte";
import { isPlain, type Piece } from "./board";
import { actionWords, fieldWords } from "./naming";
import type { Choosing } from "./choosing.svelte";
import { entriesOf, type Entry, type GridEntry, type Json } from "./position";

const NOTHING = "–";

export const playerName = (table: Table, seat: number): string => seatName(table.seats, seat, table.my_seat);

/** The lines of something drawn with letters: several lines, each of several words that are one above the other. */
export function linesOf(value: Json): string[] | null {
  if (!Array.isArray(value) || value.length < 3) return null;
  const counts = value.map((line) => (typeof line === "string" ? line.split(" ").length : 0));
  const [first = 0] = counts;
  if (first < 2 || counts.some((count) => count !== first)) return null;
  const rows = (value as string[]).map((line) => line.split(" "));
  const wide = Math.max(...rows.flat().map((word) => word.length));
  return rows.map((row) =>
    row
      .map((word) => word.padEnd(wide))
      .join(" ")
      .trimEnd(),
  );
}

/** The value of a field. */
export function valueWords(table: Table, { kind, value, fields }: Entry): string {
  if (kind === "seat" && typeof value === "number") return playerName(table, value);
  if (kind === "seats" && Array.isArray(value))
    return value.map((seat) => (typeof seat === "number" ? playerName(table, seat) : NOTHING)).join(", ") || NOTHING;
  if (kind === "parts" || kind === "players")
    return (
      (value as { [name: string]: Json }[])
        .map((part) =>
          entriesOf(part, fields)
            .map((entry) => factWords(table, entry))
            .join(", "),
        )
        .join(" · ") || NOTHING
    );
  return jsonWords(table, value);
}

/** A field with its value. */
export function factWords(table: Table, entry: Entry): string {
  return say("generic-fact", { name: fieldWords(table.game, entry.name), value: valueWords(table, entry) });
}

function jsonWords(table: Table, value: Json): string {
  const { game } = table;
  if (value === null || value === "") return NOTHING;
  if (typeof value === "boolean") return say("generic-yes", { yes: Number(value) });
  if (typeof value === "string") return nameWords(game, value);
  if (typeof value === "number") return say("generic-number", { number: value });
  if (Array.isArray(value)) return value.map((each) => jsonWords(table, each)).join(", ") || NOTHING;
  const parts = Object.entries(value).map(([name, each]) =>
    typeof each === "number"
      ? say("generic-count", { count: each, name: nameWords(game, name) })
      : say("generic-fact", { name: nameWords(game, name), value: jsonWords(table, each) }),
  );
  return parts.join(", ") || NOTHING;
}

/** The value of a parameter of an action: a player's name where it is a seat. */
export function paramWords(table: Table, action: string, index: number, value: string): string {
  const info = games.named(table.game)?.actions.find(({ name }) => name === action);
  const seat = info?.params[index]?.seats?.indexOf(value) ?? -1;
  return seat < 0 ? nameWords(table.game, value) : playerName(table, seat);
}

/** A piece on a grid: whose it is, and which if there are several kinds. */
export function pieceWords(table: Table, grid: GridEntry, { seat, sign }: Piece): string {
  const named = nameWords(table.game, sign);
  if (seat === null) return named;
  const name = playerName(table, seat);
  return isPlain(grid.info) ? name : say("generic-piece", { sign: named, name });
}

/** What happens now. */
export function prompt(view: TableView): string {
  const { table } = view;
  if (!table) return "";
  if (table.result || !table.to_move.length) return say("generic-over");
  const can = Object.keys(table.legal);
  if (view.kind !== "now" || view.mine) {
    const [only, ...others] = can;
    if (only === undefined) return say("page-table-theirs");
    return others.length ? say("generic-choose") : say("generic-do", { action: actionWords(table.game, only) });
  }
  return say("page-table-of", { name: table.to_move.map((seat) => playerName(table, seat)).join(", ") });
}

type Begun = Pick<Choosing, "place" | "actions" | "action" | "param">;

/** What to choose next for the action that was begun; empty if none was. */
export function asking({ game }: Table, choosing: Begun): string | null {
  const { place, actions, action } = choosing;
  const [first = "", ...others] = actions;
  if (place !== null && others.length) return say("generic-at", { place: nameWords(game, place) });
  if (place !== null) return say("generic-only", { place: nameWords(game, place), action: actionWords(game, first) });
  if (action === null) return null;
  return say("generic-next", { action: actionWords(game, action), what: fieldWords(game, choosing.param(action)) });
}
