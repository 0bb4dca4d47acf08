// The names of seats, on their own and in sentences.

import type { LogEntry, Said, SeatInfo, Table } from "../../api/schema";
import { games } from "../../app/games.svelte";
import { say, words } from "../../i18n/words.svelte";

/** The parts of a seat that its name depends on. */
export type Called = Pick<SeatInfo, "kind" | "name">;
/** Who sits at a table, and where the reader does. */
export type Seated = { seats: Called[] } & Pick<Table, "my_seat">;

/** "You", a person's name, or the kind of computer player, numbered if there are several. */
export function seatName(seats: Called[], seat: number, mine: number | null): string {
  if (seat === mine) return say("page-you");
  const info = seats[seat];
  if (info?.name) return info.name;
  if (info?.kind === "open") return say("page-seat-open");
  if (info?.kind !== "computer") return say("page-seat", { number: seat + 1 });
  const computers = seats.flatMap((each, index) => (each.kind === "computer" ? [index] : []));
  return computers.length > 1
    ? say("page-computer-number", { number: computers.indexOf(seat) + 1 })
    : say("page-computer");
}

const SEATS = ["seat", "other"];

/** Is a variable of a game's sentences a seat, by its name or as a parameter of an action? */
const isSeat = (game: string, name: string): boolean =>
  SEATS.includes(name) ||
  !!games.named(game)?.actions.some(({ params }) => params.some((param) => param.name === name && param.seats));

/** A name used in positions and actions, such as a colour or a square, in the game's own words. */
export function nameWords(game: string, name: string): string {
  const id = `${game}-name-${name}`;
  return words.has(id) ? say(id) : name;
}

/** Beside each name in a sentence, as `$piece`, how the game calls it, as `$piece-name`. */
function withWords({ key, args }: Said): Said["args"] {
  const [game = ""] = key.split("-");
  const named = Object.entries(args).flatMap(([name, value]) =>
    typeof value === "string" ? [[`${name}-name`, nameWords(game, value)] as const] : [],
  );
  return Object.fromEntries(named);
}

/** Sentences refer to seats by number; people read names. `standIn`: a seat in which a computer acts for a person. */
function withNames(seats: Called[], { key, args }: Said, standIn: number | null = null): Said["args"] {
  const [game = ""] = key.split("-");
  const called = (seat: number): string =>
    seat === standIn ? say("page-stand-in-of", { name: seatName(seats, seat, null) }) : seatName(seats, seat, null);
  return Object.fromEntries(
    Object.entries(args).map(
      ([name, value]) =>
        [
          name,
          typeof value === "number" && isSeat(game, name)
            ? called(value)
            : name === "name" && !value // of somebody who has deleted themselves
              ? say("page-somebody")
              : value,
        ] as const,
    ),
  );
}

/** An action that is advised to a seat, in words to the reader: `you` is 1 for who acts, 2 for who suffers it. */
export function advisedWords({ seats, my_seat }: Seated, said: Said[], seat: number | null): string {
  const you = (args: Said["args"]): number => [args["seat"] ?? seat, args["other"]].indexOf(my_seat ?? NaN) + 1;
  const told = said.map(({ key, args }) => ({ key, args: "you" in args ? { ...args, you: you(args) } : args }));
  return sentenceOf(seats, { said: told, seat });
}

/** The name that a sentence begins with and what follows it, or null; "Ida (archer) wins" is about the archer. */
function begunWith(name: Said["args"][string] | undefined, words: string): { name: string; rest: string } | null {
  const found = [`${name}: `, `${name} `].find((each) => words.startsWith(each) && !words.startsWith(`${each}(`));
  return found === undefined ? null : { name: found, rest: words.slice(found.length) };
}

/** The sentences of events, one after another. What follows about the same player does without the name; what is said
 * several times in a row is said once, with how often. */
export function sentenceOf(
  seats: Called[],
  ...events: (Pick<LogEntry, "said"> & Partial<Pick<LogEntry, "seat" | "stand_in">>)[]
): string {
  const all: { words: string; name: string; rest: string; times: number }[] = [];
  for (const { said, seat = null, stand_in } of events)
    for (const { key, args } of said) {
      const named = withNames(seats, { key, args }, stand_in ? seat : null);
      const words = say(key, { ...withWords({ key, args }), ...named });
      const { name = "", rest = words } = begunWith(args["you"] === 1 ? say("page-you") : named["seat"], words) ?? {};
      const before = all.at(-1);
      if (before?.words === words) before.times += 1;
      else all.push({ words, name, rest, times: 1 });
    }
  const often = (words: string, times: number): string =>
    times > 1 ? words.replace(/[.]?$/, (end) => ` ×${times}${end}`) : words;
  return all.reduce((told, { words, name, rest, times }, at) => {
    if (at && name && name === all[at - 1]?.name && /[^?!…]$/.test(told))
      return `${told.replace(/\.$/, "")}; ${often(rest, times)}`;
    return [told, often(words, times)].filter(Boolean).join(" ");
  }, "");
}

/** The game waits for somebody who is not there: who, and what can be done. */
export function missing(table: Pick<Table, "seats" | "to_move" | "my_seat" | "clock" | "host" | "status">): string {
  if (table.status !== "playing" || table.to_move.includes(table.my_seat ?? -1)) return "";
  const gone = table.to_move.filter((seat) => {
    const info = table.seats[seat];
    return info?.kind === "person" && !info.online && !info.mine && !info.away;
  });
  const [first] = gone;
  if (first === undefined) return "";
  const names = gone.map((seat) => seatName(table.seats, seat, null)).join(", ");
  return say("page-missing", { names, count: gone.length, what: table.clock ? "clock" : table.host ? "host" : "wait" });
}
