"""The contents of a record by place, read all at once: previews and players need them from many records, and reading
fields one by one would cost more than the rules themselves.
"""

from ctypes import sizeof
from struct import Struct
from typing import Any

from lautta.core.records import gaps
from lautta.games.tigris.state import COLOURS, NONE, WORD, WORDS, Player, State

FORMATS = {1: "B", 2: "H", 4: "I", 8: "Q"}  # by size; lower case for signed numbers


def numbers(storage: Any) -> str:
    """The formats of all numbers that a record, an array or a number consists of, in order; `x` is padding."""
    if hasattr(storage, "_fields_"):
        parts = {getattr(storage, name).offset: numbers(kind) for name, kind, *_ in storage._fields_}
        parts |= {first: "x" * length for first, length in gaps(storage)}
        return "".join(parts[at] for at in sorted(parts))
    if hasattr(storage, "_length_"):
        return numbers(storage._type_) * int(storage._length_)
    sign = FORMATS[sizeof(storage)]
    return sign.lower() if storage(-1).value < 0 else sign


def count(storage: Any) -> int:
    """How many numbers these are."""
    return len(numbers(storage).replace("x", ""))


def places(record: Any) -> dict[str, int]:
    """For each field, the index of its first number."""
    found, place = {}, 0
    for name, storage, *_ in record._fields_:
        found[name] = place
        place += count(storage)
    return found


RECORD = Struct("=" + numbers(State))
AT, OF_PLAYER = places(State), places(Player)
PLAYER = count(Player)
assert RECORD.size == sizeof(State)


class Snapshot:
    """The contents of one record at one time. Sets of squares are numbers, as in `marks`.

    `kingdoms` has the leaders in each kingdom, and `leaders` those on the board: seat, colour, square.
    """

    __slots__ = ("_numbers", "down", "kingdoms", "leaders", "links", "ruins", "seats", "tiles", "treasures")

    def __init__(self, s: State) -> None:
        self._numbers = RECORD.unpack_from(s)
        self.seats: int = self._numbers[AT["seats"]]
        self.tiles = [self._set("tiles", colour) for colour in range(COLOURS)]
        self.down, self.ruins = self._set("down"), self._set("ruins")
        self.treasures, self.links = self._set("treasures"), self._set("links")
        self.leaders: list[tuple[int, int, int]] = []
        self.kingdoms: dict[int, list[tuple[int, int, int]]] = {}
        for seat in range(self.seats):
            for colour, square in enumerate(self._of_player(seat, "leader", COLOURS)):
                if square != NONE:
                    self.leaders.append((seat, colour, square))
                    realm = self._set("realms", seat * COLOURS + colour)
                    self.kingdoms.setdefault(realm, []).append((seat, colour, square))

    def _set(self, name: str, which: int = 0) -> int:
        at = AT[name] + which * WORDS
        one, two, three, four = self._numbers[at : at + WORDS]
        return int(one | two << WORD | three << 2 * WORD | four << 3 * WORD)

    def _of_player(self, seat: int, name: str, count: int) -> tuple[int, ...]:
        at = AT["players"] + seat * PLAYER + OF_PLAYER[name]
        return self._numbers[at : at + count]

    def points(self, seat: int) -> tuple[int, ...]:
        """The points of a player by colour."""
        return self._of_player(seat, "points", COLOURS)

    def hand(self, seat: int) -> tuple[int, ...]:
        """The tiles of a player by colour."""
        return self._of_player(seat, "hand", COLOURS)

    def number(self, seat: int, name: str) -> int:
        """Another number of a player."""
        return self._of_player(seat, name, 1)[0]

    def realm(self, seat: int, colour: int) -> int:
        """The kingdom of a leader; nothing for one that is not on the board."""
        return self._set("realms", seat * COLOURS + colour)
