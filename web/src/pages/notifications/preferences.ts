// What I want to be told, as the page shows it: minutes of the day as times, holidays as dates.

import type { Preferences } from "../../api/schema";

export const KINDS = ["turn", "time", "invited", "over", "chat"] as const;
export type Kind = (typeof KINDS)[number];
const USUAL: readonly Kind[] = ["turn", "time", "invited", "over"];
const HOUR = 60;

export interface Wanted {
  kinds: readonly Kind[];
  quiet: { begins: number; ends: number } | null;
  digest: number | null;
  holiday: number | null;
}

/** What the server keeps, without what it leaves out as usual. */
export function wantedOf({ kinds, quiet, digest, holiday }: Preferences): Wanted {
  return { kinds: kinds ?? USUAL, quiet: quiet ?? null, digest: digest ?? null, holiday: holiday ?? null };
}

/** A minute of the day as a field for times has it. */
export function timeOf(minute: number): string {
  return [Math.floor(minute / HOUR), minute % HOUR].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The minute of the day of a field for times; null while that is not filled in. */
export function minuteOf(time: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(time);
  return found ? Number(found[1]) * HOUR + Number(found[2]) : null;
}

/** The last moment of a day, by the clocks of this place. */
export function endOf(day: string): number | null {
  const at = new Date(`${day}T23:59:59`).getTime();
  return Number.isNaN(at) ? null : at;
}

/** The day of a moment as a field for dates has it. */
export function dayOf(at: number): string {
  const day = new Date(at);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
