// Who I am on this server: a guest, with a name if I gave one.

import { get, patch } from "../api/client";
import { keptToken } from "../api/guest";
import type { Me } from "../api/schema";

class Myself {
  name = $state("");

  async look(): Promise<void> {
    if (keptToken()) this.name = (await get<Me>("/me").catch(() => null))?.name ?? this.name;
  }

  /** Changes my name. */
  async rename(name: string): Promise<void> {
    const wanted = name.trim();
    if (wanted !== this.name) this.name = (await patch<Me>("/me", { name: wanted })).name;
  }
}

export const myself = new Myself();
