"""Position texts: any record as readable lines and as JSON, lossless, and read back from either.

A game declares for each record which fields are shown and how, as a tuple of `Field`s; numbers become names
("pink", "R17") and masks become lists. The same declaration gives both forms, so they cannot drift apart:

* the *document*: dicts, lists, names and numbers, ready for JSON;
* the *text*: a field a line, the parts of a repeated record indented under a numbered heading.

Empty fields (0, no names) are left out and read as empty. A field marked `derived` is recomputed by the game when it
is left out, and written only where it differs from that, as in what one seat may know of another's hand.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from ctypes import Structure, sizeof
from typing import Any

from lautta.core.boards import LoadedBoard
from lautta.core.chance import draw_number
from lautta.core.reasons import MalformedPosition

Names = str | tuple[str, ...]  # names given here, or the kind of a board's part that has them
NOTHING = "-"


def names_of(names: Names, board: LoadedBoard) -> tuple[str, ...]:
    """The names themselves."""
    return board.names[names] if isinstance(names, str) else names


def index_of(name: Any, names: Sequence[str]) -> int:
    """The number of a name; raises MalformedPosition with the name quoted."""
    try:
        return names.index(name)
    except ValueError:
        raise MalformedPosition(f"{name!r} is none of {', '.join(names)}") from None


def whole(value: Any) -> int:
    """A whole number that came as a number or as digits; raises MalformedPosition."""
    try:
        if isinstance(value, bool | float):
            raise ValueError
        return int(value)
    except (ValueError, TypeError):
        raise MalformedPosition(f"{value!r} is not a whole number") from None


class Field:
    """One field of a record, a plain number unless a subclass says otherwise.

    `derived`: the game can recompute it. `none`: the number that stands for nothing there.
    """

    def __init__(self, name: str, *, derived: bool = False) -> None:
        self.name, self.derived = name, derived

    def clear(self, record: Any) -> None:
        """Empty the field of a record that is all zeros."""

    def get(self, record: Any, board: LoadedBoard) -> Any:
        """The field as a document."""
        return int(getattr(record, self.name))

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        """Write a document into the field."""
        self._store(record, self.name, whole(document))

    def words(self, document: Any) -> str:
        """The document in words, on one line."""
        return str(document)

    def read(self, words: str) -> Any:
        """The document of such a line."""
        return words

    def _store(self, record: Any, name: str, value: int) -> None:
        with suppress(OverflowError):  # of strict records
            setattr(record, name, value)
        if getattr(record, name) != value:
            raise MalformedPosition(f"{value} does not fit {name}")

    def _store_item(self, array: Any, index: int, value: int) -> None:
        if not 0 <= index < len(array):
            raise MalformedPosition(f"{self.name} has only {len(array)} places")
        with suppress(OverflowError):
            array[index] = value
        if array[index] != value:
            raise MalformedPosition(f"{value} does not fit {self.name}")


class Number(Field):
    """A plain number."""


class Name(Field):
    """A number shown as a name; `none` is shown as nothing."""

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
    """A bit mask shown as the names of its bits."""

    def __init__(self, name: str, names: Names, *, derived: bool = False) -> None:
        super().__init__(name, derived=derived)
        self.names = names

    def get(self, record: Any, board: LoadedBoard) -> list[str]:
        mask = getattr(record, self.name)
        return [name for i, name in enumerate(names_of(self.names, board)) if mask >> i & 1] if mask else []

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        mask = 0
        for name in _list(document):
            mask |= 1 << index_of(name, names_of(self.names, board))
        self._store(record, self.name, mask)

    def words(self, document: Any) -> str:
        return " ".join(document) or NOTHING

    def read(self, words: str) -> list[str]:
        return [] if words == NOTHING else words.split()


class Row(Field):
    """An array of numbers shown as names, with gaps (`none`).

    With `used`, a field that counts them, only so many items are shown, and it is set when they are read.
    With `length`, the name of a board field, only so many places exist.
    """

    def __init__(self, name: str, names: Names, *, none: int = -1, used: str | None = None,
                 length: str | None = None, derived: bool = False) -> None:
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
        array, items = getattr(record, self.name), _list(document)
        if len(items) > self._places(array, board):
            raise MalformedPosition(f"{self.name} has only {self._places(array, board)} places")
        for i, item in enumerate(items):
            value = self.none if item is None else index_of(item, names_of(self.names, board))
            self._store_item(array, i, value)
        if self.used:
            self._store(record, self.used, len(items))

    def words(self, document: Any) -> str:
        return " ".join(NOTHING if item is None else item for item in document) or NOTHING

    def read(self, words: str) -> list[str | None]:
        if self.used and words == NOTHING:
            return []
        return [None if word == NOTHING else word for word in words.split()]

    def _places(self, array: Any, board: LoadedBoard) -> int:
        return int(getattr(board.record, self.length)) if self.length else len(array)


class Counts(Field):
    """An array of counts shown as `2 pink 1 wild`, in JSON as an object."""

    def __init__(self, name: str, names: Names, *, derived: bool = False) -> None:
        super().__init__(name, derived=derived)
        self.names = names

    def get(self, record: Any, board: LoadedBoard) -> dict[str, int]:
        array = getattr(record, self.name)
        return {name: int(array[i]) for i, name in enumerate(names_of(self.names, board)) if array[i]}

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        if not isinstance(document, Mapping):
            raise MalformedPosition(f"{self.name} wants counts by name, not {document!r}")
        array, names = getattr(record, self.name), names_of(self.names, board)
        for index in range(len(names)):  # what is not named is none, also where a derived field had some
            self._store_item(array, index, 0)
        for name, count in document.items():
            self._store_item(array, index_of(name, names), whole(count))

    def words(self, document: Any) -> str:
        return " ".join(f"{count} {name}" for name, count in document.items()) or NOTHING

    def read(self, words: str) -> dict[str, int]:
        parts = [] if words == NOTHING else words.split()
        if len(parts) % 2:
            raise MalformedPosition(f"{self.name} wants counts and names in turn, such as `2 pink 1 wild`: {words!r}")
        found: dict[str, int] = {}
        for count, name in zip(parts[::2], parts[1::2], strict=True):
            if name in found:
                raise MalformedPosition(f"{self.name} names {name} twice")
            found[name] = whole(count)
        return found


class Generator(Field):
    """The generator of a record: its key in hexadecimal, its branch, and how many numbers were drawn."""

    def get(self, record: Any, board: LoadedBoard) -> dict[str, str | int]:
        chance = getattr(record, self.name)
        key = key_of(chance)
        if not any(key) and not chance.branch and not chance.drawn:
            return {}
        return {"key": key.hex(), "branch": int(chance.branch), "drawn": int(chance.drawn)}

    def put(self, record: Any, document: Any, board: LoadedBoard) -> None:
        if not isinstance(document, Mapping) or not set(document) <= {"key", "branch", "drawn"}:
            raise MalformedPosition(f"{self.name} has a key, a branch and a number drawn, not {document!r}")
        try:
            key = bytes.fromhex(document.get("key", "00" * 32))
        except (ValueError, TypeError):
            key = b""
        if len(key) != 32:
            raise MalformedPosition("the key of a generator is 32 bytes in hexadecimal")
        branch, drawn = whole(document.get("branch", 0)), whole(document.get("drawn", 0))
        if not (0 <= branch < 2**32 and 0 <= drawn < 2**48):
            raise MalformedPosition(f"branch {branch} or drawn {drawn} is out of range")
        wind(getattr(record, self.name), key, branch, drawn)

    def words(self, document: Any) -> str:
        return " ".join(f"{name} {value}" for name, value in document.items())

    def read(self, words: str) -> dict[str, str]:
        parts = words.split()
        if len(parts) % 2:
            raise MalformedPosition(f"{self.name} wants names and values in turn: {words!r}")
        return dict(zip(parts[::2], parts[1::2], strict=True))


class Block(Field):
    """A field that takes several lines of text, such as a map: indented under its name."""

    def lines(self, document: Any) -> list[str]:
        """The document as lines of text."""
        raise NotImplementedError

    def read_lines(self, lines: list[tuple[int, str]]) -> Any:
        """The document of such lines, given with their numbers; raises MalformedPosition."""
        raise NotImplementedError


class Each(Field):
    """A repeated record, such as the players: a document and an indented block each.

    `count` names the field that tells how many there are.
    """

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
    """The 32 bytes that key a generator; `wind` takes them."""
    return b"".join(int(word).to_bytes(8, "little") for word in chance.key)


def wind(chance: Any, key: bytes, branch: int, drawn: int) -> None:
    """Set a generator to where it stood after so many draws, its buffer of words included."""
    for i in range(4):
        chance.key[i] = int.from_bytes(key[8 * i : 8 * i + 8], "little")
        chance.words[i] = 0
    again = (drawn - 1) % 4 + 1 if drawn else 0  # the words of the last block are still in the buffer
    chance.branch, chance.drawn = branch, drawn - again
    for _ in range(again):
        draw_number(chance)


def _list(document: Any) -> list[Any]:
    if not isinstance(document, list | tuple):
        raise MalformedPosition(f"a list is wanted, not {document!r}")
    return list(document)


def _known(fields: tuple[Field, ...], document: Any) -> list[Field]:
    """The fields that a document has, in their order; raises MalformedPosition for others."""
    if not isinstance(document, Mapping):
        raise MalformedPosition(f"an object is wanted, not {document!r}")
    if strange := [name for name in document if name not in {f.name for f in fields}]:
        raise MalformedPosition(f"there is no field {strange[0]!r}; there are {', '.join(f.name for f in fields)}")
    return [f for f in fields if f.name in document]


def document(fields: tuple[Field, ...], record: Structure, settled: Structure, board: LoadedBoard) -> dict[str, Any]:
    """What a record says, without empty fields and without derived ones that are as in `settled`."""
    found: dict[str, Any] = {}
    for field in fields:
        if isinstance(field, Each):
            count = getattr(record, field.count)
            parts = zip(getattr(record, field.name)[:count], getattr(settled, field.name), strict=False)
            found[field.name] = [document(field.fields, part, other, board) for part, other in parts]
            continue
        value = field.get(record, board)
        if field.derived:
            if value != field.get(settled, board):
                found[field.name] = value
        elif value:
            found[field.name] = value
    return found


def fill(fields: tuple[Field, ...], record: Structure, doc: Any, board: LoadedBoard, *, derived: bool) -> None:
    """Write a document into a record: the derived fields or the others, each as far as given."""
    for field in _known(fields, doc):
        if isinstance(field, Each):
            items = _list(doc[field.name])
            if not derived and len(items) != getattr(record, field.count):
                raise MalformedPosition(
                    f"{field.count} is {getattr(record, field.count)}, but {field.name} are {len(items)}")
            for item, part in zip(items, getattr(record, field.name), strict=False):
                fill(field.fields, part, item, board, derived=derived)
        elif field.derived == derived:
            field.put(record, doc[field.name], board)


def write(fields: tuple[Field, ...], doc: Mapping[str, Any], indent: str = "") -> list[str]:
    """A document as lines of text."""
    lines = []
    for field in fields:
        if field.name not in doc:
            continue
        if isinstance(field, Each):
            for i, item in enumerate(doc[field.name]):
                lines += [f"{indent}{field.heading} {i + 1}", *write(field.fields, item, indent + "  ")]
        elif isinstance(field, Block):
            lines += [f"{indent}{field.name}", *(f"{indent}  {line}".rstrip() for line in field.lines(doc[field.name]))]
        else:
            lines.append(f"{indent}{field.name} {field.words(doc[field.name])}")
    return lines


def parse(fields: tuple[Field, ...], lines: list[tuple[int, str]], indent: str = "") -> dict[str, Any]:
    """The document of lines of text, given with their numbers; raises MalformedPosition naming the line."""
    doc: dict[str, Any] = {}
    by_name = {f.name: f for f in fields if not isinstance(f, Each)}
    by_heading = {f.heading: f for f in fields if isinstance(f, Each)}
    at = 0
    while at < len(lines):
        number, line = lines[at]
        at += 1
        if not line.startswith(indent) or line[len(indent) :].startswith((" ", "\t")):
            raise MalformedPosition(f"line {number}: {line.strip()!r} is indented by mistake")
        word, _, rest = line.strip().partition(" ")
        try:
            block = []
            if word in by_heading or isinstance(by_name.get(word), Block):
                while at < len(lines) and lines[at][1].startswith(indent + "  "):
                    block.append(lines[at])
                    at += 1
            if each := by_heading.get(word):
                items = doc.setdefault(each.name, [])
                if whole(rest) != len(items) + 1:
                    raise MalformedPosition(f"{word} {len(items) + 1} should come here")
                items.append(parse(each.fields, block, indent + "  "))
            elif field := by_name.get(word):
                if word in doc:
                    raise MalformedPosition(f"{word} is there twice")
                doc[word] = field.read_lines(block) if isinstance(field, Block) else field.read(rest.strip())
            else:
                raise MalformedPosition(f"there is no field {word!r}; there are {', '.join((*by_name, *by_heading))}")
        except MalformedPosition as error:
            text = str(error)
            raise MalformedPosition(text if text.startswith("line ") else f"line {number}: {text}") from None
    return doc


def layout(record: type[Structure]) -> str:
    """A hash of the layout of a record: two programs with the same one can exchange its bytes."""
    from hashlib import blake2b

    return blake2b(_shape(record).encode(), digest_size=8).hexdigest()


def _shape(storage: Any) -> str:
    if hasattr(storage, "_fields_"):
        parts = ";".join(f"{name}@{getattr(storage, name).offset}:{_shape(kind)}" for name, kind in storage._fields_)
        return f"{{{parts}}}{sizeof(storage)}"
    if hasattr(storage, "_length_"):
        return f"{_shape(storage._type_)}*{storage._length_}"
    return f"{storage._type_}{sizeof(storage)}"
