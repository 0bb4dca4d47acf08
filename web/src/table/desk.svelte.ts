// What can be opened over a table from anywhere at it: rules, keys, questions to the board, what makes it fair.

import { getContext, setContext } from "svelte";

export type Opened = { what: "keys" } | { what: "ask" } | { what: "fairness" } | { what: "help"; chapter: string | null };

const KEY = Symbol("desk");

export class Desk {
  opened = $state.raw<Opened | null>(null);

  open(what: "keys" | "ask" | "fairness"): void {
    this.opened = { what };
  }

  help(chapter: string | null = null): void {
    this.opened = { what: "help", chapter };
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
