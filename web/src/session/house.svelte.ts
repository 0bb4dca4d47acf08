// Under which address others come here: the one that the keeper of the server has named, else one in the same network,
// else the one in the reader's own browser.

import { peek } from "../api/client";
import type { House as Told } from "../api/schema";

/** Addresses that only this computer understands. */
const AT_HOME = ["localhost", "127.0.0.1", "[::1]"];

class House {
  private told = $state.raw<Told | null>(null);

  private asked = false;

  /** Asks once, when somebody first wants an address for others. */
  private look(): void {
    if (this.asked) return;
    this.asked = true;
    peek<Told>("/house").then(
      (told) => (this.told = told),
      () => (this.asked = false),
    );
  }

  private get atHome(): boolean {
    return AT_HOME.includes(location.hostname);
  }

  /** The whole address of a part of the page, for others. */
  link(part: string): string {
    this.look();
    const { public_url: named, network } = this.told ?? { public_url: null, network: [] };
    return new URL(part, named ?? (this.atHome ? network[0] : undefined) ?? location.href).href;
  }

  /** Who can use such an address: everybody, who is in the same network, or nobody but this computer. */
  get reach(): "all" | "network" | "here" {
    if (!this.told || this.told.public_url || !this.atHome) return "all";
    return this.told.network.length ? "network" : "here";
  }
}

export const house = new House();
