"""Confidence intervals for a share of wins, and when they stop a match.

A unit is a side's share of a round, from 0 to 1; units are independent.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log, log1p, sqrt
from statistics import NormalDist

Interval = tuple[float, float]
ERROR = 0.05  # how often an interval may miss the truth
FEWEST = 100  # rounds

# How much of the most that may be staked is staked, from cautious to bold; each has the same part of the capital.
STAKES = tuple(0.01 * 1.25**step for step in range(21))
STEPS = 40  # of a bisection: the ends are exact to 1e-12


def interval(units: Sequence[float], error: float = ERROR) -> Interval:
    """Return an interval for the mean of a number of units that was fixed beforehand.

    It is that of Agresti and Coull ("Approximate is better than exact", The American Statistician 52, 1998), a simpler
    form of Wilson's, for units between 0 and 1: add z² / 2 imaginary units of 0 and as many of 1, then take the usual
    mean and variance. Rounds are the units because the games of a round share a seed and are not independent. A t
    interval would have no width if all rounds ended alike, such as when one side wins everything.

    >>> low, high = interval([1.0] * 20)
    >>> round(low, 2), high
    (0.81, 1.0)
    """
    z = NormalDist().inv_cdf(1 - error / 2)
    number = len(units) + z * z
    mean = (sum(units) + z * z / 2) / number
    variance = (sum(unit * unit for unit in units) + z * z / 2) / number - mean * mean
    half = z * sqrt(variance / number)
    return max(0.0, mean - half), min(1.0, mean + half)


def interval_at_any_time(units: Sequence[float], error: float = ERROR) -> Interval:
    """Return an interval for the mean that stays valid if you look after every unit and stop once it is clear.

    It is a confidence sequence by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
    betting", Journal of the Royal Statistical Society B 86, 2024). Fair bets on a mean above m do not gain on average
    if the mean is m, so m is too small once such bets have won capital 2 / error. By Ville's inequality, the true mean
    is ever excluded this way with probability at most error / 2, and the same holds from above.

    >>> interval_at_any_time([])
    (0.0, 1.0)
    >>> low, high = interval_at_any_time([0.5, 1.0] * 50)
    >>> round(low, 2), round(high, 2)
    (0.67, 0.83)
    """
    wanted = log(2 / error)
    counted = Counter(units)
    return _low_end(counted, wanted), 1 - _low_end(_mirrored(counted), wanted)


def side_of(counted: Counter[float], share: float, error: float = ERROR) -> int:
    """Return 1 if the interval at any time lies above a share, -1 if below, 0 if it contains it.

    `counted` has the frequency of each value of a unit, so that a look costs the same after thousands of units.
    """
    wanted = log(2 / error)
    if share > 0 and _capital(counted, share) >= wanted:
        return 1
    return -1 if share < 1 and _capital(_mirrored(counted), 1 - share) >= wanted else 0


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


def _mirrored(counted: Counter[float]) -> Counter[float]:
    return Counter({1 - unit: number for unit, number in counted.items()})


def _low_end(units: Counter[float], wanted: float) -> float:
    """Return the smallest mean against which bets won less than `wanted`; capital falls as the mean rises."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if _capital(units, middle) >= wanted else (low, middle)
    return low


def _capital(units: Counter[float], mean: float) -> float:
    """Return the log of the capital, from 1, after bets on more than `mean`, spread over all stakes."""
    gains = [(number, _gains(unit, mean)) for unit, number in units.items()]
    won = [sum(number * gain[stake] for number, gain in gains) for stake in range(len(STAKES))]
    most = max(won)
    return most + log(sum(exp(one - most) for one in won) / len(won))


@lru_cache(1024)
def _gains(unit: float, mean: float) -> tuple[float, ...]:
    """Return the log of the gain of a bet at this unit, for each stake."""
    return tuple(log1p(stake * (unit / mean - 1)) for stake in STAKES)
