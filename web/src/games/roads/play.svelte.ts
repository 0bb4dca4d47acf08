// What the reader is about to do: the transporter that is chosen and where it can get, the tile that is looked at, and
// sequences of actions, each of which the server has to allow.

import { untrack } from "svelte";

import type { Choice, RoadsMacro as Macro } from "../../api/schema";
import { settings } from "../../session/settings.svelte";
import type { Hands, Sitting } from "../../session/table/sitting";
import { LESSON } from "./lesson";
import { courseOf, lastMoves, mineInPhase } from "./course";
import { siteOf, type Ground } from "./land/ground";
import { GOODS, legalOf, publicOf, type Preview, type Public, type Transporter, type Unattended } from "./position";

/** The most valuable first: what is loaded where not all fits. */
const BY_WORTH: string[] = [...GOODS].reverse();
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

  /** Does actions one after another; the first that is refused is explained and ends it. */
  private async each(hands: Hands, actions: string[]): Promise<boolean> {
    for (const action of actions) if (!(await hands.act(action))) return false;
    return true;
  }

  private clicks = 0;

  act = (action: string): Promise<boolean> => {
    const [name = ""] = action.split(" ");
    return this.inTurn(ONE_BY_ONE.includes(name) ? `${action} ${(this.clicks += 1)}` : action, ({ act }) =>
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
      if (load) await this.loadAll(hands, slot);
      const there = await this.each(hands, macro.actions);
      if (there && unload)
        await this.unloadAll(hands, slot, siteOf(this.ground() as Ground, place)?.bank?.letter ?? null);
      const now = this.mine[slot];
      if (this.chosen === slot && now?.points === 0 && (unload || !Object.keys(now.cargo).length)) this.chosen = null;
      return there;
    });
  }

  /** Takes on what fits and may go on, the most valuable first. */
  private async loadAll({ act }: Hands, slot: string): Promise<boolean> {
    for (;;) {
      const binding = await this.bindingOf(slot);
      const all = legalOf(this.live, "load", slot).filter(
        (params) => !binding.includes(["load", slot, ...params].join(" ")),
      );
      const next = BY_WORTH.flatMap((good) => all.filter(([each]) => each === good))[0];
      if (!next) return true;
      if (!(await act(["load", slot, ...next].join(" ")))) return false;
    }
  }

  /** Puts everything down, on one bank if it may. */
  private async unloadAll({ act }: Hands, slot: string, bank: string | null): Promise<boolean> {
    for (;;) {
      const all = legalOf(this.live, "unload", slot);
      const next = all.find(([, each]) => each === bank) ?? all[0];
      if (!next) return true;
      if (!(await act(["unload", slot, ...next].join(" ")))) return false;
    }
  }

  whole(what: "load" | "unload", slot: string): Promise<boolean> {
    return this.inTurn(`${what} all ${slot}`, (hands) =>
      what === "load" ? this.loadAll(hands, slot) : this.unloadAll(hands, slot, null),
    );
  }

  /** What a transporter did in the last turn, if it has not moved in this one. */
  lastMoves(slot: string): string[] {
    const each = this.mine[slot];
    if (!each || each.moved || each.carrier) return [];
    const moves = lastMoves(this.course, this.seat, slot, this.position.turn, each.at);
    return this.live.legal(moves.find((action) => action.startsWith("go ")) ?? "") ? moves : [];
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

  private async repeat({ act }: Hands, plan: string[]): Promise<void> {
    for (const action of plan) {
      const goes = action.startsWith("go ");
      if ((goes || this.live.legal(action)) && !(await act(action))) return; // a step that is barred is explained
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
      for (let step = 0; step < count && this.live.table?.undo.possible && this.live.table.undo.free; step += 1)
        if (!(await undo())) return false;
      return true;
    });
  }

  /** Runs factories; where one must choose something it stops there. */
  runAll(macros: Macro[]): Promise<boolean> {
    return this.inTurn(`run ${macros.map(({ tile }) => tile).join(" ")}`, async (hands) => {
      for (const { actions } of macros) {
        await this.each(hands, actions);
        if (this.position.work) return true;
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

/** A macro with the facts that this game tells of it. */
function macroOf({ actions, facts }: { actions: string[]; facts: unknown }): Macro {
  return { ...(facts as Omit<Macro, "actions">), actions };
}
