"""An arena from its first game to its last: what is missing is played, kept and counted."""

from collections.abc import Callable, Iterator

from lautta.arena.playing import BrokenPlayer, Task
from lautta.arena.pool import Pool
from lautta.arena.results import Folder
from lautta.arena.stopping import Rule
from lautta.arena.tally import Tally


def run(
    folder: Folder,
    pool: Pool,
    rounds: int,
    rule: Rule | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Tally]:
    """Play every match of a folder to its end, which is `rounds` rounds or where the rule says to stop.

    Games that are there already are not played again. `progress` is told how many games are done, those that need not
    be played any more included. Raises BrokenPlayer after keeping its game, what else `Pool.run` raises,
    DamagedResults, FolderInUse and OSError.
    """
    settings = folder.settings
    tallies = [Tally(match, settings.seed, rounds, rule) for match in settings.matches]
    with folder.held():
        folder.mend()
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
    """The games that are to be played, match after match; what is asked for later knows what has come meanwhile."""
    settings = folder.settings
    for number, tally in enumerate(tallies):
        for seed in range(settings.seed, settings.seed + tally.most):
            for seating in range(len(tally.match.seatings)):
                if tally.over:
                    break
                if not tally.has(seed, seating):
                    yield settings.task(number, seed, seating)
