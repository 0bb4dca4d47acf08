"""Requests to addresses that people have given: only to the public internet, so that nobody reaches what is inside.

The name of a host is looked up once, and its address checked and used: a second look-up could give another one.
"""

import asyncio
import socket
import ssl
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import httpcore

WITHIN = 10.0  # seconds
LOOKED_UP = 64  # names at once: each holds up a thread for half a minute if nobody answers for it
MOST_TRIED = 4  # addresses of one name
A_SECOND, AT_ONCE = 20, 600  # requests to one address of the internet, whoever has named it
MOST_ADDRESSES = 1000  # after which those that may be sent as much as any other are forgotten
LARGEST = 16_384  # bytes of an answer that are read
Network = IPv4Network | IPv6Network


class Inside(httpcore.ConnectError):
    """An address that leads to a machine that is not on the public internet."""


class TooOften(httpcore.ConnectError):
    """An address has been sent so much that it must wait: many guests together could flood it."""


class Often:
    """How often something was sent to each address, stored as the time when that counts no more."""

    def __init__(self, passed: Callable[[], float] = monotonic) -> None:
        self._passed, self._until = passed, dict[str, float]()

    def count(self, address: str) -> None:
        """Count one request to an address; raises TooOften."""
        now = self._passed()
        until = max(self._until.get(address, now), now) + 1 / A_SECOND
        if until - now > AT_ONCE / A_SECOND + 1e-9:
            raise TooOften(address)
        if len(self._until) > MOST_ADDRESSES:
            self._until = {one: at for one, at in self._until.items() if at > now}
        self._until[address] = until


class Scant(httpcore.AsyncNetworkStream):
    """A connection on which little is read of each answer, as one that never ends would keep the process busy."""

    def __init__(self, stream: httpcore.AsyncNetworkStream) -> None:
        self._stream, self._left = stream, LARGEST

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """Read the next part; raises ReadError after too much."""
        if self._left <= 0:
            raise httpcore.ReadError("a long answer")
        data = await self._stream.read(min(max_bytes, self._left), timeout)
        self._left -= len(data)
        return data

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """Write something, to which another answer comes."""
        self._left = LARGEST
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        """Close the connection."""
        await self._stream.aclose()

    async def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.AsyncNetworkStream:
        """The same, encrypted."""
        return Scant(await self._stream.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:
        """What is known of the connection."""
        return self._stream.get_extra_info(info)


class PublicBackend(httpcore.AsyncNetworkBackend):
    """Connects to public addresses, and to those in networks that an operator has allowed."""

    def __init__(self, allowed: Iterable[Network] = (), passed: Callable[[], float] = monotonic) -> None:
        self._allowed, self._tcp, self._often = tuple(allowed), httpcore.AnyIOBackend(), Often(passed)

    async def connect_tcp(
        self, host: str, port: int, timeout: float | None = None, local_address: str | None = None,
        socket_options: Any = None,
    ) -> httpcore.AsyncNetworkStream:  # fmt: skip
        """Connect to a host; raises Inside, TooOften."""
        try:
            look = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
            async with asyncio.timeout(timeout):
                found = await asyncio.get_running_loop().run_in_executor(_names, look)
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError(str(error)) from None
        except TimeoutError:
            raise httpcore.ConnectTimeout from None
        addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
        if not addresses or not all(self.may_reach(one) for one in addresses):
            raise Inside(host)
        tried = addresses[:MOST_TRIED]
        part, why = timeout and timeout / len(tried), Exception()
        for address in tried:
            try:
                self._often.count(address)
                return Scant(await self._tcp.connect_tcp(address, port, part, local_address, socket_options))
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                why = error
        raise why

    async def connect_unix_socket(self, *args: Any, **more: Any) -> httpcore.AsyncNetworkStream:
        """Raise Inside."""
        raise Inside("a socket")

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    def may_reach(self, address: str) -> bool:
        """Is this the address of a machine on the public internet, or in an allowed network?

        >>> backend = PublicBackend([IPv4Network("192.168.7.0/24")])
        >>> inside = ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "::ffff:7f00:1", "fd00::1", "64:ff9b::a00:1"]
        >>> inside += ["fec0::1", "::7f00:1", "::ffff:0:7f00:1", "64:ff9b:1::7f00:1", "5f00::1"]
        >>> inside += ["2001:0:909:909::f5ff:fffe"]
        >>> any(map(backend.may_reach, inside)), backend.may_reach("192.168.7.9"), backend.may_reach("9.9.9.9")
        (False, True, True)
        """
        known = ip_address(address.partition("%")[0])
        if any(known.version == network.version and known in network for network in self._allowed):
            return True
        if isinstance(known, IPv6Address):
            within = known.ipv4_mapped or known.sixtofour
            if within is not None or known in _TRANSLATED:
                return within is not None and within.is_global
            if known not in _UNICAST:  # such as fec0::/10, and forms of IPv4 that some networks still translate
                return False
        return known.is_global and not known.is_multicast


_names = ThreadPoolExecutor(LOOKED_UP, thread_name_prefix="names")  # that of the loop is for what others wait for
_UNICAST = IPv6Network("2000::/3")  # where all public addresses of IPv6 are
_TRANSLATED = IPv6Network("64:ff9b::/96")  # leads to any address of IPv4, inside ones too


class Outgoing:
    """Sends requests; `allowed` are networks that are not public and may be reached all the same. `close` it."""

    def __init__(self, allowed: Iterable[Network] = (), passed: Callable[[], float] = monotonic) -> None:
        self._backend = PublicBackend(allowed, passed)
        self._pool: httpcore.AsyncConnectionPool | None = None

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """Post something to an address, follow nothing, and answer the status; raises OSError if there is none."""
        if self._pool is None:
            self._pool = httpcore.AsyncConnectionPool(
                ssl_context=ssl.create_default_context(), network_backend=self._backend,
                max_connections=64, max_keepalive_connections=0,
            )  # fmt: skip
        timeouts = dict.fromkeys(("connect", "read", "write", "pool"), WITHIN)
        try:
            async with asyncio.timeout(2 * WITHIN):
                named = [("host", urlsplit(url).netloc), *headers.items()]
                whole, more = url.partition("#")[0], {"timeout": timeouts}
                async with self._pool.stream("POST", whole, headers=named, content=body, extensions=more) as answer:
                    return int(answer.status)
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, httpcore.UnsupportedProtocol,
                TimeoutError, ssl.SSLError, ValueError) as error:  # fmt: skip
            raise OSError(type(error).__name__) from None

    async def close(self) -> None:
        """Close all connections."""
        if self._pool:
            await self._pool.aclose()
