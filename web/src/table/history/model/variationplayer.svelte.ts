// Plays a variation at the table: my own actions one after another, as long as the rules allow each and it still means
// what I chose. The others act as they like in between.

import { wait } from "../../../api/client";
import type { Said, Table } from "../../../api/schema";
import type { SameMeaning } from "../../model/game";
import type { LiveTable } from "../../model/table.svelte";
import { say } from "../../../i18n/words.svelte";

export interface Step {
  action: string;
  /** Its sentences in the log. */
  said: Said[];
  /** The position in which it was chosen. */
  then: Table;
}

const LOOK_AGAIN = 120;

export class VariationPlayer {
  /** How many actions have been played. */
  done = $state(0);
  running = $state(false);
  /** How it ended, as a sentence. */
  outcome = $state<string | null>(null);
  private stopped = false;

  constructor(
    private readonly liveTable: LiveTable,
    readonly steps: Step[],
    private readonly meansTheSame: SameMeaning,
  ) {}

  async run(): Promise<void> {
    this.running = true;
    const why = await this.play();
    this.running = false;
    this.outcome = why ?? say("replay-line-done", { count: this.steps.length });
  }

  stop(): void {
    this.stopped = true;
  }

  /** Plays to the end, or returns a sentence that says where and why it stopped. */
  private async play(): Promise<string | null> {
    for (const [index, step] of this.steps.entries()) {
      const reason = (await this.myTurn()) ?? (await this.refusal(step));
      if (reason !== null) return say("replay-line-stopped", { step: index + 1, count: this.steps.length, reason });
      this.done = index + 1;
    }
    return null;
  }

  /** Waits for my turn, or returns why it won't come. */
  private async myTurn(): Promise<string | null> {
    while (!this.liveTable.mine || this.liveTable.queue.busy) {
      if (this.stopped) return say("replay-line-by-you");
      if (this.liveTable.table?.result) return say("replay-line-over");
      await wait(LOOK_AGAIN);
    }
    return this.stopped ? say("replay-line-by-you") : null;
  }

  /** Plays one action, or returns why that is not possible. */
  private async refusal({ action, then }: Step): Promise<string | null> {
    const now = this.liveTable.table;
    if (!now) return "";
    if (!this.liveTable.legal(action)) {
      const { refused } = await this.liveTable.preview(action);
      if (refused) return this.liveTable.words(refused).text;
    }
    if (!this.meansTheSame(action, then, now)) return say("replay-line-changed");
    if (await this.liveTable.act(action)) return null;
    return this.liveTable.notice?.text ?? say("replay-line-changed");
  }
}
