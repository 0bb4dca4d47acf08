"""The proving ground of computer players: matches over many seeds, with intervals, ratings and every game kept.

    settings = Settings.of(Table.of(game, board, {}, 2), ladder(["random", "sense"], 2), seed=1)
    tallies = run(Folder.begin(Path("arena"), settings), Processes(2), rounds=100)
    figures = [match_figures(tally) for tally in tallies]

Who meets whom is in `matches`, one game in `playing`, who plays them in `pool` and `cluster`, what is kept in
`results`, what came of it in `tally`, how sure that is in `intervals`, `stopping` and `ratings`.
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
