"""Matches between computer players over many seeds, with intervals, ratings and a file for each game.

    settings = Settings.of(Table.of(game, board, {}, 2), ladder(["random", "sense"], 2), seed=1)
    if __name__ == "__main__":  # each process of `Processes` imports the script again
        tallies = run(Folder.begin(Path("arena"), settings), Processes(2), rounds=100)
        figures = [match_figures(tally) for tally in tallies]

`matches` pairs players, `playing` plays one game, `pool` plays many, `results` stores and checks them, and `tally`
counts them; `intervals` and `ratings` are the statistics.
"""

from lautta.arena.intervals import Rule
from lautta.arena.matches import Match, alone, balanced, ladder, rotations, round_robin, together
from lautta.arena.playing import BrokenPlayer, Line, Played, Table, Task, play
from lautta.arena.pool import Inside, Pool, Processes, WorkerDied
from lautta.arena.ratings import Rating, rating_figures, ratings
from lautta.arena.results import Folder, Settings, Wrong, check
from lautta.arena.running import run
from lautta.arena.tally import Tally, match_figures
from lautta.core.keptrun import DamagedRun, FolderInUse, OtherRun

__all__ = [
    "BrokenPlayer", "DamagedRun", "Folder", "FolderInUse", "Inside", "Line", "Match", "OtherRun",
    "Played", "Pool", "Processes", "Rating", "Rule", "Settings", "Table", "Tally", "Task", "WorkerDied", "Wrong",
    "alone", "balanced", "check", "ladder", "match_figures", "play", "rating_figures", "ratings",
    "rotations", "round_robin", "run", "together",
]  # fmt: skip
