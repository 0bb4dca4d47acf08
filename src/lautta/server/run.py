"""Serving: an address, a data file, and a server that runs until it is interrupted."""

import errno
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from typing import NamedTuple

import uvicorn

from lautta.core.game import Game
from lautta.server.app import create_app
from lautta.server.data import Lock, database, default_path
from lautta.server.limits import Limits
from lautta.server.store import check
from lautta.words import Words

BACKLOG = 2048
LARGEST_MESSAGE = 16_384
STOP_WITHIN = 3  # seconds for what is under way
KEEP_ALIVE = 75  # seconds until a connection without a request is closed: people think between clicks
LOOK_FOR_RUBBISH = (20_000, 20, 50)
TAKE_TURNS = 0.001  # seconds
FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # of documentation: nobody has it
Say = Callable[[str], None]


class Outside(NamedTuple):
    """How others come here: the address that they type, if it is another one than where the server listens; proxies in
    front (addresses or networks, with commas) that are believed about who asks; and whether that is limited.
    """

    url: str | None = None
    proxy: str | None = None
    limited: bool = True


OPEN = Outside()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    words: Words | None = None,
    say: Say = print,
    ready: Callable[[str], None] | None = None,
    outside: Outside = OPEN,
) -> None:
    """Serve the page and its interface until interrupted; says where, and calls `ready` with the address.

    If the port is taken the system chooses another one, and that is said. Raises OSError for an address that cannot be
    used, DataInUse where another server has this data, and DataUnreadable for a file that holds something else.
    """
    words = words or Words.for_locale()
    path = database(data) if data else default_path()
    lock = Lock(path)
    lock.take()
    try:
        check(path)
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

        run(path, listening, started, outside=outside)
    finally:
        lock.free()


def run(
    path: Path,
    listening: socket.socket,
    started: Callable[[], None],
    games: Mapping[str, Game] | None = None,
    outside: Outside = OPEN,
) -> None:
    """Serve a database on an open socket until interrupted."""
    logging.basicConfig(level="WARNING", format="%(levelname)s %(name)s: %(message)s")  # others' details hold secrets
    logging.getLogger("lautta").setLevel(os.environ.get("LAUTTA_LOG", "WARNING").upper())
    config = uvicorn.Config(
        create_app(path, games, limits=Limits() if outside.limited else None),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(outside.proxy),
        forwarded_allow_ips=outside.proxy,
        backlog=BACKLOG,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # messages are small; it would cost each socket 300 kB
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=STOP_WITHIN,
    )
    server = _Server(config, partial(_begin, started))
    with suppress(KeyboardInterrupt):  # how people stop it
        server.run(sockets=[listening])


def _begin(started: Callable[[], None]) -> None:
    """What was made so far stays: look at it no more for rubbish, and seldom at the rest, as a look stops everybody.

    The thread that writes gets the interpreter back soon, so that a busy server does not hold up what it saves.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOOK_FOR_RUBBISH)
    sys.setswitchinterval(TAKE_TURNS)
    started()


class _Server(uvicorn.Server):
    """Tells when it answers."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._started()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on that port, or on a free one where it is taken; raises OSError."""
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
    """Who reaches a server, in words: this computer alone, or others on the network and where."""
    if _is_loopback(host):
        return [words.say("server-alone")]
    if host not in ("0.0.0.0", "::"):
        return []
    families = (socket.AF_INET,) if host == "0.0.0.0" else (socket.AF_INET, socket.AF_INET6)
    found = [own for own in map(own_address, families) if own and not _is_loopback(own)]
    return [words.say("server-network", address=address_of(own, listening)) for own in found]


def own_address(family: socket.AddressFamily) -> str | None:
    """The address of this computer on its network, or None if it is on none. Nothing is sent."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as one:
        one.connect((FAR_AWAY[family], 9))
        return str(one.getsockname()[0])
    return None


def _is_loopback(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


def _bound(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, else asyncio leaves Nagle's delay on
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.bind((host, port))
    except BaseException:
        one.close()
        raise
    return one
