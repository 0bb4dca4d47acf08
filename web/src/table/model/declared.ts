// Writes actions as text, and parses them. Each game has its own table of them, generated from the game's declarations
// by `npm run types`; nothing else in the page writes or parses such texts.

/** The names of a game's actions, each with its parameters in order. */
export type Names = Record<string, readonly string[]>;
type Args<T extends Names, N extends keyof T> = Record<T[N][number], string>;
/** An action of a game: its name, and its parameters by name. */
export type ActionOf<T extends Names> = { [N in keyof T]: { name: N; args: Args<T, N> } }[keyof T];

export interface Declared<T extends Names> {
  /** The text of an action, such as `build R17 green+1`. */
  write<N extends keyof T & string>(
    name: N,
    ...args: T[N] extends readonly [] ? [] : [Record<T[N][number], string | number>]
  ): string;
  /** The same from its parameters in order, as in a table's `legal`. */
  choice(name: keyof T & string, params: readonly string[]): string;
  /** Parses a text; null if it is no action of this game. */
  read(text: string): ActionOf<T> | null;
  /** The legal actions of one kind, from a table's `legal`. */
  offered<N extends keyof T & string>(legal: Record<string, string[][]> | undefined, name: N): Args<T, N>[];
}

/** The name of an action, and its parameters. */
export function wordsOf(text: string): [name: string, ...params: string[]] {
  const [name = "", ...params] = text.split(" ");
  return [name, ...params];
}

/** Just the name of an action. */
export const actionName = (text: string): string => wordsOf(text)[0];

export function declared<const T extends Names>(names: T): Declared<T> {
  const known: Names = names;
  const byName = (name: string, params: string[]): Record<string, string> =>
    Object.fromEntries((known[name] ?? []).map((param, place) => [param, params[place] ?? ""]));
  return {
    write: (name, ...given) => {
      const args: Record<string, string | number> = given[0] ?? {};
      return [name, ...(known[name] ?? []).map((param) => args[param])].join(" ");
    },
    choice: (name, params) => [name, ...params].join(" "),
    read: (text) => {
      const [name, ...params] = wordsOf(text);
      if (known[name]?.length !== params.length) return null;
      return { name, args: byName(name, params) } as ActionOf<T>;
    },
    offered: (legal, name) => (legal?.[name] ?? []).map((params) => byName(name, params) as Args<T, typeof name>),
  };
}
