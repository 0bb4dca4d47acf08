// The panels that anything at a table can open: rules, keys, questions about the board, fairness, and the chat, which
// is beside the board if there is room.

import { getContext, setContext, tick } from "svelte";

export type Opened =
  | { what: "keys" }
  | { what: "ask" }
  | { what: "fairness" }
  | { what: "talk" }
  | { what: "help"; chapter: string | null };

const KEY = Symbol("panels");
const ROOM = "(min-width: 900px)"; // as in the style sheets

export class Panels {
  opened = $state.raw<Opened | null>(null);

  /** Which one is shown beside the board. */
  side = $state<"log" | "talk">("log");

  /** Moves the focus to the board, where it was last; set by the game that draws the board. */
  board: () => void = () => undefined;

  /** Moves the focus to the board if the element that had it is gone. */
  async settle(): Promise<void> {
    await tick();
    if (document.activeElement === document.body) this.board();
  }

  open(what: "keys" | "ask" | "fairness"): void {
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
    const room = matchMedia(ROOM).matches;
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
