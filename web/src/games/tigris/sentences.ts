// The board in sentences: what happens now, and what is on a square; for the bar, for screen readers, and for answers
// to questions.

import type { SeatInfo } from "../../api/schema";
import type { TableView } from "../../table/model/view.svelte";
import { seatName } from "../../table/model/seats";
import { say } from "../../i18n/words.svelte";
import { fourOf, squareName } from "./geometry";
import { colourOf, tileOf } from "./pieces";
import { publicOf, squaresOf, type Kingdom, type Public, type Square, type StandingLeader } from "./position";

/** What can be done now, or whose turn it is. */
export function prompt(view: TableView): string {
  const { table } = view;
  if (!table) return "";
  const position = publicOf(view);
  if (position.phase === "over" || table.status === "over") return say("tigris-prompt-over");
  if (view.kind === "now" && !view.mine) {
    return say("tigris-prompt-waiting", {
      seat: table.to_move.map((seat) => seatName(table.seats, seat, table.my_seat)).join(", "),
    });
  }
  const { conflict } = position;
  if (position.phase === "support" && conflict) {
    const side = conflict.asked === conflict.attacker.seat ? "attack" : "defend";
    return say("tigris-prompt-support", { kind: conflict.kind, side, tile: tileOf(conflict.colour) });
  }
  return say(`tigris-prompt-${position.phase}`, { actions: position.actions });
}

/** `king (Anna)`: a leader and its owner. */
export function leaderWords(
  { seat, leader }: { seat: number; leader: string },
  seats: SeatInfo[],
  mine: number | null,
): string {
  return say("tigris-page-leader-of", {
    leader: say("tigris-leader", { kind: leader }),
    name: seatName(seats, seat, mine),
  });
}

/** The leaders of a kingdom, in words. */
export function kingdomWords(kingdom: Kingdom, seats: SeatInfo[], mine: number | null): string {
  return kingdom.leaders.map((leader) => leaderWords(leader, seats, mine)).join(", ");
}

/** The empty river squares. */
function openRiver(board: string[]): Set<string> {
  const signs = board.flatMap((row, index) =>
    row
      .trim()
      .split(/\s+/)
      .map((sign, column) => ({ sign, name: squareName(index, column) })),
  );
  return new Set(signs.flatMap(({ sign, name }) => (sign === "~" ? [name] : [])));
}

/** What is on a square: `temple`, `1 treasure`, `king (Anna)` … */
function things(square: Square, river: boolean, position: Public, seats: SeatInfo[], mine: number | null): string[] {
  const { tile, treasure, down, ruin, leader } = square;
  const found: string[] = [];
  if (leader) found.push(leaderWords(leader, seats, mine));
  else if (ruin) found.push(say("tigris-page-ruin"));
  else if (down) {
    const built = position.monuments.find((each) => each.square && fourOf(each.square).includes(square.name));
    found.push(built ? say("tigris-monument", { kind: built.name }) : say("tigris-page-down"));
  } else if (tile) found.push(say("tigris-tile", { kind: tile }));
  else found.push(say(river ? "tigris-page-river" : "tigris-page-land"));
  if (treasure) found.push(say("tigris-treasures", { count: 1 }));
  if (position.spent.includes(square.name)) found.push(say("tigris-page-spent"));
  if (position.joining === square.name) found.push(say("tigris-page-marker"));
  return found;
}

/** Describes each square, and the kingdom it is part of; everything is looked up once. */
export function describer(view: TableView): (square: string) => string {
  const { table } = view;
  const position = publicOf(view);
  const [seats, mine] = [table?.seats ?? [], table?.my_seat ?? null];
  const [squares, river] = [squaresOf(position.board), openRiver(position.board)];
  const kingdoms = new Map(
    position.kingdoms.flatMap((kingdom) => kingdom.squares.map((square) => [square, kingdom] as const)),
  );
  const leaders = new Map(
    position.kingdoms.flatMap((kingdom) => kingdom.leaders.map((leader) => [leader.square, leader] as const)),
  );
  const words = new Map<Kingdom, string>();
  const kingdomOf = (kingdom: Kingdom): string => {
    const said = words.get(kingdom) ?? say("tigris-page-kingdom-of", { leaders: kingdomWords(kingdom, seats, mine) });
    words.set(kingdom, said);
    return said;
  };
  return (name) => {
    const square = squares.get(name);
    if (!square) return name;
    const [kingdom, leader] = [kingdoms.get(name), leaders.get(name)];
    const strength = leader ? [strengthWords(leader)] : [];
    return [
      name,
      ...things(square, river.has(name), position, seats, mine),
      ...strength,
      ...(kingdom ? [kingdomOf(kingdom)] : []),
    ].join(", ");
  };
}

/** A leader's strength on the board in a revolt and in a war. */
export function strengthWords({ leader, temples, supporters }: StandingLeader): string {
  const behind = say("tigris-tiles", { kind: tileOf(colourOf(leader)), count: supporters });
  return say("tigris-page-strength", {
    temples: say("tigris-tiles", { kind: "temple", count: temples }),
    supporters: behind,
  });
}
