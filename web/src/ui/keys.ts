// Keyboard shortcuts at a board, the same in every game.

/** Is a key meant for the browser, for a dialog, or for a form field? */
export function isElsewhere(event: KeyboardEvent): boolean {
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.target as HTMLElement).closest("dialog, select, input[type=text], textarea") !== null
  );
}

/** Focuses the place on a board where Tab stops; its frame scrolls there. */
export function focusStop(places: string): void {
  document.querySelector<SVGGElement>(`${places}[tabindex="0"]`)?.focus({ preventScroll: true });
}

/** Focuses the next of some places, after the one that has the focus. */
export function focusNext(places: string, wanted: (place: SVGGElement) => boolean): void {
  const all = [...document.querySelectorAll<SVGGElement>(places)];
  const here = all.findIndex((each) => each === document.activeElement);
  [...all.slice(here + 1), ...all].find(wanted)?.focus();
}
