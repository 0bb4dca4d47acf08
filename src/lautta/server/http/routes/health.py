"""Is the server alive, and is it ready? For a container, a proxy or monitoring."""

import asyncio
from typing import Any

from litestar import Request, get
from sqlalchemy.exc import SQLAlchemyError

from lautta.server.http.bodies import DOOR
from lautta.server.problem import Problem
from lautta.server.runtime.server import Server

WITHIN, AGAIN = 5.0, 5  # seconds


@get("/health", security=[], opt={DOOR: True})
async def show_health(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Whether the server answers and can use its database; 503 if it can't."""
    await _ask(request.app.state.server)
    return {"status": "ok"}


@get("/ready", security=[], opt={DOOR: True})
async def show_ready(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Whether people may be sent here: 503 once the server stops, if it can't use its database, or if of several
    processes only this one can't be reached by the others.
    """
    if request.app.state.stopping:
        raise Problem("stopping")
    server: Server = request.app.state.server
    if server.others and server.others.cut_off:
        raise Problem("owner-away")
    await _ask(server)
    return {"status": "ready"}


async def _ask(server: Server) -> None:
    """Ask the database whether it can be read, and whether this server may still write; raises Problem."""
    try:
        async with asyncio.timeout(WITHIN):
            await server.store.ping()
    except (SQLAlchemyError, TimeoutError):
        raise Problem("busy", retry_after=AGAIN) from None
