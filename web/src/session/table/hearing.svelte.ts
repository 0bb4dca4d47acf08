// What happens at a table is heard when it is seen: what is shown piece by piece as its scene begins.

import { untrack } from "svelte";

import type { LogEntry, Table } from "../../api/schema";
import { hear } from "../sounds";
import type { GameTable } from "./game";
import type { Playing } from "./playing.svelte";

/** Lets a table be heard for as long as a component is there; `game` tells how, once it is loaded. */
export function hearing(playing: Playing, game: () => GameTable | null): void {
  const sound = (table: Table | null, entry: LogEntry): void =>
    hear(table?.result ? "end" : (game()?.heard?.(entry) ?? "place"));

  $effect(() => {
    const done = playing.news.findLast(({ kind }) => kind === "action" || kind === "lay");
    if (done)
      untrack(() => {
        if (!playing.scene) sound(playing.live.table, done);
      });
  });
  $effect(() => {
    const { scene } = playing;
    if (scene) untrack(() => sound(playing.table, scene.entry));
  });
}
