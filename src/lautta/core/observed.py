"""How learners see the fields of a record: as is declared at the fields of the position, or else as their kinds say."""

from collections.abc import Mapping, Sequence
from typing import Any

from lautta.core import fields
from lautta.core.observation import OUT, Shown

Paths = dict[str, Shown]


def observed(declared: Sequence[fields.Field], record: Any) -> Paths:
    """Return how the fields of a state are shown that are not plain numbers, by path, as "players.hand"."""
    return _inside(declared, record) | {field.of: OUT for field in declared if field.seen == fields.SECRET}


def _inside(declared: Sequence[fields.Field], record: Any) -> Paths:
    storages, found = dict(getattr(record, "_fields_", ())), Paths()
    for field in declared:
        if isinstance(field.observed, Mapping):
            found |= field.observed
        elif field.observed:
            found[field.of] = field.observed
        elif field.of in storages and not field.via:
            found |= {f"{field.of}.{path}".strip("."): how for path, how in usual(field, storages[field.of]).items()}
    return found


def usual(field: fields.Field, storage: Any) -> Paths:
    """Return how a field of this kind is shown, or by path the fields in it; nothing for a plain number."""
    inner = getattr(storage, "_type_", storage)
    match field:
        case fields.Seat():
            return {"": Shown("seat", base=field.first)}
        case fields.Seats():
            return {"": Shown("seats")}
        case fields.Marks():
            return {"": Shown("number" if hasattr(storage, "_length_") else "bits", count(field.item.names))}
        case fields.Row():
            return {"": usual(field.item, inner).get("", Shown())._replace(length=field.length or None)}
        case fields.Counts():
            return {"": Shown(length=count(field.names))}
        case fields.Each() | fields.Nested():
            return _inside(field.fields, inner)
        case fields.Keyed():
            rows = field.keys if isinstance(field.keys, str) else None
            return {path: how._replace(rows=rows) for path, how in ({"": Shown()} | usual(field.field, inner)).items()}
    return {}


def count(names: fields.Names) -> int | str:
    """Return how many there are; parts of a board are counted in the field of their name."""
    return names if isinstance(names, str) else len(names)
