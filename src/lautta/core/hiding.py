"""What seats may not know: the rule `hide(b, s, seat)`, written from the fields that say who sees them.

It blanks a field for those who do not, as if nothing were there. A game's own rule `deal` fills that again at random.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from lautta.core import fields
from lautta.core.ranges import is_number, loops, none_of, written

if TYPE_CHECKING:
    from lautta.core.actions import Position


class Hiding(NamedTuple):
    """Rules of what a seat (NOBODY: a spectator) may not know: hide(b, s, seat) blanks it, and deal(b, s, seat, c)
    fills that at random, drawing only with a Chooser. Hiding it again gives the same view.
    """

    hide: Callable[..., None]
    deal: Callable[..., None]


def hides(position: "Position", *, recalled: bool = False) -> bool:
    """Is there a field that not everybody sees, or one that players with perfect recall know nevertheless?"""
    return any(field.seen and (field.seen.recalled or not recalled) for field in _inside(position.fields))


def _inside(given: Iterable[fields.Field]) -> Iterator[fields.Field]:
    """Fields with all that are in them."""
    for field in given:
        yield field
        yield from _inside(getattr(field, "fields", ()))
        yield from _inside([field.item] if isinstance(field, fields.Several) else [])
        yield from _inside([field.field] if isinstance(field, fields.Keyed) else [])


def hide_of(position: "Position", board: Any, state: Any, *, recall: bool) -> Callable[..., None]:
    """The rule as a function; with `recall` for those who remember what was ever public.

    Raises ValueError for what would hide something else than it says: see `_check`.
    """
    storages = dict(state._fields_)
    eaches = [field for field in position.fields if isinstance(field, fields.Each)]
    _check(position, eaches)
    body = list(_blanked(position.fields, "s", storages, recall=recall))
    for each in eaches:
        lines = list(_blanked(each.fields, "p", dict(storages[each.name]._type_._fields_), recall=recall))
        if lines:
            if each.count == "seats":  # only the part of a seat has an owner
                lines = ["if i != seat:", *(f"    {line}" for line in lines)]
            body += [f"for i in range(s.{each.count}):", *(f"    {line}" for line in (f"p = s.{each.name}[i]", *lines))]
    head = f"{'hide_from_memory' if recall else 'hide'}(b: Board, s: State, seat: int) -> None"
    return written(head, body, {"Board": board, "State": state})


def _check(position: "Position", eaches: list[fields.Each]) -> None:
    """Only fields of the state and of parts in `Each` are hidden, and what decides on it is not hidden itself."""
    secret = [field for given in (position.fields, *(each.fields for each in eaches)) for field in given if field.seen]
    rows = {field.name: field for field in position.fields if isinstance(field, fields.Row)}
    if strange := [field.name for field in _inside(position.fields) if field.seen and field not in secret]:
        raise ValueError(f"{strange[0]}: hide it where it is a field of the state, or of a part in `Each`")
    for field in secret:
        assert field.seen
        asked = {field.seen.by, *re.findall(r"\b[sp]\.(\w+)", field.seen.unless)}
        if hidden := sorted(asked & {one.of for one in secret}):
            raise ValueError(f"{field.name}: who sees it cannot depend on {hidden[0]}, which is hidden itself")
        by = rows.get(field.seen.by)
        if field.seen.by and not (field in rows.values() and by and isinstance(by.item, fields.Seat)):
            raise ValueError(f"{field.name}: `by` names a row of seats beside this row, not {field.seen.by}")


def has_none(field: fields.Field) -> bool:
    """Is there a number that says that nothing is there? Where names are written, 0 may be a name."""
    if isinstance(field, fields.Row):
        return field.item.none is not None
    return not isinstance(field, fields.Name) or field.none is not None or field.first > 0


def _blanked(
    given: tuple[fields.Field, ...], record: str, storages: Mapping[str, Any], *, recall: bool
) -> Iterator[str]:
    """The lines that blank the secret fields of a record."""
    for field in given:
        if field.seen is None or (recall and field.seen.recalled):
            continue
        if not (is_number(field, storages) and has_none(field)):
            raise ValueError(f"{field.name}: what is hidden is a number; a name or row has one for nothing (`none`)")
        lines, indent, value = loops(storages[field.of], f"{record}.{field.of}")
        if field.seen.by:
            owners = next(one for one in given if one.name == field.seen.by)
            first = owners.item.first if isinstance(owners, fields.Row) else 0
            owner = f"s.{owners.of}[k0] - {first}" if first else f"s.{owners.of}[k0]"
            lines, indent = [*lines, f"{indent}if seat < 0 or {owner} != seat:"], f"{indent}    "
        lines.append(f"{indent}{value} = {none_of(field)}")
        if field.seen.unless:
            yield f"if not ({field.seen.unless}):"
            lines = [f"    {line}" for line in lines]
        yield from lines
