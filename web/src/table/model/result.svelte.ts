// The result over the board: shown until it is dismissed, and shown again by a button in the bar.

import { tick } from "svelte";

import type { GameResult } from "../../api/schema";
import type { TableView } from "./view.svelte";

export class ResultPanel {
  private away = $state(false);

  constructor(private readonly view: () => TableView) {}

  private get result(): GameResult | null {
    return this.view().table?.result ?? null;
  }

  /** The result to show now. */
  get shown(): GameResult | null {
    return this.away ? null : this.result;
  }

  get putAway(): boolean {
    return this.away && this.result !== null;
  }

  /** Dismisses it, and focuses the button that shows it again. */
  close = async (): Promise<void> => {
    this.away = true;
    await tick();
    document.querySelector<HTMLElement>(".bar .show-result")?.focus();
  };

  open = (): void => {
    this.away = false;
  };
}
