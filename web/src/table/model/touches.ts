// Whoever touches the table plays on: what was not shown yet is not waited for. The log, sheets and fields to write in are
// no part of the table, and who moves a map or makes it bigger only looks at it.

import type { Playing } from "./playing.svelte";

const ASIDE = "textarea, dialog, .log-area, .zoom";
/** A frame in which a pointer has just moved the map. */
const MOVED = "[data-moved]";
const MODIFIERS = ["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta"];

/** What is listened to in the window, before anything else hears of it. */
export interface TouchListeners {
  onpointerupcapture: (event: PointerEvent) => void;
  onkeydowncapture: (event: KeyboardEvent) => void;
}

/** Listeners by which a table hears that it is touched, by hand or by key. */
export function touchListeners(playing: Pick<Playing, "touch">): TouchListeners {
  const isIn = (target: EventTarget | null, places: string): boolean =>
    target instanceof Element && target.closest(places) !== null;

  return {
    // Only where it comes up is it known what it did. If it moves the page, the browser takes it, and it never comes up.
    onpointerupcapture: ({ target }) => {
      if (isIn(target, "main") && !isIn(target, `input, ${ASIDE}, ${MOVED}`)) playing.touch();
    },
    onkeydowncapture: ({ target, key }) => {
      if (!MODIFIERS.includes(key) && !isIn(target, `input:not([type=range]), ${ASIDE}`)) playing.touch();
    },
  };
}
