// The address under which others reach the server: the one that is configured, else one in the same network, else the
// one in the reader's browser.

import { peek } from "../api/client";
import type { ServerAddresses } from "../api/schema";

/** Hosts that mean this computer. */
const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

class Addresses {
  private known = $state.raw<ServerAddresses | null>(null);

  private asked = false;

  /** Requests them once, when an address for others is first needed. */
  private look(): void {
    if (this.asked) return;
    this.asked = true;
    peek<ServerAddresses>("/house").then(
      (known) => (this.known = known),
      () => (this.asked = false),
    );
  }

  private get isLocal(): boolean {
    return LOCAL.includes(location.hostname);
  }

  /** The full address of a part of the page, for others. */
  link(part: string): string {
    this.look();
    const { public_url: named, network } = this.known ?? { public_url: null, network: [] };
    return new URL(part, named ?? (this.isLocal ? network[0] : undefined) ?? location.href).href;
  }

  /** Who can use such an address: everybody, people in the same network, or nobody but this computer. */
  get reach(): "all" | "network" | "here" {
    if (!this.known || this.known.public_url || !this.isLocal) return "all";
    return this.known.network.length ? "network" : "here";
  }
}

export const addresses = new Addresses();
