// An action chosen step by step: each step is the value of a parameter, and the legal actions decide what can be
// chosen.

/** A value that can be chosen next. */
export interface Option {
  value: string;
  /** All the parameters, if choosing it leaves nothing else to choose; null if more steps follow. */
  whole: string[] | null;
}

/** The legal parameters that begin with those chosen so far. */
export function left(legal: string[][], picked: string[]): string[][] {
  return legal.filter((each) => picked.every((value, index) => each[index] === value));
}

/** What can be chosen next, in the order of the legal actions. */
export function optionsOf(legal: string[][], picked: string[]): Option[] {
  const found = new Map<string, string[][]>();
  for (const each of left(legal, picked)) {
    const value = each[picked.length];
    if (value === undefined) continue;
    const same = found.get(value);
    if (same) same.push(each);
    else found.set(value, [each]);
  }
  return [...found].map(([value, each]) => ({ value, whole: each.length === 1 ? (each[0] ?? null) : null }));
}
