"""The state of a table: a fold of its events. Pure: no clock, no disk, no network.

What events do to the game is folded into *history nodes* (`history.py`): each action, each redraw and each start is a
node that knows the one before it, so every moment of the table can be looked at. `positions.py` knows the position
after each. Who sits where, clocks, and what people ask each other are separate folds (`seating.py`, `clocks.py`) that
no undo takes back. So is the board that the players lay before the game, if they do (`laying.py`).
"""

from datetime import date

import msgspec
from msgspec import Struct

from lautta.server.table.clocks import MINUTE, TableClock, wound_up
from lautta.server.table.events import OF_LAYING, OF_THE_GAME, Damaged, Event
from lautta.server.table.history import HistoryNode
from lautta.server.table.kinds import Ending, Status
from lautta.server.table.pace import Pace
from lautta.server.table.seating import Change, Seating, ToLay, read_change

NOTHING = Change()


class LaidStep(Struct, frozen=True, gc=False):
    """A piece of the board laid before the game: the event, who laid it, and the step in notation."""

    number: int
    seat: int
    text: str


class Asking(Struct, frozen=True):
    """Event `number` asks whether a seat may take back its last action; these seats have agreed."""

    number: int
    seat: int
    agreed: frozenset[int] = frozenset()


class TableState(Struct, frozen=True, eq=False):
    """The state of a table after an event.

    `here` is the current node (None: not begun), `undone` are the nodes undone since something new was done, `changed`
    is the last event that changed the game, `to_move` the mask of the seats that may act, `rematch` the table where the
    same people play again, `handed` the mask of the seats that have handed in their plans from here. `lay` says that
    the players lay the board themselves, `laid` what lies there so far (None: they have not begun), `board` is the name
    of the board that they laid. This is the game of the day of `day`, if it is one. `end` is how the game ended, unless
    it was played to its end. `group` is the id of the group whose table it is. `said` is when somebody first wrote in
    the chat of those who did so within a minute.
    """

    seating: Seating = Seating()
    here: HistoryNode | None = None
    undone: tuple[HistoryNode, ...] = ()
    changed: int = 0
    to_move: int = 0
    ask: Asking | None = None
    pace: Pace | None = None
    clock: TableClock | None = None
    rematch: str | None = None
    handed: int = 0
    lay: ToLay | None = None
    laid: tuple[LaidStep, ...] | None = None
    board: str | None = None
    day: date | None = None
    end: Ending | None = None
    group: str | None = None
    said: int = 0

    @property
    def status(self) -> Status:
        """The stage: waiting for people, laying the board, playing, over, or left by everybody before it began."""
        if self.here is None and self.end:
            return "closed"
        if self.here is None and self.laid is not None:
            return "laying"
        if self.here is None:
            return "closed" if self.seating.empty else "waiting"
        return "playing" if self.to_move else "over"

    @property
    def to_begin(self) -> bool:
        """Is the game still to begin?"""
        return self.here is None and self.status != "closed"

    @property
    def going(self) -> bool:
        """Is the game played, or its board laid?"""
        return self.status in ("laying", "playing")

    @property
    def paused(self) -> bool:
        """Does everything wait, clocks and computers too, until somebody comes back?"""
        return self.going and self.seating.deserted

    @property
    def asked(self) -> frozenset[int]:
        """The seats that have not yet answered what is asked."""
        return self.seating.others(self.ask.seat) - self.ask.agreed if self.ask else frozenset()


def fold(table_state: TableState | None, event: Event, nodes: dict[int, HistoryNode]) -> TableState:
    """The state after one more event; `nodes` are its history so far, by number. Raises Damaged."""
    if table_state is None and event.kind not in ("open", "start", "laying"):
        raise Damaged("the first event of a table is that it was set up")
    before = table_state or TableState()
    try:
        change = read_change(event.change) if event.change else NOTHING
    except msgspec.MsgspecError:
        raise Damaged(f"event {event.number} cannot be read") from None
    seating = before.seating if change is NOTHING or event.kind == "action" else before.seating.after(change)
    of_game, of_laying = event.kind in OF_THE_GAME, event.kind in OF_LAYING
    if before.end and (of_game or of_laying or change.end):
        raise Damaged(f"event {event.number} ({event.kind}) goes on with a game that has ended")
    here, undone = _game(before, event, nodes) if of_game else (before.here, before.undone)
    pace = change.pace or before.pace
    return TableState(
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
        change.day or before.day,
        change.end or before.end,
        change.group or before.group,
        event.at if event.kind == "chat" and event.at >= before.said + MINUTE else before.said,
    )  # fmt: skip


def _game(
    table_state: TableState, event: Event, nodes: dict[int, HistoryNode]
) -> tuple[HistoryNode, tuple[HistoryNode, ...]]:
    here = table_state.here
    if (event.kind == "start") != (here is None):
        raise Damaged(f"event {event.number} ({event.kind}) begins a game that has begun, or goes on with none")
    if event.kind in ("start", "rules"):
        return HistoryNode(event.number, "rules" if event.kind == "rules" else "start", None, None, event.action), ()
    if event.kind == "action":
        return HistoryNode(event.number, "action", here, event.seat, event.action, event.to, event.batch), ()
    if event.kind == "redo":
        if not table_state.undone or table_state.undone[-1].number != event.to:
            raise Damaged(f"event {event.number} redoes what was not undone")
        return table_state.undone[-1], table_state.undone[:-1]
    to = nodes.get(event.to or 0)
    if to is None or here is None:
        raise Damaged(f"event {event.number} goes back to a step that is not there")
    if event.redrawn:
        return HistoryNode(event.number, "undo", to), ()
    return to, (*table_state.undone, here)


def _laid(table_state: TableState, event: Event) -> tuple[LaidStep, ...]:
    laid = table_state.laid
    if (event.kind == "laying") != (laid is None) or table_state.here is not None:
        raise Damaged(f"event {event.number} ({event.kind}) lays a board before that begins, or after")
    if event.kind == "lay" and laid is not None and event.seat is not None:
        return (*laid, LaidStep(event.number, event.seat, event.action or ""))
    return tuple(piece for piece in laid or () if piece.number <= (event.to or 0))


def _handed(before: int, event: Event) -> int:
    """The mask of seats that have handed in, after an event that leaves the game as it is."""
    if event.seat is None or event.kind not in ("hand-in", "take-back"):
        return before
    mine = 1 << event.seat
    return before | mine if event.kind == "hand-in" else before & ~mine


def _ask(table_state: TableState, event: Event, change: Change, seating: Seating) -> Asking | None:
    """What is asked after an event: anything done in the game ends it, as do a refusal and an asker who leaves."""
    ask = table_state.ask
    if event.kind == "ask" and event.seat is not None:
        return Asking(event.number, event.seat)
    if ask is None or event.kind in OF_THE_GAME or change.agree is False or not seating.seats[ask.seat].here:
        return None
    if change.agree and event.seat is not None:
        agreed = seating.of(seating.seats[event.seat].guest)
        return Asking(ask.number, ask.seat, ask.agreed.union(agreed))
    return ask


def _clock(before: TableState, event: Event, change: Change, seating: Seating, pace: Pace | None) -> TableClock | None:
    if pace is None or (before.here is None and event.kind != "start"):
        return None
    running = event.to_move & seating.people
    if before.clock is None:
        return wound_up(pace, len(seating.seats), running, event.at)
    if event.kind == "resume":
        return before.clock.resumed(event.at)
    done = event.seat if event.kind in ("action", "redo", "hand-in") else None
    undone = event.seat if event.kind in ("undo", "take-back") else None
    return before.clock.after(event.at, running, done, undone, change.left, event.kind == "hand-in", change.holiday)
