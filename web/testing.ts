// Where modules are tested: as the browser runs them, with states that are followed, but without a page. What they ask a
// browser for as soon as they are read is there.

import type { Environment } from "vitest/runtime";

/** What is kept in a browser, for as long as a file of tests runs. */
function storage(): Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

export default {
  name: "without-a-page",
  viteEnvironment: "client",
  setup(global: object) {
    const parts = {
      window: global,
      localStorage: storage(),
      location: { hash: "", href: "http://lautta.test/", hostname: "lautta.test", pathname: "/" },
      document: Object.assign(new EventTarget(), {
        visibilityState: "visible",
        hidden: false,
        documentElement: { dataset: {} },
      }),
      navigator: { languages: ["en"], userActivation: { isActive: false, hasBeenActive: false } },
      matchMedia: () => ({ matches: false }),
      requestAnimationFrame: (work: () => void) => setTimeout(work, 16),
      history: { pushState: () => undefined, replaceState: () => undefined },
    };
    for (const [name, value] of Object.entries(parts))
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    return { teardown: () => undefined };
  },
} satisfies Environment;
