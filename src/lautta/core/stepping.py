"""Many games at once, a decision at a time: what learners in Python need, written by one call of the engine.

>>> import lautta
>>> batch = lautta.Batch(lautta.game("amsterdam"), 64, players=2, seed=1)
>>> for _ in range(200):
...     batch.step(batch.sampled)
>>> batch.observations.shape, batch.legal.shape, batch.rewards.shape
((64, 544), (64, 1137), (64, 2))
"""

import operator
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import combinations, pairwise
from threading import Lock
from typing import Any, Literal, SupportsIndex, get_args

import numpy as np

from lautta.core import batches
from lautta.core.game import Game, GameState
from lautta.core.game.reading import BoardLike
from lautta.core.game.returns import Kind, of_win
from lautta.core.game.state import Seen
from lautta.core.observation import array_of
from lautta.core.problems import as_int, quoted
from lautta.core.reasons import BadArgument
from lautta.core.registry import game_of

Form = Literal["codes", "bytes", "bits"]
Part = slice | np.ndarray  # of the games of a batch
Job = tuple[Part, slice]  # a part, and where its codes are
CHOOSING = 0xD1B5_4A32_D192_ED03  # mixed into the seeds of choosers, so that they draw other numbers than the games
ARRAYS = {"seats", "observations", "legal", "counts", "sampled", "rewards", "ended", "lengths"}


class Batch:
    """`games` games of a kind, each with a seat to move; the arrays are overwritten by each `step`.

    * `seats` (games,) int32: who moves now; -1: the game is over. If several may act, the lowest seat is asked first.
      Copy what you need of it, as of all arrays, before the next step.
    * `observations`: the view of that seat, with perfect recall unless `recall` is False; at the end that of a
      spectator. By `observation`: "bytes" of the record (games, spec.observation) uint8, as `GameState.observe` has
      them; "numbers" from the seat's own side (games, observation.length) int16, which `observation.blocks` names; or
      the "features" of its learned players (games, game.features) int16, which take most of the time of a step.
    * `legal`, by `form`: "bytes", 1 for each code that is legal (games, spec.actions) uint8; "bits", the lowest code
      first (games, ceil(spec.actions / 8)) uint8; "codes", the first `counts` of each row, then -1 (games,
      spec.actions) int32. `counts` (games,) int32: how many are legal; 0 at the end, when any action will do.
    * `sampled` (games,) int32: one of the legal codes, each as likely; -1 at the end.
    * `rewards` (games, players) float32: what `returns(kind)` says in the step that ends a game, else 0.
    * `ended` (games,) bool: has it ended in this step? The next step starts it anew and ignores its action ("next
      step" autoreset). Set it yourself to cut a game short. `lengths` (games,) int64: decisions of the game so far.

    Game i starts with the seed `seed + i`, or the one of its own, and then with that plus `games` again and again:
    `seeds` (games,) uint64 has the present ones. Give several batches seeds far apart, such as `worker << 40`. PyTorch
    takes the arrays without a copy (`torch.from_numpy`), or give arrays of your own in `out`, by name.
    `state(i).observe(seat)` is what another seat sees. A batch does one step at a time; `threads` share its games.
    """

    def __init__(
        self,
        game: Game | str,
        games: SupportsIndex,
        players: SupportsIndex | None = None,
        board: BoardLike | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seed: SupportsIndex = 0,
        form: Form = "bytes",
        observation: Seen = "bytes",
        recall: bool = True,
        returns: Kind = "win",
        threads: SupportsIndex = 1,
        out: Mapping[str, Any] | None = None,
    ) -> None:
        """`game` may be a name. Raises UnknownGame, BadArgument and BoardError."""
        game = game_of(game)
        for given, known in ((form, get_args(Form)), (observation, get_args(Seen)), (returns, get_args(Kind))):
            if given not in known:
                raise BadArgument("core-form", value=quoted(given), known=", ".join(known))
        workers = batches.workers(threads)
        own = {} if out is None else out
        if not isinstance(own, Mapping) or not own.keys() <= ARRAYS:
            raise BadArgument("core-form", value=quoted(out), known=", ".join(sorted(ARRAYS)))
        if game.hidden and not game.table.hiding:
            raise BadArgument("core-batch-hiding", game=game.name)
        self.spec, self.game, self.board = game.spec(players, board, options), game, game.board(board)
        self.recall, self._returns, self._form = recall, returns, get_args(Form).index(form)
        self.games = n = batches.sizes(games, seed)[0]
        self.observation = game.observation(players, self.board)
        self._steps = self.observation.steps if observation == "numbers" else self.observation.steps[:0]
        lengths = {"bytes": self.spec.observation, "numbers": self.observation.length}
        wide, kind = lengths.get(observation) or game.features, "u1" if observation == "bytes" else "i2"
        width = -(-self.spec.actions // 8) if form == "bits" else self.spec.actions

        def array(name: str, kind: str, *more: int) -> "np.ndarray[Any, Any]":
            return array_of(own.get(name), name, (n, *more), kind)

        self.seats, self.counts, self.sampled = (array(name, "i4") for name in ("seats", "counts", "sampled"))
        self.ended, self.lengths = array("ended", "?"), array("lengths", "i8")
        self.rewards, self.observations = array("rewards", "f4", self.spec.players), array("observations", kind, wide)
        self._views = np.zeros((n, self.spec.observation), "u1") if observation == "features" else None
        self.legal = array("legal", "i4" if form == "codes" else "u1", width)
        if any(np.may_share_memory(one, other) for one, other in combinations(own.values(), 2)):
            raise BadArgument("core-out-overlap")
        self.legal[:] = -1 if form == "codes" else 0
        self._blank = game.blank(self.board, options)
        self._records = np.zeros(n, self.spec.dtype)
        self._records["board"] = self.board.hash
        self._all = np.arange(n)
        self._raw = self._records.view("u1").reshape(n, -1)  # NumPy copies the fields of records, not what is between
        cuts = [n * k // min(workers, n) for k in range(min(workers, n) + 1)]
        self._jobs: list[Job] = [(slice(*ends), slice(*ends)) for ends in pairwise(cuts)]
        self._pool: ThreadPoolExecutor | None = None
        self._process, self._lock = -1, Lock()
        self.reset(seed)

    def reset(self, seed: SupportsIndex | Sequence[SupportsIndex]) -> None:
        """Start all games anew, from a seed for the first one or from a seed for each; raises BadArgument."""
        one = as_int(seed)
        if one is None:
            each = [as_int(number) for number in seed] if isinstance(seed, list | tuple | np.ndarray) else []
            if len(each) != self.games or any(number is None or not 0 <= number < 2**64 for number in each):
                raise BadArgument("core-seeds", games=self.games)
            seeds = np.array(each, np.uint64)
        else:
            batches.sizes(self.games, one)
            seeds = np.uint64(one) + np.arange(self.games, dtype=np.uint64)
        with self._lock:
            self.seeds, self._choosers = seeds - np.uint64(self.games), np.zeros((self.games, 2), np.uint64)
            self._choosers[:, 0] = seeds ^ np.uint64(CHOOSING)
            self.ended[:] = True
            self._in_threads(self._step, self._jobs, np.zeros(self.games, np.int32))

    def step(self, actions: Any, games: Any = None) -> None:
        """Do an action in each game that has not ended, and start the others anew.

        `actions` (games,) are integers. With `games`, an array of different indices, only these games take a step, and
        the actions are theirs: others wait. Raises BadArgument for other actions or games, and IllegalAction for the
        first action that is not legal; nothing has changed then.
        """
        some, given = self._all if games is None else self._chosen(games), np.asarray(actions)
        if given.shape != some.shape or (given.dtype.kind not in "iu" and given.size):
            raise BadArgument("core-actions", games=some.size)
        codes = given.astype(np.int32)
        codes[codes != given] = -1  # what does not fit is no code
        jobs = self._jobs if games is None else [(some, slice(0, some.size))] if some.size else []
        with self._lock:
            for (_, place), (at, reason) in zip(jobs, self._in_threads(self._refused, jobs, codes), strict=True):
                if at >= 0:
                    state = self.state(some[place.start + at])
                    raise state.refusal(int(given[place.start + at]), state.to_move[0], reason)
            self._in_threads(self._step, jobs, codes)

    def __reduce__(self) -> str:
        raise TypeError("a Batch cannot be copied or pickled: keep `batch.state(i)`")

    def _chosen(self, games: Any) -> "np.ndarray[Any, Any]":
        """Return the indices of games; raises BadArgument if they are not different ones."""
        try:
            where = np.asarray(games)
            some: np.ndarray[Any, Any] = self._all[where if where.size else where.astype(int)]
        except (IndexError, TypeError, ValueError):
            some = self._all[None]
        if some.ndim != 1 or np.unique(some).size != some.size:
            raise BadArgument("core-games", games=self.games)
        return some

    def state(self, index: SupportsIndex) -> GameState:
        """Return a copy of a game as a position; raises IndexError."""
        record = self.game.table.state.from_buffer_copy(self._records[operator.index(index)].tobytes())
        return GameState(self.game, self.board, record, self.game.engine)

    def _in_threads(self, do: Callable[[Part, Any], Any], jobs: Sequence[Job], codes: Any) -> list[Any]:
        """Do something with each part, in this thread and others; a forked process has threads of its own."""
        if len(jobs) > 1 and (self._pool is None or self._process != os.getpid()):
            self._pool, self._process = ThreadPoolExecutor(len(jobs) - 1), os.getpid()
        others = [self._pool.submit(do, part, codes[place]) for part, place in jobs[1:]] if self._pool else []
        return [do(part, codes[place]) for part, place in jobs[:1]] + [other.result() for other in others]

    def _refused(self, part: Part, codes: Any) -> tuple[int, int]:
        return self.game.engine.refused(self.board.record, self._raw[part], codes, self.ended[part])

    def _step(self, part: Part, codes: Any) -> None:
        views = self.observations if self._views is None else self._views
        rows = (self._raw, self.seeds, self.seats, self.ended, views, self.counts, self.sampled, self._choosers)
        arrays = [*rows, self.legal, *([] if self._views is None else [self.observations])]
        raw, seeds, seats, ended, seen, *more = taken = [array[part] for array in arrays]
        fresh = np.flatnonzero(ended)
        seeds[fresh] += np.uint64(self.games)
        self.game.engine.advance(
            self.board.record, raw, self._blank, seeds, codes, seats, ended, seen, *more[:4], self._steps,
            self.spec.players, self._form, self.recall,
        )  # fmt: skip
        if self._views is not None:
            write = import_module("lautta.players.features").write
            write(self.game.thinking, self.board, seen, seats.tolist(), more[-1])
        if not isinstance(part, slice):  # these were copies
            for array, copy in zip(arrays, taken, strict=True):
                array[part] = copy
        self.lengths[part] += 1
        self.rewards[part] = 0
        where = self._all[part]
        self.lengths[where[fresh]] = 0
        self._reward(where[ended])

    def _reward(self, over: "np.ndarray[Any, Any]") -> None:
        """Write the rewards of games that are over; see `lautta.core.game.returns`."""
        players = self.spec.players
        if self._returns == "win" and over.size:
            won = batches.winners_of(self.game, self._records[over], players)
            self.rewards[over] = won if players == 1 else of_win(won, won.sum(axis=1, keepdims=True), players)
            return
        for i in over:
            self.rewards[i] = self.state(i).returns(self._returns)
