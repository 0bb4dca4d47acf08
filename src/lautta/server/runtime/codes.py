"""Codes by which a guest starts using another device: short enough to type, good for one use, and soon expired.

They are kept only in memory: a server that has just started knows none.
"""

import secrets

from lautta.server.problem import Problem
from lautta.server.table.names import LETTERS

LENGTH = 8  # 40 random bits
LASTS = 600_000  # milliseconds


class Codes:
    """The codes that are being shown, one per guest."""

    def __init__(self) -> None:
        self._shown: dict[str, tuple[str, int]] = {}  # guest, end

    def make(self, guest: str, now: int) -> tuple[str, int]:
        """A new code, and when it expires; an earlier one of this guest stops working.

        >>> code, until = Codes().make("a guest", 0)
        >>> len(code), until
        (8, 600000)
        """
        self._shown = {
            code: (other, until) for code, (other, until) in self._shown.items() if until > now and other != guest
        }
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH)).upper()
        self._shown[code] = guest, now + LASTS
        return code, now + LASTS

    def use(self, code: str, now: int) -> str:
        """The guest whose code it is, however it is spaced and in whatever case; raises Problem."""
        guest, until = self._shown.pop("".join(filter(str.isalnum, code)).upper(), ("", 0))
        if until <= now:
            raise Problem("no-such-code")
        return guest
