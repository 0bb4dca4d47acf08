// Which question is meant by somebody's words: a name on the board, else the topic whose word stands in them.

import { say } from "../../i18n/words.svelte";

export interface Asked {
  /** What can be asked about by name. */
  names: string[];
  about: (name: string) => string[];
  /** Answers by topic; `spoken-topic-hand` and `spoken-words-hand` are the words for one. */
  topics: Record<string, () => string[]>;
}

/** Letters alone, without accents, so that nobody has to spell just so. */
export function plain(words: string): string {
  return words
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The name that is meant: the longest said in full, else the only one of which a part is begun, or has an ending. */
export function nameIn(question: string, names: string[]): string | null {
  const asked = ` ${plain(question)} `;
  // A single letter may be a word of the sentence, unless it ends with it.
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

/** The topic that is meant: the one with the longest word that is said. */
export function topicIn(question: string, topics: string[]): string | null {
  const asked = plain(question);
  const found = topics.flatMap((topic) => {
    const words = [say(`spoken-topic-${topic}`), ...say(`spoken-words-${topic}`).split(",")].map(plain);
    return words.filter((word) => word && asked.includes(word)).map((word) => ({ topic, length: word.length }));
  });
  return found.sort((one, two) => two.length - one.length)[0]?.topic ?? null;
}
