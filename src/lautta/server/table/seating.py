"""The seats of a table, and people's decisions besides the game: a fold of its events. Pure."""

from collections import defaultdict
from datetime import date
from functools import cached_property, lru_cache

import msgspec
from msgspec import UNSET, Struct, UnsetType

from lautta.server.table.kinds import AwayReason, Ending, SeatKind
from lautta.server.table.pace import Pace


class Sitting(Struct, frozen=True, omit_defaults=True):
    """One seat: `guest` sits there, or an open seat is kept for them.

    `level` is that of the computer player that plays there, or stands in for a person who is `away`. `left` is the
    event with which that person left; one who conceded without it did so when that was not final, and may come back.
    `program`: the guest is one, by its own word.
    """

    kind: SeatKind
    name: str = ""
    guest: str | None = None
    level: str | None = None
    away: AwayReason | None = None
    left: int | None = None
    program: bool = False

    @property
    def gone(self) -> bool:
        """Has this person left for good?"""
        return self.away == "removed" or (self.away == "conceded" and self.left is not None)

    @property
    def stood_in(self) -> bool:
        """Does a computer player stand in for a person?"""
        return self.kind == "person" and self.away is not None

    @property
    def here(self) -> bool:
        """Does a person who is there play?"""
        return self.kind == "person" and self.away is None


OPEN = Sitting("open")


class CutPlan(Struct, frozen=True, omit_defaults=True):
    """The part of a plan that was not done, and the name and chapter of the reason, if the rules gave one."""

    rest: tuple[str, ...]
    reason: str | None = None
    chapter: str | None = None


class ToLay(Struct, frozen=True):
    """The players lay the board themselves: the number of pieces, and the language of its title."""

    size: int
    language: str


class Change(Struct, frozen=True, omit_defaults=True):
    """Changes by one event besides the game; fields that are left out stay as they were.

    `removed` is a guest who may not come back, `left` are clocks that were set anew (milliseconds by seat), `holiday`
    says when the holidays of seats end (0: they have). `pace`, `advice` and `programs` (may they join?) are set once,
    when the table is made, as are `day`, if it is the game of that day, `group`, if it is a table of that group, and
    `lay`, if the players lay the board; `board` is the name of the board that they have laid. `end` is how the game
    ends because somebody left. `text` was said in the chat, `agree` is an answer, `table` a rematch; only its seat is
    told of `cut`. `planned`: the action was planned ahead (`ahead.py`).
    """

    seats: dict[int, Sitting] = {}
    host: str | UnsetType | None = UNSET
    locked: bool | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    advice: bool = False
    programs: bool = False
    removed: str | None = None
    pace: Pace | None = None
    left: dict[int, int] = {}
    holiday: dict[int, int] = {}
    text: str | None = None
    agree: bool | None = None
    table: str | None = None
    cut: CutPlan | None = None
    planned: bool = False
    lay: ToLay | None = None
    day: date | None = None
    board: str | None = None
    end: Ending | None = None
    group: str | None = None

    def packed(self) -> str:
        """The change as JSON, as its event stores it."""
        return msgspec.json.encode(self).decode()


class Seating(Struct, frozen=True, dict=True):
    """All seats, the guest who is host, who may join (also programs?), the guests who may not come back, and whether
    all get advice.

    It stays the same while people play, so what follows from it is computed only once.
    """

    seats: tuple[Sitting, ...] = ()
    host: str | None = None
    locked: bool = False
    listed: bool = False
    removed: frozenset[str] = frozenset()
    advice: bool = False
    programs: bool = False

    def after(self, change: Change) -> "Seating":
        """The seating after a change."""
        seats = dict(enumerate(self.seats)) | change.seats
        return Seating(
            tuple(seats[number] for number in sorted(seats)),
            self.host if change.host is UNSET else change.host,
            self.locked if change.locked is UNSET else change.locked,
            self.listed if change.listed is UNSET else change.listed,
            self.removed | {change.removed} if change.removed else self.removed,
            self.advice or change.advice,
            self.programs or change.programs,
        )

    def of(self, guest: str | None) -> list[int]:
        """The seats where a guest sits."""
        return list(self._sitting.get(guest, ()))

    def sits(self, guest: str | None, seat: int) -> bool:
        """Does a guest sit there?"""
        return seat in self._sitting.get(guest, ())

    def kept_for(self, guest: str | None) -> list[int]:
        """The open seats that are kept for a guest."""
        if guest is None:
            return []
        return [seat for seat, one in enumerate(self.seats) if one.kind == "open" and one.guest == guest]

    @cached_property
    def people(self) -> int:
        """The mask of the seats where a person is there and plays."""
        return sum(1 << seat for seat, one in enumerate(self.seats) if one.here)

    def others(self, seat: int) -> frozenset[int]:
        """The seats of other people who are there: one who sits in several seats agrees with themselves."""
        return self._others[seat]

    def together(self, seat: int) -> list[int]:
        """All seats of the person in a seat; who plays several at one screen is one person."""
        return self._sitting.get(self.seats[seat].guest) or [seat]

    def computer(self, seat: int) -> str | None:
        """The level of the computer player that plays a seat, or None if a person does."""
        one = self.seats[seat]
        return None if one.kind == "open" or one.here else one.level or ""

    @cached_property
    def stood_in(self) -> bool:
        """Does a computer player stand in for anybody?"""
        return any(one.stood_in for one in self.seats)

    @cached_property
    def deserted(self) -> bool:
        """Is nobody left who plays, but somebody who may come back?"""
        people = [one for one in self.seats if one.kind == "person"]
        return not any(one.here for one in people) and not all(one.gone for one in people)

    @cached_property
    def alone(self) -> bool:
        """Does one person at most play, with nobody who may still come, or come back?"""
        return sum(one.kind != "computer" and not one.gone for one in self.seats) < 2

    @cached_property
    def full(self) -> bool:
        """Is no seat open?"""
        return all(one.kind != "open" for one in self.seats)

    @property
    def empty(self) -> bool:
        """Has everybody left?"""
        return all(one.kind != "person" for one in self.seats)

    def next_host(self) -> str | None:
        """The host after the host has left: the first person who is there, or else the host stays."""
        there = [one.guest for one in self.seats if one.here]
        return self.host if self.host in there or not there else there[0]

    @cached_property
    def _sitting(self) -> dict[str | None, list[int]]:
        seats: dict[str | None, list[int]] = defaultdict(list)
        for seat, one in enumerate(self.seats):
            if one.kind == "person" and one.guest is not None:
                seats[one.guest].append(seat)
        return dict(seats)

    @cached_property
    def _others(self) -> list[frozenset[int]]:
        here = [(seat, one.guest) for seat, one in enumerate(self.seats) if one.here]
        return [
            frozenset(number for number, guest in here if number != seat and guest != one.guest)
            for seat, one in enumerate(self.seats)
        ]


@lru_cache(4096)
def read_change(packed: str) -> Change:
    """A change as it was kept with its event; raises msgspec.MsgspecError."""
    return msgspec.json.decode(packed, type=Change)
