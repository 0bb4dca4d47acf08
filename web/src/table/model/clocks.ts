// Clocks: the server says how much time is left, and from then on the page counts down by itself.

import type { ClockInfo, LivePace, DaysPace } from "../../api/schema";
import { say, words } from "../../i18n/words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** When this page received each state of a clock, in its own time, so that the device's clock need not be right. */
const received = new WeakMap<ClockInfo, number>();

export function receivedAt(clock: ClockInfo): number {
  const known = received.get(clock) ?? performance.now();
  received.set(clock, known);
  return known;
}

/** The time that a seat has left, in milliseconds. */
export function timeLeft(clock: ClockInfo, seat: number, now: number): number {
  const until = awayUntil(clock, seat);
  const onHoliday = until && until - clock.at;
  const gone = clock.running.includes(seat) ? now - receivedAt(clock) - onHoliday : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - Math.max(0, gone));
}

/** When a seat's holiday ends, until which it loses no time; 0 if it is on none. */
export function awayUntil(clock: ClockInfo, seat: number): number {
  return clock.away?.[seat] ?? 0;
}

/** Is a seat on holiday still? */
export function isAway(clock: ClockInfo, seat: number, now: number): boolean {
  return awayUntil(clock, seat) > clock.at + Math.max(0, now - receivedAt(clock));
}

/** A day, as `3 Aug`, or in full. */
export function dayWords(at: number, month: "short" | "long"): string {
  return new Intl.DateTimeFormat(words.language, { day: "numeric", month }).format(at);
}

/** Little enough to be highlighted. */
export function isLow(clock: ClockInfo, left: number): boolean {
  return left < (clock.kind === "live" ? 30_000 : 3 * HOUR);
}

const two = (number: number): string => String(number).padStart(2, "0");

/** `4:05` or `1:04:05`; with a day or more, `2 d 4 h`. */
export function timeWords(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (left >= DAY)
    return say("page-clock-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The time control of a table, in words. */
export function paceWords(pace: LivePace | DaysPace | ClockInfo | null): string {
  if (!pace) return say("page-pace-none");
  if (pace.kind === "days") {
    const days = say("page-pace-days", { days: pace.days ?? 1 });
    return pace.holidays ? say("page-pace-holidays", { pace: days }) : days;
  }
  return say("page-pace-live", { minutes: pace.minutes ?? 0, seconds: pace.increment_s ?? 0 });
}
