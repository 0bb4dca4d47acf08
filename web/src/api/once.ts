import { peek } from "./client";

type Read<Found> = (name: string) => Promise<Found>;

/** A way to read what never changes: each path is requested once, and again only after a failure. */
export function once<Answer>(path: (name: string) => string): Read<Answer>;
export function once<Answer, Found>(path: (name: string) => string, made: (answer: Answer) => Found): Read<Found>;
export function once(path: (name: string) => string, made = (answer: unknown) => answer): Read<unknown> {
  const read: Record<string, Promise<unknown> | undefined> = {};
  return (name) => {
    const found = (read[name] ??= peek(path(name)).then(made));
    found.catch(() => (read[name] = undefined));
    return found;
  };
}
