// Which readings of the rules can be chosen: one that is fixed for so many players is not asked.

/** The fewest players among whom an option is a choice, where that is not one. */
const FEWEST: Record<string, number> = { "roads short_game": 2 }; // alone it is always short

export function applies(game: string, option: string, players: number): boolean {
  return players >= (FEWEST[`${game} ${option}`] ?? 1);
}
