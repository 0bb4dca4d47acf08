// What is not needed yet, done while the browser has nothing else to do.

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
