"""What one viewer is told of a table: its position, what they may do, its log. Nothing here sees more than the viewer.

A `Look` is a table at one moment. The public part of it is worked out and encoded once, the private part once a seat.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from lautta.core.actions import ActionSpace
from lautta.core.game import GameState
from lautta.core.reasons import Reason
from lautta.server import messages
from lautta.server.clocks import wound_up
from lautta.server.errors import Problem
from lautta.server.live_table import LiveTable
from lautta.server.messages import ClockInfo, GameResult, Legal, LivePace, LogEntry, Refusal, SeatInfo, Undo, UndoAsk
from lautta.server.seating import Change, read_change
from lautta.server.story import read_told
from lautta.server.table import Event
from lautta.server.undo import way_back, way_forward
from lautta.server.viewers import Viewer

NOTHING = Raw(b"null")
NO_CHANGE = Change()


class Look:
    """A table as it stood after one of its events. `past`: looked back at, so that nothing can be done there."""

    def __init__(self, table: LiveTable, number: int, past: bool = False, now: Callable[[], int] | None = None) -> None:
        self.table, self.number, self.past = table, number, past
        self.standing = table.line.standing(number)
        self._now = now
        here = self.standing.here
        self._state = table.positions.at(here) if here else None
        self._views: dict[int | None, GameState] = {}
        self._public: Raw | None = None
        self._private: dict[int, Raw] = {}
        self._legal: dict[int, Legal] = {}
        self._undo: dict[int, Undo] = {}
        self._common: dict[str, Any] = {}
        self._common_to: frozenset[str] | None = None
        self._seats: dict[str | None, Raw] = {}

    @property
    def over(self) -> bool:
        """Is the game over, so that its seed may be known?"""
        return not self.past and self.standing.status == "over"

    def view(self, seat: int | None) -> GameState:
        """The position as a seat (None: a spectator) may know it; raises Problem where there is none."""
        if self._state is None:
            raise Problem("not-started")
        if seat not in self._views:
            self._views[seat] = self._state.view(seat)
        return self._views[seat]

    def public(self) -> Raw:
        """What everybody may know."""
        if self._state is None:
            return NOTHING
        if self._public is None:
            view = self.view(None)
            self._public = Raw(msgspec.json.encode(view.game.public_json(view.board, view.record)))
        return self._public

    def private(self, seat: int | None) -> Raw:
        """What only this seat may know."""
        if seat is None or self._state is None:
            return NOTHING
        if seat not in self._private:
            view = self.view(seat)
            self._private[seat] = Raw(msgspec.json.encode(view.game.private_json(view.board, view.record, seat)))
        return self._private[seat]

    def to_move(self) -> list[int]:
        """The seats that may act."""
        mask = self.standing.to_move
        return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]

    def legal(self, seat: int | None) -> Legal:
        """What a seat may do: the names of the parameters of each action, by the name of the action."""
        if seat is None or self._state is None or not self._plays(seat):
            return {}
        if seat not in self._legal:
            self._legal[seat] = legal_of(self.view(seat), seat)
        return self._legal[seat]

    def undo(self, seat: int | None) -> Undo:
        """May a seat take back its last action?"""
        if seat is None or not self._plays(seat):
            return Undo(False, False)
        if seat not in self._undo:
            way = way_back(self.table.line, self.table.positions, self.number, seat)
            self._undo[seat] = Undo(way.free, not way.consent, way.consent) if way else Undo(False, False)
        return self._undo[seat]

    def redo(self, seat: int | None) -> bool:
        """May a seat do again what it took back?"""
        if seat is None or not self._plays(seat):
            return False
        return way_forward(self.table.line, self.number, seat) is not None

    def _plays(self, seat: int) -> bool:
        """May its person do anything there?"""
        return not self.past and self.standing.seating.seats[seat].here

    def result(self) -> GameResult | None:
        """How the game ended."""
        return result_of(self._state) if self.over and self._state else None

    def seed(self) -> str | None:
        """The seed, once the game is over."""
        return self.table.setup.seed.hex() if self.over else None

    def entry(self, number: int, seat: int | None) -> LogEntry:
        """An event as a viewer may know it."""
        return entry(self.table.line.events[number - 1], seat, open_=self.over)

    def entries(self, after: int, seat: int | None) -> list[LogEntry]:
        """The events after one of them, up to this moment."""
        events = self.table.line.events[after : self.number]
        return [entry(event, seat, open_=self.over) for event in events]

    # people

    def seats(self, guest: str | None) -> list[SeatInfo]:
        """Who sits where, as a guest (None: a stranger) is told."""
        sitting = self.standing.seating.seats
        many = {one.guest for one in sitting if [each.guest for each in sitting].count(one.guest) > 1} - {None}
        return [
            SeatInfo(
                name=one.name,
                kind=one.kind,
                level=UNSET if one.level is None else one.level,
                away=UNSET if one.away is None else one.away,
                mine=guest is not None and one.guest == guest,
                shared=one.kind == "person" and one.guest in many,
                online=one.kind == "person" and self.table.looks(one.guest),
            )
            for one in sitting
        ]

    def clock(self) -> ClockInfo | None:
        """What everybody has left: now, or as it was when it is looked back at; before the start, all of it."""
        clock, pace = self.standing.clock, self.standing.pace
        if clock is None and pace and self.standing.status == "waiting":
            clock = wound_up(pace, len(self.standing.seating.seats), 0, self.table.line.events[0].at)
        if clock is None:
            return None
        now = max(clock.at, self._now() if self._now and not self.past else clock.at)
        live = isinstance(clock.pace, LivePace)
        return ClockInfo(
            kind="live" if live else "days",
            left=clock.left_at(now),
            running=[seat for seat in range(len(clock.left)) if clock.running >> seat & 1 and not self.past],
            at=now,
            **msgspec.structs.asdict(clock.pace),
        )

    def ask(self) -> UndoAsk | None:
        """What somebody asks the others."""
        ask = self.standing.ask
        if ask is None or self.past:
            return None
        return UndoAsk(ask.number, ask.seat, sorted(ask.agreed), sorted(self.standing.asked))

    def offer(self) -> messages.Offer:
        """What somebody is told who may join."""
        setup, seating = self.table.setup, self.standing.seating
        return messages.Offer(
            table=self.table.id,
            game=setup.game.name,
            board=setup.board.name,
            options=setup.options,
            status=self.standing.status,
            seats=self.seats(None),
            host_name=self._host_name(),
            locked=seating.locked,
            clock=self.standing.pace,
            made=self.table.line.events[0].at,
        )

    def _host_name(self) -> str:
        seating = self.standing.seating
        return next((one.name for one in seating.seats if one.guest and one.guest == seating.host), "")

    # what is answered

    def update(self, after: int, viewer: Viewer) -> messages.Update:
        """What is new since an event, and how it stands."""
        return messages.Update(**self._standing(viewer), table=self.table.id, after=after,
                               entries=self.entries(after, viewer.seat))  # fmt: skip

    def live_update(self, after: int, viewer: Viewer) -> messages.LiveUpdate:
        """The same for the WebSocket."""
        return messages.LiveUpdate(**self._standing(viewer), table=self.table.id, after=after,
                                   entries=self.entries(after, viewer.seat))  # fmt: skip

    def whole(self, viewer: Viewer) -> messages.Table:
        """The whole table."""
        table, setup = self.table, self.table.setup
        return messages.Table(
            **self._standing(viewer),
            id=table.id,
            game=setup.game.name,
            board=setup.board.name,
            options=setup.options,
            rules_version=table.rules_version,
            seed_hash=table.seed_hash,
            log=self.entries(0, viewer.seat),
        )

    def _standing(self, viewer: Viewer) -> dict[str, Any]:
        seat, guest = viewer.seat, viewer.guest
        mine = self.standing.seating.of(guest)
        return {
            **self._for_all(),
            "seats": self._seats_told(guest),
            "my_seat": seat,
            "my_seats": mine,
            "host": guest is not None and guest == self.standing.seating.host,
            "invite": self.table.invite if mine else None,
            "clock": self.clock(),
            "private": self.private(seat),
            "legal": self.legal(seat),
            "undo": self.undo(seat),
            "redo": self.redo(seat),
        }

    def _for_all(self) -> dict[str, Any]:
        """What everybody is told alike: worked out once, and again when people come or go."""
        looking = frozenset(self.table.looking)
        if looking != self._common_to:
            standing = self.standing
            self._common_to, self._seats = looking, {}
            self._common = {
                "number": self.number,
                "status": standing.status,
                "host_name": self._host_name(),
                "locked": standing.seating.locked,
                "listed": standing.seating.listed,
                "ask": self.ask(),
                "rematch": standing.rematch,
                "watchers": self.table.watchers,
                "public": self.public(),
                "to_move": self.to_move(),
                "result": self.result(),
                "seed": self.seed(),
            }
        return self._common

    def _seats_told(self, guest: str | None) -> Raw:
        """Who sits where, encoded once for each guest."""
        if guest not in self._seats:
            self._seats[guest] = Raw(msgspec.json.encode(self.seats(guest)))
        return self._seats[guest]


def entry(event: Event, seat: int | None, open_: bool) -> LogEntry:
    """An event as a viewer may know it; `open_` when the game is over and actions are no secret any more."""
    own = event.kind == "action" and (open_ or (seat is not None and seat == event.seat))
    change = read_change(event.change) if event.change else NO_CHANGE
    return LogEntry(
        number=event.number,
        at=event.at,
        kind=event.kind,
        seat=event.seat,
        said=read_told(event.told).of(seat),  # type: ignore[arg-type]  # encoded already
        action=event.action or "" if own else UNSET,
        to=UNSET if event.to is None else event.to,
        redrawn=event.redrawn if event.kind == "undo" else UNSET,
        text=UNSET if change.text is None else change.text,
        agree=UNSET if change.agree is None else change.agree,
        table=UNSET if change.table is None else change.table,
    )


def legal_of(view: GameState, seat: int) -> Legal:
    """What a seat may do: the names of the parameters of each action, by the name of the action."""
    grouped: Legal = {}
    space = view.space
    for code in view.legal(seat):
        name, names = names_of(space, code)
        grouped.setdefault(name, []).append(names)
    return grouped


def result_of(state: GameState) -> GameResult | None:
    """How a game ended, if it has."""
    result = state.result
    if result is None:
        return None
    return GameResult(list(result.winners), list(result.scores), dict(result.explanation))


@lru_cache(65536)
def names_of(space: ActionSpace, code: int) -> tuple[str, list[str]]:
    """The name of an action and the names of its parameters, in the order of the action table."""
    action, _ = space.decode(code)
    return action.name, list(space.names(code).values())


def refusal(reason: Reason | None) -> Refusal | None:
    """A reason as it is answered."""
    return None if reason is None else Refusal(reason.name, reason.chapter)


def facts(preview: Mapping[str, Any] | None) -> Raw:
    """The facts of a preview, encoded."""
    return Raw(msgspec.json.encode(preview))
