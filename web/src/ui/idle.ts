// When something is done, so that no frame is late for it.

const LATER = 120; // milliseconds, in which what has just begun is drawn
const SLICE = 3; // milliseconds, so that a frame that comes meanwhile is not late

/** Takes the steps of some work in idle moments, a few at a time; answers how to give it up. */
export function whenIdle(work: Iterator<unknown>): () => void {
  let stopped = false;
  const go = (): void => {
    const end = performance.now() + SLICE;
    while (!stopped && performance.now() < end) if (work.next().done) return;
    if (!stopped) wait(go);
  };
  const timer = setTimeout(() => wait(go), LATER);
  return () => {
    clearTimeout(timer);
    stopped = true;
  };
}

function wait(go: () => void): void {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(go);
  else setTimeout(go, SLICE);
}

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
