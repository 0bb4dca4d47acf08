// Names of things in a game, from its own catalogue; else as its source names them.

import { say, words } from "../../i18n/words.svelte";

const readable = (name: string): string => name.replace(/[-_]+/g, " ");
const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function called(id: string, name: string): string {
  return words.has(id) ? say(id) : readable(name);
}

/** A kind of action. */
export function actionWords(game: string, action: string): string {
  return begun(called(`${game}-action-${action}`, action));
}

/** A field of a position, or a parameter of an action. */
export function fieldWords(game: string, field: string): string {
  return begun(called(`${game}-field-${field}`, field));
}

/** A chapter of the rules. */
export function chapterWords(game: string, chapter: string): string {
  return begun(called(`${game}-chapter-${chapter}`, chapter));
}
