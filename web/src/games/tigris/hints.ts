// What a newcomer could do next, from the first turn to the first few points.

import { neighbours, squareName } from "./geometry";
import { COLOURS, leaderOf, tileOf, type Colour, type LeaderName, type TileName } from "./pieces";
import type { Private, Public } from "./position";

/**
 * With this many points in all, or after this many rounds, nobody is a newcomer any more; rarer situations are
 * explained for longer.
 */
const ENOUGH = { points: 8, rounds: 5, rare: 14 };

export type Hint =
  | { hint: "first-leader" | "next-leader" | "tile" | "king"; leader: LeaderName; tile: TileName; count: number }
  | { hint: "swap" | "waiting" | "support" | "war" | "build" | "treasure" | "where-leader" | "where-tile" };

/** The colour with the most tiles in hand; farms last, as they need a river nearby. */
function most(colours: Colour[], hand: Private["hand"]): Colour | null {
  const count = (colour: Colour): number => hand[tileOf(colour)] ?? 0;
  const held = colours.filter((colour) => count(colour) > 0);
  const easy = held.filter((colour) => colour !== "blue");
  return (easy.length ? easy : held).reduce<Colour | null>(
    (best, colour) => (best === null || count(colour) > count(best) ? colour : best),
    null,
  );
}

/** The empty squares of land, or of river. */
function empty(board: string[], sign: "." | "~"): string[] {
  return board.flatMap((row, index) =>
    row
      .trim()
      .split(/\s+/)
      .flatMap((each, column) => (each === sign ? [squareName(index, column)] : [])),
  );
}

/** Is there a square where a tile of this colour would score a point for a leader on the board? */
function room({ board, kingdoms }: Public, leader: string, colour: Colour): boolean {
  const home = kingdoms.find((kingdom) => kingdom.squares.includes(leader));
  const others = kingdoms.filter((kingdom) => kingdom !== home).flatMap((kingdom) => kingdom.squares);
  return empty(board, colour === "blue" ? "~" : ".").some((square) => {
    const around = neighbours(square);
    return around.some((each) => home?.squares.includes(each)) && !around.some((each) => others.includes(each));
  });
}

/** The seat that has to decide. */
function asked({ phase, conflict, trader, seat }: Public): number | null {
  if (phase === "support") return conflict?.asked ?? null;
  return phase === "treasure" ? trader : seat;
}

/** `held`: what the reader has in hand: "leader", "tile", something else, or nothing. */
export function hintFor(position: Public, mine: Private, seat: number, held: string | null = null): Hint | null {
  const me = position.players[seat];
  const { phase, turn } = position;
  const round = turn / position.players.length;
  if (!me || phase === "over") return null;
  const rare = phase === "support" || phase === "war" || phase === "build" || phase === "treasure";
  if (rare && asked(position) === seat && round < ENOUGH.rare) return { hint: phase };

  const gained = COLOURS.reduce((sum, colour) => sum + (mine.points[colour] ?? 0), 0);
  if (gained >= ENOUGH.points || round >= ENOUGH.rounds) return null;
  if (rare || position.seat !== seat) return { hint: "waiting" };
  if (held) return held === "leader" || held === "tile" ? { hint: `where-${held}` } : null;

  const leaderAt = (colour: Colour): string | null => me.leaders[leaderOf(colour)] ?? null;
  const there = COLOURS.filter(leaderAt);
  const away = COLOURS.filter((colour) => !leaderAt(colour));
  const about = (colour: Colour) => ({
    leader: leaderOf(colour),
    tile: tileOf(colour),
    count: mine.hand[tileOf(colour)] ?? 0,
  });
  const none = (colour: Colour): boolean => !mine.points[colour];
  const begin = most(away, mine.hand);
  if (!there.length) return begin ? { hint: "first-leader", ...about(begin) } : { hint: "swap" };

  // Colours without points first, as the weakest colour counts.
  const useful = there.filter((colour) => room(position, leaderAt(colour) ?? "", colour));
  const place = most(useful.filter(none), mine.hand);
  if (place) return { hint: "tile", ...about(place) };
  const next = most(away.filter(none), mine.hand);
  if (next && gained) return { hint: "next-leader", ...about(next) };
  const any = most(useful, mine.hand);
  if (any) return { hint: "tile", ...about(any) };
  const king = most(
    away.filter((colour) => kingTakes(position, me.leaders["king"] ?? null, colour)),
    mine.hand,
  );
  if (king) return { hint: "king", ...about(king) };
  return begin ? { hint: "next-leader", ...about(begin) } : { hint: "swap" };
}

/** Would a king get the points of a colour, because its kingdom has no such leader, and is there room for the tiles? */
function kingTakes(position: Public, king: string | null, colour: Colour): boolean {
  const home = position.kingdoms.find((kingdom) => king && kingdom.squares.includes(king));
  return (
    king !== null && !home?.leaders.some(({ leader }) => leader === leaderOf(colour)) && room(position, king, colour)
  );
}
