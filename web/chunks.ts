// Which file of the built page a module comes in. On a slow line each file costs a way there and back, and headers that
// are larger than many modules: so what is needed together comes together.

import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

interface Part {
  /** The module that needs it all; what its name says names the file. */
  from: RegExp;
  file: (...said: string[]) => string;
  only?: (id: string) => boolean;
}

const ofNoGame = (id: string): boolean => !/\/src\/games\/\w+\//.test(id);
const HOUSE = "house";
const SMALL = /\/src\/games\/(\w+)\/(?:Picture|Sketch)\.svelte$/;
const TABLE = /\/src\/games\/(\w+)\/\1\.svelte$/i;
/** In order: what several of them need comes with the first. */
const PARTS: Part[] = [
  { from: /\/src\/main\.ts$/, file: () => "first" },
  { from: /\/src\/app\.ts$/, file: () => HOUSE },
  { from: SMALL, file: () => HOUSE, only: ofNoGame }, // else it came with one game, and that game with all others
  { from: SMALL, file: (game) => `${game}-small` },
  { from: new RegExp(`${TABLE.source}|/pages/table/TablePage.svelte$`, "i"), file: () => "table", only: ofNoGame },
  { from: TABLE, file: (game) => game },
];

interface Place {
  part: Part;
  file: string;
}

/** A module and everything that it imports at once. */
function needs(start: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (!found.has(start)) {
    found.add(start);
    for (const id of graph.getModuleInfo(start)?.importedIds ?? []) needs(id, graph, found);
  }
  return found;
}

/** Each module that has a place. */
export function places(ids: Iterable<string>, graph: Graph): Map<string, Place> {
  const all = [...ids];
  const placed = new Map<string, Place>();
  for (const part of PARTS)
    for (const start of all) {
      const said = part.from.exec(start)?.slice(1);
      if (!said) continue;
      const file = part.file(...said);
      const first = [...placed.values()].find((place) => place.file === file)?.part ?? part; // one file, one part
      for (const id of needs(start, graph))
        if (!placed.has(id) && (part.only?.(id) ?? true)) placed.set(id, { part: first, file });
    }
  return placed;
}

export function chunks(): Plugin {
  let placed = new Map<string, Place>();
  const groups = PARTS.map((part, rank) => ({
    priority: PARTS.length - rank,
    name(id: string) {
      const place = placed.get(id);
      return place?.part === part ? place.file : null;
    },
  }));
  return {
    name: "chunks",
    apply: "build",
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd() {
      placed = places(this.getModuleIds(), this);
    },
    /** The first script asks for the house; the browser can do so as soon as it reads where it is. */
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.values(bundle).flatMap((file): HtmlTagDescriptor[] => {
          if (file.type !== "chunk" || file.name !== HOUSE) return [];
          const styles = [...(file.viteMetadata?.importedCss ?? [])];
          return [link("modulepreload", file.fileName), ...styles.map((style) => link("stylesheet", style))];
        }),
    },
  };
}

function link(rel: string, file: string): HtmlTagDescriptor {
  return { tag: "link", attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: "head" };
}
