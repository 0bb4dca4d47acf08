// Which part of a long list is drawn: what is near, and more of it when somebody comes there.

/** Some things in a row: from one to before another, which is Infinity for all that still come. */
export interface Stretch {
  from: number;
  to: number;
}

/** About so many lines around one of several things of so many lines each. */
export function stretchAround(sizes: readonly number[], at: number, most: number): Stretch {
  let [from, to] = [Math.max(0, at), at + 1];
  let lines = sizes[at] ?? 0;
  while (lines < most && (from > 0 || to < sizes.length)) {
    if (from > 0) lines += sizes[(from -= 1)] ?? 0;
    if (to < sizes.length) lines += sizes[(to += 1) - 1] ?? 0;
  }
  return { from, to: to >= sizes.length ? Infinity : to };
}

/** So many lines more before it (-1) or after it (1). */
export function stretchOn({ from, to }: Stretch, sizes: readonly number[], way: -1 | 1, most: number): Stretch {
  for (let lines = 0; lines < most && (way < 0 ? from > 0 : to < sizes.length);) {
    lines += (way < 0 ? sizes[(from -= 1)] : sizes[(to += 1) - 1]) ?? 0;
  }
  return { from, to: to >= sizes.length ? Infinity : to };
}

/** How many lines are drawn. */
export const linesIn = ({ from, to }: Stretch, sizes: readonly number[]): number =>
  sizes.slice(from, to).reduce((sum, size) => sum + size, 0);
