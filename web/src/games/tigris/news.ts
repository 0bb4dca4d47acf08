// What a reader should notice: squares where something was placed, and squares that a decision is about.

import { fourOf } from "./geometry";
import { squaresOf, type Public } from "./position";

/** Squares where a tile, a leader or a catastrophe has been placed since an earlier board. */
export function comeTo(before: string[], board: string[]): Set<string> {
  const then = squaresOf(before);
  const come = [...squaresOf(board)].filter(([name, { tile, leader, ruin }]) => {
    const was = then.get(name);
    const stands = leader !== null && (leader.leader !== was?.leader?.leader || leader.seat !== was.leader.seat);
    return (tile !== null && tile !== was?.tile) || stands || (ruin && !was?.ruin);
  });
  return new Set(come.map(([name]) => name));
}

/** Squares with an outline, in their own colour or the page's. */
export interface Ring {
  squares: string[];
  tone: string;
}

/** Both sides of a conflict, four squares to build on, treasures of which one stays; `some` of them, or all. */
export function ringsOf({ conflict, offers, leave }: Public, some: string[]): Ring[] {
  const shown = (square: string): boolean => !some.length || some.includes(square);
  const sides = conflict ? [conflict.attacker, conflict.defender] : [];
  return [
    ...sides.flatMap(({ square, squares }) => [
      { squares, tone: conflict?.colour ?? "" },
      { squares: [square], tone: "" },
    ]),
    ...offers.filter((offer) => shown(offer.square)).map((offer) => ({ squares: fourOf(offer.square), tone: "" })),
    ...leave.filter(shown).map((square) => ({ squares: [square], tone: "" })),
  ];
}
