// Whoever goes to another page by the keyboard, or hears it, begins at its heading and not at nothing.

let first = true;

/** Gives the focus to what a page begins with, unless something has it, or this is the first page that is opened. */
export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (!first && (document.activeElement === document.body || !document.activeElement))
    heading.focus({ preventScroll: true });
  first = false;
}
