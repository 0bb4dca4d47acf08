// What happens at a table is heard when it is seen; that it is my turn is announced in app/notifications.

import { untrack } from "svelte";

import type { LogEntry, Table } from "../../api/schema";
import { playSound } from "../../app/sounds";
import type { Playing } from "./playing.svelte";

/** Lets a table be heard for as long as a component is there. */
export function playSounds(playing: Playing): void {
  const sound = (table: Table | null, entry: LogEntry): void =>
    playSound(table?.result ? "end" : (playing.game?.soundOf?.(entry) ?? "place"));

  $effect(() => {
    const done = playing.news.findLast(({ kind }) => kind === "action" || kind === "lay");
    if (done)
      untrack(() => {
        if (!playing.scene) sound(playing.liveTable.table, done);
      });
  });
  $effect(() => {
    const { scene } = playing;
    if (scene) untrack(() => sound(playing.table, scene.entry));
  });
}
