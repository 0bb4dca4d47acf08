// The reader's language: known before any words are.

export const LANGUAGES = ["en", "fi", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language in its own words. */
export const NAMES: Record<Language, string> = { en: "English", fi: "Suomi", de: "Deutsch" };

const KEPT = "lautta-language";

/** The language to use: the one chosen here before, else the first that the browser asks for, else English. */
export function wantedLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  const asked = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return LANGUAGES.find((each) => each === asked.find((tag) => LANGUAGES.some((known) => known === tag))) ?? "en";
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT, language);
}
