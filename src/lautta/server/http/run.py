"""Serving: an address, a data file, and a server that runs until it is interrupted."""

import asyncio
import errno
import logging
import socket
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from lautta.core import registry
from lautta.core.game import Game
from lautta.players import absent
from lautta.server.http.addresses import AddressUnusable, in_url, is_loopback
from lautta.server.http.app import create_app
from lautta.server.http.crowd import Crowd, most_connections
from lautta.server.http.limits import Limits
from lautta.server.http.metrics import PATH
from lautta.server.http.pages import has_page, without_page
from lautta.server.http.protocols import Settings
from lautta.server.http.running import Running
from lautta.server.http.several import Several, end_with_supervisor, say_ready, workers_of
from lautta.server.http.sites import Hosts
from lautta.server.messages.people import ServerAddresses
from lautta.server.processes.broker import Broker
from lautta.server.processes.frames import SPEAKS
from lautta.server.processes.links import SUBJECT
from lautta.server.storage.data import database
from lautta.server.storage.databases import Database, chosen, locked, open_store, shown, written
from lautta.server.storage.sqlite import check, is_small
from lautta.server.telemetry import logs, traces
from lautta.words import Words

FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # reserved for documentation: nobody has it
Say = Callable[[str], None]


class NotStarted(Exception):
    """Of several processes not all could be started; they have said why."""


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


class Watched(NamedTuple):
    """A server's outputs for its operator: address of metrics, form of the log, and URL of a collector of traces."""

    metrics: tuple[str, int] | None = None
    log: logs.Form = "text"
    traces: str | None = None


class Shared(NamedTuple):
    """A server's share of a database: URL of the broker, processes at this address, and an open socket to listen on."""

    broker: str | None = None
    processes: int = 1
    fd: int | None = None


OPEN = Outside()
ALONE = Shared()
UNWATCHED = Watched()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Database | None = None,
    words: Words | None = None,
    say: Say = print,
    ready: Callable[[str], None] | None = None,
    outside: Outside = OPEN,
    workers: int | None = None,
    paced: bool = True,
    watched: Watched = UNWATCHED,
    shared: Shared = ALONE,
) -> None:
    """Serve the page and its interface until interrupted; says where, and calls `ready` with the address.

    If the port is taken the system chooses another one, and that is said. Raises AddressUnusable,
    DataInUse if another server uses this data, DataUnreadable for what is not a sound database, DataAway for one that
    does not answer, BrokerAway, and BrokerForbids where processes could not reach each other.
    """
    words = words or Words.for_locale()
    logs.begin(watched.log)
    if watched.log == "json":
        say = logs.say
    end_with_supervisor()
    data = database(data) if isinstance(data, Path) else data or chosen(None, None)
    several = shared.processes > 1
    with held(data, shared), opened_for_metrics(None if several else watched.metrics) as shown_at:
        listening = listen(host, port) if shared.fd is None else socket.socket(fileno=shared.fd)
        address = address_of(host, listening)
        if shared.fd is not None:
            say = _to_nobody
        if port and listening.getsockname()[1] != port:
            say(words.say("server-port-taken", port=str(port)))
        say(words.say("server-data", path=shown(data)))

        def started() -> None:
            where = outside.url or address
            say(words.say("server-address", address=where) if has_page() else without_page(words, where))
            if not outside.url:
                for line in reach(host, listening, words):
                    say(line)
            if games := ", ".join(game.name for game in registry.games().values() if absent(game)):
                say(words.say("server-interpreted", games=games))
            shown = [address_of(*shown_at)] if shown_at else metrics_of(watched, shared.processes) if several else []
            for one in shown:
                say(words.say("server-metrics", address=f"{one[:-1]}{PATH}"))
            say_ready()
            if ready:
                ready(address)

        if several:
            command = _command(host, outside, workers, paced, watched, shared.processes)
            told = _told(data, shared.broker, words)
            if not Several(shared.processes, command, listening, told).run_until_told(started):
                raise NotStarted
            return
        found = () if outside.url else tuple(network_of(host, listening))
        reached = outside._replace(network=found, alone=is_loopback(host))
        with traces.sent_to(watched.traces):
            run(data, listening, started, None, reached, workers, paced, shown_at, shared.broker)


def _to_nobody(sentence: str) -> None:
    """Say nothing: the parent process says it for all."""


def _command(
    host: str, outside: Outside, workers: int | None, paced: bool, watched: Watched, processes: int
) -> Callable[[int], list[str]]:
    workers = workers_of(processes) if workers is None else workers
    options = ["--host", host, "--workers", str(workers), "--log", watched.log]
    options += ["--public-url", outside.url] if outside.url else []
    options += ["--proxy", outside.proxy] if outside.proxy else []
    options += ["--traces", watched.traces] if watched.traces else []
    options += [part for name in outside.hosts for part in ("--allow-host", name)]
    options += ["--no-limits"] * (not outside.limited) + ["--no-pauses"] * (not paced)

    def command(place: int) -> list[str]:
        shown_at = metrics_of(watched, processes)[place : place + 1]
        metrics = [part for one in shown_at for part in ("--metrics", urlsplit(one).netloc)]
        return [sys.executable, "-m", "lautta.cli", "serve", *options, *metrics]

    return command


def _told(data: Database, broker: str | None, words: Words) -> dict[str, str]:
    """Settings for several processes, in their environment: arguments would show passwords in process lists."""
    return {"LAUTTA_DATABASE": written(data), "LAUTTA_BROKER": broker or "", "LAUTTA_LANG": words.language}


def metrics_of(watched: Watched, processes: int) -> list[str]:
    """Where each of several processes shows what it measures: on one port after the other.

    >>> metrics_of(Watched(("::1", 9000)), 2)
    ['http://[::1]:9000/', 'http://[::1]:9001/']
    """
    if watched.metrics is None:
        return []
    host, port = watched.metrics
    return [f"http://{in_url(host)}:{port + place}/" for place in range(processes)]


@contextmanager
def opened_for_metrics(wanted: tuple[str, int] | None) -> Iterator[tuple[str, socket.socket] | None]:
    """The host and the socket for metrics; raises AddressUnusable if its port is taken: Prometheus knows no other."""
    if wanted is None:
        yield None
        return
    host, port = wanted
    with _bound(socket.AF_INET6 if ":" in host else socket.AF_INET, host, port) as one:
        yield host, one


@contextmanager
def held(data: Database, shared: Shared = ALONE) -> Iterator[None]:
    """Check a database before it is served, and see that no other server uses it; raises what `serve` does."""
    with locked(data):
        if isinstance(data, Path):
            check(data, whole=is_small(data))
        else:
            asyncio.run(_tried(data, shared.broker))
        yield


async def _tried(data: Database, broker: str | None) -> None:
    if broker:
        await _reached_over(broker)
    await (await open_store(data, SPEAKS if broker else 0, joins=False)).close()


async def _reached_over(url: str) -> None:
    """See that processes reach each other over a broker: else this one would start, and be asked nothing."""
    broker = await Broker.open(url, "lautta")
    try:
        await broker.check(SUBJECT)
    finally:
        await broker.close()


def run(
    data: Database,
    listening: socket.socket,
    started: Callable[[], None],
    games: Mapping[str, Game] | None = None,
    outside: Outside = OPEN,
    workers: int | None = None,
    paced: bool = False,
    shown_at: tuple[str, socket.socket] | None = None,
    broker: str | None = None,
) -> None:
    """Serve a database on an open socket until interrupted, and its metrics on another one."""
    logging.getLogger("uvicorn.error").setLevel("ERROR")  # its warnings are about what anybody may send
    limits = Limits() if outside.limited else None
    application = create_app(
        data,
        games,
        limits=limits,
        addresses=addresses_of(outside),
        hosts=hosts_of(outside),
        workers=workers,
        paced=paced,
        broker=broker,
    )
    proxies = outside.proxy.split(",") if outside.proxy else ()
    config = Settings(application, outside.proxy, Crowd(most_connections(), proxies=proxies))
    Running(config, application, started, shown_at[1] if shown_at else None).run_until_told(listening)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on that port, or on a free one if it is taken; raises AddressUnusable."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return _bound(family, host, port)
    except AddressUnusable as error:
        if error.errno != errno.EADDRINUSE:
            raise
    return _bound(family, host, 0)


def address_of(host: str, listening: socket.socket) -> str:
    """The address to type into a browser.

    >>> one = listen("127.0.0.1", 0)
    >>> address_of("127.0.0.1", one) == f"http://127.0.0.1:{one.getsockname()[1]}/"
    True
    >>> one.close()
    """
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, in_url(host))
    return f"http://{name}:{listening.getsockname()[1]}/"


def reach(host: str, listening: socket.socket, words: Words) -> list[str]:
    """A server's reach in words: this computer alone, or others on the network and at which addresses."""
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
    """The page's data on how others reach the server."""
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
    except BaseException as error:
        one.close()
        if isinstance(error, OSError):
            raise AddressUnusable(f"{in_url(host)}:{port}", error) from None
        raise
    return one
