// The games that have a table here; each is loaded when its first table is opened.

import type { Component } from "svelte";

import type { LiveTable } from "../table/table.svelte";

export type GameTable = Component<{ live: LiveTable; onkeys: () => void }>;

export interface GameModule {
  default: GameTable;
  /** The game's own keys, for the list of keys. */
  keys: () => { keys: string; does: string }[];
}

export const GAMES: Record<string, () => Promise<GameModule>> = {
  amsterdam: () => import("./amsterdam/Amsterdam.svelte"),
};
