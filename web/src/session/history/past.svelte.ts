// A moment in a table's past, which can't be changed.

import type { Choice, LogEntry, Preview, Refusal, Table, Macro } from "../../api/schema";
import { isSeen } from "../motion/changes";
import type { Scene } from "../motion/scene";
import type { SceneQueue } from "../motion/scenes.svelte";
import { Queue } from "../table/queue.svelte";
import { isLegal } from "../table/notation";
import { keyOf, refusalWords, type Notice, type Sitting } from "../table/sitting";
import type { LiveTable } from "../table/table.svelte";
import { say } from "../../i18n/words.svelte";

export class Past implements Sitting {
  readonly kind = "moment";
  readonly mine = false;
  readonly queue = new Queue();
  readonly connected = true;
  readonly late = null;
  readonly guide = null;
  notice = $state.raw<Notice | null>(null);
  private shown = $state.raw<{ then: Table; before: Table | null } | null>(null);

  /** `interrupt` stops whatever is playing automatically; it returns false if nothing was. */
  constructor(
    readonly live: LiveTable,
    private readonly scenes: SceneQueue,
    private readonly interrupt: () => boolean,
  ) {}

  get id(): string {
    return this.live.id;
  }

  /** Shows a moment, compared with the one before it; null shows nothing. */
  show(then: Table | null, before: Table | null = null, onward = false): void {
    this.scenes.clear();
    this.shown = then && { then, before };
    this.notice = null;
    const entry = then && this.live.table?.log.find(({ number }) => number === then.number);
    if (onward && entry && before && isSeen(before, then))
      this.scenes.add([{ before, after: then, entry, own: false }]);
  }

  get scene(): Scene | null {
    return this.scenes.scene;
  }

  skip(): void {
    this.scenes.clear();
  }

  /** As it was then, but with the whole log and the people who are there now. */
  table = $derived.by((): Table | null => {
    const [{ shown }, { drawn }, now] = [this, this.scenes, this.live.table];
    if (!shown || !now) return null;
    const then = drawn ? { ...shown.then, public: drawn.public, private: drawn.private } : shown.then;
    return { ...then, log: now.log, seats: now.seats };
  });

  get positionKey(): string {
    return keyOf(this);
  }

  get before(): Table | null {
    return this.shown?.before ?? null;
  }

  get news(): LogEntry[] {
    return this.table?.log.filter((entry) => entry.number === this.table?.number) ?? [];
  }

  legal(action: string): boolean {
    return isLegal(this.table, action);
  }

  /** Nothing can be done in the past; says what is possible instead. */
  act(): Promise<boolean> {
    if (this.interrupt()) return Promise.resolve(false);
    this.notice = { text: say(this.live.table?.my_seat === null ? "replay-past-watch" : "replay-past") };
    return Promise.resolve(false);
  }

  together = (): Promise<boolean> => this.act();
  undo = (): Promise<boolean> => this.act();
  redo = (): Promise<boolean> => this.act();

  refuse(refusal: Refusal): void {
    this.notice = this.words(refusal);
  }

  words(refusal: Refusal): Notice {
    return refusalWords(this.live.table?.game ?? "", refusal);
  }

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
    return this.live.file();
  }
}
