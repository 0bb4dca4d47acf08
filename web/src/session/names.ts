// What computer players are called; names are the same in all languages.

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

/** So many different names, but for those that are taken. */
export function computerNames(count: number, taken: string[] = []): string[] {
  const free = NAMES.filter((name) => !taken.includes(name));
  return free.sort(() => Math.random() - 0.5).slice(0, count);
}
