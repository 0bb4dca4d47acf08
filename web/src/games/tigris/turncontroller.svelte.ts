// What the reader is about to do: the tool in hand, where it can be used and what that would do, and an action that
// waits for confirmation.

import { untrack } from "svelte";

import type { Choice } from "../../api/schema";
import { settings } from "../../app/settings.svelte";
import type { TableView } from "../../table/model/view.svelte";
import { fourOf } from "./geometry";
import { markOf, previewOf, type Mark } from "./marks";
import type { What } from "./motions";
import { LEADERS, type LeaderName, TILES, type TileName } from "./pieces";
import { privateOf, publicOf, tilesIn, type Preview } from "./position";
import { actions } from "./actions";

export type Tool =
  { what: "tile"; tile: TileName } | { what: "leader"; leader: LeaderName } | { what: "ruin" } | { what: "swap" };

/** An action that waits for a second click to confirm it. */
export interface Pending {
  action: string;
  square: string | null;
  preview: Preview | null;
}

/** The action of a tool, and the parameters to request its choices with. */
function asked(tool: Tool): { action: "place" | "position" | "destroy"; params: Record<string, string> } | null {
  if (tool.what === "tile") return { action: "place", params: { tile: tool.tile } };
  if (tool.what === "leader") return { action: "position", params: { leader: tool.leader } };
  return tool.what === "ruin" ? { action: "destroy", params: {} } : null;
}

/** How what is in hand looks. */
export function pieceOf(tool: Tool, seat: number): What | null {
  if (tool.what === "leader") return { what: "leader", seat, leader: tool.leader };
  return tool.what === "swap" ? null : tool;
}

export class TurnController {
  tool = $state.raw<Tool | null>(null);
  pending = $state.raw<Pending | null>(null);
  looked = $state<string | null>(null);
  /** While choosing tiles to swap: which ones in my hand, by index. */
  picked = $state.raw<number[]>([]);
  /** Where to build a monument, if there are several places: the upper left one of its four squares. */
  site = $state<string | null>(null);
  private choices = $state.raw<Record<string, Choice>>({});
  /** What waited for a yes when something was dragged: it waits on if nothing comes of that. */
  private waited: { tool: Tool | null; pending: Pending; choices: Record<string, Choice> } | null = null;

  constructor(private readonly shown: () => TableView) {
    // Whatever was chosen in another position means nothing in this one.
    let known = "";
    $effect(() => {
      const now = shown().positionKey;
      if (now === known) return;
      known = now;
      untrack(() => this.drop());
    });
  }

  get view(): TableView {
    return this.shown();
  }

  /** The seat that is played here: mine, or in a variation whoever I play for; -1 for spectators. */
  get seat(): number {
    const { table, kind, mine } = this.view;
    return (kind === "variation" && mine ? table?.to_move[0] : table?.my_seat) ?? -1;
  }

  drop = (): void => {
    this.tool = null;
    this.pending = null;
    this.site = null;
    this.picked = [];
    this.choices = {};
    this.waited = null;
  };

  /** Can this be taken in hand now? */
  may(tool: Tool): boolean {
    const { view } = this;
    if (view.kind === "moment" || !view.mine || publicOf(view).phase !== "act") return false;
    const hand = privateOf(view).hand;
    if (tool.what === "tile") return (hand[tool.tile] ?? 0) > 0;
    if (tool.what === "ruin") return (view.table?.legal["destroy"]?.length ?? 0) > 0;
    return tool.what === "swap" ? (view.table?.legal["swap"]?.length ?? 0) > 0 : true;
  }

  /** Takes something in hand, or puts it back. */
  take(tool: Tool): void {
    if (this.holds(tool)) this.drop();
    else if (this.may(tool)) this.hold(tool);
    else {
      this.drop();
      this.explain(tool);
    }
    this.view.notice = null;
  }

  /** Takes something that is dragged; what is in hand already stays there. */
  lift(tool: Tool): void {
    const { pending, choices } = this;
    const waited = pending && { tool: this.tool, pending, choices };
    this.pending = null;
    if (!this.holds(tool)) this.hold(tool);
    this.waited = waited;
    this.view.notice = null;
  }

  /** Lets go of what was dragged where nothing comes of it. */
  putBack(): void {
    const { waited } = this;
    this.drop();
    if (waited) Object.assign(this, waited);
  }

  private holds(tool: Tool): boolean {
    return JSON.stringify(tool) === JSON.stringify(this.tool);
  }

  private hold(tool: Tool): void {
    this.drop();
    this.tool = tool;
    void this.ask(tool);
  }

  /** Lets go of what was dragged, over a square; answers whether it lies there now, or waits there for a yes. */
  async lay(square: string, by: "mouse" | "finger"): Promise<boolean> {
    const done = await this.choose(square, by);
    if (!done) this.putBack();
    return done;
  }

  /** Lets go of what was dragged beside the board: a leader that stands on it is taken back. */
  async takeBack(tool: Tool, by: "mouse" | "finger"): Promise<boolean> {
    const action = tool.what === "leader" ? actions.write("withdraw", { leader: tool.leader }) : "";
    const may = action !== "" && this.view.legal(action);
    const done = may && (await this.attempt(action, null, by === "finger"));
    if (!done) this.putBack();
    return done;
  }

  /** Why something can't be taken in hand. */
  private explain(tool: Tool): void {
    const wanted = asked(tool);
    const action = wanted
      ? actions.choice(wanted.action, [...Object.values(wanted.params), "I6"])
      : actions.write("swap", { tiles: "t" });
    void this.view.act(action);
  }

  private async ask(tool: Tool): Promise<void> {
    const wanted = asked(tool);
    if (!wanted) return;
    const found = await this.view.choices(wanted.action, wanted.params, true);
    if (this.tool !== tool) return;
    this.choices = Object.fromEntries(found.map((choice) => [choice.args["square"] ?? "", choice]));
  }

  marks = $derived.by((): Record<string, Mark> => {
    const open = Object.entries(this.choices).filter(([, choice]) => !choice.refused);
    return Object.fromEntries(open.map(([square, choice]) => [square, markOf(previewOf(choice), this.seat)]));
  });

  /** What using the tool in hand on a square would do. */
  previewAt(square: string): Preview | null {
    const choice = this.choices[square];
    return choice && !choice.refused ? previewOf(choice) : null;
  }

  /**
   * A click on a square, or its key; a finger looks first and does it the second time. Answers whether something was done
   * or waits for a yes.
   */
  async choose(square: string, by: "mouse" | "finger" | "key"): Promise<boolean> {
    const { view, tool } = this;
    this.looked = square;
    if (by === "key" && this.pending && this.pending.square === null) return this.confirm();
    if (by === "key" && tool?.what === "swap") return this.swap();
    if (view.mine && publicOf(view).phase === "build") {
      this.settle(square);
      return false;
    }
    const action = this.actionAt(square);
    if (!action) {
      this.grasp(square);
      return false;
    }
    if (this.pending?.action === action) return this.confirm();
    const choice = tool ? this.choices[square] : undefined;
    if (choice?.refused) {
      this.pending = null;
      view.refuse(choice.refused);
      return false;
    }
    return this.attempt(action, square, by === "finger");
  }

  /** The action that a click on a square means. */
  private actionAt(square: string): string | null {
    const { tool, view } = this;
    const { phase, leave } = publicOf(view);
    const wanted = tool && asked(tool);
    if (wanted) return actions.choice(wanted.action, [...Object.values(wanted.params), square]);
    return view.mine && phase === "treasure" && leave.includes(square) ? actions.write("leave", { square }) : null;
  }

  /** Chooses where to build: four squares that include this one; if they are chosen already, the next such four. */
  private settle(square: string): void {
    const sites = publicOf(this.view)
      .offers.map((offer) => offer.square)
      .filter((site) => fourOf(site).includes(square));
    const after = sites.indexOf(this.site ?? "") + 1;
    this.site = sites[after] ?? sites[0] ?? null;
  }

  /** Nothing is in hand: takes up a leader of mine from this square. */
  private grasp(square: string): void {
    const mine = publicOf(this.view).players[this.seat];
    const leader = LEADERS.find((name) => mine?.leaders[name] === square);
    if (leader && this.may({ what: "leader", leader })) this.take({ what: "leader", leader });
  }

  /**
   * Does an action, unless a last yes is wanted: where a finger has only touched, and where my turn ends with it. Answers
   * whether it was done or waits for that yes.
   */
  async attempt(action: string, square: string | null = null, touched = false): Promise<boolean> {
    const { view } = this;
    if (view.queue.has(action)) return false;
    await view.queue.settled(); // what is on its way may change what can be done
    if (this.pending?.action === action) return this.confirm();
    this.pending = null;
    if (!view.mine || !view.legal(action)) return view.act(action);
    const careful = settings.askEnd && view.kind === "now";
    if (!careful && !touched) return this.do(action);
    const known = square === null ? null : this.previewAt(square);
    // What cannot be asked now is not waited for: it is said, and done with a yes.
    const asks = known !== null || view.connected;
    const preview = known ?? (asks ? ((await view.preview(action)).preview as Preview | null) : null);
    const ends = careful && (preview?.ends_turn ?? false) && publicOf(view).seat === this.seat;
    if (asks && !ends && !touched) return this.do(action);
    this.pending = { action, square, preview };
    return true;
  }

  confirm = async (): Promise<boolean> => {
    const action = this.pending?.action;
    return action !== undefined && this.do(action);
  };

  private do(action: string): Promise<boolean> {
    return this.view.act(action); // what was in hand is put away by the position that comes of it
  }

  /** Adds a tile in my hand to those to swap, by its index, or removes it. */
  pick(place: number): void {
    this.picked = this.picked.includes(place) ? this.picked.filter((each) => each !== place) : [...this.picked, place];
    this.pending = null;
  }

  /** The tiles to swap, in notation. */
  get swapped(): string {
    const chosen = tilesIn(privateOf(this.view).hand).filter((_, place) => this.picked.includes(place));
    return TILES.flatMap((tile) => chosen.filter((each) => each === tile).map(() => tile.slice(0, 1))).join("");
  }

  async swap(): Promise<boolean> {
    return this.swapped !== "" && this.attempt(actions.write("swap", { tiles: this.swapped }));
  }
}
