// The position as the server sends it: what everybody may know, and what only I know.

import type { TigrisKingdom as Kingdom, TigrisPrivate as Private, TigrisPublic as Public } from "../../api/schema";
import type { TableView } from "../../table/model/view.svelte";
import { COLUMNS, squareName, ROWS } from "./geometry";
import { DYNASTIES, LEADERS, type LeaderName, TILES, type TileName } from "./pieces";

export type {
  TigrisClash as Fight,
  TigrisKingdom as Kingdom,
  TigrisPreview as Preview,
  TigrisPrivate as Private,
  TigrisPublic as Public,
  TigrisSide as Side,
  TigrisStandingLeader as StandingLeader,
} from "../../api/schema";

const NOTHING: Private = { hand: {}, points: {}, treasures: 0, score: 0, swapped: {} };

export function publicOf(view: TableView): Public {
  return view.table?.public as Public;
}

/** What only I know; nothing for spectators. */
export function privateOf(view: TableView): Private {
  return (view.table?.private as Private | null | undefined) ?? NOTHING;
}

/** What is on a square. */
export interface Square {
  name: string;
  tile: TileName | null;
  treasure: boolean;
  /** A tile turned face down under a monument. */
  down: boolean;
  ruin: boolean;
  leader: { seat: number; leader: LeaderName } | null;
}

const EMPTY: Omit<Square, "name"> = { tile: null, treasure: false, down: false, ruin: false, leader: null };

/** Parses a square's sign in a position text: `t*`, `#`, `x`, `LK` … */
export function squareOf(name: string, sign: string): Square {
  const leader = /^[A-Z]{2}$/.test(sign) ? leaderOfSign(sign) : null;
  const letter = sign.slice(0, 1);
  return {
    ...EMPTY,
    name,
    leader,
    tile: leader ? null : (TILES.find((tile) => tile.startsWith(letter)) ?? null),
    treasure: sign.endsWith("*"),
    down: letter === "#",
    ruin: letter === "x",
  };
}

function leaderOfSign(sign: string): Square["leader"] {
  const starts = (letter: string | undefined) => (name: string) => name.toUpperCase().startsWith(letter ?? "?");
  const seat = DYNASTIES.findIndex(starts(sign[0]));
  const leader = LEADERS.find(starts(sign[1]));
  return seat < 0 || !leader ? null : { seat, leader };
}

/** All squares by name. */
export function squaresOf(board: string[]): Map<string, Square> {
  const found = new Map<string, Square>();
  for (let row = 0; row < ROWS; row += 1) {
    const signs = (board[row] ?? "").trim().split(/\s+/);
    for (let column = 0; column < COLUMNS; column += 1) {
      const name = squareName(row, column);
      found.set(name, squareOf(name, signs[column] ?? "."));
    }
  }
  return found;
}

export function kingdomOf(position: Public, square: string): Kingdom | null {
  return position.kingdoms.find((kingdom) => kingdom.squares.includes(square)) ?? null;
}

/** How many tiles of a kind can be added: those in my hand. */
export function tilesIn(hand: Record<string, number>): TileName[] {
  return TILES.flatMap((tile) => Array.from({ length: hand[tile] ?? 0 }, () => tile));
}
