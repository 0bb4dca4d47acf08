// The page's own faces weigh as much as its first script. Where the line takes its time, a first visit does with the
// system's, and the own are fetched for the next once everything else is there.

import display from "./display.woff2";
import text from "./text.woff2";

const KEPT = "lautta-faces";
/** Milliseconds that the first script is on its way on a line that takes its time. */
const SLOW = 400;
/** Milliseconds until everything else is there on such a line. */
const LATER = 15_000;

export function startFaces(): void {
  if (isSlow() && localStorage.getItem(KEPT) === null) {
    document.documentElement.dataset["faces"] = "system";
    setTimeout(() => fetchFaces("prefetch"), LATER);
  } else fetchFaces("preload");
}

function isSlow(): boolean {
  const [script] = performance.getEntriesByName(import.meta.url);
  return script !== undefined && script.duration > SLOW;
}

function fetchFaces(rel: "preload" | "prefetch"): void {
  for (const href of [text, display]) {
    const link = Object.assign(document.createElement("link"), { rel, as: "font", crossOrigin: "", href });
    document.head.append(link);
  }
  localStorage.setItem(KEPT, "here");
}
