// The result over the board: shown until somebody puts it away, and brought back by a button of the bar.

import { tick } from "svelte";

import type { GameResult } from "../../api/schema";
import type { Sitting } from "./sitting";

export class ResultPanel {
  private away = $state(false);

  constructor(private readonly live: () => Sitting) {}

  private get result(): GameResult | null {
    return this.live().table?.result ?? null;
  }

  /** What is to be shown now. */
  get shown(): GameResult | null {
    return this.away ? null : this.result;
  }

  get putAway(): boolean {
    return this.away && this.result !== null;
  }

  /** Puts it away; the button that brings it back is where one goes on. */
  close = async (): Promise<void> => {
    this.away = true;
    await tick();
    document.querySelector<HTMLElement>(".bar .show-result")?.focus();
  };

  open = (): void => {
    this.away = false;
  };
}
