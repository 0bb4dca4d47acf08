// Catalogues of games beside those that are named after them: what they hold is read seldom, so the page does not even
// know them by name before one is asked for.

const CATALOGUES = import.meta.glob<string>(["./games/*/locales/*/*_*.ftl", "!./**/*_cli.ftl"], {
  base: "../../../src/lautta",
  query: "?raw",
  import: "default",
});

/** How to load a catalogue by the end of its path, as `fi/chess_help.ftl`. */
export function lazyCatalogue(name: string): (() => Promise<string>) | undefined {
  return Object.entries(CATALOGUES).find(([path]) => path.endsWith(`/${name}`))?.[1];
}
