// The service worker, which lets the page open without a connection. There is none where the context is not secure, and
// none while the page is developed.

import { version } from "../api/connection.svelte";
import { notifications } from "./notifications.svelte";
import { tables } from "./tables.svelte";

/** Does what it asks for when a notification is touched, or something was pushed while the page is seen. */
export function listenToWorker(): void {
  navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<{ type: string; hash?: string }>) => {
    if (data.type === "open") location.hash = data.hash ?? "";
    else void tables.look();
  });
}

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
    await notifications.renew();
  } catch {
    // A browser may forbid it; everything else works without.
  }
}
