"""The clock of the whole server, passed in from outside; it never runs backwards.

The machine's clock is read once, when the server starts. From then on the time is that plus what has passed since, so
setting the machine's clock affects nothing here: no table, no limit, no code that somebody shows.
"""

import time
from collections.abc import Callable

Milliseconds = Callable[[], int]


def since_1970() -> int:
    """The time by the machine's clock, which may be set forward or back at any moment."""
    return time.time_ns() // 1_000_000


def passed() -> int:
    """The time since some moment in the past; it never runs backwards."""
    return time.monotonic_ns() // 1_000_000


class ServerClock:
    """The time in milliseconds since 1970.

    >>> wall, gone = [1_000_000], [0]
    >>> clock = ServerClock(lambda: wall[0], lambda: gone[0])
    >>> wall[0], gone[0] = 0, 250  # the machine is set back, and a quarter of a second passes
    >>> clock.now()
    1000250
    """

    def __init__(self, wall: Milliseconds = since_1970, passed: Milliseconds = passed) -> None:
        self._passed = passed
        self._zero = wall() - passed()

    def now(self) -> int:
        """The time, never earlier than it was before."""
        return self._zero + self._passed()

    def not_before(self, at: int) -> "ServerClock":
        """A clock that runs as fast and shows at least this time: for a table whose events seem to lie in the future.

        >>> clock = ServerClock(lambda: 5000, lambda: 0)
        >>> clock.not_before(3000).now(), clock.not_before(8000).now()
        (5000, 8000)
        """
        return self if at <= self.now() else ServerClock(lambda: at, self._passed)
