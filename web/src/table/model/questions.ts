// Which question somebody's words mean: a name on the board, else the topic whose keyword they contain.

import { say, words } from "../../i18n/words.svelte";

export interface Asked {
  /** The names that can be asked about. */
  names: string[];
  about: (name: string) => string[];
  /** The answers by topic; `spoken-topic-hand` and `spoken-words-hand` are the texts for one, or the game has its own. */
  topics: Record<string, () => string[]>;
}

/** Letters only, without accents, so that spelling matters less. */
export function plain(words: string): string {
  return words
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The name that is meant: the longest one in full, else the only one of which a part is begun, or inflected. */
export function nameIn(question: string, names: string[]): string | null {
  const asked = ` ${plain(question)} `;
  // A single letter may just be a word of the sentence, unless it is at its end.
  const said = (name: string): boolean => (name.length > 1 ? asked.includes(` ${name} `) : asked.endsWith(` ${name} `));
  const full = names.filter((name) => said(plain(name))).sort((one, two) => two.length - one.length);
  if (full[0]) return full[0];
  const parts = asked.split(" ").filter((word) => word.length >= 4);
  const alike = (part: string, word: string): boolean =>
    part.startsWith(word) || (part.length >= 4 && word.startsWith(part));
  const begun = names.filter((name) =>
    plain(name)
      .split(" ")
      .some((part) => parts.some((word) => alike(part, word))),
  );
  return begun.length === 1 ? (begun[0] ?? null) : null;
}

/** A message about questions: in the game's own words, else in those for any game. */
export function spoken(game: string, id: string): string {
  const own = `${game}_${id}`;
  return say(words.has(own) ? own : id);
}

/** The topic that is meant: the one with the longest keyword in the text. */
export function topicIn(question: string, topics: string[], game: string): string | null {
  const asked = plain(question);
  const found = topics.flatMap((topic) => {
    const words = [spoken(game, `spoken-topic-${topic}`), ...spoken(game, `spoken-words-${topic}`).split(",")];
    return words
      .map(plain)
      .filter((word) => word && asked.includes(word))
      .map((word) => ({ topic, length: word.length }));
  });
  return found.sort((one, two) => two.length - one.length)[0]?.topic ?? null;
}
