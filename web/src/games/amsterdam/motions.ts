// What moves when something happens: carts roll out along their route, and cards, contracts and bonus cards fly between
// the market, the hands and the seats.

import type { LogEntry, Said, Table } from "../../api/schema";
import { signed } from "../../i18n/figures";
import type { Flight, Motion, Scene } from "../../table/model/motion/scene";
import { actions } from "./actions";
import type { Row } from "./geometry";
import type { Private, Public } from "./position";

/** A cart that comes to lie in a space. */
export interface Rolling {
  seat: number;
  /** Degrees, as the space. */
  angle: number;
}

/** What flies: a card (null: its back; `row`: as it lies in the row), a contract, a bonus card; or nothing, where points are told. */
export type Flying = { card: string | null; row?: true } | "contract" | "bonus" | "points";

export interface Moving {
  carts: Motion<Rolling>[];
  flights: Flight<Flying>[];
}

/** How much of a scene the cards take that pay for a route, and the first card of a draw. */
const [PAID, TAKEN] = [0.4, 0.6];
/** No more cards are seen to fly than these. */
const MOST_CARDS = 6;

const publicOf = (table: Table): Public => table.public as Public;
const handOf = (table: Table): Record<string, number> => (table.private as Private | null)?.hand ?? {};
const numberOf = (said: Said, name: string): number => Number(said.args[name] ?? 0);

/** What moves in a scene; `rows` are the routes as they are drawn. `carried`: I put what I took into my hand myself. */
export function motionsOf(scene: Scene, rows: Row[], carried = false): Moving {
  const told = new MotionPlanner(scene, rows, carried);
  return { carts: told.carts(), flights: told.flights() };
}

class MotionPlanner {
  private readonly before: Public;
  private readonly after: Public;
  private readonly entry: LogEntry;
  private readonly mine: boolean;

  constructor(
    private readonly scene: Scene,
    private readonly rows: Row[],
    private readonly carried: boolean,
  ) {
    this.before = publicOf(scene.before);
    this.after = publicOf(scene.after);
    this.entry = scene.entry;
    this.mine = scene.entry.seat !== null && scene.entry.seat === scene.after.my_seat;
  }

  /** Carts of routes that are new roll to their spaces, the farthest first; those that were taken back vanish. */
  carts(): Motion<Rolling>[] {
    const [then, now] = [this.before.owners, this.after.owners];
    const built = this.rows.filter(({ id }) => id in now && !(id in then));
    const gone = this.rows.filter(({ id }) => id in then && !(id in now));
    return [
      ...built.flatMap((row) => rolling(row, now[row.id] ?? 0, this.pointsOf())),
      ...gone.flatMap((row) => vanishing(row, then[row.id] ?? 0)),
    ];
  }

  private pointsOf(): number {
    const built = this.entry.said.find(({ key }) => key.startsWith("amsterdam-log-build"));
    return built ? numberOf(built, "points") : 0;
  }

  flights(): Flight<Flying>[] {
    if (this.entry.kind !== "action") return [];
    const all = this.entry.said.flatMap((said) => this.flightsOf(said));
    return all.filter(({ piece }, index) => all.findIndex((other) => other.piece === piece) === index);
  }

  private flightsOf(said: Said): Flight<Flying>[] {
    const what = said.key.replace("amsterdam-log-", "");
    if (what === "deck" || what === "you-deck") return this.drawn(said);
    if (what === "row") return this.taken(said);
    if (what === "turned-up") return this.turnedUp();
    if (what === "reset") return this.after.row.flatMap((_, index) => this.toRow(index, 0.4));
    if (what === "looks") return this.contracts(numberOf(said, "count"), true);
    if (what === "kept" && this.before.phase !== "setup") return this.contracts(numberOf(said, "refused"), false);
    if (what.startsWith("build")) return this.paid(said);
    if (what === "bonus-card") return this.bonus();
    if (what === "counted") return this.counted(said);
    return [];
  }

  /** Where the cards of whoever acted are; one's own lie by their kinds. */
  private hand(kind: string | null): string {
    if (!this.mine) return `seat-${this.entry.seat ?? 0}`;
    return kind !== null && handOf(this.scene[this.scene.drawn])[kind] ? `hand-${kind}` : "hand";
  }

  private drawn({ args }: Said): Flight<Flying>[] {
    const card = typeof args["kind"] === "string" ? args["kind"] : null;
    if (this.mine && this.carried) return [];
    const to = this.hand(card);
    return [flight(this.mine ? to : "deck.1", { card }, ["deck", to], 0, 1)];
  }

  private taken({ args }: Said): Flight<Flying>[] {
    const card = String(args["kind"]);
    const slot = this.slot();
    if (slot === null || (this.mine && this.carried)) return [];
    const to = this.hand(card);
    return [flight(this.mine ? to : slot, { card }, [slot, to], 0, TAKEN)];
  }

  /** The place of the row that was taken from. Of others it is not told; what turns up may look like what was taken. */
  private slot(): string | null {
    const said = this.entry.said.find(({ key }) => key === "amsterdam-log-row");
    if (!said) return null;
    const done = actions.read(this.entry.action ?? "");
    if (done?.name === "row") return `row-${done.args.slot}`;
    const [then, now] = [this.before.row, this.after.row];
    const like = then.flatMap((kind, index) => (kind === said.args["kind"] ? [index] : []));
    const index = like.find((each) => then[each] !== now[each]) ?? like[0];
    return index === undefined ? null : `row-${index + 1}`;
  }

  /** New cards come from the deck to where one was taken, or where none lay. */
  private turnedUp(): Flight<Flying>[] {
    const slot = this.slot();
    return this.after.row.flatMap((kind, index) => {
      const empty = this.before.row[index] === null && kind !== null;
      return empty || slot === `row-${index + 1}` ? this.toRow(index, TAKEN) : [];
    });
  }

  private toRow(index: number, from: number): Flight<Flying>[] {
    const [place, card] = [`row-${index + 1}`, this.after.row[index] ?? null];
    if (card === null) return [];
    // Where another one takes it, its old card flies from the same place.
    const piece = this.slot() === place && !this.mine ? `${place}.new` : place;
    return [flight(piece, { card, row: true }, ["deck", place], from, 1, "come")];
  }

  private contracts(count: number, come: boolean): Flight<Flying>[] {
    const own = this.mine ? "my-contracts" : `seat-${this.entry.seat ?? 0}`;
    const way = come ? ["contracts", own] : [own, "contracts"];
    return Array.from({ length: count }, (_, index) =>
      flight(`contract.${index}`, "contract", way, (index / count) * 0.4, 0.6 + (index / count) * 0.4),
    );
  }

  /** The cards that pay for a route go to the discards, one after another. */
  private paid({ args }: Said): Flight<Flying>[] {
    const kinds = [
      ...Array<string>(Number(args["cards"] ?? 0)).fill(String(args["kind"])),
      ...Array<string>(Number(args["wilds"] ?? 0)).fill("wild"),
    ].slice(0, MOST_CARDS);
    return kinds.map((card, index) => {
      const from = (index / kinds.length) * PAID * 0.5;
      return flight(`paid.${index}`, { card }, [this.hand(card), "discard"], from, from + PAID, "go");
    });
  }

  private bonus(): Flight<Flying>[] {
    const route = Object.keys(this.after.owners).find((id) => !(id in this.before.owners));
    const seat = `seat-${this.entry.seat ?? 0}`;
    return [flight("bonus", "bonus", [...(route ? [`route-${route}`] : []), seat], 0.5, 1)];
  }

  /** What the end brings for contracts and bonus cards rises from the seats, one seat after another. */
  private counted(said: Said): Flight<Flying>[] {
    const [seat, all] = [numberOf(said, "seat"), this.after.players.length];
    return (["contracts", "bonus"] as const).flatMap((part, index) => {
      const points = numberOf(said, part);
      const from = (seat + index / 2) / all;
      return points
        ? [flight(`points.${seat}.${part}`, "points", [`seat-${seat}`], from, 1, "mark", signed(points))]
        : [];
    });
  }
}

function flight(
  piece: string,
  what: Flying,
  way: string[],
  from: number,
  to: number,
  kind: Flight<Flying>["kind"] = "move",
  label?: string,
): Flight<Flying> {
  return { piece, what, way, kind, from, to, ...(label && { label }) };
}

function rolling({ id, spaces }: Row, seat: number, points: number): Motion<Rolling>[] {
  const last = spaces.length - 1;
  return spaces.map((space, index) => {
    const from = PAID + ((last - index) / spaces.length) * (1 - PAID) * 0.6;
    return {
      piece: `${id}.${index}`,
      what: { seat, angle: space.angle },
      way: spaces.slice(0, index + 1).map(({ x, y }) => ({ x, y })),
      kind: "come" as const,
      from,
      to: Math.min(1, from + 0.35),
      ...(points && index === last >> 1 ? { label: `+${points}` } : {}),
    };
  });
}

function vanishing({ id, spaces }: Row, seat: number): Motion<Rolling>[] {
  return spaces.map(({ x, y, angle }, index) => ({
    piece: `${id}.${index}`,
    what: { seat, angle },
    way: [{ x, y }],
    kind: "go",
    from: 0,
    to: 1,
  }));
}
