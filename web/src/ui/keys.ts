// Keyboard shortcuts at a board, the same in every game.

/** A key at a table. */
export interface Shortcut {
  /** As it is written in the list of keys: one key, or a row of digits such as `1 … 9`. */
  keys: string;
  /** The message that says what it does. */
  words: string;
  /** Left out where whatever has the focus does it. */
  does?: (event: KeyboardEvent) => void;
  /** When it means something; always if left out. */
  when?: (event?: KeyboardEvent) => boolean;
  /** Does it mean the same where something lies over the page? */
  over?: boolean;
}

/** Does something lie over the page that is read? */
const isCovered = (): boolean => document.querySelector("dialog[open]") !== null;

/** Does somebody write, or choose in a list? */
const isField = (target: EventTarget | null): boolean =>
  (target as Element).closest("select, textarea, input:not([type=range], [type=checkbox], [type=radio])") !== null;

/** Is a key meant for the browser? */
const isHeld = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** Does somebody write, choose in a list, or read something that lies over the page? */
export const isBusy = (target: EventTarget | null): boolean => isCovered() || isField(target);

/** Is a key meant for the browser, for a dialog, or for a form field? */
export const isElsewhere = (event: KeyboardEvent): boolean => isHeld(event) || isBusy(event.target);

function isMeant({ keys }: Shortcut, key: string): boolean {
  const [first = "", ...more] = keys.split(" ");
  return more.length && /^\d$/.test(first)
    ? /^\d$/.test(key) && key >= first && key <= (more.at(-1) ?? "")
    : key === keys;
}

/** Does what a key means, the first of those that mean something here and now. */
export function press(event: KeyboardEvent, shortcuts: Shortcut[]): void {
  if (isHeld(event) || isField(event.target)) return;
  const open = shortcuts.filter(({ over }) => over || !isCovered());
  const found = open.find((each) => each.does && isMeant(each, event.key) && each.when?.(event) !== false);
  if (!found) return;
  if (event.key.length === 1) event.preventDefault();
  found.does?.(event);
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
