// What a strong player would do where the reader is: now, at a moment, or in a variation.

import { ApiError, post } from "../../../api/client";
import type { Advice, AdvisedAction } from "../../../api/schema";
import type { Replay } from "./replay.svelte";

export class Advisor {
  /** Does the reader want to be told? In the past and in variations, again at each position. */
  open = $state(false);
  answer = $state.raw<Advice | null>(null);
  busy = $state(false);
  trouble = $state<string | null>(null);
  /** The position that was asked about last. */
  private asked: string | null = null;
  private kind: Replay["shown"]["kind"] | null = null;
  private since = 0;

  constructor(private readonly replay: Replay) {}

  /** May it be asked here? Once the game is over, about anybody's decision. */
  get offered(): boolean {
    const { liveTable, shown } = this.replay;
    const { table } = shown;
    if (!liveTable.table?.advice || !table || shown.guide || table.result) return false;
    return liveTable.table.result ? table.to_move.length > 0 : table.to_move.includes(table.my_seat ?? -1);
  }

  toggle(): void {
    if (this.open) return this.close();
    if (!this.offered) return;
    this.since = this.replay.liveTable.table?.since ?? 0;
    this.open = true;
    void this.look();
  }

  close = (): void => {
    this.open = false;
    this.answer = null;
    this.asked = null;
    this.kind = null;
  };

  /** Asks about the position that is shown, unless that was asked last. Who has acted at the table is told no more. */
  async look(): Promise<void> {
    const { shown, liveTable } = this.replay;
    if (!this.open || shown.positionKey === this.asked) return;
    if (shown.kind === "now" && (!this.offered || liveTable.table?.since !== this.since)) return this.close();
    // What others do meanwhile changes no decision of mine: the answer stays until there is a newer one.
    const same = shown.kind === "now" && this.kind === "now" && this.answer?.seat === this.seat;
    if (!same) this.answer = null;
    this.trouble = null;
    this.asked = shown.positionKey;
    this.kind = shown.kind;
    if (this.offered) await this.ask(shown.positionKey);
  }

  private async ask(key: string): Promise<void> {
    this.busy = true;
    try {
      const answer = await post<Advice>(`/tables/${this.replay.liveTable.id}/what-if/advice`, this.where());
      if (key === this.asked) this.answer = answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (key === this.asked) this.trouble = error.message;
    } finally {
      if (key === this.asked) this.busy = false;
    }
  }

  /** The seat whose decision it is. */
  private get seat(): number | null {
    const { table } = this.replay.shown;
    if (!table) return null;
    const { my_seat: mine, to_move } = table;
    return mine !== null && to_move.includes(mine) ? mine : (to_move[0] ?? null);
  }

  private where(): object {
    const { shown, variation } = this.replay;
    if (variation) return variation.here();
    return { moment: shown.table?.number ?? 0, draw: 0, seat: this.seat };
  }

  /** Tries an action, and what follows it, in a variation: in the one that is shown, or in one from here. */
  async try({ action, line }: AdvisedAction): Promise<void> {
    const { shown, variation } = this.replay;
    const { seat } = this;
    if (!variation && seat !== null) await this.replay.tryLine(shown.table?.number ?? 0, seat, []);
    // Done there, and not what the variation begins with: these are moves of mine that can be played for real.
    await this.replay.variation?.together(action, async (direct) => (await direct.all(line)) === line.length);
  }
}
