// The log in parts: by turn, and where all share them by phase. What only keeps the books stands folded beside what it
// belongs to, and what is done several times in a row is told once.

import type { LogEntry, Said } from "../../../api/schema";
import { entriesOf, type Entry } from "../../model/entries";

/** How a game's log is told. */
export interface LogFormat {
  /** The heading of a phase of a turn, where all players share them. */
  heading?: (turn: number, phase: string) => string;
  /** Does a sentence only keep the books, so that it is folded away? */
  minor?: (said: Said) => boolean;
  /** May it be told once, with how often, where it is said several times in a row? */
  collapse?: (said: Said) => boolean;
  /** Is it told only when it has been seen, such as who wins a fight? */
  spoiler?: (said: Said) => boolean;
}

/** A line of the log: what was done, how often in a row, and what is folded beside it. */
export interface Line {
  key: string;
  /** The last of those that are told together. */
  entry: Entry;
  times: number;
  /** The events that it tells of. */
  numbers: number[];
  folded: Entry[];
}

/** A turn, or a phase of it; `turn` is null before the game begins. */
export interface Part {
  key: string;
  turn: number | null;
  phase: string | null;
  /** What is folded before the first line. */
  folded: Entry[];
  lines: Line[];
}

interface When {
  turn: number | null;
  phase: string | null;
}

/** Events of the table that nobody looks for. */
const BOOKS = /^server-log-(open|host-|resume|hand-in|take-back)/;
/** A sentence that begins a phase: it is the heading of what follows. */
const BEGINS = /-log-phase$/;

/** The same event is the same object in every update. */
const known = new WeakMap<LogEntry, Entry[]>();

function entriesIn(event: LogEntry): Entry[] {
  const found = known.get(event) ?? entriesOf(event);
  known.set(event, found);
  return found;
}

export const isMinor = (said: Said, { minor }: LogFormat): boolean => BOOKS.test(said.key) || minor?.(said) === true;

/** What a sentence that begins a phase begins. */
function begun(said: Said | undefined): When | null {
  if (!said || !BEGINS.test(said.key)) return null;
  return { turn: Number(said.args["turn"]), phase: String(said.args["phase"]) };
}

/** When each event happened: as it says itself, or, of those that say nothing, as those before it. */
export function timesOf(log: LogEntry[]): When[] {
  let now: When = { turn: null, phase: null };
  return log.map((event) => {
    if (event.turn !== undefined) now = { turn: event.turn, phase: event.phase ?? null };
    const then = now;
    now = event.said.map(begun).find((each) => each !== null) ?? now;
    return then;
  });
}

const same = (one: Said[], other: Said[]): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The parts of a log, as they come about entry by entry. */
class LogModel {
  readonly parts: Part[] = [];

  constructor(private readonly logFormat: LogFormat) {}

  /** The part in which something at this time is told. */
  private at({ turn, phase }: When, entry: Entry): Part {
    const named = this.logFormat.heading ? phase : null;
    const last = this.parts.at(-1);
    if (last?.turn === turn && last.phase === named) return last;
    const part: Part = { key: keyOf(entry), turn, phase: named, folded: [], lines: [] };
    this.parts.push(part);
    return part;
  }

  /** An entry without sentences only begins its part. */
  add(entry: Entry, when: When): void {
    const part = this.at(when, entry);
    const [first, ...more] = entry.said;
    if (!first) return;
    if (isMinor(first, this.logFormat)) return void (part.lines.at(-1) ?? part).folded.push(entry);
    const minor = more.filter((said) => isMinor(said, this.logFormat));
    this.tell(part, { ...entry, said: entry.said.filter((said) => !minor.includes(said)) });
    if (minor.length) part.lines.at(-1)?.folded.push({ ...entry, said: minor });
  }

  private tell(part: Part, entry: Entry): void {
    const last = part.lines.at(-1);
    const { number } = entry.event;
    if (last && last.entry.seat === entry.seat && this.isAgain(last.entry, entry)) {
      part.lines.splice(-1, 1, { ...last, entry, times: last.times + 1, numbers: [...last.numbers, number] });
    } else part.lines.push({ key: keyOf(entry), entry, times: 1, numbers: [number], folded: [] });
  }

  private isAgain(before: Entry, entry: Entry): boolean {
    const [first] = entry.said;
    return first !== undefined && this.logFormat.collapse?.(first) === true && same(before.said, entry.said);
  }
}

const keyOf = ({ event, index }: Entry): string => `${event.number} ${index}`;

/** The parts of a log; of what a single seat did, if one is named. */
export function partsOf(log: LogEntry[], logFormat: LogFormat, only: number | null = null): Part[] {
  const model = new LogModel(logFormat);
  const times = timesOf(log);
  for (const [index, event] of log.entries()) {
    let when = times[index] ?? { turn: null, phase: null };
    for (const entry of entriesIn(event)) {
      const next = begun(entry.said[0]);
      when = next ?? when;
      const heads = next !== null && logFormat.heading !== undefined; // its heading says it
      if (only === null || entry.seat === only) model.add(heads ? { ...entry, said: [] } : entry, when);
    }
  }
  return model.parts;
}

/** The events that a line tells of or has folded beside it. */
export const eventsOf = ({ numbers, folded }: Line): number[] => [
  ...numbers,
  ...folded.map(({ event }) => event.number),
];

/** The index of the part in which an event is told: the last that begins before it ends. */
export function partWith(parts: Part[], number: number): number {
  const begins = ({ lines, folded }: Part): number =>
    Math.min(...[...folded, ...lines.map(({ entry }) => entry)].map(({ event }) => event.number), Infinity);
  const found = parts.findIndex((part) =>
    [...part.folded.map(({ event }) => event.number), ...part.lines.flatMap(eventsOf)].includes(number),
  );
  return found >= 0
    ? found
    : Math.max(
        0,
        parts.findLastIndex((part) => begins(part) <= number),
      );
}

/** About so many lines of the parts up to one, and from it on: where they begin, and where they end. */
export function partsAround(parts: Part[], at: number, lines: number): [from: number, to: number] {
  const far = (way: -1 | 1): number => {
    let [end, drawn] = [at, 0];
    for (; drawn < lines && parts[end]; end += way) drawn += (parts[end]?.lines.length ?? 0) + 1;
    return end;
  };
  return [Math.max(0, far(-1) + 1), Math.max(0, far(1))];
}

/** A moment with which a turn begins: its index among all moments. */
export interface Mark {
  index: number;
  turn: number;
}

/** Where turns begin among moments. */
export function marksOf(log: LogEntry[], moments: number[]): Mark[] {
  const times = timesOf(log);
  const turns = new Map(log.map(({ number }, index) => [number, times[index]?.turn ?? null]));
  let before: number | null = null;
  return moments.flatMap((number, index) => {
    const turn = turns.get(number) ?? null;
    const begins = turn !== null && turn !== before;
    before = turn ?? before;
    return begins ? [{ index, turn }] : [];
  });
}

/** Of many turns those that are written beside a scale: each second, fifth, tenth and so on. */
export function written(marks: Mark[], most: number): Mark[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find(
    (every) => marks.filter(({ turn }) => turn % every === 0).length <= most,
  );
  return step === undefined ? [] : marks.filter(({ turn }) => turn % step === 0);
}
