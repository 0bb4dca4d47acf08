"""How servers and nodes find each other over the broker.

Each says hello to all of the other kind once a second, and also when it meets a new one, which would not hear what
follows until it knows this process. It links to those with the same release and games, ignores others, and logs that
once. Subjects name the receiver: `lautta.work.servers` is all servers, `lautta.work.servers.NAME` one of them, and
nodes likewise, so that an operator can allow nodes only these subjects.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

import lautta
from lautta.server.processes.broker import Broker
from lautta.server.processes.links import Links
from lautta.server.work.frames import Hello

SERVERS, NODES = "lautta.work.servers", "lautta.work.nodes"
HELLO_EVERY = 1.0  # seconds
MOST_BEGUN = 8 * 2**20  # bytes of the pieces of one message
MOST_BEGUN_IN_ALL = 32 * 2**20  # and of all that are not complete
MOST_MET = 256  # of the other kind; more are not heard
MOST_TOLD = 64  # unlike ones of which the log tells
SAME = "it is Lautta %(release)s, this is %(own)s, and both need the same release, games, rules and weights"
NOTHING_DONE = f"nothing is done for server %(name)s: {SAME}"
NOTHING_GIVEN = f"no job is given to node %(name)s: {SAME}"
log = logging.getLogger(__name__)
_hello = msgspec.msgpack.Decoder(Hello)


class Discovery:
    """Those of the other kind that are there and like this process. `open` it, and `close` it.

    `met` and `lost` are called with the name of one of them: what was asked of somebody `lost` is not answered, though
    they may still be there. `received` is called with a name and a frame.
    """

    def __init__(
        self,
        broker: Broker,
        at: str,
        to: str,
        compatibility: str,
        frames: msgspec.msgpack.Decoder[Any],
        met: Callable[[str], None],
        lost: Callable[[str], None],
        received: Callable[[str, Any], None],
    ) -> None:
        self.name = secrets.token_hex(12)
        self.there: set[str] = set()
        self._broker, self._at, self._to, self._compatibility = broker, at, to, compatibility
        self._hello = msgspec.msgpack.encode(Hello(self.name, lautta.__version__, compatibility))
        self._on_met, self._on_lost = met, lost
        self._unlike: set[str] = set()
        self._hearing: Any = None
        self._task: asyncio.Task[None] | None = None
        self.links = Links(
            broker, self.name, received, self._lost, lambda name: None,
            frames=frames, at=f"{at}.", to=f"{to}.", met_first=True, most=MOST_BEGUN, in_all=MOST_BEGUN_IN_ALL,
        )  # fmt: skip

    async def open(self) -> None:
        """Begin to say hello and to hear it."""
        await self.links.open()
        self._hearing = await self._broker.listen(self._at, self._hear)
        self._task = asyncio.create_task(self._greet())

    async def close(self) -> None:
        """Say goodbye to all who are there, and send nothing more."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._hearing.unsubscribe()
        await self.links.leave()
        await self.links.close()

    async def _greet(self) -> None:
        while True:
            await self._broker.publish(self._to, self._hello)
            await asyncio.sleep(HELLO_EVERY)

    async def _hear(self, message: Any) -> None:
        hello = _hello.decode(message.data)
        if hello.compatibility != self._compatibility:
            self._tell(hello)
        elif hello.name not in self.there and len(self.there) < MOST_MET:
            await self._broker.publish(self._to, self._hello)
            self.there.add(hello.name)
            self.links.meet(hello.name)
            self._on_met(hello.name)

    def _tell(self, hello: Hello) -> None:
        if hello.name in self._unlike or len(self._unlike) >= MOST_TOLD:
            return
        self._unlike.add(hello.name)
        told = {"name": hello.name, "release": ascii(hello.release)[1:-1], "own": lautta.__version__}
        log.warning(NOTHING_DONE if self._at == NODES else NOTHING_GIVEN, told)

    def _lost(self, name: str) -> None:
        if name not in self.links.others:
            self.there.discard(name)
        self._on_lost(name)
