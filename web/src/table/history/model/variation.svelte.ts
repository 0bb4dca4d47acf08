// A variation from a moment of a table, which the table itself knows nothing of. The server deals what I can't know
// from a number that this page chose, and plays the whole line again for every change.

import { ApiError, post } from "../../../api/client";
import type { Choice, LineAction, LogEntry, Preview, Table, Macro, VariationAnswer } from "../../../api/schema";
import { shared } from "../../../ui/shared";
import { BaseView, keyOf } from "../../model/view.svelte";
import type { LiveTable } from "../../model/table.svelte";
import { say } from "../../../i18n/words.svelte";
import type { Step } from "./variationplayer.svelte";

function newDraw(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

export class Variation extends BaseView {
  readonly kind = "variation";
  readonly connected = true;
  readonly scene = null;
  /** Do computer players act for the others? Otherwise I play for everybody. */
  computers = $state(true);
  private answer = $state.raw<VariationAnswer | null>(null);
  /** The number of positions shown so far: two lines, or two deals of the same line, can have the same length. */
  private shown = $state(0);
  /** What I saw when I chose an action, by its index in the line; computers' actions have none. */
  private chosen = $state.raw<Record<number, Table>>({});
  /** Lines that were undone, the latest last. */
  private undone = $state.raw<LineAction[][]>([]);

  constructor(
    readonly liveTable: LiveTable,
    readonly moment: number,
    private readonly seat: number,
    private draw = newDraw(),
  ) {
    super();
  }

  get id(): string {
    return this.liveTable.id;
  }

  /** Deals what I can't know, plays a line, and shows the position; returns whether that worked. */
  start(line: LineAction[] = [], computers = this.computers): Promise<boolean> {
    return this.play(line, computers);
  }

  /** Where it stands, for those who ask the server about it. */
  here(): object {
    return this.asked(this.actions(), false);
  }

  get line(): VariationAnswer["line"] {
    return this.answer?.line ?? [];
  }

  /** Whose hand is shown and who acts: me, unless I play for somebody else. */
  get actor(): number {
    return this.answer?.seat ?? this.seat;
  }

  get over(): boolean {
    return this.answer?.over ?? false;
  }

  get scores(): number[] | null {
    return this.answer?.result?.scores ?? null;
  }

  table = $derived.by((): Table | null => {
    const { answer } = this;
    const table = this.liveTable.table;
    if (!answer || !table) return null;
    const { to_move, legal, line } = answer;
    const entries: LogEntry[] = line.map((each, index) => ({
      number: this.moment + 1 + index,
      at: 0,
      kind: "action",
      seat: each.seat,
      said: each.said,
      turn: each.turn,
      phase: each.phase,
    }));
    return {
      ...table,
      number: this.moment + line.length,
      status: answer.over ? "over" : "playing",
      public: answer.public,
      private: answer.private,
      my_seat: this.seat,
      to_move,
      legal,
      log: [...table.log.filter((entry) => entry.number <= this.moment), ...entries],
      undo: { ...table.undo, possible: line.length > 0, free: true },
      redo: this.undone.length > 0,
      result: null,
      seed: null,
    };
  });

  override readonly positionKey = $derived(`${keyOf(this)} ${this.shown}`);

  get news(): LogEntry[] {
    return this.table?.log.slice(-1) ?? [];
  }

  get mine(): boolean {
    return this.answer !== null && this.answer.to_move.includes(this.actor);
  }

  protected async doOrExplain(action: string): Promise<boolean> {
    return (await this.doAll([action])) === 1;
  }

  protected async doAll(actions: string[]): Promise<number> {
    const [first] = actions;
    if (!this.table || first === undefined) return 0;
    if (!this.legal(first)) {
      const { refused } = await this.preview(first);
      if (refused) this.refuse(refused);
      return 0;
    }
    const { length } = this.line;
    const before = this.table;
    const more = actions.map((action) => ({ seat: this.actor, action }));
    const whole = await this.play([...this.actions(), ...more]);
    const done = whole ? more.length : Math.max(0, this.line.length - length);
    if (done === 0) return 0;
    const chosen = Array.from({ length: done }, (_, index) => [length + index, before] as const);
    this.chosen = { ...this.chosen, ...Object.fromEntries(chosen) };
    this.undone = [];
    return done;
  }

  /** My own actions, each with its sentences and with what I saw when I chose it. */
  get mineOfLine(): Step[] {
    return this.line.flatMap((each, index) => {
      const then = this.chosen[index];
      return each.seat === this.seat && then ? [{ action: each.action, said: each.said, then }] : [];
    });
  }

  private actions(): LineAction[] {
    return this.line.map(({ seat, action }) => ({ seat, action }));
  }

  /** Goes back to where the line had this many actions. */
  async backTo(length: number): Promise<void> {
    await this.queue.do("back", () => this.goBack(length));
  }

  /** The index of my last choice; for actions that I chose together, seeing the same, that of the first. */
  private get lastChosen(): number {
    const chosen = Object.keys(this.chosen)
      .map(Number)
      .filter((index) => index < this.line.length);
    const last = Math.max(0, ...chosen);
    return Math.min(last, ...chosen.filter((index) => this.chosen[index] === this.chosen[last]));
  }

  /** Goes back to my last choice. */
  protected takeBack(): Promise<boolean> {
    return this.goBack(this.lastChosen);
  }

  /** Computers don't act until I have made a new choice. */
  private async goBack(length: number): Promise<boolean> {
    const line = this.actions();
    if (length >= line.length || !(await this.play(line.slice(0, length), false))) return false;
    this.undone = [...this.undone, line];
    return true;
  }

  protected async doAgain(): Promise<boolean> {
    const line = this.undone.at(-1);
    if (!line || !(await this.play(line, false))) return false;
    this.undone = this.undone.slice(0, -1);
    return true;
  }

  /** Deals what I can't know again, and plays the same line as far as it goes. */
  async drawAnew(): Promise<void> {
    await this.queue.do("draw", () => {
      this.draw = newDraw();
      this.undone = [];
      return this.play(this.actions());
    });
  }

  async answerFor(computers: boolean): Promise<void> {
    await this.queue.do("computers", () => {
      this.computers = computers;
      return this.play(this.actions());
    });
  }

  private asked(line: LineAction[], computers: boolean): object {
    return { moment: this.moment, draw: this.draw, line, computers, seat: this.seat };
  }

  private async play(line: LineAction[], computers = this.computers): Promise<boolean> {
    this.notice = null;
    try {
      const answer = await post<VariationAnswer>(`/tables/${this.id}/what-if`, this.asked(line, computers));
      this.answer = shared(this.answer ?? this.liveTable.table, answer);
      this.shown += 1;
      const { cut } = this.answer;
      if (cut) {
        const { text, chapter } = this.words(cut);
        this.notice = { text: say("replay-cut", { step: cut.index + 1, reason: text }), ...(chapter && { chapter }) };
      }
      return !cut;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.notice = { text: error.message };
      return false;
    }
  }

  preview(action: string): Promise<Preview> {
    return post<Preview>(`/tables/${this.id}/what-if/preview`, { ...this.asked(this.actions(), false), action });
  }

  choices(action: string, args: Record<string, string>, previews = false): Promise<Choice[]> {
    return post<Choice[]>(`/tables/${this.id}/what-if/choices`, {
      ...this.asked(this.actions(), false),
      action,
      args,
      ...(previews && { previews }),
    });
  }

  macros(action: string, args: Record<string, string>): Promise<Macro[]> {
    return post<Macro[]>(`/tables/${this.id}/what-if/macros`, { ...this.asked(this.actions(), false), action, args });
  }

  file(): Promise<string> {
    return this.liveTable.file();
  }
}
