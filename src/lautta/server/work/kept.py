"""A door that remembers: whoever asks again what was asked lately, or is being worked on, gets the same answer.

An answer depends on nothing but what is sent, so it never becomes wrong.
"""

import asyncio
from collections import OrderedDict
from hashlib import blake2b

from lautta.server.work.door import Door

MOST = 256  # answers


class Kept:
    """The last answers to what takes long."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._answers: OrderedDict[bytes, asyncio.Task[bytes]] = OrderedDict()

    async def work(
        self, kind: str, game: str, data: bytes, arguments: bytes, deadline: float, *, guest: str = ""
    ) -> bytes:
        """As `Door.work`; what failed is not kept."""
        key = blake2b(b"\n".join((kind.encode(), game.encode(), data, arguments)), digest_size=16).digest()
        if key not in self._answers:
            task = asyncio.create_task(self._door.work(kind, game, data, arguments, deadline, guest=guest))
            task.add_done_callback(lambda done: self._forget_failed(key, done))
            self._answers[key] = task
            if len(self._answers) > MOST:
                self._answers.popitem(last=False)
        self._answers.move_to_end(key)
        return await asyncio.shield(self._answers[key])

    def _forget_failed(self, key: bytes, task: asyncio.Task[bytes]) -> None:
        if (task.cancelled() or task.exception()) and self._answers.get(key) is task:
            del self._answers[key]
