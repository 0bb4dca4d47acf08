// What the host can switch while a table waits: is it in the public list, and does it let nobody else in?

import type { Table } from "../../api/schema";

export const SWITCHES = ["listed", "locked"] as const;
type Switch = (typeof SWITCHES)[number];

const ACTS: Record<Switch, [on: string, off: string]> = { listed: ["list", "unlist"], locked: ["lock", "unlock"] };

/** The host's command that changes it. */
export function toSwitch(name: Switch, table: Pick<Table, Switch>): string {
  return ACTS[name][table[name] ? 1 : 0];
}
