"""What seats may not know: the rule `hide(b, s, seat)`, written from the fields that say who sees them.

It blanks a field for those who do not, as if nothing were there. A game's own rule `deal` fills that again at random.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from lautta.core import fields
from lautta.core.ranges import loops, none_of, written

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
    parts = [position.fields, *(field.fields for field in position.fields if isinstance(field, fields.Each))]
    return any(field.seen for part in parts for field in part)


def hide_of(position: "Position", board: Any, state: Any, *, recall: bool) -> Callable[..., None]:
    """The rule as a function; with `recall` for those who remember what was ever public."""
    storages = dict(state._fields_)
    body = list(_blanked(position.fields, "s", storages, recall=recall))
    for each in (field for field in position.fields if isinstance(field, fields.Each)):
        lines = list(_blanked(each.fields, "p", dict(storages[each.name]._type_._fields_), recall=recall))
        if lines:
            body += [f"for i in range(s.{each.count}):", "    if i != seat:", f"        p = s.{each.name}[i]"]
            body += [f"        {line}" for line in lines]
    head = f"{'hide_from_memory' if recall else 'hide'}(b: Board, s: State, seat: int) -> None"
    return written(head, body, {"Board": board, "State": state})


def _blanked(
    given: tuple[fields.Field, ...], record: str, storages: Mapping[str, Any], *, recall: bool
) -> Iterator[str]:
    """The lines that blank the secret fields of a record."""
    for field in given:
        if field.seen is None or (recall and field.seen.recalled):
            continue
        lines, indent, value = loops(storages[field.of], f"{record}.{field.of}")
        if field.seen.by:
            lines, indent = [*lines, f"{indent}if {record}.{field.seen.by}[k0] != seat:"], f"{indent}    "
        lines.append(f"{indent}{value} = {none_of(field)}")
        if field.seen.unless:
            yield f"if not ({field.seen.unless}):"
            lines = [f"    {line}" for line in lines]
        yield from lines
