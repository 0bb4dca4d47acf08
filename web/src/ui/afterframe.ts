// When something is done, so that no frame is late for it.

const OVERDUE = 50; // milliseconds, after which no frame is waited for

/** Does it when the next frame has been drawn: then there is all the time until the one after it. */
export function afterFrame(work: () => void): void {
  let done = false;
  const once = (): void => {
    if (!done) work();
    done = true;
  };
  if (document.visibilityState !== "visible") return once(); // where nobody looks no frame is drawn
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, OVERDUE);
}
