// Answers to questions about the board, each a list of sentences.

import type { Asked } from "../../table/model/questions";
import { seatName } from "../../table/model/seats";
import type { TableView } from "../../table/model/view.svelte";
import { say, words } from "../../i18n/words.svelte";
import { beside, COLUMNS, squareName, ROWS } from "./geometry";
import { COLOURS, LEADERS, TILES } from "./pieces";
import { kingdomOf, privateOf, publicOf, type Kingdom, type Public } from "./position";
import { describer, kingdomWords, leaderWords, prompt, strengthWords } from "./sentences";

const NAMES = Array.from({ length: ROWS * COLUMNS }, (_, index) =>
  squareName(Math.floor(index / COLUMNS), index % COLUMNS),
);
const AROUND: [side: string, rows: number, columns: number][] = [
  ["up", -1, 0],
  ["right", 0, 1],
  ["down", 1, 0],
  ["left", 0, -1],
];

/** What can be asked: squares by name, and topics with their answers. */
export async function asked(view: TableView): Promise<Asked> {
  await words.add("tigris_spoken");
  return {
    names: NAMES,
    about: (name) => square(view, name),
    topics: {
      turn: () => turn(view),
      hand: () => hand(view),
      points: () => points(view),
      leaders: () => leaders(view),
      kingdoms: () => kingdoms(view),
      treasures: () => treasures(view),
      monuments: () => monuments(view),
      players: () => players(view),
    },
  };
}

const mineOf = (view: TableView): number | null => view.table?.my_seat ?? null;
const nameIn = (view: TableView, seat: number): string => seatName(view.table?.seats ?? [], seat, mineOf(view));
const join = (words: string[]): string => words.join(", ");

function square(view: TableView, name: string): string[] {
  const position = publicOf(view);
  const describe = describer(view);
  const kingdom = kingdomOf(position, name);
  const around = AROUND.flatMap(([side, rows, columns]) => {
    const there = beside(name, rows, columns);
    return there ? [say("tigris_spoken-side", { side, what: describe(there) })] : [];
  });
  return [`${describe(name)}.`, ...(kingdom ? about(view, kingdom) : []), ...could(view, name), ...around];
}

/** What is in a kingdom: leaders with their strengths, treasures, monuments. */
function about(view: TableView, kingdom: Kingdom): string[] {
  const seats = view.table?.seats ?? [];
  return [
    say("tigris_spoken-kingdom", {
      count: kingdom.squares.length,
      leaders: kingdomWords(kingdom, seats, mineOf(view)),
    }),
    ...kingdom.leaders.map((leader) =>
      say("tigris_spoken-leader", {
        leader: leaderWords(leader, seats, mineOf(view)),
        square: leader.square,
        strength: strengthWords(leader),
      }),
    ),
    ...(kingdom.treasures.length
      ? [
          say("tigris_spoken-treasures", {
            treasures: say("tigris-treasures", { count: kingdom.treasures.length }),
            squares: join(kingdom.treasures),
          }),
        ]
      : []),
    ...kingdom.monuments.map((kind) =>
      say("tigris_spoken-monument-here", { monument: say("tigris-monument", { kind }) }),
    ),
  ];
}

/** What I can do on a square now. */
function could(view: TableView, name: string): string[] {
  const legal = view.table?.legal ?? {};
  const tiles = TILES.filter((tile) => legal["place"]?.some(([kind, where]) => kind === tile && where === name)).map(
    (kind) => say("tigris-tile", { kind }),
  );
  const leaders = LEADERS.filter((leader) =>
    legal["position"]?.some(([kind, where]) => kind === leader && where === name),
  ).map((kind) => say("tigris-leader", { kind }));
  const ruin = legal["destroy"]?.some(([where]) => where === name) ? [say("tigris-page-ruin")] : [];
  const all = [...tiles, ...leaders, ...ruin];
  return view.mine && all.length ? [say("tigris_spoken-could", { what: join(all) })] : [];
}

function turn(view: TableView): string[] {
  const legal = Object.keys(view.table?.legal ?? {});
  const { conflict } = publicOf(view);
  const fight = conflict
    ? [conflict.attacker, conflict.defender].map((side) =>
        say("tigris_spoken-side-of-conflict", {
          leader: leaderWords({ seat: side.seat, leader: conflict.leader }, view.table?.seats ?? [], mineOf(view)),
          square: side.square,
          board: side.board,
          added: side.added ?? 0,
        }),
      )
    : [];
  const can =
    view.mine && legal.length
      ? [say("tigris_spoken-can", { what: join(legal.map((name) => say(`tigris-action-${name}`))) })]
      : [];
  return [prompt(view), ...fight, ...can];
}

function hand(view: TableView): string[] {
  if (!view.table?.private) return [say("spoken-watching")];
  const { hand: held } = privateOf(view);
  const me = publicOf(view).players[mineOf(view) ?? -1];
  const tiles = TILES.filter((tile) => held[tile]).map((kind) => say("tigris-tiles", { kind, count: held[kind] ?? 0 }));
  return [
    tiles.length ? say("tigris_spoken-hand", { tiles: join(tiles) }) : say("tigris_spoken-no-tiles"),
    say("tigris_spoken-ruins", { ruins: say("tigris-catastrophes", { count: me?.catastrophes ?? 0 }) }),
  ];
}

function pointsWords(of: Record<string, number>): string {
  return join(
    COLOURS.map((kind) =>
      say("tigris_spoken-points-of", { colour: say("tigris-colour", { kind }), points: of[kind] ?? 0 }),
    ),
  );
}

function points(view: TableView): string[] {
  if (!view.table?.private) return [say("spoken-watching")];
  const mine = privateOf(view);
  return [
    say("tigris_spoken-points", {
      points: pointsWords(mine.points),
      treasures: say("tigris-treasures", { count: mine.treasures }),
      score: mine.score,
    }),
  ];
}

function leaders(view: TableView): string[] {
  const seat = mineOf(view);
  const me = seat === null ? undefined : publicOf(view).players[seat];
  if (!me) return [say("spoken-watching")];
  const standing = publicOf(view)
    .kingdoms.flatMap((kingdom) => kingdom.leaders)
    .filter((leader) => leader.seat === seat);
  const there = standing.map((leader) =>
    say("tigris_spoken-leader", {
      leader: say("tigris-leader", { kind: leader.leader }),
      square: leader.square,
      strength: strengthWords(leader),
    }),
  );
  const home = LEADERS.filter((leader) => !me.leaders[leader]).map((kind) => say("tigris-leader", { kind }));
  return [
    say("tigris_spoken-dynasty", { dynasty: say("tigris-dynasty", { kind: me.dynasty }) }),
    ...there,
    ...(home.length ? [say("tigris_spoken-home", { leaders: join(home) })] : []),
  ];
}

function kingdoms(view: TableView): string[] {
  const all = publicOf(view).kingdoms;
  if (!all.length) return [say("tigris_spoken-no-kingdoms")];
  return all.flatMap((kingdom, index) => [
    say("tigris_spoken-number", { number: index + 1, square: kingdom.leaders[0]?.square ?? kingdom.squares[0] ?? "" }),
    ...about(view, kingdom),
  ]);
}

/** Where treasures are, according to the signs of the board. */
function treasuresOf(position: Public): string[] {
  return position.board.flatMap((row, index) =>
    row
      .trim()
      .split(/\s+/)
      .flatMap((sign, column) => (sign.endsWith("*") ? [squareName(index, column)] : [])),
  );
}

function treasures(view: TableView): string[] {
  const position = publicOf(view);
  const all = treasuresOf(position);
  const rich = position.kingdoms.filter((kingdom) => kingdom.treasures.length > 1);
  return [
    say("tigris_spoken-treasures", { treasures: say("tigris-treasures", { count: all.length }), squares: join(all) }),
    ...rich.map((kingdom) => {
      const trader = kingdom.leaders.find((leader) => leader.leader === "trader");
      const squares = join(kingdom.treasures);
      if (!trader) return say("tigris_spoken-no-trader", { squares });
      const [name, you] = [nameIn(view, trader.seat), Number(trader.seat === mineOf(view))];
      return say("tigris_spoken-taken-by", { squares, name, you });
    }),
  ];
}

function monuments(view: TableView): string[] {
  const position = publicOf(view);
  const built = position.monuments.filter((each) => each.square);
  const left = position.monuments.filter((each) => !each.square);
  const words = (kind: string): string => say("tigris-monument", { kind });
  return [
    ...built.map(({ name, square: where }) => {
      const kingdom = kingdomOf(position, where ?? "");
      const who = kingdom ? kingdomWords(kingdom, view.table?.seats ?? [], mineOf(view)) : say("tigris_spoken-nobody");
      return say("tigris_spoken-monument", { monument: words(name), square: where ?? "", leaders: who });
    }),
    left.length
      ? say("tigris_spoken-monuments-left", { monuments: join(left.map(({ name }) => words(name))) })
      : say("tigris_spoken-no-monuments"),
  ];
}

function players(view: TableView): string[] {
  const position = publicOf(view);
  const told = position.players.map((player, seat) => {
    const there = LEADERS.flatMap((kind) =>
      player.leaders[kind]
        ? [say("tigris_spoken-at", { leader: say("tigris-leader", { kind }), square: player.leaders[kind] ?? "" })]
        : [],
    );
    return [
      say("tigris_spoken-player", {
        name: nameIn(view, seat),
        dynasty: say("tigris-dynasty", { kind: player.dynasty }),
        leaders: there.length ? join(there) : say("tigris_spoken-nobody-there"),
        ruins: say("tigris-catastrophes", { count: player.catastrophes }),
      }),
      ...(player.points
        ? [`${pointsWords(player.points)}; ${say("tigris-treasures", { count: player.treasures ?? 0 })}.`]
        : []),
    ].join(" ");
  });
  return [...told, say("tigris_spoken-bag", { count: position.bag })];
}
