"""The broker that brings messages from one process to another: NATS, which keeps none of them.

A message may get lost, for instance while the broker is away. It never comes twice, and those from one process to
another arrive in order. Messages between processes hold every secret of every table, so a broker on another machine
must ask for a password.
"""

import asyncio
import logging
import ssl
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.util import find_spec
from secrets import token_hex
from typing import Any
from urllib.parse import unquote, urlsplit

from lautta.server.problem import where
from lautta.server.telemetry import metrics
from lautta.server.telemetry.logs import Seldom

WITHIN = 5  # seconds for the first connection
AGAIN_AFTER = 0.25  # seconds between tries to connect again
PING_EVERY = 2  # seconds
MISSED_PINGS = 2  # that many in a row, and the connection is given up
BUFFER = 8 * 2**20  # bytes that may wait to be sent
ROOM = 4096  # bytes that subjects and headers may take of the size of a message
log = logging.getLogger(__name__)
logging.getLogger("nats").setLevel(logging.CRITICAL)  # what it has to say is told here
Received = Callable[[Any], Awaitable[None]]  # a message of NATS, with `data`


class NoSuchBroker(ValueError):
    """A text that names no broker, or one that nobody should use: `why` says which."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class BrokerAway(OSError):
    """The broker cannot be reached, or lets nobody in with this password; `text` says at which address and why."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class BrokerForbids(BrokerAway):
    """The broker lets this user in, but takes or brings them no messages of a `subject`; `text` says where and why."""

    def __init__(self, subject: str, text: str) -> None:
        super().__init__(text)
        self.subject = subject


def broker_of(text: str) -> str:
    """The URL of a broker, checked; raises NoSuchBroker, and ModuleNotFoundError without the extra `broker`.

    >>> broker_of("nats://127.0.0.1:4222"), broker_of("tls://lautta:secret@broker.example.org")
    ('nats://127.0.0.1:4222', 'tls://lautta:secret@broker.example.org')
    >>> broker_of("nats://broker.example.org")
    Traceback (most recent call last):
    lautta.server.processes.broker.NoSuchBroker: password
    """
    try:
        url = urlsplit(text)
        port = url.port
    except ValueError:
        raise NoSuchBroker("malformed") from None
    if url.scheme not in ("nats", "tls") or port == 0:
        raise NoSuchBroker("kind")
    if not url.hostname or url.path or url.query or url.fragment:
        raise NoSuchBroker("malformed")
    if not url.password and url.hostname not in ("127.0.0.1", "::1", "localhost"):
        raise NoSuchBroker("password")
    if find_spec("nats") is None:
        raise ModuleNotFoundError(name="nats")
    return text


def shown(url: str) -> str:
    """A broker as people are told of it, without its password.

    >>> shown("nats://lautta:secret@broker:4222")
    'nats://broker:4222'
    """
    split = urlsplit(url)
    return f"{split.scheme}://{split.netloc.rpartition('@')[2]}"


def _credentials(url: str) -> dict[str, str]:
    """What the library needs besides the address, so that it has it for other brokers of a cluster as well."""
    split = urlsplit(url)
    name, password = unquote(split.username or ""), unquote(split.password or "")
    return {"user": name, "password": password} if password else {"token": name} if name else {}


class Listening:
    """What listens to a subject, until `unsubscribe`."""

    def __init__(self, all_of_them: "set[Listening]", subject: str, received: Received) -> None:
        self._all, self._subject, self._received = all_of_them, subject, received
        self._subscription: Any = None
        self._seldom = Seldom()

    async def begin(self, client: Any) -> None:
        """Listen over this connection; raises what NATS raises."""
        self._subscription = await client.subscribe(self._subject, cb=self._safely)
        self._all.add(self)

    async def unsubscribe(self) -> None:
        """Listen no more."""
        import nats.errors

        self._all.discard(self)
        with suppress(nats.errors.Error):
            await self._subscription.unsubscribe()

    async def _safely(self, message: Any) -> None:
        try:
            await self._received(message)
        except Exception as error:
            metrics.unreadable()
            if self._seldom.due():
                log.error("a message could not be read: %(where)s", {"where": where(error)})


class Broker:
    """A connection to a broker, which is made again whenever it breaks. `open` it, and `close` it."""

    def __init__(self, url: str, name: str) -> None:
        self._url, self._name = url, name
        self._client: Any = None
        self._listening: set[Listening] = set()
        self._ended = False
        self._again: asyncio.Task[None] | None = None
        self._forbidden: Callable[[str], None] | None = None  # called with what is not permitted

    @classmethod
    async def open(cls, url: str, name: str) -> "Broker":
        """Connect, under a name for its operator; raises BrokerAway if that does not work for some seconds."""
        broker = cls(url, name)
        broker._client = await broker._connected()
        return broker

    async def _connected(self) -> Any:
        import nats.errors
        from nats.aio.client import PERMISSIONS_ERR, Client

        client, connected, last = Client(), False, None

        async def troubled(error: Exception) -> None:
            nonlocal last
            if not isinstance(last, nats.errors.Error):  # what the broker said tells more than how the line ended
                last = error
            if connected and self._forbidden and PERMISSIONS_ERR in str(error):
                self._forbidden(_why(error))
            elif connected and client.is_connected:  # that it is away was said, and each attempt fails alike
                log.warning("the broker: %(why)s", {"why": _why(error)})

        async def closed() -> None:
            if connected:
                self._open_again_soon()

        try:
            async with asyncio.timeout(WITHIN):  # else it would retry without end
                await client.connect(
                    shown(self._url),
                    **_credentials(self._url),
                    name=self._name,
                    connect_timeout=WITHIN,
                    allow_reconnect=True,
                    reconnect_time_wait=AGAIN_AFTER,
                    max_reconnect_attempts=-1,
                    ping_interval=PING_EVERY,
                    max_outstanding_pings=MISSED_PINGS,
                    pending_size=BUFFER,
                    tls=ssl.create_default_context() if self._url.startswith("tls:") else None,
                    error_cb=troubled,
                    disconnected_cb=self._left,
                    reconnected_cb=self._back,
                    closed_cb=closed,
                )
        except (OSError, nats.errors.Error, ValueError) as error:
            await client.close()
            raise BrokerAway(f"{shown(self._url)}: {_why(last or error)}") from None
        connected = True
        return client

    @property
    def here(self) -> bool:
        """Is the connection there, as far as is known?"""
        return bool(self._client.is_connected)

    @property
    def largest(self) -> int:
        """The size of the largest message, in bytes."""
        return int(self._client.max_payload) - ROOM

    async def publish(self, subject: str, data: bytes) -> None:
        """Send a message to all listeners of a subject; lost while the broker is away, as late requests do harm."""
        import nats.errors

        if not self.here:
            metrics.failed("broker-away")
            return
        try:
            await self._client.publish(subject, data)
        except nats.errors.Error as error:
            metrics.failed("broker-away")
            log.warning("a message is lost: %(why)s", {"why": where(error)})

    async def listen(self, subject: str, received: Received) -> Listening:
        """Call `received` with each message to a subject, in order; to end it, await the answer's `unsubscribe()`."""
        one = Listening(self._listening, subject, received)
        await one.begin(self._client)
        return one

    async def check(self, begin: str) -> None:
        """Check that messages to subjects with this prefix arrive; raises BrokerForbids if the broker forbids it."""
        subject = begin + token_hex(12)
        heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def received(message: Any) -> None:
            if not heard.done():
                heard.set_result(None)

        def forbidden(why: str) -> None:
            if not heard.done():
                heard.set_exception(BrokerForbids(f"{begin}*", f"{shown(self._url)}: {why}"))

        self._forbidden, listening = forbidden, await self.listen(subject, received)
        try:
            async with asyncio.timeout(WITHIN):
                await self.publish(subject, b"")
                await heard
        except TimeoutError:
            raise BrokerForbids(f"{begin}*", f"{shown(self._url)}: {TimeoutError.__name__}") from None
        finally:
            self._forbidden = None
            await listening.unsubscribe()

    async def close(self) -> None:
        """Send what waits, and end the connection."""
        import nats.errors

        self._ended = True
        if self._again:
            self._again.cancel()
            await asyncio.gather(self._again, return_exceptions=True)
        with suppress(nats.errors.Error, OSError):
            await self._client.flush(1)
        await self._client.close()

    async def _left(self) -> None:
        if self._client is not None and not self._client.is_closed:
            log.warning("the broker is away: %(broker)s", {"broker": shown(self._url)})

    async def _back(self) -> None:
        log.warning("the broker is back: %(broker)s", {"broker": shown(self._url)})

    def _open_again_soon(self) -> None:
        if not self._ended and (self._again is None or self._again.done()):
            log.warning("the broker has ended the connection: %(broker)s", {"broker": shown(self._url)})
            self._again = asyncio.create_task(self._open_again())

    async def _open_again(self) -> None:
        """Connect anew and listen as before: the library gives up where the broker says why it ends a connection."""
        import nats.errors

        while True:
            try:
                self._client = await self._connected()
                for one in tuple(self._listening):
                    await one.begin(self._client)
            except (BrokerAway, nats.errors.Error, OSError):
                await self._client.close()  # or what is heard already would be heard twice
                await asyncio.sleep(AGAIN_AFTER)
            else:
                await self._back()
                return


def _why(error: Exception) -> str:
    """What the broker or its library says, such as what it does not permit; of anything else only the kind."""
    import nats.errors

    return str(error) if isinstance(error, nats.errors.Error) else type(error).__name__
