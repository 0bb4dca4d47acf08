// What the reader is about to do: the selected transporter and where it can go, the selected tile, and sequences of
// actions, each of which the server has to allow.

import { untrack } from "svelte";

import type { Choice, RoadsMacro as Macro } from "../../api/schema";
import { settings } from "../../app/settings.svelte";
import { actionName, wordsOf } from "../../table/model/declared";
import type { DirectActions, TableView } from "../../table/model/view.svelte";
import { courseOf, lastMoves, mineInPhase } from "./course";
import { siteOf, tileIn, type MapGeometry, type Tile } from "./land/ground";
import {
  HANDLING,
  legalOf,
  publicOf,
  type Ahead,
  type Preview,
  type Public,
  type Transporter,
  type Unattended,
} from "./position";

/** Actions that are clicked once for each good, or goose. */
const ONE_BY_ONE = ["load", "unload", "hand", "lead", "leave", "pay"];
/** What production allows, and the movement after it as well. */
const IN_BOTH = ["load", "unload", "hand"];
const PAUSE = 450; // milliseconds before the page acts by itself

/** The goods that are loaded before a route, with commas between them, and those that are put down after it, or `all`. */
interface Ride {
  load: string;
  unload: string;
}

export class TurnController {
  /** The slot of my selected transporter. */
  chosen = $state<string | null>(null);
  /** The slot of the transporter that a hand carries over the map, or that would carry what it holds. */
  held = $state<string | null>(null);
  /** The selected tile. */
  tile = $state<string | null>(null);
  /** A tile that is only asked about; what is in hand stays there. */
  peeked = $state<string | null>(null);
  /** The place under the pointer. */
  hovered = $state<string | null>(null);
  /** What is taken along when one goes: everything that lies there, or these goods. */
  private along = $state.raw<"all" | string[]>([]);
  /** Is everything put down on arrival? */
  unload = $state(false);
  /** Where a transporter can go, and in which position that was. */
  private found = $state.raw<{ slot: string; at: string; routes: Macro[] } | null>(null);
  /** My factories that can be run, as often as they would run by themselves. */
  runs = $state.raw<Macro[]>([]);
  /** What the selected transporter could load or hand over that would keep its new transporter on this tile. */
  binding = $state.raw<string[]>([]);
  /** What happens by itself if I do nothing more in this phase. */
  unattended = $state.raw<Unattended[]>([]);
  /** What the next production would bring. */
  ahead = $state.raw<Ahead[]>([]);

  constructor(
    private readonly shown: () => TableView,
    readonly ground: () => MapGeometry | null,
  ) {
    this.look();
    this.lookAhead();
    this.goOn();
  }

  get view(): TableView {
    return this.shown();
  }

  get position(): Public {
    return publicOf(this.view);
  }

  /** The tile of a place in notation. */
  tileOf(place: string | null | undefined): Tile | null {
    const ground = this.ground();
    return place && ground ? tileIn(ground, place) : null;
  }

  /** The seat that is played here; -1 for spectators. */
  seat: number = $derived.by(() => {
    const { table, kind, mine } = this.view;
    return (kind === "variation" && mine ? table?.to_move[0] : table?.my_seat) ?? -1;
  });

  get mine(): Record<string, Transporter> {
    return this.position.players[this.seat]?.transporters ?? {};
  }

  free = $derived.by(() => {
    const { stage, work, offer } = this.position;
    return this.view.mine && stage === "playing" && !work && !offer;
  });

  /** Scenes draw a position each; what is asked of the server by phase is not asked anew in each of them. */
  private phase = $derived.by(() => this.position.phase);

  get moving(): boolean {
    return this.free && this.position.phase === "movement";
  }

  /** Is a request on its way? */
  get running(): boolean {
    return this.view.queue.busy;
  }

  /** The transporter that may be sent somewhere: the carried one, or the selected one. */
  get inHand(): string | null {
    return this.held ?? this.chosen;
  }

  /** Is it known where the transporter in hand can go now? */
  private get known(): boolean {
    return this.found?.slot === this.inHand && this.found?.at === this.view.positionKey;
  }

  /** Where the transporter in hand can go. */
  get routes(): Macro[] {
    return this.known ? (this.found?.routes ?? []) : [];
  }

  private async routesOf(slot: string): Promise<Macro[]> {
    const at = this.view.positionKey;
    if (this.found?.slot === slot && this.found.at === at) return this.found.routes;
    const routes = (await this.view.macros("go", { transporter: slot })).map(macroOf);
    if (this.inHand === slot && this.view.positionKey === at) this.found = { slot, at, routes };
    return routes;
  }

  /** The loads and handovers of a transporter after which those goods can't leave the tile with their new transporter. */
  private async bindingOf(slot: string): Promise<string[]> {
    const moved = Object.keys(this.position.moved).some((mover) => mover.startsWith(`${this.seat + 1}.`));
    if (!this.moving || !moved) return [];
    const found = await Promise.all(
      ["load", "hand"].map((action) => this.view.choices(action, { transporter: slot }, true)),
    );
    return found.flat().flatMap(({ action, preview }) => ((preview as Preview | undefined)?.stays ? [action] : []));
  }

  /** The same through scenes, which draw other positions and not another log. */
  private log = $derived.by(() => this.view.table?.log ?? []);

  course = $derived.by(() => courseOf(this.log));

  /** Asks the server again whenever the position has changed. */
  private look(): void {
    $effect(() => {
      const { view, chosen, inHand, moving } = this;
      const at = view.positionKey;
      if (chosen && (!view.mine || !this.mine[chosen] || !HANDLING.includes(this.position.phase)))
        untrack(() => (this.chosen = null));
      if (inHand && moving && !this.running) void untrack(() => this.routesOf(inHand));
      if (!chosen || !moving) this.binding = [];
      else if (!this.running) {
        void untrack(() => this.bindingOf(chosen)).then((found) => {
          if (this.chosen === chosen && this.view.positionKey === at) this.binding = found;
        });
      }
    });
    $effect(() => {
      const { view, free } = this;
      const at = view.positionKey;
      if (!free || this.phase !== "production") {
        this.runs = [];
        this.unattended = [];
        return;
      }
      if (this.running) return;
      void view.macros("use", {}).then((found) => {
        if (this.view.positionKey === at) this.runs = found.map(macroOf);
      });
      void view.preview("done").then(({ preview }) => {
        if (this.view.positionKey !== at) return;
        this.unattended = (preview as { unattended?: Unattended[] } | null)?.unattended ?? [];
      });
    });
  }

  /** Asks what the next turn brings, while one can still do something about it. */
  private lookAhead(): void {
    $effect(() => {
      const { view, free } = this;
      const at = view.positionKey;
      if (!free || !["movement", "building"].includes(this.phase)) {
        this.ahead = [];
        return;
      }
      if (this.running) return;
      void view.preview("done").then(({ preview }) => {
        if (this.view.positionKey === at) this.ahead = (preview as Preview | null)?.ahead ?? [];
      });
    });
  }

  /** If there is nothing to decide, the page acts by itself, after a human-like pause. */
  private goOn(): void {
    $effect(() => {
      const { view } = this;
      const answer = this.answer;
      if (!answer || view.kind !== "now" || this.running || view.table?.log.at(-1)?.kind === "undo") return;
      const timer = setTimeout(() => void view.act(answer), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  /** The only action there is. */
  private get answer(): string | null {
    const { view } = this;
    if (!view.mine || !view.table || view.table.result) return null;
    if (view.guide) return null; // a lesson tells what to click, and why
    // After an action of my own I may want to undo it.
    if (!view.table.legal["done"] || this.doneInPhase > 0) return null;
    const names = Object.keys(view.table.legal).filter((name) => !["call", "done"].includes(name));
    return (settings.answer && !names.length) || this.idles(names) ? "done" : null;
  }

  /** Is it the first production, in which there is nothing yet that could produce? */
  private idles(names: string[]): boolean {
    const { phase, turn, buildings } = this.position;
    const first = phase === "production" && turn === 1 && !Object.keys(buildings).length;
    return first && names.every((name) => IN_BOTH.includes(name));
  }

  /** The tile of which is told beside it: the one that is asked about, that of my transporter in hand, or the selected one. */
  get about(): Tile | null {
    const held = this.chosen ? this.mine[this.chosen]?.at : null;
    return this.tileOf(this.peeked ?? held ?? this.tile);
  }

  drop = (): void => {
    this.chosen = this.tile = this.peeked = null;
    [this.along, this.unload] = [[], false];
  };

  /** Asks about the tile that is looked at, or no more. */
  peek(): void {
    this.peeked = this.peeked ? null : (this.tileOf(this.hovered)?.name ?? this.tile);
  }

  /** Puts away what is told beside a tile. */
  putAway = (): void => {
    if (this.peeked) this.peeked = null;
    else this.drop();
  };

  /** Selects one of my transporters, or deselects it. */
  choose(slot: string | null): void {
    this.chosen = this.chosen === slot && !this.peeked ? null : slot; // from the card of a tile back to it
    if (this.along !== "all") this.along = []; // what was meant for another one
    this.view.notice = this.peeked = null;
    const at = slot ? this.mine[slot]?.at : undefined;
    if (at && this.ground()) this.tile = this.tileOf(at)?.name ?? null;
  }

  /** Identifies the phase of a request: one that waited until the phase was over means nothing any more. */
  private get moment(): string {
    const { turn, phase, stage } = this.position;
    return [this.view.kind, this.seat, turn, phase, stage].join(" ");
  }

  /** Acts after everything in the queue; clicks that come meanwhile wait in turn. */
  private async inTurn(what: string, work: (direct: DirectActions) => Promise<boolean>): Promise<boolean> {
    const { view, moment } = this;
    return (await view.together(what, async (direct) => this.moment === moment && work(direct))) ?? false;
  }

  private clicks = 0;

  act = (action: string): Promise<boolean> => {
    return this.inTurn(
      ONE_BY_ONE.includes(actionName(action)) ? `${action} ${(this.clicks += 1)}` : action,
      ({ act }) => act(action),
    );
  };

  /** The route to a place: exactly there, or to the only or best site of its tile. */
  routeTo(place: string, routes = this.routes): Macro | null {
    const exact = routes.find((macro) => macro.to === place);
    const ground = this.ground();
    if (exact || !ground) return exact ?? null;
    const tile = this.tileOf(place);
    const there = routes.filter((macro) => this.tileOf(macro.to) === tile);
    const same = there.filter((macro) => siteOf(ground, macro.to ?? "")?.bank?.name === place);
    const best = (macros: Macro[]): Macro | undefined =>
      [...macros].sort((one, other) => one.actions.length - other.actions.length)[0];
    return best(same) ?? best(there) ?? null;
  }

  /** The sites on the way of the transporter in hand to the place under the pointer, from its start. */
  get route(): string[] {
    const goes = this.inHand ? this.mine[this.inHand] : null;
    const way = goes && this.hovered && this.moving ? this.routeTo(this.hovered) : null;
    return goes && way ? [goes.at, ...way.actions.map((action) => wordsOf(action)[2] ?? "")] : [];
  }

  get takesAll(): boolean {
    return this.along === "all";
  }

  takeAll(all: boolean): void {
    this.along = all ? "all" : [];
  }

  takes(good: string): boolean {
    return this.along === "all" || this.along.includes(good);
  }

  /** Takes a good along, or leaves it. */
  take(good: string): void {
    if (this.along === "all") this.along = [good];
    else this.along = this.takes(good) ? this.along.filter((each) => each !== good) : [...this.along, good];
  }

  /** Can the selected transporter go there? Also true while that is not known yet. */
  mayGo(place: string): boolean {
    return this.chosen !== null && this.moving && (!this.known || this.routeTo(place) !== null);
  }

  /** Does one of my transporters get there now? */
  async reaches(slot: string, place: string): Promise<boolean> {
    return this.routeTo(place, await this.routesOf(slot)) !== null;
  }

  /** What is taken along and put down, as it is chosen. */
  private get asChosen(): Ride {
    return { load: this.along === "all" ? "all" : this.along.join(","), unload: this.unload ? "all" : "" };
  }

  /**
   * Moves a transporter (the selected one) along the best path, loading before and unloading after if wanted; calls
   * `otherwise` if it can't get there.
   */
  go(place: string, otherwise: () => void, ride = this.asChosen, slot = this.chosen): Promise<boolean> {
    const { load, unload } = ride;
    if (!slot) return Promise.resolve(false);
    return this.inTurn(`to ${slot} ${place}`, async (direct) => {
      const macro = this.routeTo(place, await this.routesOf(slot));
      if (!macro) {
        otherwise();
        return false;
      }
      const whole = load || unload ? await this.ride(slot, macro, place, ride) : macro.actions;
      const there = (await direct.all(whole)) === whole.length;
      // What is drawn may still be on its way; what is legal is as it stands.
      const may = (what: string): boolean => legalOf(this.view, what, slot).length > 0;
      if (this.chosen === slot && !may("go") && (unload || !may("unload"))) this.chosen = null;
      return there;
    });
  }

  /** A route with everything to load before it and unload after it, on the clicked bank if possible. */
  private async ride(transporter: string, route: Macro, place: string, { load, unload }: Ride): Promise<string[]> {
    const ground = this.ground();
    const letter = ground ? siteOf(ground, place)?.bank?.letter : null;
    const bank = letter ? letter : "a"; // a single bank has no name of its own
    const wanted = { ...(load && { load }), ...(unload && { unload: bank, good: unload }) };
    const [found] = await this.view.macros("go", { transporter, place: route.to ?? "", ...wanted });
    return found?.actions ?? route.actions;
  }

  /** Does all of something, as far as the rules allow. */
  private wholly(what: string, name: string, params: Record<string, string>): Promise<boolean> {
    return this.inTurn(what, async (direct) => {
      const [found] = await this.view.macros(name, params);
      return found !== undefined && (await direct.all(found.actions)) === found.actions.length;
    });
  }

  /** Loads whatever fits and may go on, the most valuable first; or unloads everything; of one good if it is named. */
  whole(what: "load" | "unload", slot: string, good?: string): Promise<boolean> {
    return this.wholly(`${what} ${good ?? "all"} ${slot}`, what, { transporter: slot, ...(good && { good }) });
  }

  /** Several actions as one act; answers whether there were any, and all were done. */
  all(wanted: string[]): Promise<boolean> {
    if (!wanted.length) return Promise.resolve(false);
    return this.inTurn(wanted.join("; "), async (direct) => (await direct.all(wanted)) === wanted.length);
  }

  /** Pays with my own goods, those on the ground first. */
  payAll(): Promise<boolean> {
    return this.wholly("pay all", "pay", {});
  }

  /** What a transporter did in the last turn, if it has not moved in this one. */
  lastMoves(slot: string): string[] {
    const each = this.mine[slot];
    if (!each || each.moved || each.carrier) return [];
    const moves = lastMoves(this.course, this.seat, slot, this.position.turn, each.at);
    return this.view.legal(moves.find((action) => actionName(action) === "go") ?? "") ? moves : [];
  }

  /** The slots of my transporters that could do again what they did when they began a turn here last. */
  hauls = $derived.by(() =>
    this.moving ? Object.keys(this.mine).filter((slot) => this.mine[slot]?.points && this.lastMoves(slot).length) : [],
  );

  /** Repeats what they did in the last turn, as far as possible. */
  async repeatTurn(slots: string[]): Promise<void> {
    await this.inTurn(`again ${slots.join(" ")}`, async (direct) => {
      const plans = slots.map((slot) => this.lastMoves(slot));
      for (const plan of plans) await this.repeat(direct, plan);
      return true;
    });
    this.chosen = null;
  }

  /**
   * Actions that are no longer possible are left out, except for moves: one that is barred is explained, and ends it.
   */
  private async repeat(direct: DirectActions, plan: string[]): Promise<void> {
    for (let left = plan; left.length;) {
      left = left.slice(await direct.all(left));
      const [barred, ...rest] = left;
      if (barred === undefined || actionName(barred) === "go") return;
      this.view.notice = null;
      left = rest;
    }
  }

  get doneInPhase(): number {
    const planned = this.view.table?.plan?.steps.length;
    return planned ?? mineInPhase(this.course, this.seat);
  }

  /** Undoes everything that I did in this phase. */
  undoPhase(): Promise<boolean> {
    return this.inTurn("undo phase", async ({ undo }) => {
      const count = this.doneInPhase;
      for (let step = 0; step < count && this.doneInPhase > 0; step += 1) {
        const may = this.view.table?.undo;
        if (!may?.possible || !may.free) break;
        if (!(await undo())) return false;
      }
      return true;
    });
  }

  /** Runs factories; stops at one that needs a choice. */
  runAll(macros: Macro[]): Promise<boolean> {
    return this.inTurn(`run ${macros.map(({ tile }) => tile).join(" ")}`, async (direct) => {
      for (let left = macros; left.length;) {
        const asks = left.findIndex(({ open }) => open);
        const some = asks < 0 ? left : left.slice(0, asks + 1);
        const ran = await direct.all(some.flatMap((each) => each.actions));
        if (["pay", "put"].some((each) => this.view.table?.legal[each])) return true; // one asks for a choice
        left = left.slice(begun(some, ran)); // what one has used up is gone for the others
      }
      return true;
    });
  }

  /** What could be built on the banks of a tile, each with the reason if it is refused. */
  async buildable(tile: string): Promise<Choice[]> {
    const ground = this.ground();
    const place = (ground?.byName.get(tile)?.banks ?? []).map(({ name }) => name).join(",");
    return (await Promise.all(["build", "mine"].map((action) => this.view.choices(action, { place })))).flat();
  }
}

/** How many macros have been started after this many of their actions, including one that was stopped. */
function begun(macros: Macro[], done: number): number {
  let count = 0;
  for (const [index, { actions }] of macros.entries()) {
    count += actions.length;
    if (count > done) return index + 1;
  }
  return macros.length;
}

/** A macro with this game's facts. */
function macroOf({ actions, facts }: { actions: string[]; facts: unknown }): Macro {
  return { ...(facts as Omit<Macro, "actions">), actions };
}
