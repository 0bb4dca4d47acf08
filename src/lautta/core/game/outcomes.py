"""Explicit chance: what an action, or the start of a game, may draw, and how probable each outcome is.

The rules run with a scripted generator (`lautta.core.chance`), which tells what the draw after the script can be.
"""

from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import islice
from typing import Any, SupportsIndex

from lautta.core.chance import SCRIPT, SCRIPTED, Chance
from lautta.core.fields import wind
from lautta.core.problems import as_int, quoted
from lautta.core.reasons import BadArgument
from lautta.core.records import copy_of

Outcome = tuple[int, ...]
"""What is drawn, in order: for each draw a number from 0."""
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
        raise BadArgument("core-outcome", value=quoted(drawn))
    return tuple(one for one in numbers if one is not None)


def scripted(outcome: Outcome) -> Chance:
    """A generator that follows a script."""
    chance = Chance()
    wind(chance, bytes(outcome).ljust(SCRIPT, b"\0"), SCRIPTED, 0)
    chance.words[0] = len(outcome)
    return chance


def after(run: Run, record: Any, outcome: Outcome) -> tuple[Any, list[Draw]]:
    """Return the record after a run that draws this, its generator as it was, and the draws that may come next.

    There are none if nothing else is drawn. Raises BadArgument if the rules cannot draw this.
    """
    found = copy_of(record)
    found.chance = scripted(outcome)
    run(found)
    used = copy_of(found.chance)
    found.chance = record.chance
    _, size, kinds, wrong = used.words
    if wrong or used.drawn < len(outcome):
        raise BadArgument("core-outcome", value=quoted(outcome))
    if size and (len(outcome) == SCRIPT or size > 256):
        raise BadArgument("core-outcomes-draws", most=SCRIPT)
    draws, first = [], 0
    for alike in [one for one in int(kinds).to_bytes(8, "big") if one] or [1] * size:
        draws.append((Fraction(alike, size), first))
        first += alike
    return found, draws


def completed(run: Run, record: Any, outcome: Outcome) -> Any:
    """Return the record after a run that draws exactly this; raises BadArgument."""
    found, draws = after(run, record, outcome)
    if draws:
        raise BadArgument("core-outcome", value=quoted(outcome))
    return found


def outcomes(run: Run, record: Any, most: int) -> list[tuple[Fraction, Outcome]]:
    """Return the outcomes of a run, in order, those that lead to equal records as one; raises BadArgument."""
    found: dict[bytes, tuple[Fraction, Outcome]] = {}
    open_ones: list[tuple[Fraction, Outcome]] = [(Fraction(1), ())]
    for _ in range(most + 1):
        if not open_ones:
            return list(found.values())
        chance, outcome = open_ones.pop()
        reached, draws = after(run, record, outcome)
        open_ones += [(chance * share, (*outcome, number)) for share, number in reversed(draws)]
        if not draws:
            before, first = found.get(bytes(reached), (Fraction(0), outcome))
            found[bytes(reached)] = before + chance, first
    raise BadArgument("core-outcomes-many", most=most)
