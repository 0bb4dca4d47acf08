"""Batches: many random games inside the engine, for benchmarks, statistics and searches.

Play is uniform: each decision draws one of the seats that may act, then one of its legal actions. The games are records
in a NumPy array, which `of` makes from positions and `state` makes positions of. A compiled engine plays them without
the GIL, so threads share the work.
"""

import operator
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from ctypes import sizeof
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, SupportsIndex

from lautta.core.actions import NOBODY
from lautta.core.boards import LoadedBoard
from lautta.core.chance import MASK
from lautta.core.engines import Engine
from lautta.core.fields import wind
from lautta.core.game import Game, GameState
from lautta.core.game.values import seed_bytes
from lautta.core.game.view import View
from lautta.core.problems import as_int, quoted
from lautta.core.reasons import BadArgument

if TYPE_CHECKING:
    import numpy

CHUNK = 2000  # games at a time: about a megabyte of records
MOST = 2**31 - 1  # games in a batch
LIMIT = 1_000_000  # decisions a game; no game should reach it


@dataclass(frozen=True, eq=False, slots=True)
class Rollouts:
    """Games that were played at random: the points (games, seats), the winners (games, seats; 1 for each that won) and
    the number of decisions (games,).
    """

    scores: "numpy.ndarray[Any, Any]"
    winners: "numpy.ndarray[Any, Any]"
    lengths: "numpy.ndarray[Any, Any]"


@dataclass(frozen=True, slots=True)
class BatchResult:
    """The result of a batch: games, decisions, seconds, wins and mean points by seat (a shared win counts for each).

    `each` has every game if they were to be kept, else None.
    """

    games: int
    decisions: int
    seconds: float
    wins: tuple[int, ...]
    mean_points: tuple[float, ...]
    compiled: bool
    each: Rollouts | None = None


def start(
    game: Game,
    players: SupportsIndex,
    games: SupportsIndex,
    seed: SupportsIndex,
    board: LoadedBoard | str | None = None,
    options: Mapping[str, str] | None = None,
    engine: Engine | None = None,
) -> "numpy.ndarray[Any, Any]":
    """Start games in a structured array of shape (games,); game i has the seed `seed + i`. Raises BadArgument."""
    import numpy as np

    players = game.seats(players)
    games, seed = sizes(games, seed)
    loaded = game.board(board)
    blank = np.frombuffer(game.blank(loaded, options), dtype=np.dtype(game.table.state))
    batch = np.repeat(blank, games)
    batch["chance"]["key"][:, 0] = np.uint64(seed) + np.arange(games, dtype=np.uint64)
    (engine or game.engine).start(loaded.record, batch, players)
    return batch


def of(states: Iterable[GameState]) -> "numpy.ndarray[Any, Any]":
    """Return the records of positions as a structured array (states,).

    Raises BadArgument for no positions, for views, and for positions of several games or boards.
    """
    given = list(states)
    sound = all(isinstance(one, GameState) and not isinstance(one, View) for one in given)
    if not sound or len({(one.game.name, one.board.hash) for one in given}) != 1:
        raise BadArgument("core-batch-mixed")
    return _records(given)


def _records(given: Sequence[GameState]) -> "numpy.ndarray[Any, Any]":
    import numpy as np

    data = bytearray().join(one.bytes() for one in given)
    return np.frombuffer(data, dtype=np.dtype(given[0].game.table.state))


def state(
    game: Game, batch: "numpy.ndarray[Any, Any]", index: SupportsIndex, board: LoadedBoard | str | None = None
) -> GameState:
    """Return a game of a batch as a position; raises MalformedPosition if it is none, and IndexError."""
    place = operator.index(index)
    if not -len(batch) <= place < len(batch):
        raise IndexError(place)
    return game.from_bytes(batch[place].tobytes(), board)


def play(
    game: Game,
    players: SupportsIndex,
    games: SupportsIndex,
    seed: SupportsIndex,
    board: LoadedBoard | str | None = None,
    options: Mapping[str, str] | None = None,
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
    engine: Engine | None = None,
    *,
    keep: bool = False,
) -> BatchResult:
    """Play random games to their end; with `keep` the points, winners and length of each one are returned too.

    Calls `progress` with the number of finished games. Raises BadArgument.
    """
    engine, loaded = engine or game.engine, game.board(board)
    players, (games, seed) = game.seats(players), sizes(games, seed)

    def chunk(first: int) -> Rollouts:
        batch = start(game, players, min(CHUNK, games - first), seed + first, loaded, options, engine)
        return _played(game, loaded, engine, batch, players, seed + first)

    import_module("numpy")  # loaded before the clock starts
    begin = time.perf_counter()
    each = _in_chunks(chunk, games, threads, progress)
    seconds = time.perf_counter() - begin
    wins, mean = each.winners.sum(axis=0), each.scores.sum(axis=0) / games
    totals = tuple(map(int, wins)), tuple(map(float, mean))
    return BatchResult(games, int(each.lengths.sum()), seconds, *totals, engine.compiled, each if keep else None)


def rollouts(
    state: GameState,
    games: SupportsIndex,
    seed: SupportsIndex = 0,
    seat: SupportsIndex | None = None,
    threads: int = 1,
) -> Rollouts:
    """Play on from a position as `GameState.rollouts` describes; raises BadArgument."""
    import numpy as np

    games, seed = sizes(games, seed)
    seen = state if seat is None else state.view(seat, recall=True)
    drawn = np.random.Philox(seed).random_raw(1 + 5 * games)
    record, chooser, words = _records([seen]), int(drawn[0]), drawn[1:].reshape(games, 5)

    def chunk(first: int) -> Rollouts:
        batch = np.repeat(record, min(CHUNK, games - first))
        own = words[first : first + len(batch)]
        if isinstance(seen, View):
            _deal(seen, batch, own[:, 4])
        batch["chance"] = np.zeros((), batch.dtype["chance"])
        batch["chance"]["key"] = own[:, :4]
        return _played(state.game, state.board, state.engine, batch, state.players, chooser + first & MASK)

    return _in_chunks(chunk, games, threads)


def _deal(view: View, batch: Any, words: Any) -> None:
    """Fill in what the view does not know, in each record of a batch from a word of its own."""
    import numpy as np

    hidden, table = view.hidden, view.game.table
    seat = NOBODY if view.viewer is None else view.viewer
    if table.hiding:
        view.engine.deal(view.board.record, batch, seat, np.ascontiguousarray(words), view.recall)
    elif hidden:
        for place, word in enumerate(words.tolist()):
            world = table.state.from_buffer(batch, place * sizeof(table.state))
            wind(world.chance, seed_bytes(word), 0, 0)
            hidden.deal(GameState(view.game, view.board, world, view.engine), view.viewer)


def sizes(games: SupportsIndex, seed: SupportsIndex) -> tuple[int, int]:
    """Return the number of games and the first seed as ints; raises BadArgument."""
    count, first = as_int(games), as_int(seed)
    if count is None or not 1 <= count <= MOST or first is None or not 0 <= first <= 2**64 - count:
        raise BadArgument("core-batch", games=quoted(games), seed=quoted(seed))
    return count, first


def workers(threads: SupportsIndex) -> int:
    """Return the number of threads as an int; raises BadArgument."""
    count = as_int(threads)
    if count is None or count < 1:
        raise BadArgument("core-threads", value=quoted(threads))
    return count


def _in_chunks(
    chunk: Callable[[int], Rollouts], games: int, threads: int, progress: Callable[[int], None] | None = None
) -> Rollouts:
    """Play games in chunks from their first ones, in several threads, and join what came of them."""
    import numpy as np

    count = workers(threads)
    parts, done = [], 0
    with ThreadPoolExecutor(count) as pool:
        firsts = range(0, games, CHUNK)
        for part in pool.map(chunk, firsts) if count > 1 else map(chunk, firsts):
            parts.append(part)
            done += len(part.lengths)
            if progress:
                progress(done)
    return Rollouts(*(np.concatenate([getattr(part, name) for part in parts]) for name in Rollouts.__slots__))


def _played(game: Game, board: LoadedBoard, engine: Engine, batch: Any, players: int, seed: int) -> Rollouts:
    """Play the games of a batch to their end, each with the seed after that of the game before."""
    import numpy as np

    lengths = np.zeros(len(batch), np.int64)
    engine.simulate(board.record, batch, LIMIT, seed, lengths)
    points = _column(batch, game.scoring.points)[:, :players]
    return Rollouts(points, winners_of(game, batch, players), lengths)


def winners_of(game: Game, batch: Any, players: int) -> "numpy.ndarray[Any, Any]":
    """Return who won each game of a batch: 1 for each seat that did (games, players)."""
    import numpy as np

    won: numpy.ndarray[Any, Any] = _column(batch, game.scoring.winners)[:, None] >> np.arange(players) & 1
    return won


def _column(batch: Any, path: tuple[str, ...]) -> Any:
    for name in path:
        batch = batch[name]
    return batch.astype("int64")
