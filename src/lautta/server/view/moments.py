"""Positions after one another, as one viewer knew them, each told by what differs from the one before.

It is told as a JSON Patch (RFC 6902) of three of its operations. The libraries that make such patches look for moves
and copies too, in many times the time; a JSON Merge Patch (RFC 7396) cannot say that something has become null.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Raw

from lautta.core.game import GameState
from lautta.server.messages.moments import Moment, Operation
from lautta.server.problem import Problem
from lautta.server.table.live_table import LiveTable
from lautta.server.table.viewers import Viewer
from lautta.server.view.table_view import NOTHING, TableView

Position = dict[str, Any]


class Planned(msgspec.Struct, frozen=True):
    """A seat's position after so many steps of its plan."""

    number: int
    state: GameState

    def public(self, seat: int | None) -> Raw:
        """The public part."""
        return Raw(msgspec.json.encode(self.state.view(None).public()))

    def private(self, seat: int | None) -> Raw:
        """The part that only this seat may know."""
        return NOTHING if seat is None else Raw(msgspec.json.encode(self.state.view(seat).private(seat)))


def planned(table: LiveTable, seat: int, after: int) -> Iterator[Planned]:
    """A seat's position after so many steps of its plan, or after all, and after each later step; without a plan as it
    is. Raises Problem where there is none.
    """
    if table.log.last.here is None:
        raise Problem("not-started")
    steps = table.plan(seat).steps if table.plans(seat) else ()
    state = table.positions.at(table.log.here).copy()
    for number, step in enumerate(("", *steps)):
        if step:
            state.apply(step, seat)
        if number >= min(after, len(steps)):
            yield Planned(number, state.copy())


class Tracing:
    """Follows a viewer through moments of a table; each is compared with the one before."""

    def __init__(self, first: TableView | Planned, viewer: Viewer) -> None:
        self._viewer = viewer
        self._known, self._position = _told(first, viewer)

    def step(self, view: TableView | Planned) -> Moment:
        """The changes at the next moment."""
        before, known = self._position, self._known
        self._known, self._position = _told(view, self._viewer)
        operations: list[Operation] = []
        for part, text in self._known.items():
            if text != known[part]:
                told = list(differences(before[part], self._position[part], f"/{part}"))
                shorter = len(msgspec.json.encode(told)) < len(text)
                operations += told if shorter else [Operation("replace", f"/{part}", self._position[part])]
        return Moment(view.number, operations)


def differences(before: Any, after: Any, path: str) -> Iterator[Operation]:
    """The operations that make one JSON value of another, both of the same kind where they are compared by parts.

    >>> [(each.op, each.path) for each in differences({"a": 1, "b": [1, 2]}, {"b": [1, 3], "c": None}, "")]
    [('remove', '/a'), ('replace', '/b/1'), ('add', '/c')]
    """
    if isinstance(before, dict) and isinstance(after, dict):
        for name in before:
            if name not in after:
                yield Operation("remove", _pointer(path, name))
        for name, value in after.items():
            if name in before:
                yield from differences(before[name], value, _pointer(path, name))
            else:
                yield Operation("add", _pointer(path, name), value)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from differences(one, other, f"{path}/{place}")
    elif type(before) is not type(after) or before != after:
        yield Operation("replace", path, after)


def _told(view: TableView | Planned, viewer: Viewer) -> tuple[dict[str, bytes], Position]:
    told = {"public": bytes(view.public(viewer.seat)), "private": bytes(view.private(viewer.seat))}
    return told, {part: msgspec.json.decode(text) for part, text in told.items()}


def _pointer(path: str, name: str) -> str:
    return f"{path}/{name.replace('~', '~0').replace('/', '~1')}"
