"""Faults of a position: rules note them by number with a few facts, and a game declares what each of them says.

What a position has to be follows from its declaration (see `lautta.core.actions.Position`): every number is in its
range, derived fields are what the rest makes them, and then the game's own `relations` hold.
"""

from collections.abc import Iterator, Sequence
from ctypes import Structure, c_int64
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from lautta.core.boards import LoadedBoard
from lautta.core.fields import Names
from lautta.core.problems import Fault
from lautta.core.records import Array, i64, record

MOST, FACTS = 64, 4  # faults of one position that are noted, and facts about each
RANGE, DERIVED, FIRST = range(1, 4)  # faults that every game has: see ranges.py; those of the game begin at FIRST


@record
class Faults(Structure):
    """The faults that were noted, each with its facts."""

    count: i64
    kind: Annotated[Array[int], c_int64 * MOST]
    facts: Annotated[Array[Array[int]], c_int64 * FACTS * MOST]


def note(f: Faults, kind: int, one: int, two: int, three: int, four: int) -> None:
    """Note a fault with its facts in the order in which they are declared, 0 for those that it does not have."""
    if f.count < MOST:
        f.kind[f.count] = kind
        f.facts[f.count][0] = one
        f.facts[f.count][1] = two
        f.facts[f.count][2] = three
        f.facts[f.count][3] = four
        f.count += 1


def within(f: Faults, where: int, value: int, least: int, most: int) -> None:
    """Note a number that is out of its range; `where` is as in ranges.py."""
    if value < least or value > most:
        note(f, RANGE, where, value, least, most)


def noted(f: Faults) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Return the faults for Python, each as its number and its facts."""
    for at in range(f.count):
        yield f.kind[at], tuple(f.facts[at][k] for k in range(FACTS))


NUMBER, PLAYER = "number", "player"  # facts: a number as it is; a seat, which people count from 1


@dataclass(frozen=True)
class Listed:
    """A fact that is a list of up to seven names, as rules make it of 0 with `with_part`."""

    names: Names


Fact = Names | Listed  # one of these, or names by number, given here or as a kind of part of the board


def with_part(parts: int, part: int) -> int:
    """A list with one more part, by its number below 255."""
    return parts << 8 | part + 1


class Kind(NamedTuple):
    """A fault that a game knows."""

    name: str
    path: Sequence[str]
    facts: dict[str, Fact]


class FaultTable:
    """The faults of the positions of a game, with the messages `<game>-position-<name>`.

    >>> faults = FaultTable("chess")
    >>> CASTLED = faults.add("castled", "players/{player}/king", player=PLAYER, square=NUMBER)
    >>> faults.fault(CASTLED, (1, 7), None)
    Fault(path=('players', 1, 'king'), key='chess-position-castled', args={'player': 2, 'square': 7})
    >>> CROSSED = faults.add("crossed", squares=Listed(("e1", "f1", "g1")))
    >>> faults.fault(CROSSED, (with_part(with_part(0, 2), 0),), None).args
    {'squares': 'g1, e1'}
    """

    def __init__(self, game: str) -> None:
        self.game, self.kinds = game, list[Kind]()

    def add(self, name: str, path: str = "", /, **facts: Fact) -> int:
        """Declare a fault with its facts, and return its number. The path may have facts as parts: `{player}`.

        These are seats as numbers, counted from 0, and parts by their names.
        """
        if len(facts) > FACTS:
            raise ValueError(f"{name}: a fault has at most {FACTS} facts")
        self.kinds.append(Kind(name, path.split("/") if path else (), facts))
        return FIRST + len(self.kinds) - 1

    def fault(self, number: int, facts: Sequence[int], board: LoadedBoard | None) -> Fault:
        """Return a fault that was noted."""
        kind = self.kinds[number - FIRST]
        values = dict(zip(kind.facts, facts, strict=False))
        args = {name: _said(kind.facts[name], value, board) for name, value in values.items()}
        inside = {f"{{{name}}}": values[name] if kind.facts[name] == PLAYER else said for name, said in args.items()}
        parts = (inside.get(part, part) for part in kind.path)
        return Fault(tuple(parts), f"{self.game}-position-{kind.name}", args)


def _said(fact: Fact, value: int, board: LoadedBoard | None) -> str | int:
    if isinstance(fact, Listed):
        return ", ".join(str(_said(fact.names, part - 1, board)) for part in value.to_bytes(8, "big") if part)
    if fact in (NUMBER, PLAYER):
        return value + (fact == PLAYER)
    names = fact if isinstance(fact, tuple) else board.names[fact] if board else ()
    return names[value] if 0 <= value < len(names) else f"#{value}"
