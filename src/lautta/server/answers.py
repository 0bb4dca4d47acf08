"""What one viewer is told of a table: its position, what they may do, its log. Nothing here sees more than the viewer.

A `Look` is a table at one moment. The public part of it is worked out and encoded once, the private part once a seat.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from lautta.core.actions import ActionSpace
from lautta.core.game import GameState
from lautta.core.reasons import Reason
from lautta.server import messages
from lautta.server.live_table import LiveTable
from lautta.server.messages import GameResult, Legal, LogEntry, Refusal, Undo
from lautta.server.story import read_told
from lautta.server.table import Event
from lautta.server.undo import way_back, way_forward

NOTHING = Raw(b"null")


class Look:
    """A table as it stood after one of its events. `past`: looked back at, so that nothing can be done there."""

    def __init__(self, table: LiveTable, number: int, past: bool = False) -> None:
        self.table, self.number, self.past = table, number, past
        self._state = table.positions.at(table.line.standing(number).here)
        self._views: dict[int | None, GameState] = {}
        self._public: Raw | None = None
        self._private: dict[int, Raw] = {}
        self._legal: dict[int, Legal] = {}
        self._undo: dict[int, Undo] = {}

    @property
    def over(self) -> bool:
        """Is the game over, so that its seed may be known?"""
        return not self.past and self.table.line.events[self.number - 1].to_move == 0

    def view(self, seat: int | None) -> GameState:
        """The position as a seat (None: a spectator) may know it."""
        if seat not in self._views:
            self._views[seat] = self._state.view(seat)
        return self._views[seat]

    def public(self) -> Raw:
        """What everybody may know."""
        if self._public is None:
            view = self.view(None)
            self._public = Raw(msgspec.json.encode(view.game.public_json(view.board, view.record)))
        return self._public

    def private(self, seat: int | None) -> Raw:
        """What only this seat may know."""
        if seat is None:
            return NOTHING
        if seat not in self._private:
            view = self.view(seat)
            self._private[seat] = Raw(msgspec.json.encode(view.game.private_json(view.board, view.record, seat)))
        return self._private[seat]

    def to_move(self) -> list[int]:
        """The seats that may act."""
        return list(self.view(None).to_move)

    def legal(self, seat: int | None) -> Legal:
        """What a seat may do: the names of the parameters of each action, by the name of the action."""
        if seat is None or self.past:
            return {}
        if seat not in self._legal:
            self._legal[seat] = legal_of(self.view(seat), seat)
        return self._legal[seat]

    def undo(self, seat: int | None) -> Undo:
        """May a seat take back its last action?"""
        if seat is None or self.past:
            return Undo(False, False)
        if seat not in self._undo:
            table = self.table
            way = way_back(table.line, table.positions, self.number, seat, table.people)
            self._undo[seat] = Undo(way is not None and way.free, way is not None and not way.consent)
        return self._undo[seat]

    def redo(self, seat: int | None) -> bool:
        """May a seat do again what it took back?"""
        return seat is not None and not self.past and way_forward(self.table.line, self.number, seat) is not None

    def result(self) -> GameResult | None:
        """How the game ended."""
        return result_of(self._state) if self.over else None

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

    def update(self, after: int, seat: int | None) -> messages.Update:
        """What is new since an event, and how it stands."""
        return messages.Update(**self._standing(seat), table=self.table.id, after=after,
                               entries=self.entries(after, seat))  # fmt: skip

    def live_update(self, after: int, seat: int | None) -> messages.LiveUpdate:
        """The same for the WebSocket."""
        return messages.LiveUpdate(**self._standing(seat), table=self.table.id, after=after,
                                   entries=self.entries(after, seat))  # fmt: skip

    def whole(self, seat: int | None) -> messages.Table:
        """The whole table."""
        table, setup = self.table, self.table.setup
        return messages.Table(
            **self._standing(seat),
            id=table.id,
            game=setup.game.name,
            board=setup.board.name,
            options=setup.options,
            rules_version=table.rules_version,
            seats=list(table.seats),
            my_seat=seat,
            seed_hash=table.seed_hash,
            log=self.entries(0, seat),
        )

    def _standing(self, seat: int | None) -> dict[str, Any]:
        return {
            "number": self.number,
            "public": self.public(),
            "private": self.private(seat),
            "to_move": self.to_move(),
            "legal": self.legal(seat),
            "undo": self.undo(seat),
            "redo": self.redo(seat),
            "result": self.result(),
            "seed": self.seed(),
        }


def entry(event: Event, seat: int | None, open_: bool) -> LogEntry:
    """An event as a viewer may know it; `open_` when the game is over and actions are no secret any more."""
    own = event.kind == "action" and (open_ or (seat is not None and seat == event.seat))
    return LogEntry(
        number=event.number,
        at=event.at,
        kind=event.kind,
        seat=event.seat,
        said=read_told(event.told).of(seat),  # type: ignore[arg-type]  # encoded already
        action=event.action or "" if own else UNSET,
        to=UNSET if event.to is None else event.to,
        redrawn=event.redrawn if event.kind == "undo" else UNSET,
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
