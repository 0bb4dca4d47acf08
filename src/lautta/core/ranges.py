"""The ranges of a position: the rule `ranges(b, s, f)`, written from the declared fields and options of a game.

It notes every number that its field cannot hold: an index beyond what there is, a count above its most, anything that
belongs to a part that is not in play. The other rules may look things up by these numbers once it has found nothing.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import singledispatch
from typing import TYPE_CHECKING, Any

from lautta.core import fields
from lautta.core.faults import Faults, within
from lautta.core.problems import Fault

if TYPE_CHECKING:
    from lautta.core.actions import Position

APART = 256  # `where` is a field's number times this, plus the part that it belongs to, such as the seat


@dataclass(frozen=True)
class Place:
    """Where a field is, as the rule writes it: its value, its storage, and `where` for notes."""

    value: str
    storage: Any
    where: str

    def within(self, least: int | str, most: int | str, value: str = "") -> str:
        """The check of a number."""
        return f"within(f, {self.where}, {value or self.value}, {least}, {most})"

    def items(self, *lines: str) -> Iterator[str]:
        """Lines for each item `k` of an array."""
        yield f"for k in range({self.storage._length_}):"
        yield from (f"    {line}" for line in lines)

    def item(self, least: int | str, most: int | str) -> str:
        """The check of item `k` of an array."""
        return self.within(least, most, f"{self.value}[k]")


def count_of(item: fields.Name) -> int | str:
    """How many names there are, and numbers before the first: seats are those of the game, and parts of a board are
    counted in the field of their name.
    """
    names: int | str = f"b.{item.names}" if isinstance(item.names, str) else len(item.names)
    if isinstance(item, fields.Seat) and not item.others:
        names = "s.seats"
    return f"{names} + {item.first}" if item.first else names


@singledispatch
def checks(field: fields.Field, at: Place) -> Iterator[str]:
    """The lines that check a field in play; a field without limits needs none."""
    if field.most is not None:
        yield at.within(field.least, field.most)


@checks.register
def _(field: fields.Generator, at: Place) -> Iterator[str]:
    yield from ()  # checked where records come in, see `fields.is_wound`


@checks.register
def _(field: fields.Name, at: Place) -> Iterator[str]:
    if field.none in (None, -1):
        yield at.within(field.none or 0, f"{count_of(field)} - 1")
    else:
        yield f"if {at.value} != {field.none}:"
        yield f"    {at.within(0, f'{count_of(field)} - 1')}"


@checks.register
def _(field: fields.Marks, at: Place) -> Iterator[str]:
    if hasattr(at.storage, "_length_"):
        yield from at.items(at.item(0, 1), f"if k >= {count_of(field.item)}:", f"    {at.item(0, 0)}")
    else:
        yield at.within(0, f"(1 << {count_of(field.item)}) - 1")


@checks.register
def _(field: fields.Row, at: Place) -> Iterator[str]:
    none, item = field.item.none or 0, replace(at, value=f"{at.value}[k]")
    used = f"{at.value.rpartition('.')[0]}.{field.used}"
    places = used if field.used else f"b.{field.length}" if field.length else at.storage._length_
    if field.used:
        yield at.within(0, at.storage._length_, used)
    inside = [item.within(0, f"{count_of(field.item)} - 1")] if field.used else checks(field.item, item)
    yield from at.items(
        f"if k >= {places}:", f"    {item.within(none, none)}", "else:", *(f"    {one}" for one in inside)
    )


@checks.register
def _(field: fields.Counts, at: Place) -> Iterator[str]:
    if field.most is not None:
        yield from at.items(at.item(field.least, field.most))
    names = f"b.{field.names}" if isinstance(field.names, str) else len(field.names)
    yield f"for k in range({names}, {at.storage._length_}):"
    yield f"    {at.item(0, 0)}"


@checks.register
def _(field: fields.Grid, at: Place) -> Iterator[str]:
    yield from at.items(at.item(0, len(field.signs) - 1))


def empty(field: fields.Field, at: Place) -> Iterator[str]:
    """The lines that check that a field of a part that is not in play is empty."""
    lines, indent, value = loops(at.storage, at.value)
    yield from lines
    yield f"{indent}{at.within(none_of(field), none_of(field), value)}"


def none_of(field: fields.Field) -> int:
    """The number that a field has where nothing is there."""
    named = field.item if isinstance(field, fields.Row) else field
    return getattr(named, "none", None) or 0


def loops(storage: Any, value: str) -> tuple[list[str], str, str]:
    """The lines that go through all numbers of a storage by `k0` and on, the indent within them, and a number there."""
    lines, indent = list[str](), ""
    while hasattr(storage, "_length_"):
        index = f"k{len(lines)}"
        lines.append(f"{indent}for {index} in range({storage._length_}):")
        storage, value, indent = storage._type_, f"{value}[{index}]", f"{indent}    "
    return lines, indent, value


def flat(position: "Position") -> list[tuple[fields.Field, fields.Each | fields.Nested | None]]:
    """The fields in the order of their numbers, each with the one that it is part of; then the options."""
    found: list[tuple[fields.Field, fields.Each | fields.Nested | None]] = []
    for field in position.fields:
        if isinstance(field, fields.Each | fields.Nested):
            found += [(one, field) for one in field.fields]
        else:
            found.append((field, None))
    return found + [(fields.Name(option.field, option.values), None) for option in position.options]


def is_number(field: fields.Field, storages: Mapping[str, Any]) -> bool:
    """Is a field a number, or some, of the record? Records inside it have ranges of their own."""
    storage: Any = None if field.via else storages.get(field.of)
    while hasattr(storage, "_length_"):
        storage = storage._type_
    return storage is not None and not hasattr(storage, "_fields_")


def _body(position: "Position", state: Any) -> list[str]:
    """The lines of the rule."""
    body, number, storages = list[str](), 0, dict(state._fields_)
    lengths = {one.count: storages[one.name]._length_ for one in position.fields if isinstance(one, fields.Each)}
    if uncounted := lengths.keys() - {field.of for field in position.fields}:
        raise ValueError(f"{min(uncounted)} counts parts, so it has to be a field of the position")
    for field in position.fields:
        if isinstance(field, fields.Each):
            body += _each(field, storages[field.name], number)
            number += len(field.fields)
        elif isinstance(field, fields.Nested):
            inner = places_in(field.fields, storages[field.of], f"s.{field.of}", number)
            body += [line for one, place in inner for line in checks(one, place)]
            number += len(field.fields)
        else:
            body += [line for one, place in places_in([field], state, "s", number) for line in checks(one, place)]
            if field.of in lengths:  # the limit of others
                if not isinstance(field.most, int) or field.most > lengths[field.of]:
                    body.append(f"within(f, {APART * number}, s.{field.of}, 0, {lengths[field.of]})")
                body += ["if f.count:", "    return"]
            number += 1
    for where, option in enumerate(position.options, number):
        body.append(f"within(f, {APART * where}, s.{option.field}, 0, {len(option.values) - 1})")
    return body


def places_in(
    given: Sequence[fields.Field], record: Any, value: str, first: int, part: str = ""
) -> list[tuple[fields.Field, Place]]:
    """The fields that are numbers of a record, each with its place; `first` is the number of the first field."""
    storages = dict(record._fields_)
    return [
        (field, Place(f"{value}.{field.of}", storages[field.of], f"{APART * number}{part}"))
        for number, field in enumerate(given, first)
        if is_number(field, storages)
    ]


def _each(each: fields.Each, storage: Any, first: int) -> Iterator[str]:
    """The checks of a record that is repeated, as part `i`."""
    part = f"{each.name}_{first}"
    places = places_in(each.fields, storage._type_, part, first, " + i")
    yield from (f"for i in range({storage._length_}):", f"    {part} = s.{each.name}[i]")
    for condition, rule in ((f"if i < s.{each.count}:", checks), ("else:", empty)):
        lines = [line for field, place in places for line in rule(field, place)]
        yield from (f"    {condition}", *(f"        {line}" for line in lines or ["pass"]))


def ranges_of(position: "Position", board: Any, state: Any) -> Callable[..., None]:
    """The rule as a function."""
    names = {"Board": board, "State": state, "Faults": Faults, "within": within}
    return written("ranges(b: Board, s: State, f: Faults) -> None", _body(position, state), names)


def written(head: str, body: list[str], names: dict[str, Any]) -> Callable[..., None]:
    """A rule that is written as text, as a function, which the compiler translates as any other."""
    text = "\n".join([f"def {head}:", *(f"    {line}" for line in body or ["pass"]), ""])
    space: dict[str, Any] = {"__name__": __name__, **names}
    exec(compile(text, "<written>", "exec"), space)
    rule: Callable[..., None] = space[head.partition("(")[0]]
    rule.source = text  # type: ignore[attr-defined]
    return rule


def said(position: "Position", record: Any, facts: tuple[int, ...]) -> Fault:
    """The fault of a number out of range. Seats and turns are given as people count them."""
    number, part = divmod(facts[0], APART)
    field, outer = flat(position)[number]
    each = outer if isinstance(outer, fields.Each) else None
    path = (each.name, part, field.name) if each else (outer.name, field.name) if outer else (field.name,)
    if each and part >= getattr(record, each.count):
        return Fault(path, "core-position-absent", {"part": each.heading, "number": part + 1})
    if field.most is None and not isinstance(field, fields.Number | fields.Turn | fields.Name):
        return Fault(path, "core-position-strange", {"name": field.name})
    base = isinstance(field, fields.Turn | fields.Seat)
    value, least, most = (fact + base for fact in facts[1:])
    return Fault(path, "core-position-range", {"name": field.name, "value": value, "least": least, "most": most})
