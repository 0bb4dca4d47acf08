"""Connections to PostgreSQL, and which errors say that it is away."""

import logging
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.engine import URL

from lautta.server.storage.data import DataAway, DataInUse
from lautta.server.storage.databases import shown, written

WITHIN = 10.0  # seconds for each statement
CONNECTED_WITHIN = 3.0  # seconds for a connection
SETTINGS = {
    "application_name": "lautta",
    "synchronous_commit": "on",
    "jit": "off",  # it takes longer than any query here
    "tcp_keepalives_idle": "5",  # seconds
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
AWAY = (
    DataAway,
    DataInUse,  # by a process that has overtaken this one
    ConnectionError,
    TimeoutError,
    asyncpg.InterfaceError,  # the connection is closed
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,  # it is starting up or shutting down
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    sa.exc.TimeoutError,  # no connection was free
)
logging.getLogger("asyncpg").setLevel(logging.WARNING)


async def connect(url: URL, **settings: str) -> Any:
    """A connection as asyncpg makes it, with all that it knows in a URL, and further settings; raises DataAway."""
    try:
        return await asyncpg.connect(
            written(url), timeout=CONNECTED_WITHIN, command_timeout=WITHIN, server_settings=SETTINGS | settings
        )
    except (OSError, OverflowError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise DataAway(shown(url), str(error) or type(error).__name__) from None
