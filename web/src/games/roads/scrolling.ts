// On small screens, things stick to both ends of the window and cover parts of the map.

/**
 * Scrolls the page until something is visible below what sticks to the top and above the last `under` pixels of the
 * window; not at all if it is already.
 */
export function bringIntoSight(thing: Element, above: Element | null, under: number): void {
  const { top, bottom } = thing.getBoundingClientRect();
  const [first, last] = [above?.getBoundingClientRect().height ?? 0, innerHeight - under];
  if (top < Math.max(first, above?.getBoundingClientRect().bottom ?? 0) || bottom > last)
    scrollBy(0, (top + bottom - first - last) / 2);
}
