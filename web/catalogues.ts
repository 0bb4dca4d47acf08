// The catalogues as the page carries them: without comments, and without what only the server says.

import { readFile } from "node:fs/promises";

import type { Plugin } from "vite";

const CATALOGUE = /\/locales\/\w+\/\w+\.ftl\?raw$/;
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
      const file = id.replace(/\?raw$/, "");
      this.addWatchFile(file);
      return `export default ${JSON.stringify(slim(await readFile(file, "utf8")))}`;
    },
  };
}
