// Keys at a board, the same in every game.

/** Is a key meant for the browser, for a window, or for something that is written? */
export function isElsewhere(event: KeyboardEvent): boolean {
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.target as HTMLElement).closest("dialog, select, input[type=text], textarea") !== null
  );
}

/** Goes to the place of a board where Tab stops; its frame follows the keyboard. */
export function focusStop(places: string): void {
  document.querySelector<SVGGElement>(`${places}[tabindex="0"]`)?.focus({ preventScroll: true });
}

/** Goes on to the next place that is wanted, from the one that has the focus on. */
export function focusNext(places: string, wanted: (place: SVGGElement) => boolean): void {
  const all = [...document.querySelectorAll<SVGGElement>(places)];
  const here = all.findIndex((each) => each === document.activeElement);
  [...all.slice(here + 1), ...all].find(wanted)?.focus();
}
