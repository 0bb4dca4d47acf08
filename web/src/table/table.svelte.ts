// A table as this page knows it: what the server said last, and what is on its way to the server.

import { ApiError, get, newKey, post, text } from "../api/client";
import { follow } from "../api/live";
import type { Choice, LogEntry, Preview, Refusal, Table, Update } from "../api/schema";
import { say, words } from "../words.svelte";

export interface Notice {
  text: string;
  /** The chapter of the rules that a refusal comes from, in words. */
  chapter?: string;
}

export class LiveTable {
  table = $state.raw<Table | null>(null);
  connected = $state(true);
  /** Something is being done; nothing else is sent until the answer is there. */
  busy = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** There is no such table, or it can't be read: the sentence that says so. */
  trouble = $state<string | null>(null);
  /** What was new in the last update, for a moment of light on the board. */
  news = $state.raw<LogEntry[]>([]);
  private leave: (() => void) | null = null;

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      this.table = await get<Table>(`/tables/${this.id}`);
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.message : String(error);
      return;
    }
    this.leave = follow({
      table: this.id,
      seen: () => this.table?.number ?? 0,
      onupdate: (update) => void this.take(update),
      onconnection: (alive) => (this.connected = alive),
    });
  }

  close(): void {
    this.leave?.();
  }

  /** Brings the table up to an update; one that does not fit on has the whole table read again. */
  private async take(update: Update): Promise<void> {
    const table = this.table;
    if (!table || update.number <= table.number) return;
    if (update.from > table.number) {
      this.table = await get<Table>(`/tables/${this.id}`);
      return;
    }
    this.news = update.entries.filter((entry) => entry.number > table.number);
    const { number, public: position, private: mine, to_move, legal, undo, redo, result, seed } = update;
    const standing = { number, public: position, private: mine, to_move, legal, undo, redo, result, seed };
    this.table = { ...table, ...standing, log: [...table.log, ...this.news] };
  }

  get mine(): boolean {
    const { table } = this;
    return table !== null && table.my_seat !== null && table.to_move.includes(table.my_seat);
  }

  /** May I do this now? The notation as in `build R17 green+1`. */
  legal(action: string): boolean {
    const [name = "", ...params] = action.split(" ");
    return this.table?.legal[name]?.some((each) => each.join(" ") === params.join(" ")) ?? false;
  }

  /** Does an action; one that the rules refuse is explained. Answers whether it was done. */
  async act(action: string): Promise<boolean> {
    if (this.mine && this.legal(action)) return this.send("actions", { action });
    const { refused } = await this.preview(action);
    if (refused) this.refuse(refused);
    return false;
  }

  undo = (): Promise<boolean> => this.send("undo", {});
  redo = (): Promise<boolean> => this.send("redo", {});

  private async send(what: "actions" | "undo" | "redo", body: { action?: string }): Promise<boolean> {
    if (this.busy || !this.table) return false;
    this.busy = true;
    this.notice = null;
    try {
      await this.once(what, body).catch(async (error: unknown) => {
        // Where several act at the same time somebody else was faster; what I wanted may be as good as before.
        if (!(error instanceof ApiError) || error.code !== "stale" || !body.action) throw error;
        this.table = await get<Table>(`/tables/${this.id}`);
        if (!this.legal(body.action)) throw error;
        await this.once(what, body);
      });
      return true;
    } catch (error) {
      await this.explain(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private async once(what: string, body: object): Promise<void> {
    const asked = { ...body, seen: this.table?.number ?? 0, key: newKey() };
    await this.take(await post<Update>(`/tables/${this.id}/${what}`, asked));
  }

  private async explain(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "refused") {
      this.refuse(error.detail as unknown as Refusal);
      return;
    }
    this.notice = { text: error.message };
    if (error.code === "stale") this.table = await get<Table>(`/tables/${this.id}`);
  }

  refuse(refusal: Refusal): void {
    this.notice = this.words(refusal);
  }

  /** A refusal in the words of the rules. */
  words({ reason, chapter }: Refusal): Notice {
    return { text: this.saying(`refused-${reason}`), chapter: this.saying(`chapter-${chapter}`) };
  }

  /** A message of the game, or of what all games share. */
  private saying(id: string): string {
    const own = `${this.table?.game ?? ""}-${id}`;
    return say(words.has(own) ? own : `core-${id}`);
  }

  preview(action: string): Promise<Preview> {
    return post<Preview>(`/tables/${this.id}/preview`, { action });
  }

  choices(action: string, params: Record<string, string>): Promise<Choice[]> {
    return get<Choice[]>(`/tables/${this.id}/choices?${new URLSearchParams({ action, ...params }).toString()}`);
  }

  file(): Promise<string> {
    return text(`/tables/${this.id}/file`);
  }
}
