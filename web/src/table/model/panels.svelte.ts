// The panels that anything at a table can open: rules, questions about the board, fairness, and the chat, which is beside
// the board if there is room; and over any of them the list of keys.

import { getContext, setContext, tick } from "svelte";

import { press, type Shortcut } from "../../ui/keys";
import { layout } from "../../app/layout.svelte";
import { settings } from "../../app/settings.svelte";

export type Opened =
  { what: "ask" } | { what: "fairness" } | { what: "talk" } | { what: "help"; chapter: string | null };

const KEY = Symbol("panels");

export class Panels {
  opened = $state.raw<Opened | null>(null);

  /** Is the list of keys shown? */
  listed = $state(false);

  /** Which one is shown beside the board. */
  side = $state<"log" | "talk">("log");

  /** The keys of the game and of the page, set by both. */
  game: () => Shortcut[] = () => [];
  page: () => Shortcut[] = () => [];
  readonly list: Shortcut = { keys: "?", words: "page-keys", does: () => void (this.listed = true), over: true };
  /** Those that any table has. */
  readonly own: Shortcut[] = [
    { keys: "l", words: "page-key-log", does: () => void this.log() },
    { keys: "q", words: "spoken-title", does: () => this.open("ask") },
    { keys: "h", words: "replay-rules", does: () => this.help() },
    this.list,
  ];

  /** All keys that mean something now. */
  get keys(): Shortcut[] {
    return [...this.game(), ...this.page()].filter(({ when }) => when?.() !== false);
  }

  onkeydown = (event: KeyboardEvent): void => {
    if (settings.keys) press(event, this.keys);
  };

  /** Moves the focus to the board, where it was last; set by the game that draws the board. */
  board: () => void = () => undefined;

  /** Moves the focus to the board if the element that had it is gone. */
  async settle(): Promise<void> {
    await tick();
    if (document.activeElement === document.body) this.board();
  }

  open(what: "ask" | "fairness"): void {
    this.opened = { what };
  }

  help(chapter: string | null = null): void {
    this.opened = { what: "help", chapter };
  }

  /** Opens the log. */
  async log(): Promise<void> {
    this.side = "log";
    await tick();
    document.getElementById("log")?.focus();
  }

  /** Opens the chat: beside the board, or on small screens in a window. */
  async talk(): Promise<void> {
    const room = layout.now === "wide";
    if (room) this.side = "talk";
    else this.opened = { what: "talk" };
    await tick();
    document.querySelector<HTMLElement>(`${room ? ".side" : "dialog"} .chat :is(.field, .lines:last-child)`)?.focus();
  }

  close = (): void => {
    this.opened = null;
  };
}

export function providePanels(): Panels {
  return setContext(KEY, new Panels());
}

export function usePanels(): Panels {
  return getContext<Panels>(KEY);
}
