// A moment in a table's past, which can't be changed.

import type { Choice, LogEntry, Preview, Table, Macro } from "../../../api/schema";
import { isSeen } from "../../model/motion/changes";
import { transition, type Scene } from "../../model/motion/scene";
import type { TransitionQueue } from "../../model/motion/transitions.svelte";
import { BaseView } from "../../model/view.svelte";
import type { LiveTable } from "../../model/table.svelte";
import { say } from "../../../i18n/words.svelte";

export class Past extends BaseView {
  readonly kind = "moment";
  readonly mine = false;
  readonly connected = true;
  private shown = $state.raw<{ then: Table; before: Table | null } | null>(null);

  /** `interrupt` stops whatever is playing automatically; it returns false if nothing was. */
  constructor(
    readonly liveTable: LiveTable,
    private readonly scenes: TransitionQueue,
    private readonly interrupt: () => boolean,
  ) {
    super();
  }

  get id(): string {
    return this.liveTable.id;
  }

  /** Shows a moment, compared with the one before it; null shows nothing. */
  show(then: Table | null, before: Table | null = null, onward = false): void {
    this.scenes.clear();
    this.shown = then && { then, before };
    this.notice = null;
    const entry = then && this.liveTable.table?.log.find(({ number }) => number === then.number);
    if (onward && entry && before && isSeen(before, then)) this.scenes.add([transition(before, then, entry, false)]);
  }

  get scene(): Scene | null {
    return this.scenes.scene;
  }

  skip(): void {
    this.scenes.clear();
  }

  /** As it was then, but with the whole log and the people who are there now. */
  table = $derived.by((): Table | null => {
    const [{ shown }, { drawn }, now] = [this, this.scenes, this.liveTable.table];
    if (!shown || !now) return null;
    const then = drawn ? { ...shown.then, public: drawn.public, private: drawn.private } : shown.then;
    return { ...then, log: now.log, seats: now.seats };
  });

  override get before(): Table | null {
    return this.shown?.before ?? null;
  }

  get news(): LogEntry[] {
    return this.table?.log.filter((entry) => entry.number === this.table?.number) ?? [];
  }

  /** Nothing can be done in the past; says what is possible instead. */
  override act(): Promise<boolean> {
    if (this.interrupt()) return Promise.resolve(false);
    this.notice = { text: say(this.liveTable.table?.my_seat === null ? "replay-past-watch" : "replay-past") };
    return Promise.resolve(false);
  }

  override together(): Promise<boolean> {
    return this.act();
  }

  protected doOrExplain = (): Promise<boolean> => this.act();
  protected takeBack = (): Promise<boolean> => this.act();
  protected doAgain = (): Promise<boolean> => this.act();
  protected doAll = (): Promise<number> => Promise.resolve(0);

  async preview(): Promise<Preview> {
    await this.act();
    return { preview: null, refused: null };
  }

  async choices(): Promise<Choice[]> {
    await this.act();
    return [];
  }

  macros(): Promise<Macro[]> {
    return Promise.resolve([]);
  }

  file(): Promise<string> {
    return this.liveTable.file();
  }
}
