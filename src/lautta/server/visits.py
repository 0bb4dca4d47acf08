"""Who asks, and at which table."""

from typing import Any

from litestar import Request as LitestarRequest

from lautta.server.errors import Problem
from lautta.server.guests import Guest
from lautta.server.hall import Hall
from lautta.server.owner import Owner

Request = LitestarRequest[Any, Any, Any]
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


async def visited(request: Request, table: str) -> tuple[Owner, int | None]:
    """The table that is asked about, and where who asks sits there; raises Problem."""
    guest = await guest_of(request)
    owner = await hall_of(request).owner(table)
    return owner, owner.table.seat_of(guest.id)


async def played(request: Request, table: str) -> tuple[Owner, int]:
    """The same for those who sit there; raises Problem for others."""
    owner, seat = await visited(request, table)
    if seat is None:
        raise Problem("not-your-table", table=table)
    return owner, seat
