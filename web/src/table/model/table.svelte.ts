// A table as this page knows it: the last state from the server, and the requests on their way to it.

import { ApiError, get, newKey, post, text } from "../../api/client";
import { follow } from "../../api/livesocket";
import type { Choice, LivePresence, LogEntry, Preview, Refusal, Table, Update, Macro } from "../../api/schema";
import { shared } from "../../ui/shared";
import { sentenceOf } from "./seats";
import { BaseView } from "./view.svelte";

/** Requests that depend on the plan, so the server checks which state of it this page knows. */
const PLANNED = ["actions", "undo", "redo"];
/** The most actions that the server takes in one request. */
const AT_ONCE = 64;

/** What is known of an answer to something done in the game. */
export type Sent = Pick<Update, "batch">;

interface Doing {
  action?: string | string[];
  seat?: number | null;
}

/** Somebody's refusal of my request to undo; shown as a notice, as the log may be out of view. */
function noToMe({ ask, my_seats }: Table, news: LogEntry[]): LogEntry | undefined {
  if (!ask || !my_seats.includes(ask.seat)) return undefined;
  return news.find(
    ({ seat, said }) => said.some(({ key }) => key === "server-log-disagree") && !my_seats.includes(seat ?? -1),
  );
}

export class LiveTable extends BaseView {
  readonly kind = "now";
  readonly scene = null;
  table = $state.raw<Table | null>(null);
  /** Do updates arrive? */
  private following = $state(true);
  /** Has everything arrived that happened before this connection was opened? */
  current = $state(false);
  /** Why the table can't be shown: there is none, or it can't be read. */
  trouble = $state<string | null>(null);
  /** The events of the last update, to highlight on the board. */
  news = $state.raw<LogEntry[]>([]);
  /** At a shared screen: whose hand is shown; null while nobody has said who is looking. */
  seat = $state<number | null>(null);
  /** Whoever wants to know how the table stood before it stands as it does. */
  onreplaced: (before: Table | null, after: Table) => void = () => undefined;
  private leave: (() => void) | null = null;
  /** The position that everybody sees, without a seat's plan. */
  private unplanned: Table["public"] = null;

  constructor(readonly id: string) {
    super();
  }

  async open(): Promise<void> {
    try {
      await this.read();
      this.current = true;
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.message : String(error);
      return;
    }
    this.follow();
  }

  private follow(): void {
    this.leave = follow({
      table: this.id,
      seat: () => this.seat,
      seen: () => this.table?.number ?? 0,
      onupdate: (update) => void this.take(update).then(() => (this.current = true)),
      onpresence: (presence) => this.meet(presence),
      onconnection: (alive) => {
        this.following = alive;
        if (alive) this.queue.wake();
        else this.current = false;
      },
    });
  }

  close(): void {
    this.queue.close();
    this.leave?.();
  }

  get connected(): boolean {
    return this.following && this.queue.answered;
  }

  /** Loads the whole table again. */
  read(): Promise<void> {
    return this.queue.reach(() => this.fetch());
  }

  private async fetch(): Promise<void> {
    const { seat } = this;
    const ask = (): Promise<Table> => get<Table>(`/tables/${this.id}${seat === null ? "" : `?seat=${seat}`}`);
    let table = await ask();
    // An answer that an update has overtaken is old: nothing would bring what it lacks.
    if (table.number < (this.table?.number ?? 0)) table = await ask();
    if (seat === this.seat) this.replaceTable(table);
  }

  protected replaceTable(table: Table): void {
    const [before, waited] = [this.table, !this.mine];
    this.table = shared(before, table);
    if (waited && this.mine) this.notice = null; // a refusal while it was not my turn means nothing now
    if (!table.plan) this.unplanned = this.table.public;
    this.onreplaced(before, this.table);
  }

  /** Do several people share this screen, so that hands are hidden between their turns? */
  get shared(): boolean {
    return (this.table?.my_seats.length ?? 0) > 1;
  }

  /** Shows the hand of one of my seats, or of none; what the page knew of another is dropped at once. */
  async show(seat: number | null): Promise<void> {
    if (!this.table || seat === this.seat) return;
    this.leave?.();
    this.seat = seat;
    this.notice = null;
    this.news = [];
    const shown = this.table.plan ? this.unplanned : this.table.public;
    this.table = {
      ...this.table,
      public: shown,
      plan: null,
      plan_number: 0,
      standing: null,
      ahead: null,
      my_seat: null,
      private: null,
      legal: {},
      log: [],
      undo: { free: false, possible: false, consent: false },
      redo: false,
    };
    await this.read().catch(() => undefined); // if this fails, the next update brings it
    if (seat === this.seat) this.follow();
  }

  /** Updates who is looking at the table. */
  private meet({ online, watchers }: LivePresence): void {
    if (!this.table) return;
    const seats = this.table.seats.map((each, seat) => ({ ...each, online: online.includes(seat) }));
    this.table = shared(this.table, { ...this.table, seats, watchers });
  }

  /** Applies an update; if it does not follow on from what is known, the whole table is loaded again. */
  private async take(update: Update): Promise<void> {
    const table = this.table;
    const planned =
      update.number === table?.number && update.my_seat === table.my_seat && update.plan_number > table.plan_number;
    if (!table || (update.number <= table.number && !planned)) return;
    if (update.from > table.number || update.my_seat !== table.my_seat || update.status !== table.status) {
      await this.read();
      return;
    }
    const news = update.entries.filter((entry) => entry.number > table.number);
    if (!planned) this.news = news;
    // An update has everything that can change at a table; the rest stays.
    this.replaceTable({ ...table, ...update, log: [...table.log, ...news] });
    const no = noToMe(table, news);
    if (no) this.notice = { text: sentenceOf(table.seats, no) };
  }

  get mine(): boolean {
    const { table } = this;
    if (!table || table.my_seat === null || table.seats[table.my_seat]?.away) return false;
    return table.to_move.includes(table.my_seat);
  }

  /** Lays a piece of the board before the game, for one of my seats. */
  async lay(step: string, seat: number | null): Promise<boolean> {
    return (await this.queue.do(step, () => this.send("actions", { action: step, seat }))) ?? false;
  }

  protected takeBack(): Promise<boolean> {
    return this.send("undo", {});
  }

  protected doAgain(): Promise<boolean> {
    return this.send("redo", {});
  }

  protected async doOrExplain(action: string): Promise<boolean> {
    if (this.mine && this.legal(action)) return this.send("actions", { action });
    const { refused } = await this.preview(action);
    if (refused) this.refuse(refused);
    return false;
  }

  protected async doAll(actions: string[]): Promise<number> {
    let done = 0;
    while (done < actions.length) {
      const some = actions.slice(done, done + AT_ONCE);
      const [first = ""] = some;
      if (!this.mine || !this.legal(first)) {
        await this.doOrExplain(first);
        break;
      }
      const batch = (await this.sent("actions", { action: some }))?.batch;
      done += batch?.done ?? 0;
      if (batch?.refused) this.refuse(batch.refused);
      if (batch?.why !== null) break;
    }
    return done;
  }

  private async send(what: "actions" | "undo" | "redo", body: Doing): Promise<boolean> {
    return (await this.sent(what, body)) !== null;
  }

  protected async sent(what: "actions" | "undo" | "redo", body: Doing): Promise<Sent | null> {
    if (!this.table) return null;
    this.notice = null;
    const [first] = [body.action ?? []].flat();
    try {
      return await this.once(what, body).catch(async (error: unknown) => {
        // Where several act at the same time, somebody else was faster; the action may be just as good now.
        if (!(error instanceof ApiError) || error.code !== "stale" || !first) throw error;
        await this.read();
        if (!this.legal(first)) throw error;
        return this.once(what, body);
      });
    } catch (error) {
      await this.explain(error);
      return null;
    }
  }

  private async once(what: string, body: object): Promise<Update> {
    const seat = this.table?.my_seat ?? null;
    const asked = {
      seat,
      ...body,
      seen: this.table?.number ?? 0,
      key: newKey(),
      ...(PLANNED.includes(what) && { plan: this.table?.plan_number ?? 0 }),
    };
    const update = await this.queue.reach(() => post<Update>(`/tables/${this.id}/${what}`, asked));
    await this.take(update);
    return update;
  }

  /** Something else than an action; null if it was not done, and then why not is shown. */
  private async other<T>(work: () => Promise<T>): Promise<T | null> {
    this.notice = null;
    try {
      return await this.queue.watch(work(), "other");
    } catch (error) {
      await this.explain(error);
      return null;
    }
  }

  /** A command that is not about the game; returns whether it was done. */
  async tell(
    what: "ahead" | "answer" | "chat" | "concede" | "host" | "return" | "standing",
    body: object = {},
  ): Promise<boolean> {
    return (await this.other(() => this.once(what, body))) !== null;
  }

  /** Sets my standing answer; null to be asked each time. */
  leaveAnswer(answer: string | null): Promise<boolean> {
    return this.tell("standing", { answer });
  }

  /** Takes an open seat, or gives mine up before the start. */
  async sit(what: "join" | "leave", body: object): Promise<boolean> {
    const table = await this.other(() => this.queue.reach(() => post<Table>(`/tables/${this.id}/${what}`, body)));
    if (table) this.table = table;
    return table !== null;
  }

  /** Sets up the rematch; returns its table. */
  async rematch(): Promise<string | null> {
    const asked = { key: newKey() };
    const table = await this.other(() => this.queue.reach(() => post<Table>(`/tables/${this.id}/rematch`, asked)));
    return table?.id ?? null;
  }

  private async explain(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "refused") {
      this.refuse(error.detail as unknown as Refusal);
      return;
    }
    this.notice = { text: error.message };
    if (error.code === "stale") await this.read();
  }

  preview(action: string): Promise<Preview> {
    return this.queue.reach(() =>
      post<Preview>(`/tables/${this.id}/preview`, { action, seat: this.table?.my_seat ?? null }),
    );
  }

  choices(action: string, params: Record<string, string>, previews = false): Promise<Choice[]> {
    return this.asked("choices", { action, ...params, ...(previews && { previews: "1" }) });
  }

  macros(action: string, params: Record<string, string>): Promise<Macro[]> {
    return this.asked("macros", { action, ...params });
  }

  private asked<T>(what: string, params: Record<string, string>): Promise<T> {
    const seat = this.table?.my_seat ?? null;
    const asked = new URLSearchParams({ ...params, ...(seat !== null && { seat: String(seat) }) });
    return this.queue.reach(() => get<T>(`/tables/${this.id}/${what}?${asked.toString()}`));
  }

  file(): Promise<string> {
    return text(`/tables/${this.id}/file`);
  }
}
