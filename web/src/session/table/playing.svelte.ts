// The table as it is played: what can be done is always as it stands, while the position is drawn scene by scene. What
// happened between two positions comes from here; how it is shown is the queue's.

import { get } from "../../api/client";
import type { Choice, LogEntry, Macro, Moments, Preview, Refusal, Table } from "../../api/schema";
import { afterFrame } from "../../ui/idle";
import { changesBetween, isSeen, joined, together } from "../motion/changes";
import { happeningsOf } from "../motion/moments";
import type { Scene } from "../motion/scene";
import { SceneQueue, type Happening } from "../motion/scenes.svelte";
import { settings } from "../settings.svelte";
import type { SameMeaning } from "./game";
import type { Guide } from "./guide";
import { hidesHands } from "./people";
import type { Queue } from "./queue.svelte";
import { sentenceOf } from "./seats";
import type { DirectActions, Late, Notice, Sitting } from "./sitting";
import type { LiveTable } from "./table.svelte";

/** Of more than these it is only told. */
const MOST = 200;
/** For so many milliseconds what is done comes from the last touch. */
const ONE_TOUCH = 1000;

export class Playing implements Sitting {
  readonly kind = "now";
  readonly before = null;
  readonly scenes: SceneQueue;
  /** Does an action mean in the picture what it means now? Null until the game is there, with its words. */
  same: SameMeaning | null = null;
  /** How much longer than usual the game wants an event to be shown. */
  longer: (entry: LogEntry) => number = () => 0;
  /** There was too much to show all of it: what happened after an event, up to another. */
  toomuch: (after: number, to: number) => void = () => undefined;
  /** What was in sight when it was touched, where the table stood otherwise. */
  private touched: { table: Table; at: number } | null = null;

  constructor(readonly live: LiveTable) {
    this.scenes = new SceneQueue({
      pace: () => ({ speed: settings.speed, still: settings.calm, hurried: live.table?.clock?.kind === "live" }),
      letters: (entry) => sentenceOf(live.table?.seats ?? [], entry).length,
      longer: (entry) => this.longer(entry),
      toomuch: (after, to) => this.toomuch(after, to),
      frame: afterFrame,
    });
    live.onkept = (before, after) => this.happened(before, after);
  }

  /** The position that is drawn in place of the one there is; never what another at this screen knows. */
  private picture = $derived.by((): Table | null => {
    const [{ drawn }, { table }] = [this.scenes, this.live];
    return drawn && table && (drawn.my_seat === table.my_seat || !hidesHands(table.game)) ? drawn : null;
  });

  table = $derived.by((): Table | null => {
    const [{ picture }, { table }] = [this, this.live];
    if (!table || !picture || (picture.public === table.public && picture.private === table.private)) return table;
    return { ...table, public: picture.public, private: picture.private, result: picture.result };
  });

  get scene(): Scene | null {
    return this.picture && this.scenes.scene;
  }

  // what happened

  private happened(before: Table | null, after: Table): void {
    if (!before || before.my_seat !== after.my_seat) return; // another looks, or nobody did yet
    if (!this.same || !this.live.current || document.visibilityState !== "visible") return this.skip();
    if (after.number === before.number) return this.planned(before, after);
    const entries = changesBetween(before, after);
    const last = entries.at(-1);
    if (!last) return;
    const own = entries.every(this.isOwn);
    if (entries.some(({ kind }) => kind === "undo")) this.goBack(before, after, last);
    else if (entries.length > MOST) this.tell(before.number, after.number);
    else if (before.plan || (entries.length > 1 && !own)) this.scenes.fetch(() => this.between(before, after), before);
    else this.show({ before, after, entry: joined(entries) ?? last, own });
  }

  private show(happening: Happening): void {
    if (isSeen(happening.before, happening.after)) this.scenes.add([happening]);
  }

  /** What I only plan is shown as if it had happened. */
  private planned(before: Table, after: Table): void {
    const known = before.plan?.steps.length ?? 0;
    const steps = after.plan?.steps.slice(known) ?? [];
    const entry: LogEntry = {
      number: after.number,
      at: 0,
      kind: steps.length ? "action" : "undo",
      seat: after.my_seat,
      said: steps.flatMap(({ said }) => said),
    };
    if (after.plan_number !== before.plan_number) this.show({ before, after, entry, own: true });
  }

  /** What is taken back is not shown first. */
  private goBack(before: Table, after: Table, entry: LogEntry): void {
    const shown = this.scenes.drawn ?? before;
    this.skip();
    this.show({ before: shown, after, entry, own: this.isOwn(entry) });
  }

  private tell(after: number, to: number): void {
    this.skip();
    this.toomuch(after, to);
  }

  /** The positions between two that are known. */
  private async between(before: Table, after: Table): Promise<Happening[]> {
    const asked = new URLSearchParams({ after: String(before.number), to: String(after.number) });
    if (after.my_seat !== null) asked.set("seat", String(after.my_seat));
    const told = await get<Moments>(`/tables/${this.id}/moments?${asked.toString()}`);
    return together(happeningsOf(told, after, this.isOwn));
  }

  private isOwn = ({ seat, stand_in }: LogEntry): boolean =>
    seat !== null && !stand_in && (this.live.table?.my_seats.includes(seat) ?? false);

  // touching it

  /** Shows the table as it stands; what was not shown yet is not shown any more. */
  skip = (): void => this.scenes.clear();

  /** The table is touched: it is shown as it stands, and what is done by this touch is meant as it was seen. */
  touch(): void {
    const { table } = this;
    this.touched = table && table !== this.live.table ? { table, at: performance.now() } : null;
    this.skip();
  }

  private meant = (action: string): boolean => {
    const [{ touched }, { table }] = [this, this.live];
    if (!touched || !table || performance.now() > touched.at + ONE_TOUCH) return true;
    return this.same?.(action, touched.table, table) ?? true;
  };

  async act(action: string): Promise<boolean> {
    return this.meant(action) && this.live.act(action);
  }

  together(what: string, work: (hands: DirectActions) => Promise<boolean>): Promise<boolean | null> {
    const meant = (hands: DirectActions): DirectActions => ({
      act: async (action) => this.meant(action) && hands.act(action),
      all: async (actions) => (actions.every(this.meant) ? hands.all(actions) : 0),
      undo: () => hands.undo(),
    });
    return this.live.together(what, (direct) => work(meant(direct)));
  }

  // all else is the table's as it stands

  get id(): string {
    return this.live.id;
  }
  get positionKey(): string {
    return this.live.positionKey;
  }
  get mine(): boolean {
    return this.live.mine;
  }
  get queue(): Queue {
    return this.live.queue;
  }
  get guide(): Guide | null {
    return this.live.guide;
  }
  get connected(): boolean {
    return this.live.connected;
  }
  get late(): Late | null {
    return this.live.late;
  }
  get notice(): Notice | null {
    return this.live.notice;
  }
  set notice(notice: Notice | null) {
    this.live.notice = notice;
  }
  get news(): LogEntry[] {
    return this.live.news;
  }
  legal(action: string): boolean {
    return this.live.legal(action);
  }
  undo = (): Promise<boolean> => this.live.undo();
  redo = (): Promise<boolean> => this.live.redo();
  refuse(refusal: Refusal): void {
    this.live.refuse(refusal);
  }
  words(refusal: Refusal): Notice {
    return this.live.words(refusal);
  }
  preview(action: string): Promise<Preview> {
    return this.live.preview(action);
  }
  choices(action: string, params: Record<string, string>, previews?: boolean): Promise<Choice[]> {
    return this.live.choices(action, params, previews);
  }
  macros(action: string, params: Record<string, string>): Promise<Macro[]> {
    return this.live.macros(action, params);
  }
  file(): Promise<string> {
    return this.live.file();
  }
}
