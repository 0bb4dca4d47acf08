"""The kinds of fields that a position text has: how each becomes a part of a document, and words."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from lautta.core.boards import LoadedBoard
from lautta.core.chance import draw_number
from lautta.core.problems import Misfit, Path, is_whole, quoted
from lautta.core.reasons import BrokenGame, MalformedPosition

if TYPE_CHECKING:
    from lautta.core.observation import Shown

Names = str | tuple[Any, ...]  # names given here, or the kind of a board's part that has them
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


@dataclass(frozen=True, kw_only=True)
class Seen:
    """Who sees a field: the seat whose part it belongs to, else nobody, or if `by` names a row beside it of seats, the
    seat that this has for each item.

    `unless` is when everybody does, a condition of `b`, `s` and the part `p` as rules write it. What is `recalled` was
    public once, and a player with perfect recall keeps it.
    """

    by: str = ""
    unless: str = ""
    recalled: bool = False


SECRET = Seen()


class Field:
    """One field of a record: a plain number, or what a subclass makes of it.

    `of` is its name in the record if that is another one, and empty if it is the record itself. Where the record has no
    such field, `via` is two functions: get(record, board) and set(record, value, board). `default` is the number of a
    field that is left out, or a function of the record that returns it; then the field is left out where it has this
    number. `derived`: the game can compute it. `least` and `most` are what a plain number can be, as a rule would write
    it: 3, "s.seats", "b.tokens"; without `most` it can be what fits its storage. `seen` says who sees it if not
    everybody does. `observed` is how learners see it, if not as its kind says; where the record has other fields
    instead, it has each of them by name. See core/observed.py.
    """

    def __init__(
        self,
        name: str,
        *,
        of: str | None = None,
        via: tuple[Callable[[Any, LoadedBoard], int], Callable[[Any, int, LoadedBoard], None]] | None = None,
        default: int | Callable[[Any], int | None] | None = None,
        derived: bool = False,
        least: int = 0,
        most: int | str | None = None,
        seen: Seen | None = None,
        observed: "Shown | Mapping[str, Shown] | None" = None,
    ) -> None:
        self.name, self.of, self.via = name, name if of is None else of, via
        self.default, self.derived = default, derived
        self.least, self.most, self.seen, self.observed = least, most, seen, observed

    def clear(self, record: Any) -> None:
        """Set what the field is if it is left out; all other numbers of the record are 0."""
        number = self.default(record) if callable(self.default) else self.default
        if number is not None:
            setattr(record, self.of, number)

    def empty(self, document: Any) -> bool:
        """Is a document empty, so that it is left out?"""
        return not document

    def omitted(self, record: Any, document: Any) -> bool:
        """Is the document of a record left out?"""
        return bool(document == self.default(record)) if callable(self.default) else self.empty(document)

    def shown(self, number: int, board: LoadedBoard) -> Any:
        """Return a number as documents have it; None for nothing."""
        return int(number)

    def number(self, document: Any, board: LoadedBoard) -> int:
        """Return the number that a document means; raises Misfit."""
        return whole(document)

    def get(self, record: Any, board: LoadedBoard) -> Any:
        """Return the field as a document."""
        return self.shown(self._stored(record, board), board)

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        """Write a document into the field; raises Misfit."""
        self._store(record, self.number(document, board), board)

    def words(self, document: Any) -> str:
        """Return the document as one line of text."""
        return NOTHING if document is None else str(document)

    def read(self, words: str) -> Any:
        """Return the document of such a line; raises Misfit, or in `Keyed` ValueError, so that it shows its example."""
        return words

    def _stored(self, record: Any, board: LoadedBoard) -> Any:
        if self.via:
            return self.via[0](record, board)
        return getattr(record, self.of) if self.of else record

    def _store(self, record: Any, value: int, board: LoadedBoard) -> None:
        with suppress(OverflowError):  # of strict records
            if self.via:
                self.via[1](record, value, board)
            else:
                setattr(record, self.of, value)
        if self._stored(record, board) != value:
            raise Misfit("core-position-fit", value=quoted(value), name=self.name)

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

    def shown(self, number: int, board: LoadedBoard) -> int:
        return int(number) + 1

    def number(self, document: Any, board: LoadedBoard) -> int:
        if (turn := whole(document)) < 1:
            raise Misfit("core-position-turn", value=quoted(document))
        return turn - 1


class Name(Field):
    """A number, written as a name.

    `first` is the number of the first name; smaller ones are nothing, which is left out. So is `none`, which can also
    be read: as null in JSON, and as `-` in texts.
    """

    def __init__(self, name: str, names: Names, *, first: int = 0, none: int | None = None, **more: Any) -> None:
        super().__init__(name, **{"default": none, **more})
        self.names, self.first, self.none = names, first, none

    def shown(self, number: int, board: LoadedBoard) -> Any:
        nothing = number == self.none or number < self.first
        return None if nothing else names_of(self.names, board)[number - self.first]

    def number(self, document: Any, board: LoadedBoard) -> int:
        if document is None and self.none is not None:
            return self.none
        return index_of(document, names_of(self.names, board)) + self.first

    def read(self, words: str) -> Any:
        return None if words == NOTHING and self.none is not None else words


class Seat(Name):
    """A seat: in JSON its number from 0, in texts that of the player, from 1; `first` and `none` as in `Name`.

    `others` are letters for the next numbers, such as owners that are no seat.
    """

    def __init__(self, name: str, seats: int, *, others: str = "", **more: Any) -> None:
        super().__init__(name, (*range(seats), *others), **more)
        self.seats, self.others = seats, others

    def empty(self, document: Any) -> bool:
        return document is None

    def number(self, document: Any, board: LoadedBoard) -> int:
        if document not in (*self.others, *(() if self.none is None else (None,))):
            seat_of(document, self.seats)
        return super().number(document, board)

    def words(self, document: Any) -> str:
        return document if isinstance(document, str) else player_of(document)

    def read(self, words: str) -> Any:
        return words if words in self.names else seat_read(words)


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


class Several(Field):
    """Several numbers, each written as the `item` writes it; texts have `between` between them, or nothing."""

    def __init__(self, name: str, item: Name, *, between: str = " ", **more: Any) -> None:
        super().__init__(name, **more)
        self.item, self.between = item, between

    def words(self, document: Any) -> str:
        return self.between.join(map(self.item.words, document)) or NOTHING

    def read(self, words: str) -> list[Any]:
        parts = words.split() if self.between else words.replace(" ", "")
        return [] if words == NOTHING else [self.item.read(part) for part in parts]


class Marks(Several):
    """A set, a bit mask or an array of 0 and 1, written as the names of what is in it, or as another field writes them.

    `once`: nothing may be named twice.
    """

    def __init__(self, name: str, names: Names | Name, *, once: bool = False, **more: Any) -> None:
        super().__init__(name, names if isinstance(names, Name) else Name("", names), **more)
        self.once = once

    def get(self, record: Any, board: LoadedBoard) -> list[Any]:
        there = self._stored(record, board)
        if isinstance(there, int):
            there = [there >> i & 1 for i in range(there.bit_length())]
        numbers = range(len(names_of(self.item.names, board)))
        return [self.item.shown(i, board) for i, marked in zip(numbers, there, strict=False) if marked]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        there, items = self._stored(record, board), list_of(document)
        if self.once and (twice := [item for i, item in enumerate(items) if item in items[:i]]):
            raise Misfit("core-position-twice", name=quoted(twice[0]))
        numbers = {self.item.number(item, board) for item in items}
        if isinstance(there, int):
            self._store(record, sum(1 << i for i in numbers), board)
        else:
            for i in numbers:
                there[i] = 1


class Seats(Marks):
    """A bit mask of seats: in JSON their numbers from 0, in texts those of the players, from 1."""

    def __init__(self, name: str, seats: int, *, derived: bool = False) -> None:
        super().__init__(name, Seat("", seats), derived=derived)


class Row(Several):
    """An array of numbers, written as names, or as another field writes them; with gaps if `none` is their number.

    `used` names a field that counts the items to write; reading sets it. `length` names a board field with the number
    of places.
    """

    def __init__(
        self, name: str, names: Names | Name, *, none: int | None = None, used: str = "", length: str = "", **more: Any
    ) -> None:
        super().__init__(name, names if isinstance(names, Name) else Name("", names, none=none), **more)
        self.used, self.length = used, length

    def clear(self, record: Any) -> None:
        if self.item.none is not None:
            for i in range(len(array := getattr(record, self.of))):
                array[i] = self.item.none

    def get(self, record: Any, board: LoadedBoard) -> list[Any]:
        array = self._stored(record, board)
        count = getattr(record, self.used) if self.used else self._places(array, board)
        return [self.item.shown(array[i], board) for i in range(count)]

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        array, items = self._stored(record, board), list_of(document)
        if len(items) > self._places(array, board):
            raise Misfit("core-position-places", name=self.name, places=self._places(array, board))
        for i, item in enumerate(items):
            with Inside(i):
                self._store_item(array, i, self.item.number(item, board))
        if self.used:
            Number(self.used).put(record, len(items), board)

    def read(self, words: str) -> list[Any]:
        gaps = self.used and self.item.none is not None  # such as cards that a view does not know; here one card
        return [None] if gaps and words == NOTHING else super().read(words)

    def _places(self, array: Any, board: LoadedBoard) -> int:
        return int(getattr(board.record, self.length)) if self.length else len(array)


class Order(Row):
    """An order of all `seats` that play, each once, or with gaps (`none`); `first` as in `Name`."""

    def __init__(self, name: str, seats: int, *, first: int = 0, none: int | None = None) -> None:
        super().__init__(name, Seat("", seats, first=first, none=none), used="seats")

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        items, seats = list_of(document), record.seats
        if len(items) != seats:
            raise Misfit("core-position-number", name=self.name, count="seats", wanted=seats, there=len(items))
        for i, item in enumerate(items):
            with Inside(i):
                if item is not None and item in items[:i]:
                    raise Misfit("core-position-twice", name=self.name)
                if item is not None or self.item.none is None:
                    seat_of(item, seats)
                self._store_item(self._stored(record, board), i, self.item.number(item, board))


class Counts(Field):
    """Counts by name, `2 pink 1 wild`, or `5 boards, 1 stone` if `5 boards` is the `example`; in JSON an object."""

    def __init__(self, name: str, names: Names, *, example: str = "", **more: Any) -> None:
        super().__init__(name, **more)
        self.names, self.example = names, example

    def get(self, record: Any, board: LoadedBoard) -> dict[str, int]:
        array = self._stored(record, board)
        return {name: int(array[i]) for i, name in enumerate(names_of(self.names, board)) if array[i]}

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        if not isinstance(document, Mapping) and not self.example:
            raise Misfit("core-position-counts", name=self.name)
        array, names, counts = self._stored(record, board), names_of(self.names, board), object_of(document)
        for index in range(len(names)):  # what is not named is none, also where a derived field had some
            self._store_item(array, index, 0)
        for name, count in counts.items():
            with Inside(name):
                self._store_item(array, index_of(name, names), whole(count))

    def words(self, document: Any) -> str:
        counts = (f"{count} {name}" for name, count in document.items())
        return (", " if self.example else " ").join(counts) or NOTHING

    def read(self, words: str) -> dict[str, int]:
        found: dict[str, int] = {}
        parts = words.split(",") if self.example else re.findall(r"\S+\s*\S*", words)
        pairs = [part.split() for part in parts if part.strip() and words != NOTHING]
        if (odd := [" ".join(pair) for pair in pairs if len(pair) != 2]) and self.example:
            raise Misfit("core-position-form", value=quoted(odd[0]), example=self.example)
        if odd:
            raise Misfit("core-position-counts", name=self.name)
        for count, name in pairs:
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
    """A field of several lines of text, such as a map, indented under its name; by default, a line for each key."""

    def lines(self, document: Any) -> list[str]:
        """Return the document as lines of text."""
        return [self.line(key, value) for key, value in document.items()]

    def read_lines(self, lines: list[tuple[int, str]]) -> Any:
        """Return the document of numbered lines; raises Misfit, with its `line` if known."""
        found: dict[str, Any] = {}
        for number, line in lines:
            try:
                key, value = self.read_line(line.strip())
                if key in found:
                    raise Misfit("core-position-twice", name=quoted(key))
            except Misfit as misfit:
                raise misfit.on(number) from None
            found[key] = value
        return found

    def line(self, key: str, value: Any) -> str:
        """Return an entry as a line of text."""
        raise NotImplementedError

    def read_line(self, line: str) -> tuple[str, Any]:
        """Return the key and the value of such a line; raises Misfit."""
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


class Nested(Block):
    """A record inside the record, as an object, empty if its first field is; texts have a line for each field.

    The first `heads` fields are written also where they are empty. None is derived.
    """

    def __init__(self, name: str, *fields: Field, heads: int = 0) -> None:
        super().__init__(name)
        self.fields, self.heads = fields, fields[:heads]

    def get(self, record: Any, board: LoadedBoard) -> dict[str, Any]:
        part = self._stored(record, board)
        found: dict[str, Any] = {}
        for field in self.fields:
            document = field.get(part, board)
            if not field.omitted(part, document) or (found and field in self.heads):
                found[field.name] = document
            elif not found:
                break
        return found

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        part, given = self._stored(record, board), known_fields(self.fields, document)
        for field in given:
            with Inside(field.name):
                field.put(part, document[field.name], board)
        for field in self.fields:
            if field not in given:
                field.clear(part)

    def line(self, key: str, value: Any) -> str:
        return f"{key} {next(field for field in self.fields if field.name == key).words(value)}"

    def read_line(self, line: str) -> tuple[str, Any]:
        key, _, words = line.partition(" ")
        [field] = known_fields(self.fields, {key: words})
        return key, field.read(words.strip())


class Keyed(Block):
    """The parts of an array, each a line: its name in `keys`, what is `between`, and the words of the `field`, whose
    record it is; in JSON an object by key. `example` is a line. A subclass may find the parts otherwise.
    """

    def __init__(
        self, name: str, keys: Names, field: Field, *, between: str = " ", example: str = "", **more: Any
    ) -> None:
        super().__init__(name, **more)
        self.keys, self.field, self.between, self.example = keys, field, between, example

    def parts(self, record: Any, board: LoadedBoard) -> Iterable[tuple[str, Any]]:
        """Return the parts with their keys."""
        return zip(names_of(self.keys, board), getattr(record, self.name), strict=False)

    def part(self, record: Any, key: str, board: LoadedBoard) -> Any:
        """Return the part that a key means; raises Misfit."""
        return getattr(record, self.name)[index_of(key, names_of(self.keys, board))]

    def get(self, record: Any, board: LoadedBoard) -> dict[str, Any]:
        found = ((key, self.field.get(part, board)) for key, part in self.parts(record, board))
        return {key: document for key, document in found if document}

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for key, value in object_of(document).items():
            part = self.part(record, key, board)
            with Inside(key):
                self.field.put(part, value, board)

    def line(self, key: str, value: Any) -> str:
        return f"{key}{self.between}{self.field.words(value)}"

    def read_line(self, line: str) -> tuple[str, Any]:
        key, *rest = line.split(self.between.strip() or None, 1)
        try:
            return key, self.field.read("".join(rest).strip())
        except Misfit:
            raise
        except ValueError:
            raise Misfit("core-position-form", value=quoted(line), example=self.example) from None


class Inline(Nested):
    """A part of `Keyed`, as `donkey c4: 2 boards; points 1 moved 1`; in JSON an object.

    The first `heads` fields have to be there; if one is not, the message `missing` tells its `name`.
    Counts come after a colon, the other fields with their names after a semicolon.
    """

    def __init__(self, *fields: Field, heads: int, missing: str) -> None:
        super().__init__("", *fields, heads=heads)
        self.missing = missing
        self.counts = [field for field in fields if isinstance(field, Counts)]
        self.others = {field.name: field for field in fields[heads:] if field not in self.counts}

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        for head in self.heads:
            if head.name not in object_of(document):
                raise Misfit(self.missing, name=head.name)
        super().put(record, document, board)

    def words(self, document: Any) -> str:
        heads = " ".join(head.words(document[head.name]) for head in self.heads)
        counts = "".join(f": {field.words(document[field.name])}" for field in self.counts if field.name in document)
        others = " ".join(self.line(name, document[name]) for name in self.others if name in document)
        return f"{heads}{counts}; {others}" if others else heads + counts

    def read(self, words: str) -> dict[str, Any]:
        front, _, others = words.partition(";")
        heads, *counts = front.split(":", 1) if self.counts else [front]
        found = {field.name: field.read(word) for field, word in zip(self.heads, heads.split(), strict=True)}
        found |= {field.name: field.read(text.strip()) for field, text in zip(self.counts, counts, strict=False)}
        parts = others.replace(";", " ").split()
        for name, word in zip(parts[::2], parts[1::2], strict=True):
            if name in found:
                raise Misfit("core-position-twice", name=quoted(name))
            found[name] = self.others[name].read(word) if name in self.others else word
        return found


def known_fields(fields: Sequence[Field], document: Any) -> list[Field]:
    """Return the fields that are in a document, in order; raises Misfit for unknown ones."""
    if strange := [name for name in object_of(document) if name not in {f.name for f in fields}]:
        raise Misfit("core-position-field", name=quoted(strange[0]), known=", ".join(f.name for f in fields))
    return [f for f in fields if f.name in document]


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


def object_of(document: Any) -> Mapping[str, Any]:
    """Return a document that is an object; raises Misfit for others."""
    if not isinstance(document, Mapping):
        raise Misfit("core-position-object", value=quoted(document))
    return document


def list_of(document: Any) -> list[Any]:
    """Return a document that is a list; raises Misfit for others."""
    if not isinstance(document, list | tuple):
        raise Misfit("core-position-list", value=quoted(document))
    return list(document)
