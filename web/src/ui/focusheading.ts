// After going to another page by keyboard or with a screen reader, readers begin at its heading rather than nowhere.

let first = true;

/** Focuses the start of a page, unless something else has the focus, or it is the first page that is opened. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (!first && (document.activeElement === document.body || !document.activeElement))
    heading.focus({ preventScroll: true });
  first = false;
}
