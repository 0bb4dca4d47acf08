"""Which guest sent a request, and which table it is about."""

import re
from typing import Annotated, Any

from litestar import Request as LitestarRequest
from litestar.params import QueryParameter

from lautta.server.http.asgi import address_of
from lautta.server.http.costs import UNKNOWN_TOKEN, Cost
from lautta.server.http.languages import preferred_language
from lautta.server.http.limits import Limits
from lautta.server.messages.parts import MOST_SEATS
from lautta.server.problem import Problem
from lautta.server.runtime.guests import Guest
from lautta.server.runtime.server import Server
from lautta.server.runtime.table_actor import TableActor
from lautta.server.table.viewers import Player, Viewer

Request = LitestarRequest[Any, Any, Any]  # or a BareRequest, which has all that is used here
BEARER = re.compile(rb"Bearer ([A-Za-z0-9._~+/-]{1,200}=*)")
QuerySeat = Annotated[int | None, QueryParameter(ge=0, lt=MOST_SEATS, description="Which of your seats.")]
GUEST = "guest"  # the key in the state of a request for who asks, once that is known


def server_of(request: Request) -> Server:
    """The server of this application."""
    server: Server = request.app.state.server
    return server


def language_of(request: Request) -> str:
    """The language in which somebody is answered."""
    return preferred_language(request.headers.get("accept-language"))


def agent_of(request: Request) -> str:
    """What a browser says that it is."""
    return request.headers.get("user-agent", "")


def token_of(authorization: bytes | None) -> str:
    """The token of a header, which may be written in one way only; raises Problem.

    >>> token_of(b"Bearer abc")
    'abc'
    """
    if authorization is None or not authorization.startswith(b"Bearer "):
        raise Problem("no-token")
    found = BEARER.fullmatch(authorization)
    if found is None:
        raise Problem("bad-token")
    return found[1].decode()


async def guest_of(request: Request) -> Guest:
    """The guest of a request, as found at the front; raises Problem."""
    guest: Guest | None = request.scope["state"].get(GUEST)
    if guest is None:
        raise Problem("no-token")
    return guest


async def known_of(request: Request, *, at_door: bool = True) -> Guest | None:
    """Who asks where strangers may ask too: None without a token; raises Problem for one that is not known."""
    authorization = request.headers.get("authorization")
    if not authorization:
        return None
    token = token_of(authorization.encode("latin-1"))
    guest = await server_of(request).guests.find(token, agent_of(request), at_door=at_door)
    if guest is None:
        count_stranger(request, Cost(UNKNOWN_TOKEN))
        raise Problem("bad-token")
    return guest


async def is_let_in(request: Request) -> bool:
    """Does somebody ask whom a closed server lets in? Raises Problem."""
    try:
        return await known_of(request, at_door=False) is not None
    except Problem as problem:
        if problem.code in ("bad-token", "no-token", "banned", "closed"):
            return False
        raise


def count_stranger(request: Request, cost: Cost) -> None:
    """Count what a request costs in addition, where nobody needs a token; raises Problem if that is too much."""
    limits: Limits | None = request.app.state.limits
    if limits:
        limits.address(address_of(request.scope), cost)


def count(request: Request, cost: Cost) -> None:
    """Count what a request costs in addition, because of what it contains; raises Problem if that is too much."""
    limits: Limits | None = request.app.state.limits
    if limits:
        limits.address(address_of(request.scope), cost)
        limits.guest(request.scope["state"][GUEST].id, cost)


def count_recipient(request: Request, address: str, kind: str) -> None:
    """Count a mail to an address; raises Problem if it has been sent too many."""
    limits: Limits | None = request.app.state.limits
    if limits:
        limits.recipient(address, kind, address_of(request.scope))


async def visited(request: Request, table: str, seat: int | None = None) -> tuple[TableActor, Viewer]:
    """The table that is asked about, and who asks in which of their seats; raises Problem."""
    guest = await guest_of(request)
    actor = await server_of(request).tables.actor(table)
    return actor, actor.table.viewer(guest.id, seat)


async def played(request: Request, table: str, seat: int | None = None) -> tuple[TableActor, Player]:
    """Like `visited`, for a guest with a seat; raises Problem for others."""
    guest = await guest_of(request)
    actor = await server_of(request).tables.actor(table)
    return actor, _player(table, actor.table.acting(guest.id, seat))


async def trying(request: Request, table: str, seat: int | None = None) -> tuple[TableActor, int]:
    """Table and seat for a try-out: in one's own seat, or in any once the game is over; raises Problem."""
    guest = await guest_of(request)
    actor = await server_of(request).tables.actor(table)
    if seat is None or actor.table.status != "over":
        return actor, _player(table, actor.table.acting(guest.id, seat)).seat
    if seat >= actor.table.setup.seats:
        raise Problem("no-such-seat")
    return actor, seat


async def stepped(request: Request, table: str, seat: int | None) -> tuple[TableActor, Player]:
    """The same for undo and redo: without a seat, the one of theirs that acted last."""
    guest = await guest_of(request)
    actor = await server_of(request).tables.actor(table)
    seat = actor.table.last_of(guest.id) if seat is None else seat
    return actor, _player(table, actor.table.acting(guest.id, seat))


def _player(table: str, viewer: Viewer) -> Player:
    if viewer.guest is None or viewer.seat is None:
        raise Problem("not-your-table", table=table)
    return Player(viewer.guest, viewer.seat)
