"""Serving: an address, a data file, and a server that runs until it is interrupted."""

import asyncio
import errno
import logging
import os
import socket
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import uvicorn

from lautta.core.game import Game
from lautta.server.http.addresses import is_loopback
from lautta.server.http.app import create_app
from lautta.server.http.crowd import Crowd, most_connections
from lautta.server.http.limits import Limits
from lautta.server.http.protocols import Settings
from lautta.server.http.sites import Hosts
from lautta.server.messages.people import ServerAddresses
from lautta.server.runtime import garbage
from lautta.server.storage.data import Lock, database, default_path
from lautta.server.storage.store import check
from lautta.words import Words

TAKE_TURNS = 0.001  # seconds
FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # reserved for documentation: nobody has it
Say = Callable[[str], None]


class Outside(NamedTuple):
    """How others reach the server: the address that they type (`url`), if it is not where the server listens; proxies
    in front (addresses or networks, with commas) that are trusted about who asks; whether requests are limited; further
    names of the server (`hosts`). `serve` fills in the rest: its addresses in the `network`, and whether only this
    computer reaches it (`alone`).
    """

    url: str | None = None
    proxy: str | None = None
    limited: bool = True
    network: tuple[str, ...] = ()
    alone: bool = False
    hosts: tuple[str, ...] = ()


OPEN = Outside()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    words: Words | None = None,
    say: Say = print,
    ready: Callable[[str], None] | None = None,
    outside: Outside = OPEN,
    workers: int | None = None,
    paced: bool = True,
) -> None:
    """Serve the page and its interface until interrupted; says where, and calls `ready` with the address.

    If the port is taken the system chooses another one, and that is said. Raises OSError for an address that cannot be
    used, DataInUse if another server uses this data, and DataUnreadable for a file that is not a sound database.
    """
    words = words or Words.for_locale()
    path = database(data) if data else default_path()
    lock = Lock(path)
    lock.take()
    try:
        check(path, whole=True)
        listening = listen(host, port)
        address = address_of(host, listening)
        if port and listening.getsockname()[1] != port:
            say(words.say("server-port-taken", port=str(port)))
        say(words.say("server-data", path=str(path)))

        def started() -> None:
            say(words.say("server-address", address=outside.url or address))
            if not outside.url:
                for line in reach(host, listening, words):
                    say(line)
            if ready:
                ready(address)

        found = () if outside.url else tuple(network_of(host, listening))
        outside = outside._replace(network=found, alone=is_loopback(host))
        run(path, listening, started, outside=outside, workers=workers, paced=paced)
    finally:
        lock.free()


def run(
    path: Path,
    listening: socket.socket,
    started: Callable[[], None],
    games: Mapping[str, Game] | None = None,
    outside: Outside = OPEN,
    workers: int | None = None,
    paced: bool = False,
) -> None:
    """Serve a database on an open socket until interrupted."""
    logging.basicConfig(level="WARNING", format="%(levelname)s %(name)s: %(message)s")  # others' details hold secrets
    logging.getLogger("lautta").setLevel(os.environ.get("LAUTTA_LOG", "WARNING").upper())
    logging.getLogger("uvicorn.error").setLevel("ERROR")  # its warnings are about what anybody may send
    limits = Limits() if outside.limited else None
    application = create_app(
        path,
        games,
        limits=limits,
        addresses=addresses_of(outside),
        hosts=hosts_of(outside),
        workers=workers,
        paced=paced,
    )
    proxies = outside.proxy.split(",") if outside.proxy else ()
    config = Settings(application, outside.proxy, Crowd(most_connections(), proxies=proxies))
    server = _Server(config, partial(_begin, started))
    with suppress(KeyboardInterrupt):  # the way to stop it
        server.run(sockets=[listening])


def _begin(started: Callable[[], None]) -> None:
    """Let the writing thread have the interpreter back soon, so that a busy server does not hold up what it saves."""
    garbage.begin()
    sys.setswitchinterval(TAKE_TURNS)
    started()


class _Server(uvicorn.Server):
    """A server that calls `started` once it answers."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._looking = asyncio.create_task(garbage.look_while_quiet())
            self._started()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on that port, or on a free one if it is taken; raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return _bound(family, host, port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
    return _bound(family, host, 0)


def address_of(host: str, listening: socket.socket) -> str:
    """What to type into a browser.

    >>> one = listen("127.0.0.1", 0)
    >>> address_of("127.0.0.1", one) == f"http://127.0.0.1:{one.getsockname()[1]}/"
    True
    >>> one.close()
    """
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{listening.getsockname()[1]}/"


def reach(host: str, listening: socket.socket, words: Words) -> list[str]:
    """Who reaches a server, in words: this computer alone, or others on the network and at which addresses."""
    if is_loopback(host):
        return [words.say("server-alone")]
    return [words.say("server-network", address=address) for address in network_of(host, listening)]


def network_of(host: str, listening: socket.socket) -> list[str]:
    """The addresses at which others on the network reach a server that listens to everybody."""
    if host not in ("0.0.0.0", "::"):
        return []
    families = (socket.AF_INET,) if host == "0.0.0.0" else (socket.AF_INET, socket.AF_INET6)
    found = [own for own in map(own_address, families) if own and not is_loopback(own)]
    return [address_of(own, listening) for own in found]


def addresses_of(outside: Outside) -> ServerAddresses:
    """What the page is told about how others reach the server."""
    return ServerAddresses(outside.url, list(outside.network), outside.alone and not outside.url)


def hosts_of(outside: Outside) -> Hosts:
    """The names by which others may ask for the server; numeric addresses need no name."""
    own = socket.gethostname()
    urls = filter(None, (outside.url, *outside.network))
    return Hosts(["localhost", own, f"{own}.local", *(urlsplit(url).hostname or "" for url in urls), *outside.hosts])


def own_address(family: socket.AddressFamily) -> str | None:
    """The address of this computer on its network, or None if it is on none. Nothing is sent."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as one:
        one.connect((FAR_AWAY[family], 9))
        return str(one.getsockname()[0])
    return None


def _bound(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, else asyncio leaves Nagle's delay on
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.bind((host, port))
    except BaseException:
        one.close()
        raise
    return one
