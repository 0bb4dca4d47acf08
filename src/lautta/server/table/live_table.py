"""A table in memory: what it was set up with, its events and positions, and who is looking at it now."""

from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256

from msgspec import structs

from lautta.core.boards import LoadedBoard
from lautta.server.problem import Problem
from lautta.server.table.events import DONE, Event
from lautta.server.table.history import path
from lautta.server.table.kinds import Status
from lautta.server.table.log import EventLog
from lautta.server.table.notes import Notes, Plan
from lautta.server.table.outlooks import Outlook, Outlooks
from lautta.server.table.positions import Positions, Setup
from lautta.server.table.seating import Seating
from lautta.server.table.viewers import Viewer


@dataclass(eq=False)
class LiveTable:
    """Everything about one table. `invite` lets people in; `looking` counts the open sockets of each guest who follows;
    `comings` how often somebody began or stopped looking; `gone` says when each guest who no longer looks stopped;
    `loaded` since when that is known.
    """

    id: str
    setup: Setup
    first_rules: int
    log: EventLog
    invite: str | None = None
    notes: Notes = field(default_factory=Notes)
    outlooks: Outlooks = field(init=False, default_factory=Outlooks)
    positions: Positions = field(init=False)
    looking: Counter[str] = field(init=False, default_factory=Counter)
    comings: int = field(init=False, default=0)
    gone: dict[str, int] = field(init=False, default_factory=dict)
    loaded: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        self.positions = Positions(self.setup)

    def play_on(self, board: LoadedBoard) -> None:
        """Take the board that the players have laid."""
        self.setup = structs.replace(self.setup, known=board)
        self.positions = Positions(self.setup)

    @property
    def seating(self) -> Seating:
        """The seats and their people."""
        return self.log.last.seating

    @property
    def status(self) -> Status:
        """Is it waiting, is its board being laid, is it being played, is it over?"""
        return self.log.last.status

    @property
    def by_todays_rules(self) -> bool:
        """Was the whole game played by the rules as they are now?"""
        return path(self.log.here)[0].kind != "rules" and self.rules_version == self.setup.game.rules.version

    def viewer(self, guest: str | None, seat: int | None = None) -> Viewer:
        """A guest's viewer: the seat that is asked for, else their only one.

        A guest with several seats at one screen is shown none until one is asked for. Raises Problem if not theirs.
        """
        mine = self.seating.of(guest)
        if seat is not None and seat not in mine:
            raise Problem("not-your-seat", seat=seat)
        if seat is None and len(mine) == 1:
            seat = mine[0]
        return Viewer(guest if mine or self.seating.kept_for(guest) else None, seat)

    def acting(self, guest: str, seat: int | None = None) -> Viewer:
        """The acting player: a guest in the named seat, else in their first that is to move, else in their first.

        Raises Problem if the seat is not theirs.
        """
        mine = self.seating.of(guest)
        if seat is None and mine:
            to_move = self.log.last.to_move
            seat = next((one for one in mine if to_move >> one & 1), mine[0])
        return self.viewer(guest, seat)

    def last_of(self, guest: str) -> int | None:
        """The seat of a guest that acted last in the game."""
        mine = self.seating.of(guest)
        if self.notes.last in mine and self.plan(self.notes.last).steps:
            return self.notes.last
        done = (event for event in reversed(self.log.events) if event.kind in DONE)
        return next((event.seat for event in done if event.seat in mine), None)

    # planning

    @property
    def planners(self) -> int:
        """The mask of the seats that plan at the same time now, whether they have handed in or not.

        None where one person plays all of them: what they do is done at once, one seat after another.
        """
        plans, table_state = self.setup.game.plans, self.log.last
        if plans is None or table_state.here is None or table_state.status != "playing":
            return 0
        seats = plans.planners(self.positions.at(table_state.here))
        planning = [one for seat, one in enumerate(table_state.seating.seats) if seats >> seat & 1]
        alone = {one.guest for one in planning if one.here}
        return 0 if len(alone) == 1 and None not in alone and all(one.here for one in planning) else seats

    def plans(self, seat: int) -> bool:
        """Is what this seat does now only planned?"""
        return bool(self.planners >> seat & 1)

    def plan(self, seat: int) -> Plan:
        """A seat's plan from the current node."""
        return self.notes.plan(seat, self.log.last.changed)

    def outlook(self, seat: int) -> Outlook:
        """The position as it would be for a seat after its plan."""
        return self.outlooks.of(seat, self.plan(seat), self.positions.at(self.log.here))

    @property
    def online(self) -> list[int]:
        """The seats of people who are looking at the table."""
        return [seat for seat, one in enumerate(self.seating.seats) if one.kind == "person" and self.looks(one.guest)]

    @property
    def watchers(self) -> int:
        """How many others are looking at it."""
        return sum(not self.seating.of(guest) for guest in self.looking)

    def look_in(self, guest: str) -> None:
        """A guest follows the table with one more socket."""
        self.looking[guest] += 1
        self.comings += 1

    def look_away(self, guest: str, now: int) -> None:
        """A guest follows it with one socket fewer."""
        self.looking -= Counter([guest])
        self.comings += 1
        self.gone[guest] = now

    def host_seen(self, now: int) -> int:
        """When the host was there last, as far as that is known; never before the last event."""
        host = self.seating.host or ""
        return now if self.looks(host) else max(self.last.at, self.gone.get(host, 0))

    def seen(self, guest: str | None, now: int) -> int:
        """When a guest was there last, as far as is known: since this table was loaded, or their last event there."""
        if self.looks(guest):
            return now
        mine = self.seating.of(guest)
        done = next((event.at for event in reversed(self.log.events) if event.seat in mine and event.key), 0)
        return max(done, self.loaded, self.gone.get(guest or "", 0))

    def looks(self, guest: str | None) -> bool:
        """Does a guest look at the table?"""
        return guest is not None and guest in self.looking

    @property
    def seed_hash(self) -> str:
        """The part of the seed that is public from the start."""
        return sha256(self.setup.seed).hexdigest()

    @property
    def rules_version(self) -> int:
        """The version of the rules played now."""
        changes = (event.to for event in reversed(self.log.events) if event.kind in ("start", "rules") and event.to)
        return next(changes, self.first_rules)

    @property
    def readable_from(self) -> int:
        """The first moment that can be looked at: none from before newer rules took over."""
        if self.rules_version != self.setup.game.rules.version:
            return self.log.number
        return next((event.number for event in reversed(self.log.events) if event.kind == "rules"), 1)

    @property
    def last(self) -> Event:
        """The last event."""
        return self.log.events[-1]
