// What the reader is about to do: the transporter that is chosen and where it can get, the tile that is looked at, and
// sequences of actions, each of which the server has to allow.

import { untrack } from "svelte";

import type { Choice, RoadsWay as Way } from "../../api/schema";
import { settings } from "../../settings/settings.svelte";
import type { Sitting } from "../../table/sitting";
import { LESSONS } from "../lessons";
import { courseOf, lastMoves, mineInPhase } from "./course";
import { siteOf, type Ground } from "./ground";
import { GOODS, legalOf, publicOf, type Public, type Transporter, type Unattended } from "./position";

/** The most valuable first: what is loaded where not all fits. */
const BY_WORTH: string[] = [...GOODS].reverse();
const HANDLING = ["production", "movement"]; // when a transporter can do something
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
  /** Where the chosen one can get. */
  routes = $state.raw<Way[]>([]);
  /** Factories of mine that can be run, as often as they go by themselves. */
  runs = $state.raw<Way[]>([]);
  /** What happens by itself if I do no more in this phase. */
  unattended = $state.raw<Unattended[]>([]);
  /** Actions are being done one after another. */
  running = $state(false);

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
    return (kind === "trial" && mine ? table?.to_move[0] : table?.my_seat) ?? -1;
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

  course = $derived.by(() => (this.live.table ? courseOf(this.live.table) : []));

  /** Asks the server anew whenever the position has changed. */
  private look(): void {
    $effect(() => {
      const { live, chosen, moving, stand } = this;
      if (chosen && (!live.mine || !this.mine[chosen] || !HANDLING.includes(this.position.phase))) untrack(() => (this.chosen = null));
      if (!chosen || !moving || this.running) return void (this.running || (this.routes = []));
      void live.ways("go", { transporter: chosen }).then((found) => {
        if (this.chosen === chosen && this.stand === stand) this.routes = found.map(wayOf);
      });
    });
    $effect(() => {
      const { live, free, stand } = this;
      if (!free || this.position.phase !== "production") {
        this.runs = [];
        this.unattended = [];
        return;
      }
      if (this.running) return;
      void live.ways("use", {}).then((found) => {
        if (this.stand === stand) this.runs = found.map(wayOf);
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
      if (!answer || live.kind !== "now" || live.queue.busy || this.running || live.table?.log.at(-1)?.kind === "undo") return;
      const timer = setTimeout(() => void live.act(answer), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  /** The only thing that can be done. */
  private get answer(): string | null {
    const { live } = this;
    if (!live.mine || !live.table || live.table.result) return null;
    if (live.table.board === LESSONS["roads"]) return null; // there one is told what to click, and why
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

  /** Does actions one after another; the first that is refused is explained and ends it. */
  async run(actions: string[]): Promise<boolean> {
    if (this.running || this.live.queue.busy) return false;
    this.running = true;
    try {
      return await this.each(actions);
    } finally {
      this.running = false;
    }
  }

  private async each(actions: string[]): Promise<boolean> {
    for (const action of actions) if (!(await this.live.act(action))) return false;
    return true;
  }

  act = (action: string): Promise<boolean> => this.run([action]);

  /** The route to a place: to it, or to the only or best site of its tile. */
  routeTo(place: string): Way | null {
    const exact = this.routes.find((way) => way.to === place);
    const ground = this.ground();
    if (exact || !ground) return exact ?? null;
    const tile = siteOf(ground, place)?.tile.name;
    const there = this.routes.filter((way) => siteOf(ground, way.to ?? "")?.tile.name === tile);
    const same = there.filter((way) => siteOf(ground, way.to ?? "")?.bank?.name === place);
    const best = (ways: Way[]): Way | undefined => [...ways].sort((one, other) => one.actions.length - other.actions.length)[0];
    return best(same) ?? best(there) ?? null;
  }

  /** Goes there by the best path, loading before and unloading after where that is wished. */
  async go(place: string): Promise<boolean> {
    const [slot, way] = [this.chosen, this.routeTo(place)];
    if (!slot || this.running || this.live.queue.busy) return false;
    if (!way) {
      await this.live.act(`go ${slot} ${place}`);
      return false;
    }
    this.running = true;
    try {
      if (this.load) await this.loadAll(slot);
      const there = await this.each(way.actions);
      if (there && this.unload) await this.unloadAll(slot, siteOf(this.ground() as Ground, place)?.bank?.letter ?? null);
      const now = this.mine[slot];
      if (now?.points === 0 && (this.unload || !Object.keys(now.cargo).length)) this.chosen = null;
      return there;
    } finally {
      this.running = false;
    }
  }

  /** Takes on what fits, the most valuable first. */
  async loadAll(slot: string): Promise<void> {
    for (;;) {
      const all = legalOf(this.live, "load", slot);
      const next = BY_WORTH.flatMap((good) => all.filter(([each]) => each === good))[0];
      if (!next || !(await this.live.act(["load", slot, ...next].join(" ")))) return;
    }
  }

  /** Puts everything down, on one bank if it may. */
  async unloadAll(slot: string, bank: string | null): Promise<void> {
    for (;;) {
      const all = legalOf(this.live, "unload", slot);
      const next = all.find(([, each]) => each === bank) ?? all[0];
      if (!next || !(await this.live.act(["unload", slot, ...next].join(" ")))) return;
    }
  }

  async whole(what: "load" | "unload", slot: string): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      await (what === "load" ? this.loadAll(slot) : this.unloadAll(slot, null));
    } finally {
      this.running = false;
    }
  }

  /** What a transporter did in the last turn, if it has not moved in this one. */
  lastMoves(slot: string): string[] {
    const each = this.mine[slot];
    if (!each || each.moved || each.carrier) return [];
    const moves = lastMoves(this.course, this.seat, slot, this.position.turn);
    return this.live.legal(moves.find((action) => action.startsWith("go ")) ?? "") ? moves : []; // from where it is now
  }

  /** Does again what they did in the last turn, as far as that is still possible. */
  async again(slots: string[]): Promise<void> {
    if (this.running || this.live.queue.busy) return;
    const plans = slots.map((slot) => this.lastMoves(slot));
    this.running = true;
    try {
      for (const plan of plans) await this.repeat(plan);
    } finally {
      this.running = false;
    }
    this.chosen = null;
  }

  private async repeat(plan: string[]): Promise<void> {
    for (const action of plan) {
      if (this.live.legal(action)) await this.live.act(action);
      else if (action.startsWith("go ")) return;
    }
  }

  get doneInPhase(): number {
    const planned = this.live.table?.plan?.steps.length;
    return planned ?? mineInPhase(this.course, this.seat, this.position.phase, this.position.turn);
  }

  /** Takes back all that I did in this phase. */
  async undoPhase(): Promise<void> {
    const count = this.doneInPhase;
    if (this.running) return;
    this.running = true;
    try {
      for (let step = 0; step < count && this.live.table?.undo.possible && this.live.table.undo.free; step += 1) if (!(await this.live.undo())) return;
    } finally {
      this.running = false;
    }
  }

  /** Runs factories; where one must choose something it stops there. */
  async runAll(ways: Way[]): Promise<void> {
    if (this.running || this.live.queue.busy) return;
    this.running = true;
    try {
      for (const way of ways) {
        await this.each(way.actions);
        if (this.position.work) return;
      }
    } finally {
      this.running = false;
    }
  }

  /** What could be built on the banks of a tile, each with why it is refused. */
  async buildable(tile: string): Promise<Choice[]> {
    const ground = this.ground();
    const banks = ground?.byName.get(tile)?.banks ?? [];
    const asked = banks.map(({ name }) => this.live.choices("build", { place: name }));
    const mines = banks.map(({ name }) => this.live.choices("mine", { place: name }));
    return (await Promise.all([...asked, ...mines])).flat();
  }
}

/** A way with the facts that this game tells of it. */
function wayOf({ actions, facts }: { actions: string[]; facts: unknown }): Way {
  return { ...(facts as Omit<Way, "actions">), actions };
}
