// The service worker, which lets the page open without a connection. There is none where the context is not secure, and
// none while the page is developed.

import { version } from "../api/connection.svelte";

/** Starts it, and names what of this version has been loaded. */
export async function startWorker(): Promise<void> {
  const mine = version();
  if (!mine || !navigator.serviceWorker) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const files = [...new Set(loaded.filter((name) => new URL(name).pathname.startsWith("/assets/")))];
    active?.postMessage({ version: mine, files });
  } catch {
    // A browser may forbid it; everything else works without.
  }
}
