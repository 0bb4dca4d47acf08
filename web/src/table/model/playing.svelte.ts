// The table as it is played: what can be done is always as it stands, while the position is drawn scene by scene. What
// happened between two positions comes from here; how it is shown is the queue's.

import { get } from "../../api/client";
import type { LogEntry, Moments, Table } from "../../api/schema";
import { retry } from "../../i18n/retry";
import { afterFrame } from "../../ui/afterframe";
import { changesBetween, isSeen, joined } from "./motion/changes";
import { transition, type Reward, type Scene, type Transition } from "./motion/scene";
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
  byHand = false;
  /** There was too much to show all of it: what happened after an event, up to another. */
  toomuch: (after: number, to: number) => void = () => undefined;
  /** What was in sight when it was touched, where the table stood otherwise. */
  private touched: { table: Table; at: number } | null = null;

  constructor(liveTable: LiveTable) {
    super(liveTable);
    this.scenes = new TransitionQueue({
      pace: () => ({ speed: settings.speed, still: settings.calm, hurried: liveTable.table?.clock?.kind === "live" }),
      letters: (entry) => sentenceOf(liveTable.table?.seats ?? [], entry).length,
      longer: (entry, own) => this.game?.longer?.(entry, own) ?? 0,
      reward: this.reward,
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
    const between = `moments?after=${before.number}&to=${after.number}`;
    if (entries.some(({ kind }) => kind === "undo")) this.goBack(before, after, last);
    else if (entries.length > MOST) this.tell(before.number, after.number);
    else if (before.plan || !this.isOne(entries))
      this.fetch(between, before, after, entries, (number) => entries.find((each) => each.number === number));
    else this.show(transition(before, after, joined(entries) ?? last, entries.every(this.isOwn)));
  }

  /** Is it one thing to see? Of what I did myself only parts are several, unless motion is unwelcome. */
  private isOne(entries: LogEntry[]): boolean {
    const [first] = entries;
    if (!first || entries.length < 2 || !entries.every(this.isOwn)) return entries.length < 2;
    return settings.calm || entries.every((entry) => this.part(entry) === this.part(first));
  }

  /** What an event made, where the game tells that. */
  readonly reward = (each: Transition): Reward | null => this.game?.reward?.(each) ?? null;

  /** Which part of what was done at once an event belongs to. */
  private part = (entry: LogEntry): string | null => this.game?.part?.(entry, settings.calm) ?? null;

  private show(one: Transition): void {
    if (this.byHand && one.own) return;
    if (isSeen(one.before, one.after)) this.scenes.add([one]);
  }

  /** What I only plan is shown as if it had happened. */
  private planned(before: Table, after: Table): void {
    const { number, my_seat: seat } = after;
    const known = before.plan?.steps.length ?? 0;
    const steps = after.plan?.steps.slice(known) ?? [];
    const entry: LogEntry = { number, at: 0, kind: steps.length ? "action" : "undo", seat, said: [] };
    const entries = steps.map(({ said }) => ({ ...entry, said }));
    if (after.plan_number === before.plan_number) return;
    if (this.isOne(entries)) this.show(transition(before, after, joined(entries) ?? entry, true));
    else this.fetch(`plan?after=${known}`, before, after, entries, (step) => entries[step - known - 1]);
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

  /** Shows it by the positions in between, which the server tells; all as one where they cannot be had. */
  private fetch(
    what: string,
    before: Table,
    after: Table,
    entries: LogEntry[],
    entryOf: (moment: number) => LogEntry | undefined,
  ): void {
    const own = entries.every(this.isOwn);
    const all = joined(entries);
    if (!all || (own && this.byHand)) return;
    const { isOwn, part } = this;
    const ask = async (): Promise<Transition[]> => {
      const seat = after.my_seat === null ? "" : `&seat=${after.my_seat}`;
      const [told, { shownBetween }] = await Promise.all([
        get<Moments>(`/tables/${this.id}/${what}${seat}`),
        retry(() => import("./motion/parts")),
      ]);
      return shownBetween(told, after, { entryOf, isOwn, part, own, planned: before.plan !== null && !own });
    };
    this.scenes.fetch(() => ask().catch(() => [transition(before, after, all, own)]), before);
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
