// Names for computer players, the same in all languages.

const NAMES = [
  "Aaltje",
  "Bram",
  "Cornelis",
  "Dirkje",
  "Floor",
  "Griet",
  "Hendrik",
  "Joost",
  "Lotte",
  "Neeltje",
  "Pieter",
  "Saskia",
  "Teun",
];

/** This many different names, none of them taken. */
export function computerNames(count: number, taken: string[] = []): string[] {
  const free = NAMES.filter((name) => !taken.includes(name));
  return free.sort(() => Math.random() - 0.5).slice(0, count);
}
