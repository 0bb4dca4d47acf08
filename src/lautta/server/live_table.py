"""A table in memory: what it was set up with, who sits there, its events and positions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from lautta.server.messages import SeatInfo
from lautta.server.positions import Positions, Setup
from lautta.server.table import Event, Line


@dataclass(eq=False)
class LiveTable:
    """Everything about one table. `guests` tells which guest sits where (by seat)."""

    id: str
    setup: Setup
    first_rules: int
    seats: Sequence[SeatInfo]
    guests: Mapping[int, str]
    line: Line
    positions: Positions = field(init=False)

    def __post_init__(self) -> None:
        self.positions = Positions(self.setup)
        self.people = frozenset(seat for seat, info in enumerate(self.seats) if info.kind == "person")

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits, or None for a spectator."""
        return next((seat for seat, sitting in self.guests.items() if sitting == guest), None)

    @property
    def seed_hash(self) -> str:
        """What is published of the seed from the start."""
        return sha256(self.setup.seed).hexdigest()

    @property
    def rules_version(self) -> int:
        """The version of the rules that is played by now."""
        changes = (event.to for event in reversed(self.line.events) if event.kind == "rules")
        return next(changes, None) or self.first_rules

    @property
    def readable_from(self) -> int:
        """The first moment that can be looked at: none before newer rules went on."""
        if self.rules_version != self.setup.game.rules_version:
            return self.line.number
        return next((event.number for event in reversed(self.line.events) if event.kind == "rules"), 1)

    @property
    def last(self) -> Event:
        """The last event."""
        return self.line.events[-1]
