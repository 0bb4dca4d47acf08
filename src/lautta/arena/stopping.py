"""When a match may stop: as soon as it is clear on which side of a share the first side's wins lie."""

from collections import Counter
from dataclasses import dataclass

from lautta.arena.intervals import ERROR, side_of

FEWEST = 100  # rounds


@dataclass(frozen=True, slots=True)
class Rule:
    """Stop after at least `fewest` rounds, once the interval at any time does not hold `share` (None: the fair one).

    Whoever looks at an ordinary interval after each round, and stops once it is clear, is wrong far more often than in
    5 % of matches; here the interval is one that may be looked at as often as one likes (`interval_at_any_time`), so
    that a match between equals ends with a verdict in at most 5 %, however long it may last. The sequential tests of
    chess testers (Wald's SPRT, and the GSPRT over pairs of games that Fishtest uses) need a second share besides, which
    is to be told apart from the first, and hold their error rates only about.
    """

    fewest: int = FEWEST
    share: float | None = None
    error: float = ERROR

    def clear(self, counted: Counter[float], rounds: int, share: float) -> int:
        """1 or -1 if the match may stop as the first side's share is larger or smaller, else 0."""
        return side_of(counted, share, self.error) if rounds >= self.fewest else 0
