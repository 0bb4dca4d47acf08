"""Explicit chance: what an action, or the start of a game, may draw, and how probable each outcome is.

The rules run with a scripted generator (`lautta.core.chance`), which tells what the draw after the script can be.
"""

from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import accumulate, islice
from typing import Any, SupportsIndex

from lautta.core.chance import SCRIPT, SCRIPTED, Chance
from lautta.core.fields import wind
from lautta.core.problems import as_int, quoted
from lautta.core.reasons import BadArgument
from lautta.core.records import copy_of

Outcome = tuple[int, ...]
"""What is drawn, in order: for each draw a number from 0. A draw that can bring only one thing has none."""
Draw = tuple[Fraction, int]
MOST = 100_000  # runs of the rules for one list, by default
Run = Callable[[Any], object]
"""Rules that change a record."""


def outcome_of(drawn: Iterable[SupportsIndex]) -> Outcome:
    """Return draws as ints; raises BadArgument."""
    try:
        numbers = [as_int(one) for one in islice(drawn, SCRIPT + 1)]
    except TypeError:
        numbers = [None]
    if len(numbers) > SCRIPT or any(one is None or not 0 <= one < 256 for one in numbers):
        raise BadArgument("core-outcome", value=f"{drawn!r}"[:80])
    return tuple(one for one in numbers if one is not None)


def scripted(outcome: Outcome) -> Chance:
    """A generator that follows a script."""
    chance = Chance()
    wind(chance, bytes(outcome).ljust(SCRIPT, b"\0"), SCRIPTED, 0)
    chance.words[0] = len(outcome)
    return chance


def tried(run: Run, record: Any, outcome: Outcome) -> tuple[Any, list[Draw]]:
    """Return the record after a run that draws this, its generator as it was, and what the next draw may be.

    Nothing if nothing else is drawn. Raises BadArgument if the rules cannot draw this, or no script can hold more.
    """
    found = copy_of(record)
    found.chance = scripted(outcome)
    run(found)
    used = copy_of(found.chance)
    found.chance = record.chance
    _, size, kinds, wrong = used.words
    if wrong or used.drawn < len(outcome):
        raise BadArgument("core-outcome", value=str(outcome))
    shares = [count for count in int(kinds).to_bytes(8, "big") if count] or [1] * size
    if size and (len(outcome) == SCRIPT or size > 256 or sum(shares) != size):
        raise BadArgument("core-outcomes-draws", most=SCRIPT)
    firsts = accumulate(shares, initial=0)
    return found, [(Fraction(share, size), first) for share, first in zip(shares, firsts, strict=False)]


def completed(run: Run, record: Any, outcome: Outcome) -> Any:
    """Return the record after a run that draws exactly this; raises BadArgument."""
    found, draws = tried(run, record, outcome)
    if draws:
        raise BadArgument("core-outcome", value=str(outcome))
    return found


def outcomes(run: Run, record: Any, most: SupportsIndex) -> list[tuple[Fraction, Outcome]]:
    """Return the outcomes of a run, in order, those that lead to equal records as one; raises BadArgument."""
    limit = as_int(most)
    if limit is None or limit < 1:
        raise BadArgument("core-outcomes-most", value=quoted(most))
    found: dict[bytes, tuple[Fraction, Outcome]] = {}
    waiting: list[tuple[Fraction, Outcome]] = [(Fraction(1), ())]
    for _ in range(limit):
        probability, outcome = waiting.pop()
        reached, draws = tried(run, record, outcome)
        waiting += [(probability * share, (*outcome, number)) for share, number in reversed(draws)]
        if not draws:
            before, first = found.get(bytes(reached), (Fraction(0), outcome))
            found[bytes(reached)] = before + probability, first
        if not waiting:
            return list(found.values())
    raise BadArgument("core-outcomes-many", most=limit)
