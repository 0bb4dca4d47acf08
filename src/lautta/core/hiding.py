"""What seats may not know: the rule `hide(b, s, seat)`, written from the fields that say who sees them.

It blanks a field for those who do not, as if nothing were there. A game's own rule `deal` fills that again at random.
"""

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


def hides(position: "Position") -> bool:
    """Is there a field that not everybody sees?"""
    return any(field.seen for field in _inside(position.fields))


def _inside(given: Iterable[fields.Field]) -> Iterator[fields.Field]:
    """Fields with all that are in them."""
    for field in given:
        yield field
        yield from _inside(getattr(field, "fields", ()))
        yield from _inside([field.field] if isinstance(field, fields.Keyed) else [])


def hide_of(position: "Position", board: Any, state: Any, *, recall: bool) -> Callable[..., None]:
    """The rule as a function; with `recall` for those who remember what was ever public.

    Raises ValueError for a field that cannot be blanked: only numbers of the state and of parts in `Each` can be.
    """
    storages = dict(state._fields_)
    eaches = [field for field in position.fields if isinstance(field, fields.Each)]
    secret = [field for given in (position.fields, *(each.fields for each in eaches)) for field in given if field.seen]
    if strange := [field.name for field in _inside(position.fields) if field.seen and field not in secret]:
        raise ValueError(f"{strange[0]}: hide it where it is a field of the state, or of a part in `Each`")
    body = list(_blanked(position.fields, "s", storages, recall=recall))
    for each in eaches:
        lines = list(_blanked(each.fields, "p", dict(storages[each.name]._type_._fields_), recall=recall))
        if lines:
            body += [f"for i in range(s.{each.count}):", "    if i != seat:", f"        p = s.{each.name}[i]"]
            body += [f"        {line}" for line in lines]
    head = f"{'hide_from_memory' if recall else 'hide'}(b: Board, s: State, seat: int) -> None"
    return written(head, body, {"Board": board, "State": state})


def has_none(field: fields.Field) -> bool:
    """Is there a number that says that nothing is there? Where names are written, 0 may be a name."""
    item = field.item if isinstance(field, fields.Row) else field
    return not isinstance(item, fields.Name) or item.none is not None or item.first > 0


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
            lines, indent = [*lines, f"{indent}if {record}.{field.seen.by}[k0] != seat:"], f"{indent}    "
        lines.append(f"{indent}{value} = {none_of(field)}")
        if field.seen.unless:
            yield f"if not ({field.seen.unless}):"
            lines = [f"    {line}" for line in lines]
        yield from lines
