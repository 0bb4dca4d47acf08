"""A table is an append-only list of events; how it stands is their replay. Pure: no clock, no disk, no network.

The events are folded into *steps*: each action, each redraw and each start is a step that knows the one before it, so
an undo only points back to an earlier step, a redo to the step that was left, and every moment of the table can be
looked at. `positions.py` knows the position after each step.
"""

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

Kind = Literal["start", "action", "undo", "redo", "rules"]


class Event(Struct, frozen=True, gc=False):
    """What happened: who (a seat, from 0), what and when (milliseconds since 1970).

    `action` is the notation, or for the kind "rules" the position text from which newer rules go on. `to` is the step
    that an undo or redo leads to. `key` and `seen` came with it and make a retry safe. `to_move` is the mask of the
    seats that may act after it (0: the game is over), `told` what was told of it, as JSON (see `story.py`).
    """

    number: int
    at: int
    kind: Kind
    told: bytes
    to_move: int
    seat: int | None = None
    action: str | None = None
    to: int | None = None
    redrawn: bool = False
    key: str | None = None
    seen: int | None = None


class Step(Struct, frozen=True, eq=False, gc=False):
    """A point of the game: the event that led to it, and the point before it (None: a start).

    `text` is the action, or the position text of a start under newer rules.
    """

    number: int
    kind: Kind
    before: "Step | None"
    seat: int | None = None
    text: str | None = None


class Standing(Struct, frozen=True, eq=False):
    """How a table stands after an event: where the game is, and the steps undone since something new was done."""

    here: Step
    undone: tuple[Step, ...] = ()


class Damaged(ValueError):
    """Events that no table could have."""


class Line:
    """The events of a table, folded. `add` is the only change there is."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.events: list[Event] = []
        self.standings: list[Standing] = []
        self.steps: dict[int, Step] = {}
        self.keys: dict[tuple[int | None, str], int] = {}
        for event in events:
            self.add(event)

    @property
    def number(self) -> int:
        """The number of the last event."""
        return len(self.events)

    @property
    def here(self) -> Step:
        """Where the game is."""
        return self.standings[-1].here

    def add(self, event: Event) -> None:
        """Fold in the next event; raises Damaged if it cannot follow the others."""
        if event.number != self.number + 1 or (event.kind == "start") != (event.number == 1):
            raise Damaged(f"event {event.number} ({event.kind}) cannot follow event {self.number}")
        standing = fold(self.standings[-1] if self.standings else None, event, self.steps)
        if standing.here.number == event.number:
            self.steps[event.number] = standing.here
        self.events.append(event)
        self.standings.append(standing)
        if event.key is not None:
            self.keys[event.seat, event.key] = event.number

    def standing(self, number: int) -> Standing:
        """How the table stood after an event."""
        return self.standings[number - 1]


def fold(standing: Standing | None, event: Event, steps: dict[int, Step]) -> Standing:
    """How a table stands after one more event; `steps` are those so far, by number. Raises Damaged."""
    if event.kind in ("start", "rules"):
        return Standing(Step(event.number, event.kind, None, None, event.action))
    if standing is None:
        raise Damaged("the first event of a table is its start")
    if event.kind == "action":
        return Standing(Step(event.number, "action", standing.here, event.seat, event.action))
    if event.kind == "redo":
        if not standing.undone or standing.undone[-1].number != event.to:
            raise Damaged(f"event {event.number} redoes what was not undone")
        return Standing(standing.undone[-1], standing.undone[:-1])
    to = steps.get(event.to or 0)
    if to is None:
        raise Damaged(f"event {event.number} goes back to a step that is not there")
    if event.redrawn:
        return Standing(Step(event.number, "undo", to))
    return Standing(to, (*standing.undone, standing.here))


def path(step: Step) -> list[Step]:
    """The steps that lead to one, from its start on."""
    return list(back(step))[::-1]


def back(step: Step | None) -> Iterator[Step]:
    """A step and those before it, back to its start."""
    while step is not None:
        yield step
        step = step.before
