"""A health check, for a container, a proxy or monitoring."""

import asyncio
from typing import Any

from litestar import Request, get
from sqlalchemy.exc import SQLAlchemyError

from lautta.server.problem import Problem

WITHIN = 5.0  # seconds


@get("/health", security=[])
async def show_health(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Whether the server answers and can read its database; 503 if it can't."""
    try:
        async with asyncio.timeout(WITHIN):
            await request.app.state.server.store.ping()
    except (SQLAlchemyError, TimeoutError):
        raise Problem("busy") from None
    return {"status": "ok"}
