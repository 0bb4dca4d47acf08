// What moves on the table when something has happened: pieces with where they come from and where they go, one after
// another. It is read off the sentences of the log and the positions before and after.

import type { LogEntry } from "../../api/schema";
import type { Flight, Motion } from "../../table/model/motion/scene";
import { middle, SQUARE, type Point } from "./geometry";
import { COLOURS, colourOf, leaderOf, LEADERS, type Colour, type LeaderName, type TileName } from "./pieces";
import { squaresOf, type Public, type Square } from "./position";

/** What is seen on its way. */
export type What =
  | { what: "tile"; tile: TileName }
  /** A tile that nobody sees. */
  | { what: "back" }
  | { what: "leader"; seat: number; leader: LeaderName }
  | { what: "ruin" }
  | { what: "treasure" }
  | { what: "monument"; colours: readonly string[] }
  | { what: "cube"; colour: Colour };

/** Where something is: a square such as `J7`, or a place around the board: `seat-2`, `bag`, and what is mine. */
export type Place = string;

export interface Move {
  /** Its name in the drawn position, where it is hidden meanwhile. */
  piece: string;
  what: What;
  /** From where to where; one place: it comes, goes or changes there. */
  way: Place[];
  kind: "move" | "come" | "go";
  /** Its part of the scene, 0 to 1. */
  from: number;
  to: number;
  label?: string;
}

const isSquare = (place: Place): boolean => /^[A-P]\d+$/.test(place);

/** Where something is drawn: a monument in the middle of its four squares. */
function pointOf({ what }: What, square: string): Point {
  const { x, y } = middle(square);
  return what === "monument" ? { x: x + SQUARE / 2, y: y + SQUARE / 2 } : { x, y };
}

/** What moves on the board alone. */
export function onBoard(moves: Move[]): Motion<What>[] {
  return moves
    .filter(({ way }) => way.every(isSquare))
    .map((move) => ({ ...move, way: move.way.map((square) => pointOf(move.what, square)) }));
}

/** What comes to the board or leaves it, by the names of places on the page. */
export function overPage(moves: Move[]): Flight<What>[] {
  return moves
    .filter(({ way }) => !way.every(isSquare))
    .map((move) => ({ ...move, way: move.way.map((place) => (isSquare(place) ? `square-${place}` : place)) }));
}

/** What happened, with the positions around it. */
export interface Happening {
  before: Public;
  after: Public;
  entry: Pick<LogEntry, "said" | "seat" | "kind">;
}

type Args = LogEntry["said"][number]["args"];
/** Things that move at the same time, and for how long in parts of the whole. */
interface Beat {
  lasts: number;
  moves: Omit<Move, "from" | "to">[];
}

const LONG = { travel: 3, gain: 2.4, leave: 2.2, strike: 2, rise: 3, draw: 2.4 };
/** Of several things that go the same way each begins a little later. */
const STAGGER = 0.35;
const NONE: Beat[] = [];

export const tilePiece = (square: string): string => `tile ${square}`;
export const ruinPiece = (square: string): string => `ruin ${square}`;
export const treasurePiece = (square: string): string => `treasure ${square}`;
export const leaderPiece = (seat: number, leader: string): string => `leader ${seat} ${leader}`;
export const monumentPiece = (name: string): string => `monument ${name}`;

/** Milliseconds that each thing takes besides the first, which is told in the usual time: a conflict most of all. */
const MORE: Record<string, number> = {
  "place-point": 300,
  "place-point-other": 300,
  "revolt-won": 2600,
  "war-won": 3000,
  build: 700,
  home: 400,
  treasures: 600,
  income: 600,
  swap: 400,
  "you-draw": 300,
};

/** How much longer than usual all that an event tells is to be seen. */
export function longer({ said }: Pick<LogEntry, "said">): number {
  return said.reduce((sum, { key }) => sum + (MORE[key.replace("tigris-log-", "")] ?? 0), 0);
}

/** All that moves, in order; `me` is the seat whose hand and points are in sight. */
export function motionsOf({ before, after, entry }: Happening, me: number | null): Move[] {
  const planner = new MotionPlanner(before, after, entry.seat ?? -1, me);
  if (entry.kind !== "action") return timed([planner.changes()]);
  const beats = entry.said.flatMap(({ key, args }) => planner.beatsOf(key.replace("tigris-log-", ""), args));
  return timed([...beats, ...planner.draws()]);
}

/** What lies on the board has a name there; anything else gets one of its own. */
const PIECE = /^(tile|leader|ruin|treasure|monument) /;

/** Beats one after another, over the whole of the scene. */
function timed(beats: Beat[]): Move[] {
  const whole = beats.reduce((sum, { lasts }) => sum + lasts, 0);
  let start = 0;
  return beats.flatMap(({ lasts, moves }, beat) => {
    const [from, to] = [start / whole, (start + lasts) / whole];
    start += lasts;
    const late = moves.length > 1 ? ((to - from) * STAGGER) / (moves.length - 1) : 0;
    const each = moves.length > 1 ? (to - from) * (1 - STAGGER) : to - from;
    return moves.map((move, index) => ({
      ...move,
      piece: `${move.piece}${PIECE.test(move.piece) ? "" : ` ${beat} ${index}`}`,
      from: from + index * late,
      to: Math.min(1, from + index * late + each),
    }));
  });
}

/** What comes to a square or goes from it, but for leaders, which are known wherever they go. */
function changed(was: Square, is: Square): Beat["moves"] {
  const on = (square: Square): { piece: string; what: What }[] => [
    ...(square.tile ? [{ piece: tilePiece(square.name), what: { what: "tile", tile: square.tile } as const }] : []),
    ...(square.ruin ? [{ piece: ruinPiece(square.name), what: { what: "ruin" } as const }] : []),
    ...(square.treasure ? [{ piece: treasurePiece(square.name), what: { what: "treasure" } as const }] : []),
  ];
  const only = (some: Square, others: Square, kind: Move["kind"]): Beat["moves"] =>
    on(some)
      .filter(({ what }) => !on(others).some((other) => JSON.stringify(other.what) === JSON.stringify(what)))
      .map((each) => ({ ...each, way: [some.name], kind }));
  return [...only(was, is, "go"), ...only(is, was, "come")];
}

class MotionPlanner {
  /** How many tiles have left the hand of who acts. */
  private used = 0;

  constructor(
    private readonly before: Public,
    private readonly after: Public,
    private readonly seat: number,
    private readonly me: number | null,
  ) {}

  beatsOf(key: string, args: Args): Beat[] {
    const of = (name: string): string => String(args[name] ?? "");
    const seat = Number(args["seat"] ?? -1);
    const square = of("square");
    switch (key) {
      case "place":
      case "place-point":
      case "place-point-other":
        return this.tile(seat, of("tile") as TileName, square, key === "place-point-other" ? args["other"] : seat, key);
      case "position":
      case "move":
        return [this.leader(seat, of("leader"), key === "move" ? of("from") : this.home(seat, of("leader")), square)];
      case "withdraw":
      case "home":
        return this.leaves(seat, of("leader"));
      case "destroy":
      case "destroy-tile":
        return [this.strike(square, key === "destroy-tile" ? (of("tile") as TileName) : null)];
      case "support":
        return this.support(seat, of("tile") as TileName, Number(args["count"]));
      case "revolt-won":
        return this.won(seat, Number(args["other"]), of("leader"), "red", 1);
      case "war-won":
        return this.won(seat, Number(args["other"]), of("leader"), colourOf(of("leader")), Number(args["points"]));
      case "build":
        return [this.monument(of("monument"), square)];
      case "treasures":
        return [this.treasures(seat, of("squares").split(", "))];
      case "income":
        return this.income(seat, args);
      case "swap":
        return this.swap(seat, Number(args["count"]));
      default:
        return NONE;
    }
  }

  // Places around the board: what is mine is in sight, others have a frame.

  private home(seat: number, leader: string): Place {
    return seat === this.me ? `hand-${leader}` : `seat-${seat}`;
  }

  private hand(seat: number): Place {
    return seat === this.me ? "hand" : `seat-${seat}`;
  }

  private purse(seat: number, colour: Colour): Place {
    return seat === this.me ? `points-${colour}` : `seat-${seat}`;
  }

  private square(seat: number, leader: string): Place | null {
    return this.before.players[seat]?.leaders[leader] ?? null;
  }

  // What happens

  private gain(seat: number, colour: Colour, points: number, from: Place): Beat {
    const cube = { piece: `cube ${colour}`, what: { what: "cube", colour } as const };
    return {
      lasts: LONG.gain,
      moves: [{ ...cube, way: [from, this.purse(seat, colour)], kind: "move", label: `+${points}` }],
    };
  }

  private tile(seat: number, tile: TileName, square: string, scorer: unknown, key: string): Beat[] {
    if (this.seat === seat) this.used += 1;
    const comes: Beat = {
      lasts: LONG.travel,
      moves: [{ piece: tilePiece(square), what: { what: "tile", tile }, way: [this.hand(seat), square], kind: "move" }],
    };
    return key === "place" ? [comes] : [comes, this.gain(Number(scorer), colourOf(tile), 1, square)];
  }

  private leader(seat: number, leader: string, from: Place, to: Place): Beat {
    const what = { what: "leader", seat, leader: leader as LeaderName } as const;
    return {
      lasts: LONG.travel,
      moves: [{ piece: leaderPiece(seat, leader), what, way: [from, to], kind: "move" }],
    };
  }

  private leaves(seat: number, leader: string): Beat[] {
    const square = this.square(seat, leader);
    return square ? [{ ...this.leader(seat, leader, square, this.home(seat, leader)), lasts: LONG.leave }] : NONE;
  }

  private strike(square: string, tile: TileName | null): Beat {
    const ruin = { piece: ruinPiece(square), what: { what: "ruin" }, way: [square], kind: "come" } as const;
    const lost =
      tile && ({ piece: tilePiece(square), what: { what: "tile", tile }, way: [square], kind: "go" } as const);
    return { lasts: LONG.strike, moves: [...(lost ? [{ ...lost, way: [square] }] : []), { ...ruin, way: [square] }] };
  }

  private support(seat: number, tile: TileName, count: number): Beat[] {
    if (this.seat === seat) this.used += count;
    const { conflict } = this.before;
    const side = [conflict?.attacker, conflict?.defender].find((each) => each?.seat === seat);
    if (!count || !side) return NONE;
    const moves = Array.from({ length: count }, () => ({
      piece: `support:${seat}`,
      what: { what: "tile", tile } as const,
      way: [this.hand(seat), side.square],
      kind: "go" as const, // it is out of the game
    }));
    return [{ lasts: LONG.travel, moves }];
  }

  /** The loser leaves with what supported it, and the points go to the winner. */
  private won(winner: number, loser: number, leader: string, colour: Colour, points: number): Beat[] {
    const { conflict } = this.before;
    const sides = [conflict?.attacker, conflict?.defender];
    const [won, lost] = [winner, loser].map((seat) => sides.find((side) => side?.seat === seat));
    const then = squaresOf(this.after.board);
    const removed = [...squaresOf(this.before.board).values()].filter(
      ({ name, tile }) => conflict?.kind === "war" && tile && colourOf(tile) === colour && !then.get(name)?.tile,
    );
    const falls: Beat = {
      lasts: LONG.leave,
      moves: removed.map(({ name, tile }) => ({
        piece: tilePiece(name),
        what: { what: "tile", tile: tile ?? "temple" },
        way: [name],
        kind: "go",
      })),
    };
    return [
      ...this.leaves(loser, leader),
      ...(removed.length ? [falls] : []),
      this.gain(winner, colour, points, lost?.square ?? won?.square ?? `seat-${loser}`),
    ];
  }

  private monument(name: string, square: string): Beat {
    const { colours = [] } = this.after.monuments.find((each) => each.name === name) ?? {};
    return {
      lasts: LONG.rise,
      moves: [{ piece: monumentPiece(name), what: { what: "monument", colours }, way: [square], kind: "come" }],
    };
  }

  private treasures(seat: number, squares: string[]): Beat {
    const to = seat === this.me ? "treasures" : `seat-${seat}`;
    return {
      lasts: LONG.gain,
      moves: squares.map((square, index) => ({
        piece: treasurePiece(square),
        what: { what: "treasure" },
        way: [square, to],
        kind: "move",
        ...(index + 1 === squares.length && { label: `+${squares.length}` }),
      })),
    };
  }

  /** Points of monuments come from where they stand. */
  private income(seat: number, args: Args): Beat[] {
    const paid = COLOURS.filter((colour) => Number(args[colour]) > 0);
    const moves = paid.flatMap(
      (colour) => this.gain(seat, colour, Number(args[colour]), this.source(seat, colour)).moves,
    );
    return moves.length ? [{ lasts: LONG.gain, moves }] : NONE;
  }

  private source(seat: number, colour: Colour): Place {
    const square = this.after.players[seat]?.leaders[leaderOf(colour)] ?? "";
    const kingdom = this.after.kingdoms.find(({ squares }) => squares.includes(square));
    const pays = this.after.monuments.find(
      ({ name, colours }) => kingdom?.monuments.includes(name) && colours.includes(colour),
    );
    return pays?.square ?? square;
  }

  private swap(seat: number, count: number): Beat[] {
    const way = (to: boolean): Beat => ({
      lasts: LONG.draw,
      moves: Array.from({ length: count }, () => ({
        piece: `${to ? "away" : "drawn"} ${seat}`,
        what: { what: "back" } as const,
        way: to ? [this.hand(seat), "bag"] : ["bag", this.hand(seat)],
        kind: "move" as const,
      })),
    });
    return [way(true), way(false)];
  }

  /** What lies otherwise, where no sentence says how it came to that: something was taken back, or done again. */
  changes(): Beat {
    const [then, now] = [squaresOf(this.before.board), squaresOf(this.after.board)];
    const moves = [...now.values()].flatMap((square) => {
      const was = then.get(square.name);
      return was ? changed(was, square) : [];
    });
    const leaders = this.after.players.flatMap((player, seat) =>
      LEADERS.flatMap((leader) => {
        const [from, to] = [this.square(seat, leader), player.leaders[leader] ?? null];
        const home = this.home(seat, leader);
        return from === to ? [] : this.leader(seat, leader, from ?? home, to ?? home).moves;
      }),
    );
    return { lasts: LONG.travel, moves: [...moves, ...leaders] };
  }

  /** Hands are filled up from the bag. */
  draws(): Beat[] {
    if (this.after.bag >= this.before.bag) return NONE;
    const moves = this.after.players.flatMap((player, seat) => {
      const had = (this.before.players[seat]?.tiles ?? 0) - (seat === this.seat ? this.used : 0);
      return Array.from({ length: Math.max(0, player.tiles - had) }, () => ({
        piece: `drawn ${seat}`,
        what: { what: "back" } as const,
        way: ["bag", this.hand(seat)],
        kind: "move" as const,
      }));
    });
    return moves.length ? [{ lasts: LONG.draw, moves }] : NONE;
  }
}
