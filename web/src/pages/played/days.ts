// Days in words, for lists of what is over.

const DAY = 86_400_000;

/** How many days ago something was, by the calendar where the reader is. */
export function daysAgo(at: number, now: number): number {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(at)) / DAY);
}

/** The day of something: today, yesterday, a day of the week, then the date. */
export function dayWords(at: number, now: number, language: string): string {
  const ago = daysAgo(at, now);
  if (ago >= 0 && ago < 2) {
    const text = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-ago, "day");
    return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  }
  const form: Intl.DateTimeFormatOptions = ago < 7 && ago > 0 ? { weekday: "long" } : { dateStyle: "long" };
  const text = new Intl.DateTimeFormat(language, form).format(at);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** Things in order, in groups that have the same heading. */
export function grouped<T>(all: T[], heading: (one: T) => string): { heading: string; all: T[] }[] {
  const groups: { heading: string; all: T[] }[] = [];
  for (const one of all) {
    const last = groups.at(-1);
    if (last?.heading === heading(one)) last.all.push(one);
    else groups.push({ heading: heading(one), all: [one] });
  }
  return groups;
}
