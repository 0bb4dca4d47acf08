"""A table is an append-only list of events; how it stands is their replay. Pure: no clock, no disk, no network.

What events do to the game is folded into *steps*: each action, each redraw and each start is a step that knows the one
before it, so an undo only points back to an earlier step, a redo to the step that was left, and every moment of the
table can be looked at. `positions.py` knows the position after each step. Who sits where, clocks and what people ask
each other are folds beside it (`seating.py`, `clocks.py`), which no undo takes back. So is the board that the players
lay before the game, where they do (`laying.py`).
"""

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec
from msgspec import Struct

from lautta.server.table.clocks import Clock, wound_up
from lautta.server.table.kinds import EventKind, How, Status
from lautta.server.table.pace import Pace
from lautta.server.table.seating import Change, Seating, ToLay, read_change

OF_THE_GAME = ("start", "action", "undo", "redo", "rules")
OF_LAYING = ("laying", "lay", "lift")
NOTHING = Change()


class Event(Struct, frozen=True, gc=False):
    """What happened: who (a seat, from 0), what and when (milliseconds since 1970).

    `action` is the notation of an action or of a piece that is laid, or for the kind "rules" the position text from
    which newer rules go on, or for the kind "host" what the host did. `to` is the step that an undo or redo leads to,
    the event after which a board that is laid is again as it was, the event that an answer is for, the hand-in with
    which a planned action was done, or the version of the rules where it is another one. `key` and `seen` came with it
    and make a retry safe. `to_move` is the mask of the seats that may act after it (0: the game is over, or not begun),
    `told` what was told of it, as JSON (see `story.py`), `change` what it changed besides the game, as JSON (see
    `seating.py`).
    """

    number: int
    at: int
    kind: EventKind
    told: bytes
    to_move: int
    seat: int | None = None
    action: str | None = None
    to: int | None = None
    redrawn: bool = False
    key: str | None = None
    seen: int | None = None
    change: str | None = None


class Step(Struct, frozen=True, eq=False, gc=False):
    """A point of the game: the event that led to it, and the point before it (None: a start).

    `text` is the action, or the position text of a start under newer rules. `planned` is the hand-in with which a
    planned action was done.
    """

    number: int
    kind: Literal["start", "action", "undo", "rules"]
    before: "Step | None"
    seat: int | None = None
    text: str | None = None
    planned: int | None = None


class Piece(Struct, frozen=True, gc=False):
    """A piece of the board that was laid before the game: the event, who laid it, and the step in notation."""

    number: int
    seat: int
    text: str


class Asking(Struct, frozen=True):
    """Event `number` asks whether a seat may take back its last action; these seats have agreed."""

    number: int
    seat: int
    agreed: frozenset[int] = frozenset()


class Standing(Struct, frozen=True, eq=False):
    """How a table stands after an event.

    `here` is where the game is (None: not begun), `undone` are the steps undone since something new was done, `changed`
    is the last event that changed the game, `to_move` the mask of the seats that may act, `rematch` the table where the
    same people play again, `handed` the mask of the seats that have handed in what they plan to do from here. `lay`
    says that the players lay the board themselves, `laid` what lies there by now (None: they have not begun), `board`
    is the name of what came of it. `end` is how the game ended, if not by being played to its end.
    """

    seating: Seating = Seating()
    here: Step | None = None
    undone: tuple[Step, ...] = ()
    changed: int = 0
    to_move: int = 0
    ask: Asking | None = None
    pace: Pace | None = None
    clock: Clock | None = None
    rematch: str | None = None
    handed: int = 0
    lay: ToLay | None = None
    laid: tuple[Piece, ...] | None = None
    board: str | None = None
    end: How | None = None

    @property
    def status(self) -> Status:
        """Does the table wait for people, is its board laid, is it played at, is the game over, or has everybody left
        before it began?
        """
        if self.here is None and self.end:
            return "closed"
        if self.here is None and self.laid is not None:
            return "laying"
        if self.here is None:
            return "closed" if self.seating.empty else "waiting"
        return "playing" if self.to_move else "over"

    @property
    def paused(self) -> bool:
        """Does everything wait, clocks and computers too, until somebody comes back?"""
        return self.status in ("laying", "playing") and self.seating.deserted

    @property
    def asked(self) -> frozenset[int]:
        """The seats that have not answered what is asked."""
        return self.seating.others(self.ask.seat) - self.ask.agreed if self.ask else frozenset()


class Damaged(ValueError):
    """Events that no table could have."""


class Line:
    """The events of a table, folded. `add` is the only change there is."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.events: list[Event] = []
        self.standings: list[Standing] = []
        self.steps: dict[int, Step] = {}
        self.keys: dict[tuple[int | None, str], int] = {}
        self.sent: dict[int | None, list[int]] = {}  # by seat: what was sent by who sits there
        for event in events:
            self.add(event)

    @property
    def number(self) -> int:
        """The number of the last event."""
        return len(self.events)

    @property
    def last(self) -> Standing:
        """How the table stands."""
        return self.standings[-1]

    @property
    def here(self) -> Step:
        """Where the game is; raises Damaged where it has not begun."""
        if self.last.here is None:
            raise Damaged("the game has not begun")
        return self.last.here

    def add(self, event: Event, standing: Standing | None = None) -> None:
        """Fold in the next event; raises Damaged if it cannot follow the others. `standing` if that was done before."""
        standing = standing or self.after(event)
        if standing.here and standing.here.number == event.number:
            self.steps[event.number] = standing.here
        self.events.append(event)
        self.standings.append(standing)
        if event.key is not None:
            self.keys[event.seat, event.key] = event.number
        if event.key is not None or event.kind in ("hand-in", "take-back"):
            self.sent.setdefault(event.seat, []).append(event.number)

    def after_all(self, events: Iterable[Event]) -> list[Standing]:
        """The same for several, after each of them."""
        found = [self.last]
        for place, event in enumerate(events, self.number + 1):
            if event.number != place:
                raise Damaged(f"event {event.number} cannot follow event {place - 1}")
            found.append(fold(found[-1], event, self.steps))
        return found[1:]

    def after(self, event: Event) -> Standing:
        """How the table would stand after the next event; raises Damaged if it cannot follow the others."""
        if event.number != self.number + 1:
            raise Damaged(f"event {event.number} cannot follow event {self.number}")
        return fold(self.last if self.standings else None, event, self.steps)

    def standing(self, number: int) -> Standing:
        """How the table stood after an event."""
        return self.standings[number - 1]

    def stood_in(self, event: Event) -> bool:
        """Was something done by a computer that stood in for a person?"""
        if event.seat is None or event.kind not in ("action", "hand-in", "lay"):
            return False
        return self.standing(event.number).seating.seats[event.seat].stood_in


def fold(standing: Standing | None, event: Event, steps: dict[int, Step]) -> Standing:
    """How a table stands after one more event; `steps` are those so far, by number. Raises Damaged."""
    if standing is None and event.kind not in ("open", "start", "laying"):
        raise Damaged("the first event of a table is that it was set up")
    before = standing or Standing()
    try:
        change = read_change(event.change) if event.change else NOTHING
    except msgspec.MsgspecError:
        raise Damaged(f"event {event.number} cannot be read") from None
    seating = before.seating if change is NOTHING else before.seating.after(change)
    of_game, of_laying = event.kind in OF_THE_GAME, event.kind in OF_LAYING
    if before.end and (of_game or of_laying or change.end):
        raise Damaged(f"event {event.number} ({event.kind}) goes on with a game that has ended")
    here, undone = _game(before, event, steps) if of_game else (before.here, before.undone)
    pace = change.pace or before.pace
    return Standing(
        seating, here, undone,
        event.number if of_game or of_laying else before.changed,
        event.to_move,
        _ask(before, event, change, seating),
        pace,
        _clock(before, event, change, seating, pace),
        change.table or before.rematch,
        0 if of_game else _handed(before.handed, event),
        change.lay or before.lay,
        _laid(before, event) if of_laying else before.laid,
        change.board or before.board,
        change.end or before.end,
    )  # fmt: skip


def _game(standing: Standing, event: Event, steps: dict[int, Step]) -> tuple[Step, tuple[Step, ...]]:
    """Where the game is after an event, and what was undone."""
    here = standing.here
    if (event.kind == "start") != (here is None):
        raise Damaged(f"event {event.number} ({event.kind}) begins a game that has begun, or goes on with none")
    if event.kind in ("start", "rules"):
        return Step(event.number, "rules" if event.kind == "rules" else "start", None, None, event.action), ()
    if event.kind == "action":
        return Step(event.number, "action", here, event.seat, event.action, event.to), ()
    if event.kind == "redo":
        if not standing.undone or standing.undone[-1].number != event.to:
            raise Damaged(f"event {event.number} redoes what was not undone")
        return standing.undone[-1], standing.undone[:-1]
    to = steps.get(event.to or 0)
    if to is None or here is None:
        raise Damaged(f"event {event.number} goes back to a step that is not there")
    if event.redrawn:
        return Step(event.number, "undo", to), ()
    return to, (*standing.undone, here)


def _laid(standing: Standing, event: Event) -> tuple[Piece, ...]:
    """What lies there after an event of laying."""
    laid = standing.laid
    if (event.kind == "laying") != (laid is None) or standing.here is not None:
        raise Damaged(f"event {event.number} ({event.kind}) lays a board before that begins, or after")
    if event.kind == "lay" and laid is not None and event.seat is not None:
        return (*laid, Piece(event.number, event.seat, event.action or ""))
    return tuple(piece for piece in laid or () if piece.number <= (event.to or 0))


def _handed(before: int, event: Event) -> int:
    """Who has handed in after an event that leaves the game as it is."""
    if event.seat is None or event.kind not in ("hand-in", "take-back"):
        return before
    mine = 1 << event.seat
    return before | mine if event.kind == "hand-in" else before & ~mine


def _ask(standing: Standing, event: Event, change: Change, seating: Seating) -> Asking | None:
    """What is asked after an event: whatever is done in the game ends it, as do a refusal and an asker who goes."""
    ask = standing.ask
    if event.kind == "ask" and event.seat is not None:
        return Asking(event.number, event.seat)
    if ask is None or event.kind in OF_THE_GAME or change.agree is False or not seating.seats[ask.seat].here:
        return None
    if change.agree and event.seat is not None:
        agreed = seating.of(seating.seats[event.seat].guest)
        return Asking(ask.number, ask.seat, ask.agreed.union(agreed))
    return ask


def _clock(standing: Standing, event: Event, change: Change, seating: Seating, pace: Pace | None) -> Clock | None:
    """The clock after an event."""
    if pace is None or (standing.here is None and event.kind != "start"):
        return None
    running = event.to_move & seating.people
    if standing.clock is None:
        return wound_up(pace, len(seating.seats), running, event.at)
    if event.kind == "resume":
        return standing.clock.resumed(event.at)
    done = event.seat if event.kind in ("action", "redo", "hand-in") else None
    undone = event.seat if event.kind in ("undo", "take-back") else None
    return standing.clock.after(event.at, running, done, undone, change.left, event.kind == "hand-in")


def path(step: Step) -> list[Step]:
    """The steps that lead to one, from its start on."""
    return list(back(step))[::-1]


def back(step: Step | None) -> Iterator[Step]:
    """A step and those before it, back to its start."""
    while step is not None:
        yield step
        step = step.before
