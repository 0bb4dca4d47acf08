// What can be opened over a table from anywhere at it: rules, keys, questions to the board, what makes it fair, and the
// talk, which has a place beside the board where there is room.

import { getContext, setContext, tick } from "svelte";

export type Opened =
  | { what: "keys" }
  | { what: "ask" }
  | { what: "fairness" }
  | { what: "talk" }
  | { what: "help"; chapter: string | null };

const KEY = Symbol("desk");
const ROOM = "(min-width: 900px)"; // as in the style sheets

export class Desk {
  opened = $state.raw<Opened | null>(null);

  /** What is shown beside the board. */
  side = $state<"log" | "talk">("log");

  /** Goes to the board, at the place where one was last; the game that draws it knows how. */
  board: () => void = () => undefined;

  /** Goes on at the board when what had the focus is gone. */
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

  /** Goes to what happened. */
  async log(): Promise<void> {
    this.side = "log";
    await tick();
    document.getElementById("log")?.focus();
  }

  /** Goes to what people say: beside the board, or on small screens in a window. */
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

export function provideDesk(): Desk {
  return setContext(KEY, new Desk());
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
