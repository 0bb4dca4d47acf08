"""Those who are sent what happens at a table, and what each of them is sent."""

import asyncio
from collections.abc import Iterator
from typing import Protocol

import msgspec

from lautta.server.messages.live import LivePresence
from lautta.server.table.live_table import LiveTable
from lautta.server.table.viewers import Viewer
from lautta.server.view.table_view import TableView

PRESENCE_AFTER = 0.2  # seconds during which people who come and go are collected, to be told together


class Follower(Protocol):
    """Somebody who is sent what happens: a guest, and which of their seats to send for (None: any)."""

    guest: str
    seat: int | None

    def push(self, message: bytes, number: int) -> None:
        """Send a message without waiting. It brings the follower up to event `number` (0: it is not about events)."""
        ...

    def drop(self) -> None:
        """Close the connection, so that they connect again and are sent what they missed."""
        ...

    def moved(self) -> None:
        """The table is somewhere else now: follow it there."""
        ...


class Followers:
    """All who follow one table; the table knows who of them looks at it."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._all: set[Follower] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._told: tuple[list[int], int] = ([], 0)  # who was said to be looking at the table

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Follower]:
        return iter(tuple(self._all))

    def add(self, follower: Follower) -> None:
        """Send somebody what happens from now on."""
        self._all.add(follower)
        self._table.look_in(follower.guest)
        self._tell_presence_soon()

    def remove(self, follower: Follower, now: int) -> None:
        """Send them no more."""
        if follower in self._all:
            self._all.discard(follower)
            self._table.look_away(follower.guest, now)
            self._tell_presence_soon()

    def close(self, *, moved: bool) -> None:
        """Send nothing more: the table has moved, or all connections are closed."""
        if self._timer:
            self._timer.cancel()
        for follower in self:
            if moved:
                follower.moved()
            else:
                follower.drop()
        self._all.clear()

    def viewer(self, follower: Follower) -> Viewer:
        """The seat that a follower is sent now: the one they named as long as it is theirs, or their only one."""
        seat = follower.seat
        if seat is None or not self._table.seating.sits(follower.guest, seat):
            return self._table.viewer(follower.guest)
        return Viewer(follower.guest, seat)

    def tell(self, view: TableView, after: int, seat: int | None = None) -> None:
        """Send everything after an event to all followers, or only to those of a seat, encoded once for each viewer."""
        told: dict[Viewer, bytes] = {}
        for follower in self:
            viewer = self.viewer(follower)
            if seat is not None and viewer.seat != seat:
                continue
            if viewer not in told:
                told[viewer] = view.live_update(after, viewer)
            follower.push(told[viewer], view.number)

    def _tell_presence_soon(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PRESENCE_AFTER, self._tell_presence)

    def _tell_presence(self) -> None:
        self._timer = None
        now = (self._table.online, self._table.watchers)
        if now != self._told:
            self._told = now
            message = msgspec.json.encode(LivePresence(self._table.id, *now))
            for follower in self:
                follower.push(message, 0)
