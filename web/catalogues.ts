// The catalogues as the page carries them: without comments, and without what only the server says.

import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { Plugin } from "vite";

/** Every table says something from these, so they come as one. */
const OF_TABLES = ["core", "server", "replay", "spoken"];
const CATALOGUE = /\/locales\/\w+\/\w+\.ftl\?(raw|tables)$/;
/** Faults of requests, positions and files come from the server in words. */
export const OF_SERVER = /^(server-error|server-preview|core-json|core-file|[a-z]+-position)-/;

/** A catalogue without comments and without messages that the page never says. */
export function slim(catalogue: string): string {
  const entries = catalogue.split(/^(?=[-#a-zA-Z])/m);
  return entries.filter((entry) => !entry.startsWith("#") && !OF_SERVER.test(entry)).join("");
}

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      const [file = "", query] = id.split("?");
      const files = query === "tables" ? OF_TABLES.map((name) => join(dirname(file), `${name}.ftl`)) : [file];
      for (const each of files) this.addWatchFile(each);
      const texts = await Promise.all(files.map((each) => readFile(each, "utf8")));
      return `export default ${JSON.stringify(texts.map(slim).join("\n"))}`;
    },
  };
}
