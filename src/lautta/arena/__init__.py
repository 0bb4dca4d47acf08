"""Matches between computer players over many seeds, with intervals, ratings and a file for each game.

    settings = Settings.of(Table.of(game, board, {}, 2), ladder(["random", "sense"], 2), seed=1)
    tallies = run(Folder.begin(Path("arena"), settings), Processes(2), rounds=100)
    figures = [match_figures(tally) for tally in tallies]

`matches` pairs players, `playing` plays one game, `pool` and `cluster` play many, `results` stores them, and `tally`
counts them; `intervals`, `stopping` and `ratings` are the statistics.
"""

from lautta.arena.checking import Wrong, check
from lautta.arena.matches import Match, alone, balanced, ladder, rotations, round_robin, together
from lautta.arena.playing import BrokenPlayer, Line, Played, Table, Task, play
from lautta.arena.pool import Inside, Pool, Processes, WorkerDied
from lautta.arena.ratings import Rating, ratings
from lautta.arena.report import match_figures, rating_figures
from lautta.arena.results import DamagedResults, Folder, FolderInUse, OtherSettings, Settings
from lautta.arena.running import run
from lautta.arena.stopping import Rule
from lautta.arena.tally import Tally

__all__ = [
    "BrokenPlayer", "DamagedResults", "Folder", "FolderInUse", "Inside", "Line", "Match", "OtherSettings",
    "Played", "Pool", "Processes", "Rating", "Rule", "Settings", "Table", "Tally", "Task", "WorkerDied", "Wrong",
    "alone", "balanced", "check", "ladder", "match_figures", "play", "rating_figures", "ratings",
    "rotations", "round_robin", "run", "together",
]  # fmt: skip
