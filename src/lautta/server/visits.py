"""Who asks, and at which table."""

from typing import Any

from litestar import Request as LitestarRequest

from lautta.server.errors import Problem
from lautta.server.guests import Guest
from lautta.server.hall import Hall
from lautta.server.owner import Owner
from lautta.server.viewers import Player, Viewer

Request = LitestarRequest[Any, Any, Any]  # or an Asked, which has what is used here
BEARER = "Bearer "


def hall_of(request: Request) -> Hall:
    """The hall of this application."""
    hall: Hall = request.app.state.hall
    return hall


async def guest_of(request: Request) -> Guest:
    """Who asks; raises Problem for a missing or unknown token."""
    header = request.headers.get("authorization", "")
    if not header.startswith(BEARER):
        raise Problem("no-token")
    guest = await hall_of(request).guests.find(header.removeprefix(BEARER).strip())
    if guest is None:
        raise Problem("bad-token")
    return guest


async def visited(request: Request, table: str, seat: int | None = None) -> tuple[Owner, Viewer]:
    """The table that is asked about, and who asks in which of their seats; raises Problem."""
    guest = await guest_of(request)
    owner = await hall_of(request).owner(table)
    return owner, owner.table.viewer(guest.id, seat)


async def played(request: Request, table: str, seat: int | None = None) -> tuple[Owner, Player]:
    """The same for those who sit there; raises Problem for others."""
    guest = await guest_of(request)
    owner = await hall_of(request).owner(table)
    return owner, _player(table, owner.table.actor(guest.id, seat))


async def stepped(request: Request, table: str, seat: int | None) -> tuple[Owner, Player]:
    """The same for steps back and forth: without a seat, the one of theirs that did something last."""
    guest = await guest_of(request)
    owner = await hall_of(request).owner(table)
    seat = owner.table.last_of(guest.id) if seat is None else seat
    return owner, _player(table, owner.table.actor(guest.id, seat))


def _player(table: str, viewer: Viewer) -> Player:
    if viewer.guest is None or viewer.seat is None:
        raise Problem("not-your-table", table=table)
    return Player(viewer.guest, viewer.seat)
