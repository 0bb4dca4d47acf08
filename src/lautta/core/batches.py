"""Batches: many random games inside the engine, for benchmarks and statistics.

Play is uniform: each decision draws one of the seats that may act, then one of its legal actions. The games are records
in a NumPy array. A compiled engine plays them without the GIL, so threads share the work.
"""

import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lautta.core.boards import LoadedBoard
from lautta.core.engines import Engine
from lautta.core.game import Game
from lautta.core.problems import is_whole, quoted
from lautta.core.reasons import BadArgument

if TYPE_CHECKING:
    import numpy

CHUNK = 2000  # games at a time: about a megabyte of records
LIMIT = 1_000_000  # decisions a game; no game should reach it


@dataclass(frozen=True, slots=True)
class BatchResult:
    """The result of a batch: games, decisions, seconds, wins and mean points by seat (a shared win counts for each)."""

    games: int
    decisions: int
    seconds: float
    wins: tuple[int, ...]
    mean_points: tuple[float, ...]
    compiled: bool


def start(
    game: Game,
    players: int,
    games: int,
    seed: int,
    board: LoadedBoard | str | None = None,
    options: Mapping[str, str] | None = None,
    engine: Engine | None = None,
) -> "numpy.ndarray[Any, Any]":
    """Start games in a structured array of shape (games,); game i has the seed `seed + i`. Raises BadArgument."""
    import numpy as np

    players = game.seats(players)
    if not is_whole(games) or games < 1 or not is_whole(seed) or not 0 <= seed <= 2**64 - games:
        raise BadArgument("core-batch", games=quoted(games), seed=quoted(seed))
    loaded = game.board(board)
    blank = np.frombuffer(game.blank(loaded, options), dtype=np.dtype(game.table.state))
    batch = np.repeat(blank, games)
    batch["chance"]["key"][:, 0] = np.uint64(seed) + np.arange(games, dtype=np.uint64)
    (engine or game.engine).start(loaded.record, batch, players)
    return batch


def play(
    game: Game,
    players: int,
    games: int,
    seed: int,
    board: LoadedBoard | str | None = None,
    options: Mapping[str, str] | None = None,
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
    engine: Engine | None = None,
) -> BatchResult:
    """Play random games to their end; calls `progress` with the number of finished games. Raises ValueError."""
    import numpy as np

    engine = engine or game.engine
    loaded = game.board(board)
    wins, points = np.zeros(players, np.int64), np.zeros(players, np.int64)
    decisions = done = 0
    bits = np.arange(players)

    def chunk(first: int) -> tuple[Any, int]:
        batch = start(game, players, min(CHUNK, games - first), seed + first, loaded, options, engine)
        return batch, engine.simulate(loaded.record, batch, LIMIT, seed + first)

    begin = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        firsts = range(0, games, CHUNK)
        for batch, made in pool.map(chunk, firsts) if threads > 1 else map(chunk, firsts):
            decisions += made
            done += len(batch)
            wins += (_column(batch, game.scoring.winners)[:, None] >> bits & 1).sum(axis=0)
            points += _column(batch, game.scoring.points)[:, :players].sum(axis=0)
            if progress:
                progress(done)
    seconds = time.perf_counter() - begin
    mean = tuple(float(total) / games for total in points)
    return BatchResult(games, decisions, seconds, tuple(map(int, wins)), mean, engine.compiled)


def _column(batch: Any, path: tuple[str, ...]) -> Any:
    for name in path:
        batch = batch[name]
    return batch.astype("int64")
