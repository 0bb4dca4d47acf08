"""Confidence intervals for shares of wins. A unit, assumed independent, is a side's share of a round, from 0 to 1."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import exp, log, log1p, sqrt
from statistics import NormalDist

Interval = tuple[float, float]
ERROR = 0.05  # how often an interval may miss the truth

# How much of the most that may be staked is staked, from cautious to bold; each has the same part of the capital.
STAKES = tuple(0.01 * 1.25**step for step in range(21))
STEPS = 40  # of a bisection: the ends are exact to 1e-12


def interval(units: Sequence[float], error: float = ERROR) -> Interval:
    """An interval for the mean of a number of units that was settled beforehand.

    It is that of Agresti and Coull ("Approximate is better than exact", The American Statistician 52, 1998), which is
    Wilson's with a plainer formula, carried over to units between 0 and 1: half of z² imaginary units of 0 and as many
    of 1 are added, and then mean and variance are the usual ones. Rounds are the units because the games of a round
    are dealt alike and are not independent; an interval of t would have no width where all rounds ended alike, as
    they do when one side wins everything.

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
    """An interval for the mean that may be looked at after every unit, to stop whenever it is clear.

    It is a confidence sequence by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
    betting", Journal of the Royal Statistical Society B 86, 2024): whoever bets at fair odds that the mean is larger
    than m cannot expect to grow rich if it is m, so an m against which capital 2 / error was won is too small, and
    the chance that this ever happens to the true mean, at however many looks, is at most error / 2 (Ville's
    inequality); the same from above.

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
    """On which side of a share the interval at any time lies: 1 above it, -1 below, 0 if it holds it.

    `counted` says how often each value of a unit has come, so that a look costs the same after thousands of them.
    """
    wanted = log(2 / error)
    if share > 0 and _capital(counted, share) >= wanted:
        return 1
    return -1 if share < 1 and _capital(_mirrored(counted), 1 - share) >= wanted else 0


def _mirrored(counted: Counter[float]) -> Counter[float]:
    return Counter({1 - unit: number for unit, number in counted.items()})


def _low_end(units: Counter[float], wanted: float) -> float:
    """The smallest mean against which less was won than `wanted`; capital falls as the mean rises."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if _capital(units, middle) >= wanted else (low, middle)
    return low


def _capital(units: Counter[float], mean: float) -> float:
    """The logarithm of what 1 has become by bets on more than `mean`, spread over all stakes."""
    gains = [(number, _gains(unit, mean)) for unit, number in units.items()]
    won = [sum(number * gain[stake] for number, gain in gains) for stake in range(len(STAKES))]
    most = max(won)
    return most + log(sum(exp(one - most) for one in won) / len(won))


@lru_cache(1024)
def _gains(unit: float, mean: float) -> tuple[float, ...]:
    """The logarithm of what a bet multiplies its stake by when this unit comes, for each of the stakes."""
    return tuple(log1p(stake * (unit / mean - 1)) for stake in STAKES)
