// Pieces strewn over a board, always the same for a name.

export interface Strewn {
  row: number;
  column: number;
  seat: number;
}

/** Some pieces of each seat, heaped a little toward the lower rows, where one would begin to play. */
export function scattered(name: string, columns: number, rows: number, seats: number): Strewn[] {
  let state = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const players = Math.min(6, Math.max(2, seats));
  const heights = Array.from({ length: columns }, () => next(rows));
  let seat = next(players);
  return heights.flatMap((height, column) =>
    Array.from({ length: height }, (_, above) => {
      seat = (seat + 1 + next(players - 1 || 1)) % players;
      return { row: rows - 1 - above, column, seat };
    }),
  );
}
