"""One viewer's view of a table: position, legal actions and log. Nothing here shows more than they may know.

What everybody is told at one moment is computed and encoded once, what a seat is told once for that seat.
"""

from bisect import bisect_right
from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache

import msgspec
from msgspec import UNSET, Raw

from lautta.core.actions import ActionSpace
from lautta.core.game import GameState, View
from lautta.server.messages.actions import Batch, Undo, UndoAsk
from lautta.server.messages.lists import OpenTable
from lautta.server.messages.log import LogEntry, PlanCut
from lautta.server.messages.parts import Refusal
from lautta.server.messages.results import GameResult
from lautta.server.messages.table import ClockInfo, Plan, Planning, PlanStep
from lautta.server.problem import Problem
from lautta.server.table import laying
from lautta.server.table.advice import advised
from lautta.server.table.ahead import ahead_of
from lautta.server.table.batches import BatchEnd
from lautta.server.table.clocks import wound_up
from lautta.server.table.ends import outcome_of
from lautta.server.table.events import Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.outlooks import Outlook
from lautta.server.table.pace import LivePace
from lautta.server.table.planning import rests
from lautta.server.table.possible_undo import others_acted, possible_undo, redo_of
from lautta.server.table.seating import Change, CutPlan, read_change
from lautta.server.table.state import TableState
from lautta.server.table.story import read_told
from lautta.server.table.turns import Ahead
from lautta.server.table.viewers import Viewer
from lautta.server.view.laying import laying_as_told
from lautta.server.view.members import Members, members, put_together
from lautta.server.view.people_view import PeopleView
from lautta.server.view.position import grouped

NOTHING = Raw(b"null")
NOTHING_LEGAL = Raw(b"{}")
NO_CHANGE = Change()
NO_UNDO, FREE_UNDO, ASKED_UNDO = Undo(False, False), Undo(True, True), Undo(False, False, True)
OF_SEAT = (
    "my_seat",
    "private",
    "legal",
    "undo",
    "redo",
    "plan",
    "plan_number",
    "standing",
    "resting",
    "ahead",
    "since",
)
NO_CLOCK = members({"clock": None})
LIVE = members({"type": "update"})
Private = tuple[Hashable, Raw]  # a key of what it depends on, if the game gives one; and what is told
ForSeat = tuple[Raw, Raw, Undo, bool, Plan | None, int, str | None, bool, Ahead | None, int]


class TableView:
    """A table as it stood after one of its events. `past`: it is only looked back at, and nothing can be done there.

    What an earlier view, `before`, has computed is reused if it is still the same.
    """

    def __init__(
        self,
        table: LiveTable,
        number: int,
        past: bool = False,
        now: Callable[[], int] | None = None,
        before: "TableView | None" = None,
    ) -> None:
        self.table, self.number, self.past = table, number, past
        self.table_state = table.log.state_after(number)
        self._now = now
        here = self.table_state.here
        self._state = table.positions.at(here) if here else None
        self._views: dict[int | None, View] = {}
        self._public: Raw | None = None
        self._people = before.people if before else PeopleView(table, self.table_state.seating)
        self._private: dict[int, Private] = {}
        self._private_before: Mapping[int, Private] = before._private if before else {}
        self._for_all: dict[int | None, Members] = {}  # None: everybody without a plan
        self._planners = 0 if past or number != table.log.number else table.planners
        self._for_seat: dict[int | None, tuple[ForSeat, Members]] = {}
        self._for_seat_before = before._for_seat if before else {}
        self._last: dict[int | None, Members] = {}

    @property
    def over(self) -> bool:
        """Is the game over, so that its seed may be known?"""
        return not self.past and self.table_state.status == "over"

    # the game

    def position(self, seat: int | None) -> View:
        """The position as a seat (None: a spectator) may know it; raises Problem where there is none."""
        if self._state is None:
            raise Problem("not-started")
        if seat not in self._views:
            outlook = self._outlook(seat) if self._planners else None
            self._views[seat] = (outlook.state if outlook else self._state).view(seat)
        return self._views[seat]

    def public(self, seat: int | None = None) -> Raw:
        """The public part; for a seat with a plan, as it would be after that."""
        if self._state is None:
            return NOTHING
        if self._planners and (outlook := self._outlook(seat)):
            return Raw(msgspec.json.encode(outlook.state.view(None).public()))
        if self._public is None:
            self._public = Raw(msgspec.json.encode(self.position(None).public()))
        return self._public

    def private(self, seat: int | None) -> Raw:
        """The part that only this seat may know."""
        if seat is None or self._state is None:
            return NOTHING
        if seat not in self._private:
            outlook = self._outlook(seat) if self._planners else None
            state = outlook.state if outlook else self._state
            key_of, before = state.game.clients.private_key, self._private_before.get(seat)
            key = key_of(state, seat) if key_of else None
            if before is None or key is None or before[0] != key:
                before = key, Raw(msgspec.json.encode(self.position(seat).private(seat)))
            self._private[seat] = before
        return self._private[seat][1]

    def to_move(self) -> list[int]:
        """The seats that may act."""
        return _seats(self.table_state.to_move)

    def legal(self, seat: int | None) -> Raw:
        """A seat's legal actions: a `Legal`."""
        if seat is None or self._state is None or not self.table_state.to_move >> seat & 1 or not self._plays(seat):
            return NOTHING_LEGAL
        view = self.position(seat)
        return _encoded_legal(view.space, tuple(view.legal(seat)))

    def undo(self, seat: int | None) -> Undo:
        """May a seat take back its last action, and on what terms?"""
        if seat is None or not self._plays(seat):
            return NO_UNDO
        if self._planners and self._outlook(seat):
            return FREE_UNDO
        if self.table_state.status == "laying":
            return FREE_UNDO if laying.liftable(self.table_state, seat) else NO_UNDO
        if others_acted(self.table.log, self.table.positions, self.number, seat):
            return ASKED_UNDO
        way = possible_undo(self.table.log, self.table.positions, self.number, seat)
        return Undo(way.free, not way.consent, way.consent) if way else NO_UNDO

    def redo(self, seat: int | None) -> bool:
        """May a seat redo what it took back?"""
        if seat is None or not self._plays(seat):
            return False
        mine = self.table.plan(seat) if self._planners >> seat & 1 else None
        if mine and (mine.steps or mine.undone):
            return bool(mine.undone)
        return redo_of(self.table.log, self.table.positions, self.number, seat) is not None

    # planning

    def planning(self) -> Planning | None:
        """The seats that plan at the same time."""
        handed = self.table_state.handed
        return Planning(*map(_seats, (self._planners & ~handed, handed))) if self._planners else None

    def plan(self, seat: int | None) -> Plan | None:
        """A seat's plan."""
        outlook = self._outlook(seat) if self._planners else None
        if outlook is None or seat is None:
            return None
        steps = zip(outlook.plan.steps, outlook.said, strict=True)
        handed = self.table_state.handed >> seat & 1
        return Plan([PlanStep(action, said) for action, said in steps], bool(handed))  # type: ignore[arg-type]

    def forget(self, seat: int) -> None:
        """Drop what depends on what a seat does in private, as that has changed."""
        self._views.pop(seat, None)
        self._private.pop(seat, None)
        self._for_all.pop(seat, None)
        self._for_seat.pop(seat, None)

    def since(self, seat: int | None) -> int:
        """The last event that a seat caused."""
        sent = self.table.log.sent.get(seat)
        if not sent:
            return 0
        place = bisect_right(sent, self.number)
        return sent[place - 1] if place else 0

    def _outlook(self, seat: int | None) -> Outlook | None:
        if seat is None or not self._planners >> seat & 1 or not self.table.plan(seat).steps:
            return None
        return self.table.outlook(seat)

    def _plays(self, seat: int) -> bool:
        return not self.past and self.table_state.seating.seats[seat].here

    def result(self) -> GameResult | None:
        """The end of the game."""
        return result_of(self._state, self.table_state) if self.over and self._state else None

    def seed(self) -> str | None:
        """The seed, once the game is over."""
        return self.table.setup.seed.hex() if self.over else None

    def entry(self, number: int, seat: int | None) -> LogEntry:
        """An event, as far as a viewer may know it."""
        return self._entry(self.table.log.events[number - 1], seat)

    def entries(self, after: int, seat: int | None) -> list[LogEntry]:
        """The events after this one, up to the viewed moment."""
        events = self.table.log.events[after : self.number]
        return [self._entry(event, seat) for event in events]

    def _entry(self, event: Event, seat: int | None) -> LogEntry:
        return entry(event, seat, self.over, self.table.log.stood_in(event))

    # people

    @property
    def people(self) -> PeopleView:
        """The people at the table and its spectators."""
        if not self._people.still(self.table_state.seating):
            self._people = PeopleView(self.table, self.table_state.seating)
        return self._people

    def clock(self) -> ClockInfo | None:
        """The time that everybody has left: now, or at the past moment being looked at; before the start, all of it."""
        clock, pace = self.table_state.clock, self.table_state.pace
        if clock is None and pace and self.table_state.to_begin:
            clock = wound_up(pace, len(self.table_state.seating.seats), 0, self.table.log.events[0].at)
        if clock is None:
            return None
        now = max(clock.at, self._now() if self._now and not self.past else clock.at)
        live = isinstance(clock.pace, LivePace)
        away = [clock.away_until(seat, now) for seat in range(len(clock.left))]
        return ClockInfo(
            kind="live" if live else "days",
            left=clock.left_at(now),
            running=[seat for seat in range(len(clock.left)) if clock.running >> seat & 1 and not self.past],
            at=now,
            away=away if any(away) else UNSET,
            **msgspec.structs.asdict(clock.pace),
        )

    def ask(self) -> UndoAsk | None:
        """The request that somebody has put to the others."""
        ask = self.table_state.ask
        if ask is None or self.past:
            return None
        return UndoAsk(ask.number, ask.seat, sorted(ask.agreed), sorted(self.table_state.asked))

    def open_table(self) -> OpenTable:
        """The view of somebody who may join."""
        setup, seating = self.table.setup, self.table_state.seating
        return OpenTable(
            table=self.table.id,
            game=setup.game.name,
            board=setup.board_name,
            laying=laying_as_told(setup, self.table_state),
            options=setup.options,
            status=self.table_state.status,
            seats=self.people.seats(None),
            host_name=self.people.host_name(),
            locked=seating.locked,
            clock=self.table_state.pace,
            advice=seating.advice,
            programs=seating.programs,
            made=self.table.log.events[0].at,
        )

    # answers, encoded

    def update(self, after: int, viewer: Viewer, batch: BatchEnd | None = None) -> Raw:
        """The news since an event, and the state of the table: an `Update`. `batch`: how far several actions got."""
        more = (members({"batch": _batch(batch)}),) if batch else ()
        return Raw(put_together(*self._standing(viewer), self._news(after, viewer.seat), *more))

    def live_update(self, after: int, viewer: Viewer) -> bytes:
        """The same for the WebSocket: a `LiveUpdate`."""
        return put_together(LIVE, *self._standing(viewer), self._news(after, viewer.seat))

    def whole(self, viewer: Viewer) -> Raw:
        """The whole table: a `Table`."""
        table, setup = self.table, self.table.setup
        about = members({
            "id": table.id,
            "game": setup.game.name,
            "board": setup.board_name,
            "options": setup.options,
            "rules_version": table.rules_version,
            "seed_hash": table.seed_hash,
            "day": self.table_state.day,
            "group": self.table_state.group,
            "log": self.entries(0, viewer.seat),
        })  # fmt: skip
        return Raw(put_together(*self._standing(viewer), about))

    def _standing(self, viewer: Viewer) -> tuple[Members, ...]:
        people, clock = self.people, self.clock()
        return (
            self._told_to_all(viewer.seat if self._planners and self._outlook(viewer.seat) else None),
            people.for_all,
            people.for_guest(viewer.guest),
            members({"clock": clock}) if clock else NO_CLOCK,
            self._told_to_seat(viewer.seat),
        )

    def _told_to_all(self, seat: int | None) -> Members:
        """What everybody is told; a seat with a plan sees the position as it would be after that."""
        if seat not in self._for_all:
            table_state = self.table_state
            self._for_all[seat] = members({
                "number": self.number,
                "status": table_state.status,
                "paused": table_state.paused,
                "ask": self.ask(),
                "rematch": table_state.rematch,
                "advice": advised(self.table.setup, table_state),
                "laying": laying_as_told(self.table.setup, table_state),
                "public": self.public(seat),
                "to_move": self.to_move(),
                "planning": self.planning(),
                "result": self.result(),
                "seed": self.seed(),
            })  # fmt: skip
        return self._for_all[seat]

    def _told_to_seat(self, seat: int | None) -> Members:
        if seat not in self._for_seat:
            told, before = self._of_seat(seat), self._for_seat_before.get(seat)
            if before is None or before[0] != told:
                part = dict(zip(OF_SEAT, (seat, *told), strict=True))
                before = told, members(part)
            self._for_seat[seat] = before
        return self._for_seat[seat][1]

    def _of_seat(self, seat: int | None) -> ForSeat:
        notes, since = self.table.notes, self.since(seat)
        played = self.private(seat), self.legal(seat), self.undo(seat), self.redo(seat)
        if seat is None or self.past:
            return (*played, None, 0, None, False, None, since)
        answers = notes.standing.get(seat), rests(self.table, seat)
        return (*played, self.plan(seat), notes.number(seat), *answers, ahead_of(self.table, seat), since)

    def _news(self, after: int, seat: int | None) -> Members:
        if after != self.number - 1:
            return self._entries_told(after, seat)
        event = self.table.log.events[after]
        kind = seat if seat == event.seat or seat in read_told(event.told).seats else None  # all others are told alike
        if kind not in self._last:
            self._last[kind] = self._entries_told(after, seat)
        return self._last[kind]

    def _entries_told(self, after: int, seat: int | None) -> Members:
        return members({"table": self.table.id, "from": after, "entries": self.entries(after, seat)})


def entry(event: Event, seat: int | None, open_: bool, stood_in: bool = False) -> LogEntry:
    """An event, as far as a viewer may know it; `open_`: the game is over and actions are no longer secret; `stood_in`:
    a computer did it in place of a person.
    """
    own = event.kind == "action" and (open_ or (seat is not None and seat == event.seat))
    change = read_change(event.change) if event.change else NO_CHANGE
    told = read_told(event.told)
    return LogEntry(
        number=event.number,
        at=event.at,
        kind=event.kind,
        seat=event.seat,
        said=told.of(seat),  # type: ignore[arg-type]  # encoded already
        action=event.action or "" if own or event.kind == "lay" else UNSET,
        to=UNSET if event.to is None or event.kind in ("cut", "action") else event.to,
        redrawn=event.redrawn if event.kind == "undo" else UNSET,
        text=UNSET if change.text is None else change.text,
        agree=UNSET if change.agree is None else change.agree,
        table=UNSET if change.table is None else change.table,
        cut=_cut(event, change.cut) if change.cut and seat == event.seat else UNSET,
        stand_in=stood_in or UNSET,
        planned=change.planned or UNSET,
        turn=told.turn or UNSET,
        phase=told.phase or UNSET,
    )


def _batch(end: BatchEnd) -> Batch:
    refused = end.refused
    return Batch(end.done, end.why, Refusal(refused.reason, refused.chapter) if refused else None)


def _cut(event: Event, cut: CutPlan) -> PlanCut:
    return PlanCut(event.action or "", list(cut.rest), cut.reason, cut.chapter, event.to)


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


@lru_cache(512)
def _encoded_legal(space: ActionSpace, codes: tuple[int, ...]) -> Raw:
    """What may be done, by names: often the same, such as when only cards may be drawn."""
    return Raw(msgspec.json.encode(grouped(space, codes)))


def result_of(state: GameState, table_state: TableState) -> GameResult:
    """How a game that is over ended at a table."""
    explanation = dict(state.result.explanation) if state.result else None
    return GameResult(**msgspec.structs.asdict(outcome_of(state, table_state)), explanation=explanation)
