// A frame around things on the page that somebody speaks of. It is a style sheet of its own, so that it stays however
// the board is drawn anew.

import { onDestroy } from "svelte";

const FRAME =
  "outline: 4px dashed var(--accent) !important; outline-offset: 2px; border-radius: 8px; scroll-margin: 6rem;";

/** Frames what a selector finds, as long as the component is there. */
export function highlight(selector: () => string): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  onDestroy(() => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)));
  $effect(() => {
    const wanted = selector();
    sheet.replaceSync(wanted ? `:is(${wanted}) { ${FRAME} }` : "");
  });
}
