"""Computer players at tables: requests to the workers, and their answers.

Each decision creates a computer player anew, with a seed for its random choices and its own seat's view with perfect
recall. If another machine answers an illegal action, a worker here decides instead. If a worker is late or crashes, the
request is retried once; then this process chooses one random action, so that no table ever gets stuck.
"""

import logging
import secrets

from msgspec import msgpack

from lautta.core.game import Game, View
from lautta.server.problem import Problem
from lautta.server.runtime.pauses import pause
from lautta.server.table.laying import Laid, may_follow
from lautta.server.work import jobs
from lautta.server.work.executor import Executor

THINKS_WITHIN = 20.0  # seconds
ASKED = 2  # times, before an action is chosen at random
log = logging.getLogger(__name__)


class Computers:
    """Asks workers what computer players do; `paced`: opponents with names take their time."""

    def __init__(self, executor: Executor, *, paced: bool = False) -> None:
        self._executor, self._paced = executor, paced

    def pause(self, view: View, seat: int, level: str) -> float:
        """The seconds that a computer player pauses while people look on; they depend only on open information."""
        usual = pause(level, len(view.view(None).legal(seat))) if self._paced else 0.0
        return usual * view.game.computers.pace

    async def choose(
        self, table: str, view: View, seat: int, level: str, guest: str = "", notes: bytes = b"",
        seed: int | None = None,
    ) -> jobs.Decision:  # fmt: skip
        """Choose for a computer player's seat at a guest's table; `notes` are from its decision before, and `seed`
        stands in place of one that the system draws.
        """
        chance = secrets.randbits(32) if seed is None else seed
        asked, data = jobs.Thought(seat, level, chance, notes), jobs.packed(view)
        legal = view.legal(seat)

        def fits(answer: bytes) -> bool:
            return jobs.decision(answer).code in legal

        answer = await self._thought(
            jobs.Job("choose", view.game.name, data, msgpack.encode(asked), THINKS_WITHIN, guest, fits=fits), table
        )
        found = jobs.decision(answer) if answer else None
        return found if found and found.code in legal else jobs.Decision(secrets.choice(legal), notes)

    async def suggest(self, table: str, game: Game, laid: Laid, guest: str = "") -> str | None:
        """The piece that a computer player lays, in notation; None if it found none."""

        def fits(answer: bytes) -> bool:
            return may_follow(game, laid, answer.decode())

        answer = await self._thought(
            jobs.Job("suggest", game.name, b"", msgpack.encode(laid), THINKS_WITHIN, guest, fits=fits), table
        )
        return answer.decode() if answer else None

    async def _thought(self, job: jobs.Job, table: str) -> bytes | None:
        for _ in range(ASKED):
            try:
                return await self._executor.work(job)
            except Problem as problem:
                told = {"table": table, "code": problem.code}
                log.warning("table %(table)s: a computer player was not heard (%(code)s)", told)
        return None
