"""Position texts: records as readable lines and as JSON, lossless in both directions.

A game declares the fields of each record as a tuple of `lautta.core.fields.Field`s; numbers
become names ("pink", "R17") and masks become lists. One declaration defines both forms:

* the *document*: dicts, lists, names and numbers, ready for JSON;
* the *text*: a line for each field, the parts of a repeated record indented under a numbered heading.

Empty fields (0, no names) are left out. A field marked `derived` is written only if it differs from the value that the
game computes, as in a view of another seat's hand; if it is left out, the game computes it.
"""

from collections.abc import Mapping
from ctypes import Structure, sizeof
from dataclasses import replace
from typing import Any, NoReturn

from lautta.core.boards import LoadedBoard
from lautta.core.fields import Block, Each, Field, Inside, Lines, known_fields, list_of, whole
from lautta.core.problems import Fault, Misfit, Path, Problem, quoted
from lautta.core.reasons import MalformedPosition


def document(fields: tuple[Field, ...], record: Structure, derived: Structure, board: LoadedBoard) -> dict[str, Any]:
    """Return a record as a document, without empty fields and derived ones that are as in `derived`."""
    found: dict[str, Any] = {}
    for field in fields:
        if isinstance(field, Each):
            count = getattr(record, field.count)
            parts = zip(getattr(record, field.name)[:count], getattr(derived, field.name), strict=False)
            found[field.name] = [document(field.fields, part, other, board) for part, other in parts]
            continue
        value = field.get(record, board)
        if field.derived:
            if value != field.get(derived, board):
                found[field.name] = value
        elif not field.omitted(record, value):
            found[field.name] = value
    return found


def differences(fields: tuple[Field, ...], record: Structure, derived: Structure, board: LoadedBoard) -> list[Fault]:
    """Return a fault for each field of a record that is not as in `derived`."""
    found: list[Fault] = []
    for field in fields:
        if isinstance(field, Each):
            pairs = zip(getattr(record, field.name), getattr(derived, field.name), strict=True)
            for i, (part, other) in enumerate(pairs):
                inside = differences(field.fields, part, other, board)
                found += [replace(fault, path=(field.name, i, *fault.path)) for fault in inside]
        elif (there := field.get(record, board)) != (wanted := field.get(derived, board)):
            args = {"name": field.name, "there": quoted(field.words(there)), "wanted": quoted(field.words(wanted))}
            found.append(Fault((field.name,), "core-position-derived", args))
    return found


def fill(fields: tuple[Field, ...], record: Structure, doc: Any, board: LoadedBoard, *, derived: bool) -> None:
    """Write a document into a record: either the derived fields or the others, if given."""
    for field in known_fields(fields, doc):
        with Inside(field.name):
            if isinstance(field, Each):
                _fill_each(field, record, doc[field.name], board, derived=derived)
            elif field.derived == derived:
                field.put(record, doc[field.name], board)


def _fill_each(each: Each, record: Structure, doc: Any, board: LoadedBoard, *, derived: bool) -> None:
    items, wanted = list_of(doc), getattr(record, each.count)
    if not derived and len(items) != wanted:
        raise Misfit("core-position-number", name=each.name, count=each.count, wanted=wanted, there=len(items))
    for i, (item, part) in enumerate(zip(items, getattr(record, each.name), strict=False)):
        with Inside(i):
            fill(each.fields, part, item, board, derived=derived)


def write(fields: tuple[Field, ...], doc: Mapping[str, Any], indent: str = "") -> list[str]:
    """Return a document as lines of text."""
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


def parse(
    fields: tuple[Field, ...],
    lines: list[tuple[int, str]],
    indent: str = "",
    path: Path = (),
    where: Lines | None = None,
) -> dict[str, Any]:
    """Return the document of numbered lines of text, the line of each part in `where`; raises MalformedPosition."""
    doc: dict[str, Any] = {}
    by_name = {f.name: f for f in fields if not isinstance(f, Each)}
    by_heading = {f.heading: f for f in fields if isinstance(f, Each)}
    where = {} if where is None else where
    at = 0
    while at < len(lines):
        number, line = lines[at]
        at += 1
        if not line.startswith(indent) or line[len(indent) :].startswith((" ", "\t")):
            _stop(number, Misfit("core-position-indented", line=quoted(line.strip())))
        word, _, rest = line.strip().partition(" ")
        block = []
        if word in by_heading or isinstance(by_name.get(word), Block):
            while at < len(lines) and lines[at][1].startswith(indent + "  "):
                block.append(lines[at])
                at += 1
        try:
            with Inside(word):
                if each := by_heading.get(word):
                    items = doc.setdefault(each.name, [])
                    place = (*path, each.name, len(items))
                    where[place] = number
                    if whole(rest.strip()) != len(items) + 1:
                        raise Misfit("core-position-next", name=word, number=len(items) + 1)
                    items.append(parse(each.fields, block, indent + "  ", place, where))
                elif field := by_name.get(word):
                    if word in doc:
                        raise Misfit("core-position-twice", name=word)
                    where[(*path, word)] = number
                    doc[word] = _read(field, rest.strip(), block, (*path, word), where)
                else:
                    known = ", ".join((*by_name, *by_heading))
                    raise Misfit("core-position-field", name=quoted(word), known=known)
        except Misfit as misfit:
            _stop(number, misfit)
    return doc


def _read(field: Field, rest: str, block: list[tuple[int, str]], path: Path, where: Lines) -> Any:
    if not isinstance(field, Block):
        return field.read(rest)
    if rest:
        raise Misfit("core-position-block", name=field.name)
    document = field.read_lines(block)
    where.update({(*path, *more): number for more, number in field.places(document, block).items()})
    return document


def _stop(number: int, misfit: Misfit) -> NoReturn:
    fault = misfit.fault
    raise MalformedPosition([Problem.said(misfit.line or number, "", fault.key, fault.args)])


def layout(record: type[Structure]) -> str:
    """Return a hash of the layout of a record; programs with equal hashes can exchange its bytes."""
    from hashlib import blake2b

    return blake2b(_shape(record).encode(), digest_size=8).hexdigest()


def _shape(storage: Any) -> str:
    if hasattr(storage, "_fields_"):
        parts = ";".join(f"{name}@{getattr(storage, name).offset}:{_shape(kind)}" for name, kind in storage._fields_)
        return f"{{{parts}}}{sizeof(storage)}"
    if hasattr(storage, "_length_"):
        return f"{_shape(storage._type_)}*{storage._length_}"
    return f"{storage._type_}{sizeof(storage)}"
