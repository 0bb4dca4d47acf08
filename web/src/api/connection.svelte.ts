// Can the server be reached, as far as this page has noticed? The browser tells when the network goes, and every request
// and every live connection tells whether it came through. And does the server still send the page that is open here?

import { release } from "../i18n/retry";
import type { House } from "./schema";

const NOW_AND_THEN = 10 * 60_000;
const WITHIN = 5000;

/** The version of this page, which is in the name of its first script. */
export function version(): string | undefined {
  const scripts = [...(document.scripts ?? [])].map((script) => script.src);
  return scripts.flatMap((src) => /\/first-([\w-]+)\.js$/.exec(src)?.[1] ?? [])[0];
}

class Connection {
  private network = $state(navigator.onLine !== false);
  private answered = $state(true);
  /** Does the server send a newer page than this one? */
  outdated = $state(false);
  /** Does it let in only members, and not whoever is here? */
  closed = $state(false);

  start(): void {
    window.addEventListener("offline", () => (this.network = false));
    window.addEventListener("online", () => (this.network = true));
    setInterval(() => void this.look(), NOW_AND_THEN);
  }

  get lost(): boolean {
    return !this.network || !this.answered;
  }

  /** Something came through, or it did not. A server that is back may be a newer one. */
  reached(answered: boolean): void {
    if (answered && !this.answered) void this.look();
    this.answered = answered;
  }

  /** Asks which page the server sends; answers whether it is a newer one. */
  async look(): Promise<boolean> {
    const mine = version();
    if (!mine) return false;
    try {
      const answer = await fetch("/api/house", { signal: AbortSignal.timeout(WITHIN) });
      const { page } = (await answer.json()) as Partial<House>;
      if (page) this.outdated = page !== mine;
    } catch {
      // The next one who asks notices too.
    }
    return this.outdated;
  }
}

export const connection = new Connection();
release.newer = () => connection.look();
