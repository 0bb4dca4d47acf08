"""When to stop a match: once the first side's share of wins is clearly above or below a given share."""

from collections import Counter
from dataclasses import dataclass

from lautta.arena.intervals import ERROR, side_of

FEWEST = 100  # rounds


@dataclass(frozen=True, slots=True)
class Rule:
    """Stop after at least `fewest` rounds, once the interval excludes `share` (None: the fair one).

    An ordinary interval, checked after every round, is wrong in far more than 5 % of matches. This one stays valid at
    every look (`interval_at_any_time`): a match between equals ends with a verdict in at most 5 %, however long it is.
    The sequential tests of chess testers (Wald's SPRT, and Fishtest's GSPRT over pairs of games) need a second share to
    tell apart from the first, and keep their error rates only approximately.
    """

    fewest: int = FEWEST
    share: float | None = None
    error: float = ERROR

    def clear(self, counted: Counter[float], rounds: int, share: float) -> int:
        """Return 1 or -1 to stop the match with a larger or smaller share, 0 to go on."""
        return side_of(counted, share, self.error) if rounds >= self.fewest else 0
