"""An executor with a cache of recent answers.

A guest who repeats a question shares the pending answer; other guests do not wait for it. An answer depends only on its
question, so it never becomes wrong.
"""

import asyncio
from collections import OrderedDict

from lautta.server.work.executor import Executor
from lautta.server.work.jobs import Job

MOST = 256  # answers


class CachedExecutor:
    """The last answers to what takes long."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._answers: OrderedDict[bytes, bytes] = OrderedDict()
        self._asked: dict[tuple[str, bytes], asyncio.Task[bytes]] = {}  # by guests, and not answered yet

    async def work(self, job: Job) -> bytes:
        """As `Executor.work`; what failed is not kept."""
        key = job.key
        if key in self._answers:
            self._answers.move_to_end(key)
            return self._answers[key]
        asked = job.guest, key
        if asked not in self._asked:
            task = asyncio.create_task(self._executor.work(job))
            task.add_done_callback(lambda done: self._answered(asked, done))
            self._asked[asked] = task
        return await asyncio.shield(self._asked[asked])

    def _answered(self, asked: tuple[str, bytes], task: asyncio.Task[bytes]) -> None:
        del self._asked[asked]
        if task.cancelled() or task.exception():
            return
        self._answers[asked[1]] = task.result()
        if len(self._answers) > MOST:
            self._answers.popitem(last=False)
