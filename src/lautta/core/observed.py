"""How learners see the fields of a record: as is declared at the fields of the position, or else as their kinds say."""

from collections.abc import Mapping, Sequence
from functools import singledispatch
from typing import Any

from lautta.core import fields
from lautta.core.observation import OUT, Shown

Paths = dict[str, Shown]


def observed(declared: Sequence[fields.Field], record: Any) -> Paths:
    """Return how the fields of a state are shown that are not plain numbers, by path, as "players.hand"."""
    return _shown(declared, record) | {field.of: OUT for field in declared if field.seen == fields.SECRET}


def _shown(declared: Sequence[fields.Field], record: Any) -> Paths:
    storages, found = dict(getattr(record, "_fields_", ())), Paths()
    for field in declared:
        if isinstance(field.observed, Mapping):
            found |= field.observed
        elif field.observed:
            found[field.of] = field.observed
        elif field.of in storages and not field.via:
            found |= usual(field, storages[field.of])
    return found


@singledispatch
def usual(field: fields.Field, storage: Any) -> Paths:
    """Return how a field of this kind is shown, and fields in it; nothing for a plain number."""
    return {}


@usual.register
def _(field: fields.Seat, storage: Any) -> Paths:
    return {field.of: Shown("seat", base=field.first)}


@usual.register
def _(field: fields.Seats, storage: Any) -> Paths:
    return {field.of: Shown("seats")}


@usual.register
def _(field: fields.Marks, storage: Any) -> Paths:
    return {field.of: Shown("number" if hasattr(storage, "_length_") else "bits", _count(field.item.names))}


@usual.register
def _(field: fields.Row, storage: Any) -> Paths:
    item = usual(field.item, storage).get(field.item.of, Shown())
    return {field.of: item._replace(length=field.length or None)}


@usual.register
def _(field: fields.Counts, storage: Any) -> Paths:
    return {field.of: Shown(length=_count(field.names))}


@usual.register
def _(field: fields.Each, storage: Any) -> Paths:
    return _under(field.of, _shown(field.fields, storage._type_))


@usual.register
def _(field: fields.Nested, storage: Any) -> Paths:
    return _under(field.of, _shown(field.fields, storage))


@usual.register
def _(field: fields.Keyed, storage: Any) -> Paths:
    rows = field.keys if isinstance(field.keys, str) else None
    item = usual(field.field, getattr(storage, "_type_", storage))
    return _under(field.of, {path: how._replace(rows=rows) for path, how in item.items()})


def _count(names: fields.Names) -> int | str:
    """How many there are; parts of a board are counted in the field of their name."""
    return names if isinstance(names, str) else len(names)


def _under(name: str, paths: Paths) -> Paths:
    """The paths from the record that has a field of this name."""
    return {f"{name}.{path}".strip("."): how for path, how in paths.items()}
