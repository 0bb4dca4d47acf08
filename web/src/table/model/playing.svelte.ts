// The table as it is played: what can be done is always as it stands, while the position is drawn scene by scene. What
// happened between two positions comes from here; how it is shown is the queue's.

import { get } from "../../api/client";
import type { LogEntry, Moments, Table } from "../../api/schema";
import { afterFrame } from "../../ui/idle";
import { changesBetween, isSeen, joined, partsOf, together } from "./motion/changes";
import { transitionsOf } from "./motion/moments";
import { transition, type Scene, type Transition } from "./motion/scene";
import { TransitionQueue } from "./motion/transitions.svelte";
import { settings } from "../../app/settings.svelte";
import type { GameTable } from "./game";
import { hidesHands } from "./people";
import { sentenceOf } from "./seats";
import type { LiveTable } from "./table.svelte";
import type { DirectActions, TableView } from "./view.svelte";

/** Of more than these it is only told. */
const MOST = 200;
/** For so many milliseconds what is done comes from the last touch. */
const ONE_TOUCH = 1000;

/** What all views have, as the table has it that they are views of: a class that passes it on. */
function passingOn<Name extends keyof LiveTable>(
  ...names: Name[]
): new (liveTable: LiveTable) => Pick<LiveTable, Name> & { readonly liveTable: LiveTable } {
  class Passing {
    constructor(readonly liveTable: LiveTable) {}
  }
  for (const name of names)
    Object.defineProperty(Passing.prototype, name, {
      get(this: Passing): unknown {
        const part: unknown = this.liveTable[name];
        return typeof part === "function" ? part.bind(this.liveTable) : part;
      },
      set(this: Passing, value: LiveTable[Name]) {
        this.liveTable[name] = value;
      },
    });
  return Passing as unknown as ReturnType<typeof passingOn<Name>>;
}

const AsItStands = passingOn(
  ...([
    "kind",
    "id",
    "positionKey",
    "mine",
    "queue",
    "guide",
    "before",
    "connected",
    "late",
    "notice",
    "news",
  ] as const),
  ...(["legal", "undo", "redo", "refuse", "words", "preview", "choices", "macros", "file"] as const),
);

export class Playing extends AsItStands implements TableView {
  readonly scenes: TransitionQueue;
  /** Null until the game is there, with its words. */
  game = $state.raw<GameTable | null>(null);
  /** There was too much to show all of it: what happened after an event, up to another. */
  toomuch: (after: number, to: number) => void = () => undefined;
  /** What was in sight when it was touched, where the table stood otherwise. */
  private touched: { table: Table; at: number } | null = null;

  constructor(liveTable: LiveTable) {
    super(liveTable);
    this.scenes = new TransitionQueue({
      pace: () => ({ speed: settings.speed, still: settings.calm, hurried: liveTable.table?.clock?.kind === "live" }),
      letters: (entry) => sentenceOf(liveTable.table?.seats ?? [], entry).length,
      longer: (entry) => this.game?.longer?.(entry) ?? 0,
      toomuch: (after, to) => this.toomuch(after, to),
      frame: afterFrame,
    });
    liveTable.onreplaced = (before, after) => this.happened(before, after);
  }

  /** The position that is drawn in place of the one there is; never what another at this screen knows. */
  private picture = $derived.by((): Table | null => {
    const [{ drawn }, { table }] = [this.scenes, this.liveTable];
    return drawn && table && (drawn.my_seat === table.my_seat || !hidesHands(table.game)) ? drawn : null;
  });

  table = $derived.by((): Table | null => {
    const [{ picture }, { table }] = [this, this.liveTable];
    if (!table || !picture || (picture.public === table.public && picture.private === table.private)) return table;
    return { ...table, public: picture.public, private: picture.private, result: picture.result };
  });

  get scene(): Scene | null {
    return this.picture && this.scenes.scene;
  }

  // what happened

  private happened(before: Table | null, after: Table): void {
    if (!before || before.my_seat !== after.my_seat) return; // another looks, or nobody did yet
    if (!this.game || !this.liveTable.current || document.visibilityState !== "visible") return this.skip();
    if (after.number === before.number) return this.planned(before, after);
    const entries = changesBetween(before, after);
    const last = entries.at(-1);
    if (!last) return;
    const own = entries.every(this.isOwn);
    if (entries.some(({ kind }) => kind === "undo")) this.goBack(before, after, last);
    else if (entries.length > MOST) this.tell(before.number, after.number);
    else if (before.plan || (own ? this.inParts(entries) : entries.length > 1))
      this.scenes.fetch(() => this.between(before, after, own), before);
    else this.show(transition(before, after, joined(entries) ?? last, own));
  }

  /** Is there more than one part to see? */
  private inParts(entries: LogEntry[]): boolean {
    return !settings.calm && entries.some((entry) => this.part(entry) !== this.part(entries[0] ?? entry));
  }

  /** Which part of what I did at once an event belongs to. */
  private part = (entry: LogEntry): string | null => this.game?.part?.(entry) ?? null;

  private show(one: Transition): void {
    if (isSeen(one.before, one.after)) this.scenes.add([one]);
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
    if (after.plan_number !== before.plan_number) this.show(transition(before, after, entry, true));
  }

  /** What is taken back is not shown first. */
  private goBack(before: Table, after: Table, entry: LogEntry): void {
    const shown = this.scenes.drawn ?? before;
    this.skip();
    this.show(transition(shown, after, entry, this.isOwn(entry)));
  }

  private tell(after: number, to: number): void {
    this.skip();
    this.toomuch(after, to);
  }

  /** The positions between two that are known. */
  private async between(before: Table, after: Table, own: boolean): Promise<Transition[]> {
    const asked = new URLSearchParams({ after: String(before.number), to: String(after.number) });
    if (after.my_seat !== null) asked.set("seat", String(after.my_seat));
    const told = await get<Moments>(`/tables/${this.id}/moments?${asked.toString()}`);
    const found = transitionsOf(told, after, this.isOwn);
    return together(own ? partsOf(found, this.part) : found);
  }

  private isOwn = ({ seat, stand_in }: LogEntry): boolean =>
    seat !== null && !stand_in && (this.liveTable.table?.my_seats.includes(seat) ?? false);

  // touching it

  /** Shows the table as it stands; what was not shown yet is not shown any more. */
  skip = (): void => this.scenes.clear();

  /** The table is touched: it is shown as it stands, and what is done by this touch is meant as it was seen. */
  touch(): void {
    const { table } = this;
    this.touched = table && table !== this.liveTable.table ? { table, at: performance.now() } : null;
    this.skip();
  }

  private meant = (action: string): boolean => {
    const [{ touched }, { table }] = [this, this.liveTable];
    if (!touched || !table || performance.now() > touched.at + ONE_TOUCH) return true;
    return this.game?.meansTheSame(action, touched.table, table) ?? true;
  };

  async act(action: string): Promise<boolean> {
    return this.meant(action) && this.liveTable.act(action);
  }

  together(what: string, work: (hands: DirectActions) => Promise<boolean>): Promise<boolean | null> {
    const meant = (hands: DirectActions): DirectActions => ({
      act: async (action) => this.meant(action) && hands.act(action),
      all: async (actions) => (actions.every(this.meant) ? hands.all(actions) : 0),
      undo: () => hands.undo(),
    });
    return this.liveTable.together(what, (direct) => work(meant(direct)));
  }
}
