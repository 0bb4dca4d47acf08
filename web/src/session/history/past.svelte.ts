// A moment of a table's past: looked at, never changed.

import type { Choice, LogEntry, Preview, Refusal, Table, Macro } from "../../api/schema";
import { Queue } from "../table/queue.svelte";
import { isLegal } from "../table/notation";
import { refusalWords, type Notice, type Sitting } from "../table/sitting";
import type { LiveTable } from "../table/table.svelte";
import { say } from "../../i18n/words.svelte";

export class Past implements Sitting {
  readonly kind = "moment";
  readonly mine = false;
  readonly queue = new Queue();
  readonly connected = true;
  notice = $state.raw<Notice | null>(null);
  private shown = $state.raw<{ then: Table; before: Table | null } | null>(null);

  /** `interrupt` ends what goes by by itself, if something does. */
  constructor(
    readonly live: LiveTable,
    private readonly interrupt: () => boolean,
  ) {}

  get id(): string {
    return this.live.id;
  }

  /** Shows a moment, compared with the one before it; null shows none. */
  show(then: Table | null, before: Table | null = null): void {
    this.shown = then && { then, before };
    this.notice = null;
  }

  /** As it was, with the whole log around it and the people who sit there now. */
  table = $derived.by((): Table | null => {
    const now = this.live.table;
    return this.shown && now && { ...this.shown.then, log: now.log, seats: now.seats };
  });

  get before(): Table | null {
    return this.shown?.before ?? null;
  }

  get news(): LogEntry[] {
    return this.table?.log.filter((entry) => entry.number === this.table?.number) ?? [];
  }

  legal(action: string): boolean {
    return isLegal(this.table, action);
  }

  /** Nothing can be done in the past; what can be tried is said instead. */
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
