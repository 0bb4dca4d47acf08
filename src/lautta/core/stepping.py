"""Many games at once, a decision at a time: what learners in Python need, written by one call of the engine.

>>> import lautta
>>> batch = lautta.Batch(lautta.game("amsterdam"), 64, players=2, seed=1)
>>> for _ in range(200):
...     batch.step(batch.sampled)
>>> batch.observations.shape, batch.legal.shape, batch.rewards.shape
((64, 656), (64, 1137), (64, 2))
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Literal, SupportsIndex, get_args

import numpy as np

from lautta.core import batches
from lautta.core.game import Game, GameState
from lautta.core.game.reading import BoardLike
from lautta.core.game.returns import Kind
from lautta.core.game.state import Seen
from lautta.core.observation import array_of
from lautta.core.problems import as_int, quoted
from lautta.core.reasons import BadArgument

Form = Literal["codes", "bytes", "bits"]
FIRST = 0x9E37_79B9_7F4A_7C15  # what is mixed into the seeds of the choosers, so that they draw other numbers


class Batch:
    """`games` games of a kind, each with a seat to move; the arrays are overwritten by each `step`.

    * `seats` (games,) int32: who moves now; -1: the game is over. If several may act, the lowest seat is asked first.
    * `observations`: the view of that seat, with perfect recall unless `recall` is False; at the end that of a
      spectator. By `observation`: "bytes" of the record (games, spec.observation) uint8, as `GameState.observe` has
      them, or "numbers" from the seat's own side (games, observation.length) int16, which `observation.blocks` names.
    * `legal`, by `form`: "bytes", 1 for each code that is legal (games, spec.actions) uint8; "bits", the lowest code
      first (games, ceil(spec.actions / 8)) uint8; "codes", the first `counts` of each row (games, spec.actions) int32.
      `counts` (games,) int32: how many are legal.
    * `sampled` (games,) int32: one of the legal codes, each as likely; -1 at the end.
    * `rewards` (games, players) float32: what `returns(kind)` says in the step that ends a game, else 0.
    * `ended` (games,) bool: has it ended in this step? The next step starts it anew and ignores its action ("next
      step" autoreset). `lengths` (games,) int64: decisions of the game so far.

    Game i starts with the seed `seed + i`, then `seed + i + games` and so on. PyTorch and JAX take the arrays without a
    copy, as `torch.from_numpy(batch.observations)` does; or give arrays of your own in `out`, by name.
    """

    def __init__(
        self,
        game: Game,
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
        """Raises BadArgument and BoardError."""
        if form not in get_args(Form):
            raise BadArgument("core-form", value=quoted(form), known=", ".join(get_args(Form)))
        if observation not in get_args(Seen):
            known = ", ".join(get_args(Seen))
            raise BadArgument("core-form", value=quoted(observation), known=known)
        workers = as_int(threads)
        if workers is None or workers < 1:
            raise BadArgument("core-threads", value=quoted(threads))
        if game.hidden and not game.table.hiding:
            raise BadArgument("core-batch-hiding", game=game.name)
        self.spec = game.spec(players, board, options)
        self.game, self.board = game, game.board(board)
        self.recall, self._returns, self._form = recall, returns, get_args(Form).index(form)
        self.games = n = batches.sizes(games, seed)[0]
        self._blank = game.blank(self.board, options)
        self._records = np.zeros(n, self.spec.dtype)
        self._records["board"] = self.board.hash
        width = -(-self.spec.actions // 8) if form == "bits" else self.spec.actions
        own = out or {}
        self.seats, self.counts, self.sampled = (
            array_of(own.get(k), k, (n,), "i4") for k in ("seats", "counts", "sampled")
        )
        self.ended, self.lengths = (
            array_of(own.get("ended"), "ended", (n,), "?"),
            array_of(own.get("lengths"), "lengths", (n,), "i8"),
        )
        self.observation = game.observation(players, self.board)
        as_numbers = observation == "numbers"
        self._steps = self.observation.steps if as_numbers else self.observation.steps[:0]
        wide, kind = (self.observation.length, "i2") if as_numbers else (self.spec.observation, "u1")
        self.observations = array_of(own.get("observations"), "observations", (n, wide), kind)
        self.rewards = array_of(own.get("rewards"), "rewards", (n, self.spec.players), "f4")
        self.legal = array_of(own.get("legal"), "legal", (n, width), "i4" if form == "codes" else "u1")
        self._nothing = np.full(n, -1, np.int32)
        cuts = [n * k // workers for k in range(workers + 1)]
        self._parts = [slice(a, b) for a, b in pairwise(cuts) if b > a]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.reset(seed)

    def reset(self, seed: SupportsIndex | Sequence[SupportsIndex]) -> None:
        """Start all games anew, from a seed for the first one or from a seed for each; raises BadArgument."""
        one = as_int(seed)
        if one is None:
            each = [as_int(number) for number in seed] if isinstance(seed, Sequence | np.ndarray) else []
            if len(each) != self.games or any(number is None or not 0 <= number < 2**64 for number in each):
                raise BadArgument("core-seeds", games=self.games)
            self._seeds = np.array(each, np.uint64)
        else:
            batches.sizes(self.games, one)
            self._seeds = np.uint64(one) + np.arange(self.games, dtype=np.uint64)
        self._choosers = np.zeros((self.games, 2), np.uint64)
        self._choosers[:, 0] = self._seeds ^ np.uint64(FIRST)
        self.ended[:] = True
        self._advance(self._nothing)
        self.lengths[:], self.rewards[:] = 0, 0

    def step(self, actions: Any) -> None:
        """Do an action in each game that has not ended, and start the others anew.

        `actions` (games,) are integers. Raises BadArgument for others, and IllegalAction for the first one that is not
        legal; nothing has changed then.
        """
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise BadArgument("core-actions", games=self.games)
        codes = given.astype(np.int32)
        codes[codes != given] = -1  # no code is as large
        for part, (at, _) in zip(self._parts, self._each(self._refused, codes), strict=True):
            if at >= 0:
                at += part.start
                self.state(at).apply(int(given[at]), int(self.seats[at]))
        fresh = self.ended.copy()
        self._seeds[fresh] += np.uint64(self.games)
        self._advance(codes)
        self.lengths += 1
        self.lengths[fresh] = 0
        self.rewards[:] = 0
        for i in np.flatnonzero(self.ended):
            self.rewards[i] = self.state(i).returns(self._returns)

    def state(self, index: SupportsIndex) -> GameState:
        """Return a copy of a game as a position; raises IndexError."""
        record = self.game.table.state.from_buffer_copy(self._records[index].tobytes())
        return GameState(self.game, self.board, record, self.game.engine)

    def _advance(self, codes: Any) -> None:
        self._each(self._advance_part, codes)

    def _each(self, do: Any, codes: Any) -> list[Any]:
        return list((self._pool.map if self._pool else map)(do, self._parts, [codes] * len(self._parts)))

    def _refused(self, part: slice, codes: Any) -> tuple[int, int]:
        engine, board = self.game.engine, self.board.record
        return engine.refused(board, self._records[part], self.seats[part], codes[part], self.ended[part])

    def _advance_part(self, part: slice, codes: Any) -> None:
        rows = (
            self._seeds, codes, self.seats, self.ended, self.observations, self.counts, self.sampled, self._choosers,
            self.legal,
        )  # fmt: skip
        self.game.engine.advance(
            self.board.record, self._records[part], self._blank, *(row[part] for row in rows), self._steps,
            self.spec.players, self._form, self.recall,
        )  # fmt: skip
