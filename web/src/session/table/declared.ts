// Actions as texts, and back. Each game has its own table of them, written from the game's declarations by
// `npm run types`; nothing else in the page puts such texts together or takes them apart.

/** The names of a game's actions, each with its parameters in order. */
export type Names = Record<string, readonly string[]>;
type Args<T extends Names, N extends keyof T> = Record<T[N][number], string>;
/** An action of a game by its name, with its parameters by theirs. */
export type ActionOf<T extends Names> = { [N in keyof T]: { name: N; args: Args<T, N> } }[keyof T];

export interface Declared<T extends Names> {
  /** The text of an action, such as `build R17 green+1`. */
  write<N extends keyof T & string>(
    name: N,
    ...args: T[N] extends readonly [] ? [] : [Record<T[N][number], string | number>]
  ): string;
  /** The same by its parameters in order, as `legal` of a table has them. */
  choice(name: keyof T & string, params: readonly string[]): string;
  /** The action of a text; null for what is none of this game. */
  read(text: string): ActionOf<T> | null;
  /** What may be done of one kind, of all that `legal` of a table has. */
  offered<N extends keyof T & string>(legal: Record<string, string[][]> | undefined, name: N): Args<T, N>[];
}

/** The name of an action and its parameters. */
export function wordsOf(text: string): [name: string, ...params: string[]] {
  const [name = "", ...params] = text.split(" ");
  return [name, ...params];
}

/** The name of an action alone. */
export const nameOf = (text: string): string => wordsOf(text)[0];

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
