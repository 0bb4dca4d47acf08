"""A server that runs, from its first answer to the signal that ends it.

Told to stop, it is not ready any more from that moment on. uvicorn then takes no new connections, closes WebSockets
with 1012, so that pages connect again, and waits for requests under way; the application closes last.
"""

import asyncio
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

import uvicorn

from lautta.server.http.front import Front
from lautta.server.http.metrics import Beside, ServerCollector
from lautta.server.http.protocols import STOP_WITHIN
from lautta.server.runtime import garbage

ANSWERED_WITHIN = STOP_WITHIN - 0.5  # seconds
TAKE_TURNS = 0.001  # seconds


class Running(uvicorn.Server):
    """Serves an application, and metrics on a socket of their own (None: nowhere). Calls `started` once it answers."""

    def __init__(
        self,
        config: uvicorn.Config,
        application: Front,
        started: Callable[[], None],
        metrics: socket.socket | None = None,
    ) -> None:
        super().__init__(config)
        self._application, self._started, self._metrics = application, started, metrics
        self._beside = Beside(ServerCollector(application), application.hosts)

    def run_until_told(self, listening: socket.socket) -> None:
        """Serve on an open socket until SIGINT or SIGTERM."""
        with suppress(KeyboardInterrupt), _ended_by_both_signals():
            self.run(sockets=[listening])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _take_turns()
            self._looking = asyncio.create_task(garbage.look_while_quiet())
            if self._metrics:
                self._showing = asyncio.create_task(self._beside.serve([self._metrics]))
            self._started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().call_later(ANSWERED_WITHIN, self._give_up)
        await super().shutdown(sockets)
        if self._metrics:
            self._beside.should_exit = True
            await self._showing

    def _give_up(self) -> None:
        """Let what is asked still be answered that the server stops; uvicorn would break it off, as an error."""
        for task in self.server_state.tasks:
            task.cancel()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._application.state.stopping = True
        super().handle_exit(sig, frame)


def _take_turns() -> None:
    """Let the writing thread have the interpreter back soon, so that a busy server does not hold up what it saves."""
    garbage.begin()
    sys.setswitchinterval(TAKE_TURNS)


@contextmanager
def _ended_by_both_signals() -> Iterator[None]:
    """Once the server has stopped, let SIGTERM end it as SIGINT does, so that what comes after is done as well."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
