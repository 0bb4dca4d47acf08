// Whoever touches the table plays on: what was not shown yet is not waited for. The log, sheets and fields to write in are
// no part of the table.

import type { Playing } from "./playing.svelte";

const ASIDE = "textarea, dialog, .log-area";
const MODIFIERS = ["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta"];

/** What is listened to in the window, before anything else hears of it. */
export interface Touches {
  onpointerdowncapture: (event: PointerEvent) => void;
  onpointerupcapture: (event: PointerEvent) => void;
  onkeydowncapture: (event: KeyboardEvent) => void;
}

/** The touches of a table, by hand and by key. */
export function touches(playing: Pick<Playing, "touch">): Touches {
  const isIn = (target: EventTarget | null, places: string): boolean =>
    target instanceof Element && target.closest(places) !== null;

  function touch({ target }: Event): void {
    if (isIn(target, "main") && !isIn(target, `input, ${ASIDE}`)) playing.touch();
  }
  return {
    // A finger that only moves the page touches nothing: then the browser takes it, and it never comes up.
    onpointerdowncapture: (event) => void (event.pointerType !== "touch" && touch(event)),
    onpointerupcapture: (event) => void (event.pointerType === "touch" && touch(event)),
    onkeydowncapture: ({ target, key }) => {
      if (!MODIFIERS.includes(key) && !isIn(target, `input:not([type=range]), ${ASIDE}`)) playing.touch();
    },
  };
}
