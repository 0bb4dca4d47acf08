"""The kinds of fields that a position text has: how each becomes a part of a document, and words."""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from lautta.core.boards import LoadedBoard
from lautta.core.chance import draw_number
from lautta.core.problems import Misfit, Path, is_whole, quoted
from lautta.core.reasons import BrokenGame, MalformedPosition

Names = str | tuple[str, ...]  # names given here, or the kind of a board's part that has them
Lines = dict[Path, int]  # on which line of a text each part of a document begins
NOTHING = "-"
BRANCHES, DRAWS = 2**32, 2**48  # how many branches a seed has, and how many numbers a generator may have drawn
DIGITS = re.compile("-?[0-9]{1,20}")


def names_of(names: Names, board: LoadedBoard) -> tuple[str, ...]:
    """Return the names."""
    return board.names[names] if isinstance(names, str) else names


def index_of(name: Any, names: Sequence[str]) -> int:
    """Return the number of a name; raises Misfit, which quotes the name."""
    try:
        return names.index(name)
    except ValueError:
        raise Misfit("core-position-name", value=quoted(name), known=", ".join(names)) from None


def whole(value: Any) -> int:
    """Return a whole number from a number or from decimal digits; raises Misfit."""
    if is_whole(value):
        return int(value)
    if isinstance(value, str) and DIGITS.fullmatch(value):
        return int(value)
    raise Misfit("core-position-whole", value=quoted(value))


class Field:
    """One field of a record: a plain number, or what a subclass makes of it.

    `derived`: the game can compute it. `none`: the number for an empty field. `least` and `most` are what a number can
    be, given as in a rule: 3, "s.seats", "b.tokens"; without `most` it can be what fits its storage.
    """

    def __init__(self, name: str, *, derived: bool = False, least: int = 0, most: int | str | None = None) -> None:
        self.name, self.derived, self.least, self.most = name, derived, least, most

    def clear(self, record: Any) -> None:
        """Empty the field of a record that is all zeros."""

    def empty(self, document: Any) -> bool:
        """Is a document empty, so that it is left out?"""
        return not document

    def get(self, record: Any, board: LoadedBoard) -> Any:
        """Return the field as a document."""
        return int(getattr(record, self.name))

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        """Write a document into the field."""
        self._store(record, self.name, whole(document))

    def words(self, document: Any) -> str:
        """Return the document as one line of text."""
        return str(document)

    def read(self, words: str) -> Any:
        """Return the document of such a line."""
        return words

    def _store(self, record: Any, name: str, value: int) -> None:
        with suppress(OverflowError):  # of strict records
            setattr(record, name, value)
        if getattr(record, name) != value:
            raise Misfit("core-position-fit", value=quoted(value), name=name)

    def _store_item(self, array: Any, index: int, value: int) -> None:
        if not 0 <= index < len(array):
            raise Misfit("core-position-places", name=self.name, places=len(array))
        with suppress(OverflowError):
            array[index] = value
        if array[index] != value:
            raise Misfit("core-position-fit", value=quoted(value), name=self.name)


class Number(Field):
    """A plain number."""


class Turn(Field):
    """The number of the turn, from 1; the record counts finished turns."""

    def empty(self, document: Any) -> bool:
        return False

    def get(self, record: Any, board: LoadedBoard) -> int:
        return int(getattr(record, self.name)) + 1

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        if (turn := whole(document)) < 1:
            raise Misfit("core-position-turn", value=quoted(document))
        self._store(record, self.name, turn - 1)


class Seat(Field):
    """A seat: in JSON its number from 0, in texts that of the player, from 1; `none` is shown as nothing."""

    def __init__(self, name: str, seats: int, *, none: int | None = None, derived: bool = False) -> None:
        super().__init__(name, derived=derived)
        self.seats, self.none = seats, none

    def clear(self, record: Any) -> None:
        if self.none is not None:
            setattr(record, self.name, self.none)

    def empty(self, document: Any) -> bool:
        return document is None

    def get(self, record: Any, board: LoadedBoard) -> int | None:
        value = int(getattr(record, self.name))
        return None if value == self.none else value

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        value = self.none if document is None else None
        self._store(record, self.name, seat_of(document, self.seats) if value is None else value)

    def words(self, document: Any) -> str:
        return player_of(document)

    def read(self, words: str) -> int | None:
        return seat_read(words)


class Seats(Field):
    """A bit mask of seats: in JSON their numbers from 0, in texts those of the players, from 1."""

    def __init__(self, name: str, seats: int, *, derived: bool = False) -> None:
        super().__init__(name, derived=derived)
        self.seats = seats

    def get(self, record: Any, board: LoadedBoard) -> list[int]:
        return [seat for seat in range(self.seats) if getattr(record, self.name) >> seat & 1]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        mask = 0
        for seat in list_of(document):
            mask |= 1 << seat_of(seat, self.seats)
        self._store(record, self.name, mask)

    def words(self, document: Any) -> str:
        return " ".join(map(player_of, document)) or NOTHING

    def read(self, words: str) -> list[int | None]:
        return [] if words == NOTHING else [seat_read(word) for word in words.split()]


def seat_of(document: Any, most: int) -> int:
    """A seat as JSON has it; raises Misfit."""
    if not is_whole(document) or not 0 <= document < most:
        raise Misfit("core-position-seat", value=quoted(document), most=most - 1)
    return document


def player_of(seat: int | None) -> str:
    """A seat as texts have it."""
    return NOTHING if seat is None else str(seat + 1)


def seat_read(word: str) -> int | None:
    """A seat, as JSON has it, from a text; raises Misfit."""
    if word == NOTHING:
        return None
    if not DIGITS.fullmatch(word) or int(word) < 1:
        raise Misfit("core-position-player", value=quoted(word))
    return int(word) - 1


class Name(Field):
    """A number, written as a name; `none` is left out."""

    def __init__(self, name: str, names: Names, *, none: int | None = None, derived: bool = False) -> None:
        super().__init__(name, derived=derived)
        self.names, self.none = names, none

    def clear(self, record: Any) -> None:
        if self.none is not None:
            setattr(record, self.name, self.none)

    def get(self, record: Any, board: LoadedBoard) -> str | None:
        value = getattr(record, self.name)
        return None if value == self.none else names_of(self.names, board)[value]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        if document is None and self.none is not None:
            self._store(record, self.name, self.none)
        else:
            self._store(record, self.name, index_of(document, names_of(self.names, board)))

    def words(self, document: Any) -> str:
        return NOTHING if document is None else str(document)

    def read(self, words: str) -> str | None:
        return None if words == NOTHING else words


class Marks(Field):
    """A bit mask, written as the names of its bits."""

    def __init__(self, name: str, names: Names, *, derived: bool = False) -> None:
        super().__init__(name, derived=derived)
        self.names = names

    def get(self, record: Any, board: LoadedBoard) -> list[str]:
        mask = getattr(record, self.name)
        return [name for i, name in enumerate(names_of(self.names, board)) if mask >> i & 1] if mask else []

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        mask = 0
        for name in list_of(document):
            mask |= 1 << index_of(name, names_of(self.names, board))
        self._store(record, self.name, mask)

    def words(self, document: Any) -> str:
        return " ".join(document) or NOTHING

    def read(self, words: str) -> list[str]:
        return [] if words == NOTHING else words.split()


class Row(Field):
    """An array of numbers, written as names, with gaps (`none`).

    `used` names a field that counts the items to write; reading sets it. `length` names a board field with the number
    of places.
    """

    def __init__(
        self,
        name: str,
        names: Names,
        *,
        none: int = -1,
        used: str | None = None,
        length: str | None = None,
        derived: bool = False,
    ) -> None:
        super().__init__(name, derived=derived)
        self.names, self.none, self.used, self.length = names, none, used, length

    def clear(self, record: Any) -> None:
        array = getattr(record, self.name)
        for i in range(len(array)):
            array[i] = self.none

    def get(self, record: Any, board: LoadedBoard) -> list[str | None]:
        array, names = getattr(record, self.name), names_of(self.names, board)
        count = getattr(record, self.used) if self.used else self._places(array, board)
        return [None if array[i] == self.none else names[array[i]] for i in range(count)]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        array, items = getattr(record, self.name), list_of(document)
        if len(items) > self._places(array, board):
            raise Misfit("core-position-places", name=self.name, places=self._places(array, board))
        for i, item in enumerate(items):
            with Inside(i):
                self._store_item(array, i, self._value(item, board))
        if self.used:
            self._store(record, self.used, len(items))

    def words(self, document: Any) -> str:
        return " ".join(NOTHING if item is None else item for item in document) or NOTHING

    def read(self, words: str) -> list[str | None]:
        if self.used and words == NOTHING:
            return []
        return [None if word == NOTHING else word for word in words.split()]

    def _value(self, item: Any, board: LoadedBoard) -> int:
        return self.none if item is None else index_of(item, names_of(self.names, board))

    def _places(self, array: Any, board: LoadedBoard) -> int:
        return int(getattr(board.record, self.length)) if self.length else len(array)


class SeatRow(Row):
    """A row of seats: in JSON their numbers from 0, in texts those of the players, from 1."""

    def __init__(self, name: str, seats: int, *, none: int, used: str) -> None:
        super().__init__(name, (), none=none, used=used)
        self.seats = seats

    def get(self, record: Any, board: LoadedBoard) -> list[Any]:
        array = getattr(record, self.name)
        return [None if array[i] == self.none else int(array[i]) for i in range(getattr(record, self.used or ""))]

    def _value(self, item: Any, board: LoadedBoard) -> int:
        return self.none if item is None else seat_of(item, self.seats)

    def words(self, document: Any) -> str:
        return " ".join(map(player_of, document)) or NOTHING

    def read(self, words: str) -> list[Any]:
        return [] if words == NOTHING else [seat_read(word) for word in words.split()]


class Counts(Field):
    """An array of counts, written as `2 pink 1 wild`; in JSON an object."""

    def __init__(self, name: str, names: Names, *, derived: bool = False) -> None:
        super().__init__(name, derived=derived)
        self.names = names

    def get(self, record: Any, board: LoadedBoard) -> dict[str, int]:
        array = getattr(record, self.name)
        return {name: int(array[i]) for i, name in enumerate(names_of(self.names, board)) if array[i]}

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        if not isinstance(document, Mapping):
            raise Misfit("core-position-counts", name=self.name)
        array, names = getattr(record, self.name), names_of(self.names, board)
        for index in range(len(names)):  # what is not named is none, also where a derived field had some
            self._store_item(array, index, 0)
        for name, count in document.items():
            index = index_of(name, names)
            with Inside(name):
                self._store_item(array, index, whole(count))

    def words(self, document: Any) -> str:
        return " ".join(f"{count} {name}" for name, count in document.items()) or NOTHING

    def read(self, words: str) -> dict[str, int]:
        parts = [] if words == NOTHING else words.split()
        if len(parts) % 2:
            raise Misfit("core-position-counts", name=self.name)
        found: dict[str, int] = {}
        for count, name in zip(parts[::2], parts[1::2], strict=True):
            if name in found:
                raise Misfit("core-position-twice", name=quoted(name))
            found[name] = whole(count)
        return found


class Generator(Field):
    """The generator of a record: its key in hexadecimal, its branch, and the number of draws."""

    def get(self, record: Any, board: LoadedBoard) -> dict[str, str | int]:
        chance = getattr(record, self.name)
        key = key_of(chance)
        if not any(key) and not chance.branch and not chance.drawn:
            return {}
        return {"key": key.hex(), "branch": int(chance.branch), "drawn": int(chance.drawn)}

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        if not isinstance(document, Mapping) or not set(document) <= {"key", "branch", "drawn"}:
            raise Misfit("core-position-generator", name=self.name)
        key = document.get("key", "00" * 32)
        if not isinstance(key, str) or not re.fullmatch("[0-9a-fA-F]{64}", key):
            raise Misfit("core-position-generator-key", ("key",))
        numbers = {name: whole(document.get(name, 0)) for name in ("branch", "drawn")}
        for name, most in (("branch", BRANCHES), ("drawn", DRAWS)):
            if not 0 <= numbers[name] < most:
                raise Misfit(
                    "core-position-range", (name,), name=name, least=0, most=most - 1, value=quoted(numbers[name])
                )
        wind(getattr(record, self.name), bytes.fromhex(key), numbers["branch"], numbers["drawn"])

    def words(self, document: Any) -> str:
        return " ".join(f"{name} {value}" for name, value in document.items())

    def read(self, words: str) -> dict[str, str]:
        parts = words.split()
        if len(parts) % 2:
            raise Misfit("core-position-generator", name=self.name)
        return dict(zip(parts[::2], parts[1::2], strict=True))


class Block(Field):
    """A field of several lines of text, such as a map, indented under its name."""

    def lines(self, document: Any) -> list[str]:
        """Return the document as lines of text."""
        raise NotImplementedError

    def read_lines(self, lines: list[tuple[int, str]]) -> Any:
        """Return the document of numbered lines; raises Misfit, with its `line` if known."""
        raise NotImplementedError

    def places(self, document: Any, lines: list[tuple[int, str]]) -> Lines:
        """Return the line of each part of a document from numbered lines, if known; by default, an entry a line."""
        keys = list(document) if isinstance(document, Mapping) else list(range(len(document)))
        if len(keys) != len(lines):
            return {}
        return {(key,): number for key, (number, _) in zip(keys, lines, strict=False)}


class Grid(Block):
    """An array of numbers as rows of signs, the first row on top: sign 0 for 0, and so on, each a single character.

    A number without a sign raises BrokenGame. Two more things tell a page how to draw the grid. `seats` has for each
    seat the signs of its pieces. `params` are the parameters of actions that mean a place on it: a cell, a column or a
    row, whichever there are as many of as names.

    >>> Grid("cells", columns=3, signs=".xo").lines(["..x", ".xo"])
    ['..x', '.xo']
    """

    def __init__(
        self, name: str, *, columns: int, signs: str, seats: Sequence[str] = (), params: tuple[str, ...] = ()
    ) -> None:
        super().__init__(name)
        self.columns, self.signs, self.seats, self.params = columns, signs, tuple(seats), params

    def empty(self, document: Any) -> bool:
        return set("".join(document)) <= {self.signs[0]}

    def get(self, record: Any, board: LoadedBoard) -> list[str]:
        values = getattr(record, self.name)
        if strange := [value for value in values if not 0 <= value < len(self.signs)]:
            args = {"game": board.game, "name": self.name, "value": strange[0], "signs": self.signs}
            raise BrokenGame("core-broken-signs", **args)
        signs = "".join(self.signs[value] for value in values)
        return [signs[start : start + self.columns] for start in range(0, len(signs), self.columns)]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        array, rows = getattr(record, self.name), list_of(document)
        if len(rows) * self.columns != len(array) or any(len(row) != self.columns for row in rows):
            raise Misfit("core-position-grid", name=self.name, rows=len(array) // self.columns, columns=self.columns)
        for place, sign in enumerate("".join(rows)):
            array[place] = index_of(sign, self.signs)

    def lines(self, document: Any) -> list[str]:
        return list(document)

    def read_lines(self, lines: list[tuple[int, str]]) -> list[str]:
        return [line.strip() for _, line in lines]


class Each(Field):
    """A repeated record, such as the players, as a document and indented blocks; field `count` holds its length."""

    def __init__(self, name: str, heading: str, count: str, fields: tuple[Field, ...]) -> None:
        super().__init__(name)
        self.heading, self.count, self.fields = heading, count, fields

    def clear(self, record: Any) -> None:
        for part in getattr(record, self.name):
            for field in self.fields:
                field.clear(part)

    def get(self, record: Any, board: LoadedBoard) -> list[dict[str, Any]]:
        array = getattr(record, self.name)
        return [{f.name: f.get(array[i], board) for f in self.fields} for i in range(getattr(record, self.count))]


def key_of(chance: Any) -> bytes:
    """Return the 32-byte key of a generator, for `wind`."""
    return b"".join(int(word).to_bytes(8, "little") for word in chance.key)


def wind(chance: Any, key: bytes, branch: int, drawn: int) -> None:
    """Set a generator to its state after so many draws, including its buffer of words."""
    for i in range(4):
        chance.key[i] = int.from_bytes(key[8 * i : 8 * i + 8], "little")
        chance.words[i] = 0
    again = (drawn - 1) % 4 + 1 if drawn else 0  # the words of the last block are still in the buffer
    chance.branch, chance.drawn = branch, drawn - again
    for _ in range(again):
        draw_number(chance)


def is_wound(chance: Any) -> bool:
    """Is a generator in a state that `wind` can set?"""
    if chance.branch >= BRANCHES or chance.drawn >= DRAWS:
        return False
    again = type(chance)()
    wind(again, key_of(chance), chance.branch, chance.drawn)
    return bytes(again) == bytes(chance)


class Inside:
    """A context for a part of a document: it turns errors into a Misfit with the path, such as a TypeError from a text
    where a field expects an object.
    """

    __slots__ = ("path",)

    def __init__(self, *path: str | int) -> None:
        self.path = path

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        if isinstance(error, Misfit):
            error.fault = replace(error.fault, path=(*self.path, *error.fault.path))
        elif isinstance(error, MalformedPosition):
            if not error.problems[0].line:
                raise Misfit("core-position-other", self.path, text=str(error)) from None
        elif isinstance(error, AttributeError | TypeError | ValueError | LookupError | OverflowError | RecursionError):
            raise Misfit("core-position-unreadable", self.path, name=str(self.path[-1])) from error


def list_of(document: Any) -> list[Any]:
    """Return a document that is a list; raises Misfit for others."""
    if not isinstance(document, list | tuple):
        raise Misfit("core-position-list", value=quoted(document))
    return list(document)
