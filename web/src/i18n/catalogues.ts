// Where the catalogues are: one file for the page, and others that are loaded when they are needed, such as those of a
// game.

import { retry } from "./retry";
import type { Language } from "./language";

const CATALOGUES = import.meta.glob<string>(
  ["./locales/*/*.ftl", "./games/*/locales/*/*.ftl", "!./**/{cli,core,mail,server,replay,spoken,*_*}.ftl"],
  {
    base: "../../../src/lautta",
    query: "?raw",
    import: "default",
  },
);
/** What every table says something from, as one. */
const OF_TABLES = import.meta.glob<string>("./locales/*/core.ftl", {
  base: "../../../src/lautta",
  query: "?tables",
  import: "default",
});
/** Each by language and name, wherever its file is. */
const BY_NAME = new Map([
  ...Object.entries(CATALOGUES).map(([path, load]) => [path.split("/").slice(-2).join("/"), load] as const),
  ...Object.entries(OF_TABLES).map(([path, load]) => [`${path.split("/").at(-2)}/tables.ftl`, load] as const),
]);

/** The text of a catalogue; undefined if the page was built without it. */
export async function catalogue(file: string, language: Language): Promise<string | undefined> {
  const name = `${language}/${file}.ftl`;
  const load = BY_NAME.get(name) ?? (await retry(() => import("./lazycatalogues"))).lazyCatalogue(name);
  return load && retry(load);
}
