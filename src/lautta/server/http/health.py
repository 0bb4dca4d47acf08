"""Is the server well? For whoever watches over it, such as a container or a proxy."""

import asyncio
from typing import Any

from litestar import Request, get
from sqlalchemy.exc import SQLAlchemyError

from lautta.server.problem import Problem

WITHIN = 5.0  # seconds


@get("/health", security=[])
async def show_health(request: Request[Any, Any, Any]) -> dict[str, str]:
    """That it answers and reads its database; an error 503 where it does not."""
    try:
        async with asyncio.timeout(WITHIN):
            await request.app.state.server.store.ping()
    except (SQLAlchemyError, TimeoutError):
        raise Problem("busy") from None
    return {"status": "ok"}
