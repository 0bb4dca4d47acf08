"""Which nodes a server gives jobs to, as far as their names tell.

A node may change its name at any time, and anybody with the nodes' password may run many. So a distrusted name stays
distrusted when it comes back. A name that has not answered yet is a stranger and gets one job at a time. After some
lies, under any names, strangers get no jobs for a while.
"""

from collections import deque
from time import monotonic

RESTS = 180.0  # seconds in which a node is given nothing that lied, did not answer, or took nothing
MOST_LIES = 3  # in that time, of all nodes, after which strangers are given nothing
STRANGERS_AT_ONCE = 8  # jobs that all strangers together are given


class Trust:
    """The record of names.

    >>> trust = Trust()
    >>> trust.proved("anna")
    >>> trust.lost("ben")
    >>> for name in ("ben", "ben2", "ben3"):
    ...     trust.lied(name)
    >>> [trust.trusts(name) for name in ("anna", "ben", "ben4")]
    [True, False, False]
    """

    def __init__(self) -> None:
        self._rests_until: dict[str, float] = {}
        self._lied_at: deque[float] = deque(maxlen=MOST_LIES)
        self._proven: set[str] = set()

    def trusts(self, name: str) -> bool:
        """Is a node given jobs?"""
        return self._rests_until.get(name, 0.0) <= monotonic() and (self.knows(name) or not self.wary)

    def knows(self, name: str) -> bool:
        """Has a node, which is still there, answered a job?"""
        return name in self._proven

    @property
    def wary(self) -> bool:
        """Were there so many lies that strangers are given nothing?"""
        return len(self._lied_at) == MOST_LIES and self._lied_at[0] > monotonic() - RESTS

    def proved(self, name: str) -> None:
        """A node has answered as it should."""
        self._proven.add(name)

    def lied(self, name: str) -> None:
        """A node has not."""
        now = monotonic()
        self._rests_until = {other: until for other, until in self._rests_until.items() if until > now}
        self._rests_until[name] = now + RESTS
        self._lied_at.append(now)

    def lost(self, name: str) -> None:
        """A node has gone: the next one of its name is a stranger, and rests as long as it had to."""
        self._proven.discard(name)
