"""An arena from its first game to its last: plays, stores and counts the missing games."""

from collections.abc import Callable, Iterator

from lautta.arena.intervals import Rule
from lautta.arena.playing import BrokenPlayer, Task
from lautta.arena.pool import Pool
from lautta.arena.results import LINES, Folder
from lautta.arena.tally import Tally
from lautta.core import keptrun


def run(
    folder: Folder,
    pool: Pool,
    rounds: int,
    rule: Rule | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Tally]:
    """Play every match of a folder for `rounds` rounds, or until the rule stops it.

    Existing games are not repeated. Calls `progress` with the number of games done, including those that need no
    playing any more. Raises BrokenPlayer after storing its game, the other errors of `Pool.run`, DamagedRun,
    FolderInUse and OSError.
    """
    settings = folder.settings
    tallies = [Tally(match, settings.seed, rounds, rule) for match in settings.matches]
    with keptrun.held(folder.path):
        keptrun.mend(folder.path / LINES)
        for _, line in folder.lines():
            tallies[line.match].add(line)
        progress(sum(tally.games for tally in tallies))
        try:
            for played in pool.run(missing(folder, tallies)):
                folder.keep(played)
                tallies[played.line.match].add(played.line)
                progress(sum(tally.games for tally in tallies))
        except BrokenPlayer as broken:
            folder.keep_broken(broken)
            raise
    return tallies


def missing(folder: Folder, tallies: list[Tally]) -> Iterator[Task]:
    """Yield the missing games, match after match, by the state of the tallies at that moment."""
    settings = folder.settings
    for number, tally in enumerate(tallies):
        for seed in range(settings.seed, settings.seed + tally.most):
            for seating in range(len(tally.match.seatings)):
                if tally.over:
                    break
                if not tally.has(seed, seating):
                    yield settings.task(number, seed, seating)
