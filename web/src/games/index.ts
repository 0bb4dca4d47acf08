// The games that have a table here; each is loaded when its first table is opened.

import type { Component } from "svelte";

import type { SameMeaning } from "../session/history/handing.svelte";
import type { Asked } from "../session/table/questions";
import type { Sitting } from "../session/table/sitting";

export type GameTable = Component<{ live: Sitting }>;

export interface GameModule {
  default: GameTable;
  /** The game's own keys, for the list of keys. */
  keys: () => { keys: string; does: string }[];
  same: SameMeaning;
  /** What can be asked at a table in words. */
  asked: (live: Sitting) => Promise<Asked>;
}

export const GAMES: Record<string, () => Promise<GameModule>> = {
  amsterdam: () => import("./amsterdam/Amsterdam.svelte"),
  roads: () => import("./roads/Roads.svelte"),
  tigris: () => import("./tigris/Tigris.svelte"),
};

/** How to play each game; `chapter` is where to begin. */
export const RULES: Record<string, () => Promise<{ default: Component<{ chapter: string | null }> }>> = {
  amsterdam: () => import("./amsterdam/Rules.svelte"),
  tigris: () => import("./tigris/Rules.svelte"),
  roads: () => import("./roads/Rules.svelte"),
};
