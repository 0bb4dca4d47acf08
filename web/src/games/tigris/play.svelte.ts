// What the reader is about to do: what was chosen from hand or board, where it may go and what would come of it, and
// what waits for a last yes.

import { untrack } from "svelte";

import type { Choice } from "../../api/schema";
import { settings } from "../../session/settings.svelte";
import type { Sitting } from "../../session/table/sitting";
import { fourOf } from "./geometry";
import { markOf, previewOf, type Mark } from "./marks";
import { LEADERS, type LeaderName, TILES, type TileName } from "./pieces";
import { privateOf, publicOf, tilesIn, type Preview } from "./position";
import { actions } from "./actions";

export type Tool =
  { what: "tile"; tile: TileName } | { what: "leader"; leader: LeaderName } | { what: "ruin" } | { what: "swap" };

/** Something that is done once more is said. */
export interface Pending {
  action: string;
  square: string | null;
  preview: Preview | null;
}

/** The action of a tool, and what it is asked with. */
function asked(tool: Tool): { action: "place" | "position" | "destroy"; params: Record<string, string> } | null {
  if (tool.what === "tile") return { action: "place", params: { tile: tool.tile } };
  if (tool.what === "leader") return { action: "position", params: { leader: tool.leader } };
  return tool.what === "ruin" ? { action: "destroy", params: {} } : null;
}

export class Play {
  tool = $state.raw<Tool | null>(null);
  pending = $state.raw<Pending | null>(null);
  looked = $state<string | null>(null);
  /** While tiles are chosen to be swapped: which of those in my hand, by their places. */
  picked = $state.raw<number[]>([]);
  /** Where a monument is to be built, of several squares of four: the upper left one. */
  site = $state<string | null>(null);
  private choices = $state.raw<Record<string, Choice>>({});

  constructor(private readonly sitting: () => Sitting) {
    // What was chosen in another position means nothing in this one.
    let known = "";
    $effect(() => {
      const { table, kind } = sitting();
      const now = `${kind} ${table?.number ?? 0} ${table?.my_seat ?? ""}`;
      if (now === known) return;
      known = now;
      untrack(() => this.drop());
    });
  }

  get live(): Sitting {
    return this.sitting();
  }

  /** Whose turn is played here: mine, or in a line that is tried that of whoever I play for; -1 for those who watch. */
  get seat(): number {
    const { table, kind, mine } = this.live;
    return (kind === "variation" && mine ? table?.to_move[0] : table?.my_seat) ?? -1;
  }

  drop = (): void => {
    this.tool = null;
    this.pending = null;
    this.site = null;
    this.picked = [];
    this.choices = {};
  };

  /** May this be taken in hand now? */
  may(tool: Tool): boolean {
    const { live } = this;
    if (live.kind === "moment" || !live.mine || publicOf(live).phase !== "act") return false;
    const hand = privateOf(live).hand;
    if (tool.what === "tile") return (hand[tool.tile] ?? 0) > 0;
    if (tool.what === "ruin") return (live.table?.legal["destroy"]?.length ?? 0) > 0;
    return tool.what === "swap" ? (live.table?.legal["swap"]?.length ?? 0) > 0 : true;
  }

  /** Takes something in hand, or puts it back. */
  take(tool: Tool): void {
    const same = JSON.stringify(tool) === JSON.stringify(this.tool);
    this.drop();
    this.live.notice = null;
    if (same) return;
    if (!this.may(tool)) {
      this.explain(tool);
      return;
    }
    this.tool = tool;
    void this.ask(tool);
  }

  /** Why something can't be taken in hand. */
  private explain(tool: Tool): void {
    const wanted = asked(tool);
    const action = wanted
      ? actions.choice(wanted.action, [...Object.values(wanted.params), "I6"])
      : actions.write("swap", { tiles: "t" });
    void this.live.act(action);
  }

  private async ask(tool: Tool): Promise<void> {
    const wanted = asked(tool);
    if (!wanted) return;
    const found = await this.live.choices(wanted.action, wanted.params, true);
    if (this.tool !== tool) return;
    this.choices = Object.fromEntries(found.map((choice) => [choice.args["square"] ?? "", choice]));
  }

  marks = $derived.by((): Record<string, Mark> => {
    const open = Object.entries(this.choices).filter(([, choice]) => !choice.refused);
    return Object.fromEntries(open.map(([square, choice]) => [square, markOf(previewOf(choice), this.seat)]));
  });

  /** What would come of using what I hold on a square. */
  previewAt(square: string): Preview | null {
    const choice = this.choices[square];
    return choice && !choice.refused ? previewOf(choice) : null;
  }

  /** A click on a square, or its key; a finger looks first and does it the second time. */
  async choose(square: string, by: "mouse" | "finger" | "key"): Promise<void> {
    const { live, tool } = this;
    this.looked = square;
    if (by === "key" && this.pending && this.pending.square === null) return this.confirm();
    if (by === "key" && tool?.what === "swap") return this.swap();
    if (live.mine && publicOf(live).phase === "build") {
      this.settle(square);
      return;
    }
    const action = this.actionAt(square);
    if (!action) {
      this.grasp(square);
      return;
    }
    if (this.pending?.action === action) return this.confirm();
    const choice = tool ? this.choices[square] : undefined;
    if (choice?.refused) {
      this.pending = null;
      live.refuse(choice.refused);
      return;
    }
    await this.attempt(action, square, by === "finger");
  }

  /** What a click on a square means. */
  private actionAt(square: string): string | null {
    const { tool, live } = this;
    const { phase, leave } = publicOf(live);
    const wanted = tool && asked(tool);
    if (wanted) return actions.choice(wanted.action, [...Object.values(wanted.params), square]);
    return live.mine && phase === "treasure" && leave.includes(square) ? actions.write("leave", { square }) : null;
  }

  /** Chooses where to build: a square of four of which this is one; the next of them if that was chosen already. */
  private settle(square: string): void {
    const sites = publicOf(this.live)
      .offers.map((offer) => offer.square)
      .filter((site) => fourOf(site).includes(square));
    const after = sites.indexOf(this.site ?? "") + 1;
    this.site = sites[after] ?? sites[0] ?? null;
  }

  /** Nothing is held: a leader of mine on this square is taken up. */
  private grasp(square: string): void {
    const mine = publicOf(this.live).players[this.seat];
    const leader = LEADERS.find((name) => mine?.leaders[name] === square);
    if (leader && this.may({ what: "leader", leader })) this.take({ what: "leader", leader });
  }

  /** Does an action, unless a last yes is wanted: where a finger has only touched, and where my turn ends with it. */
  async attempt(action: string, square: string | null = null, touched = false): Promise<void> {
    const { live } = this;
    if (live.queue.has(action)) return;
    await live.queue.settled(); // what is on its way may change what can be done
    if (this.pending?.action === action) return this.confirm();
    this.pending = null;
    if (!live.mine || !live.legal(action)) {
      await live.act(action);
      return;
    }
    const careful = settings.askEnd && live.kind === "now";
    if (!careful && !touched) return this.do(action);
    const known = square === null ? null : this.previewAt(square);
    const preview = known ?? ((await live.preview(action)).preview as Preview | null);
    const ends = careful && (preview?.ends_turn ?? false) && publicOf(live).seat === this.seat;
    if (ends || touched) this.pending = { action, square, preview };
    else await this.do(action);
  }

  confirm = async (): Promise<void> => {
    const action = this.pending?.action;
    if (action) await this.do(action);
  };

  private async do(action: string): Promise<void> {
    await this.live.act(action); // what was in hand is put away by the position that comes of it
  }

  /** Adds a tile of my hand to those that are swapped, by its place, or takes it back. */
  pick(place: number): void {
    this.picked = this.picked.includes(place) ? this.picked.filter((each) => each !== place) : [...this.picked, place];
    this.pending = null;
  }

  /** The tiles to be swapped, as the notation has them. */
  get swapped(): string {
    const chosen = tilesIn(privateOf(this.live).hand).filter((_, place) => this.picked.includes(place));
    return TILES.flatMap((tile) => chosen.filter((each) => each === tile).map(() => tile.slice(0, 1))).join("");
  }

  async swap(): Promise<void> {
    if (this.swapped) await this.attempt(actions.write("swap", { tiles: this.swapped }));
  }
}
