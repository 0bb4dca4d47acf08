// What the reader is about to do: the transporter that is chosen and where it can get, the tile that is looked at, and
// sequences of actions, each of which the server has to allow.

import { untrack } from "svelte";

import type { Choice, RoadsMacro as Macro } from "../../api/schema";
import { settings } from "../../session/settings.svelte";
import { nameOf } from "../../session/table/declared";
import type { Hands, Sitting } from "../../session/table/sitting";
import { LESSON } from "./lesson";
import { courseOf, lastMoves, mineInPhase } from "./course";
import { siteOf, type Ground } from "./land/ground";
import { publicOf, type Preview, type Public, type Transporter, type Unattended } from "./position";

const HANDLING = ["production", "movement"]; // when a transporter can do something
/** What is clicked once for each good, or goose. */
const ONE_BY_ONE = ["load", "unload", "hand", "lead", "leave", "pay"];
const PAUSE = 450; // milliseconds before the page goes on by itself

export class Play {
  /** The slot of my transporter that is chosen. */
  chosen = $state<string | null>(null);
  /** The tile that is looked at. */
  tile = $state<string | null>(null);
  /** The place under the pointer. */
  hovered = $state<string | null>(null);
  /** Take along what lies there before going, and put everything down on arrival? */
  load = $state(false);
  unload = $state(false);
  /** Where a transporter can get, and in which position. */
  private found = $state.raw<{ slot: string; stand: string; routes: Macro[] } | null>(null);
  /** Factories of mine that can be run, as often as they go by themselves. */
  runs = $state.raw<Macro[]>([]);
  /** What the chosen one could take on, or hand over, that would bind its new carrier to this tile. */
  binding = $state.raw<string[]>([]);
  /** What happens by itself if I do no more in this phase. */
  unattended = $state.raw<Unattended[]>([]);

  constructor(
    private readonly sitting: () => Sitting,
    private readonly ground: () => Ground | null,
  ) {
    this.look();
    this.goOn();
  }

  get live(): Sitting {
    return this.sitting();
  }

  get position(): Public {
    return publicOf(this.live);
  }

  /** Whose turn is played here; -1 for those who watch. */
  get seat(): number {
    const { table, kind, mine } = this.live;
    return (kind === "variation" && mine ? table?.to_move[0] : table?.my_seat) ?? -1;
  }

  get mine(): Record<string, Transporter> {
    return this.position.players[this.seat]?.transporters ?? {};
  }

  get free(): boolean {
    return this.live.mine && this.position.stage === "playing" && !this.position.work && !this.position.offer;
  }

  get moving(): boolean {
    return this.free && this.position.phase === "movement";
  }

  /** Changes with everything that is done, planned things too. */
  get stand(): string {
    const { table } = this.live;
    return `${table?.number ?? 0} ${table?.plan_number ?? 0}`;
  }

  /** Something is on its way. */
  get running(): boolean {
    return this.live.queue.busy;
  }

  /** Is it known where the chosen one can get now? */
  private get known(): boolean {
    return this.found?.slot === this.chosen && this.found?.stand === this.stand;
  }

  /** Where the chosen one can get. */
  get routes(): Macro[] {
    return this.known ? (this.found?.routes ?? []) : [];
  }

  private async routesOf(slot: string): Promise<Macro[]> {
    const { stand } = this;
    if (this.found?.slot === slot && this.found.stand === stand) return this.found.routes;
    const routes = (await this.live.macros("go", { transporter: slot })).map(macroOf);
    if (this.chosen === slot && this.stand === stand) this.found = { slot, stand, routes };
    return routes;
  }

  /** Loads and hands of a transporter after which its goods go no further with whoever carries them then. */
  private async bindingOf(slot: string): Promise<string[]> {
    const moved = Object.keys(this.position.moved).some((mover) => mover.startsWith(`${this.seat + 1}.`));
    if (!this.moving || !moved) return [];
    const found = await Promise.all(
      ["load", "hand"].map((action) => this.live.choices(action, { transporter: slot }, true)),
    );
    return found.flat().flatMap(({ action, preview }) => ((preview as Preview | undefined)?.stays ? [action] : []));
  }

  course = $derived.by(() => (this.live.table ? courseOf(this.live.table) : []));

  /** Asks the server anew whenever the position has changed. */
  private look(): void {
    $effect(() => {
      const { live, chosen, moving, stand } = this;
      void stand;
      if (chosen && (!live.mine || !this.mine[chosen] || !HANDLING.includes(this.position.phase)))
        untrack(() => (this.chosen = null));
      if (!chosen || !moving) this.binding = [];
      else if (!this.running) {
        void untrack(() => this.routesOf(chosen));
        void untrack(() => this.bindingOf(chosen)).then((found) => {
          if (this.chosen === chosen && this.stand === stand) this.binding = found;
        });
      }
    });
    $effect(() => {
      const { live, free, stand } = this;
      if (!free || this.position.phase !== "production") {
        this.runs = [];
        this.unattended = [];
        return;
      }
      if (this.running) return;
      void live.macros("use", {}).then((found) => {
        if (this.stand === stand) this.runs = found.map(macroOf);
      });
      void live.preview("done").then(({ preview }) => {
        if (this.stand === stand) this.unattended = (preview as { unattended?: Unattended[] } | null)?.unattended ?? [];
      });
    });
  }

  /** Where there is nothing to decide the page goes on, as slowly as a person. */
  private goOn(): void {
    $effect(() => {
      const { live } = this;
      const answer = this.answer;
      if (!answer || live.kind !== "now" || this.running || live.table?.log.at(-1)?.kind === "undo") return;
      const timer = setTimeout(() => void live.act(answer), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  /** The only thing that can be done. */
  private get answer(): string | null {
    const { live } = this;
    if (!live.mine || !live.table || live.table.result) return null;
    if (live.table.board === LESSON) return null; // there one is told what to click, and why
    const names = Object.keys(live.table.legal);
    const nothing = names.length === 1 && names[0] === "done" && this.doneInPhase === 0; // who has done something may want it back
    return settings.answer && nothing ? "done" : null;
  }

  drop = (): void => {
    this.chosen = null;
    this.tile = null;
  };

  /** Chooses a transporter of mine, or puts it back. */
  choose(slot: string | null): void {
    this.chosen = this.chosen === slot ? null : slot;
    this.live.notice = null;
    const at = slot ? this.mine[slot]?.at : undefined;
    const ground = this.ground();
    if (at && ground) this.tile = siteOf(ground, at)?.tile.name ?? null;
  }

  /** The phase in which something was asked for: what waited until it was over means nothing any more. */
  private get moment(): string {
    const { turn, phase, stage } = this.position;
    return [this.live.kind, this.seat, turn, phase, stage].join(" ");
  }

  /** Does something when everything before it is done; clicks that come meanwhile wait for it in turn. */
  private async inTurn(what: string, work: (hands: Hands) => Promise<boolean>): Promise<boolean> {
    const { live, moment } = this;
    return (await live.together(what, async (hands) => this.moment === moment && work(hands))) ?? false;
  }

  private clicks = 0;

  act = (action: string): Promise<boolean> => {
    return this.inTurn(ONE_BY_ONE.includes(nameOf(action)) ? `${action} ${(this.clicks += 1)}` : action, ({ act }) =>
      act(action),
    );
  };

  /** The route to a place: to it, or to the only or best site of its tile. */
  routeTo(place: string, routes = this.routes): Macro | null {
    const exact = routes.find((macro) => macro.to === place);
    const ground = this.ground();
    if (exact || !ground) return exact ?? null;
    const tile = siteOf(ground, place)?.tile.name;
    const there = routes.filter((macro) => siteOf(ground, macro.to ?? "")?.tile.name === tile);
    const same = there.filter((macro) => siteOf(ground, macro.to ?? "")?.bank?.name === place);
    const best = (macros: Macro[]): Macro | undefined =>
      [...macros].sort((one, other) => one.actions.length - other.actions.length)[0];
    return best(same) ?? best(there) ?? null;
  }

  /** Can the chosen one get there? Yes as well while that is not known yet. */
  mayGo(place: string): boolean {
    return this.chosen !== null && this.moving && (!this.known || this.routeTo(place) !== null);
  }

  /** The chosen one goes there by the best path, loading before and unloading after where that is wanted; where it cannot get, something else is done. */
  go(place: string, otherwise: () => void): Promise<boolean> {
    const { chosen: slot, load, unload } = this;
    if (!slot) return Promise.resolve(false);
    return this.inTurn(`to ${slot} ${place}`, async (hands) => {
      const macro = this.routeTo(place, await this.routesOf(slot));
      if (!macro) {
        otherwise();
        return false;
      }
      const whole = load || unload ? await this.ride(slot, macro, place, { load, unload }) : macro.actions;
      const there = (await hands.all(whole)) === whole.length;
      const now = this.mine[slot];
      if (this.chosen === slot && now?.points === 0 && (unload || !Object.keys(now.cargo).length)) this.chosen = null;
      return there;
    });
  }

  /** A route with all that is taken on before it and put down after, on the bank that was meant if that may be. */
  private async ride(
    transporter: string,
    route: Macro,
    place: string,
    { load, unload }: { load: boolean; unload: boolean },
  ): Promise<string[]> {
    const ground = this.ground();
    const letter = ground ? siteOf(ground, place)?.bank?.letter : null;
    const bank = letter ? letter : "a"; // where there is one alone it is not named
    const wanted = { ...(load && { load: "all" }), ...(unload && { unload: bank }) };
    const [found] = await this.live.macros("go", { transporter, place: route.to ?? "", ...wanted });
    return found?.actions ?? route.actions;
  }

  /** Does what the rules find to be all of something. */
  private wholly(what: string, name: string, params: Record<string, string>): Promise<boolean> {
    return this.inTurn(what, async (hands) => {
      const [found] = await this.live.macros(name, params);
      return found !== undefined && (await hands.all(found.actions)) === found.actions.length;
    });
  }

  /** Takes on what fits and may go on, the most valuable first; or puts everything down. */
  whole(what: "load" | "unload", slot: string): Promise<boolean> {
    return this.wholly(`${what} all ${slot}`, what, { transporter: slot });
  }

  /** Pays out of what is mine, from the ground first. */
  payAll(): Promise<boolean> {
    return this.wholly("pay all", "pay", {});
  }

  /** What a transporter did in the last turn, if it has not moved in this one. */
  lastMoves(slot: string): string[] {
    const each = this.mine[slot];
    if (!each || each.moved || each.carrier) return [];
    const moves = lastMoves(this.course, this.seat, slot, this.position.turn, each.at);
    return this.live.legal(moves.find((action) => nameOf(action) === "go") ?? "") ? moves : [];
  }

  /** Does again what they did in the last turn, as far as that is still possible. */
  async again(slots: string[]): Promise<void> {
    await this.inTurn(`again ${slots.join(" ")}`, async (hands) => {
      const plans = slots.map((slot) => this.lastMoves(slot));
      for (const plan of plans) await this.repeat(hands, plan);
      return true;
    });
    this.chosen = null;
  }

  /** What can't be done again is left out, but for a step: one that is barred is explained, and ends it. */
  private async repeat(hands: Hands, plan: string[]): Promise<void> {
    for (let left = plan; left.length;) {
      left = left.slice(await hands.all(left));
      const [barred, ...rest] = left;
      if (barred === undefined || nameOf(barred) === "go") return;
      this.live.notice = null;
      left = rest;
    }
  }

  get doneInPhase(): number {
    const planned = this.live.table?.plan?.steps.length;
    return planned ?? mineInPhase(this.course, this.seat, this.position.phase, this.position.turn);
  }

  /** Takes back all that I did in this phase. */
  undoPhase(): Promise<boolean> {
    return this.inTurn("undo phase", async ({ undo }) => {
      const count = this.doneInPhase;
      for (let step = 0; step < count && this.doneInPhase > 0; step += 1) {
        const may = this.live.table?.undo;
        if (!may?.possible || !may.free) break;
        if (!(await undo())) return false;
      }
      return true;
    });
  }

  /** Runs factories; where one must choose something it stops there. */
  runAll(macros: Macro[]): Promise<boolean> {
    return this.inTurn(`run ${macros.map(({ tile }) => tile).join(" ")}`, async (hands) => {
      for (let left = macros; left.length;) {
        const asks = left.findIndex(({ open }) => open);
        const some = asks < 0 ? left : left.slice(0, asks + 1);
        const ran = await hands.all(some.flatMap((each) => each.actions));
        if (this.position.work) return true;
        left = left.slice(begun(some, ran)); // what one has used up another can't have
      }
      return true;
    });
  }

  /** What could be built on the banks of a tile, each with why it is refused. */
  async buildable(tile: string): Promise<Choice[]> {
    const ground = this.ground();
    const place = (ground?.byName.get(tile)?.banks ?? []).map(({ name }) => name).join(",");
    return (await Promise.all(["build", "mine"].map((action) => this.live.choices(action, { place })))).flat();
  }
}

/** How many macros have been begun after so many of their actions; where one was stopped that is the one. */
function begun(macros: Macro[], done: number): number {
  let count = 0;
  for (const [index, { actions }] of macros.entries()) {
    count += actions.length;
    if (count > done) return index + 1;
  }
  return macros.length;
}

/** A macro with the facts that this game tells of it. */
function macroOf({ actions, facts }: { actions: string[]; facts: unknown }): Macro {
  return { ...(facts as Omit<Macro, "actions">), actions };
}
