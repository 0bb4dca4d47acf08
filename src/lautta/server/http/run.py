"""Serving: an address, a data file, and a server that runs until it is interrupted."""

import asyncio
import errno
import logging
import socket
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

from lautta.core import registry
from lautta.core.game import Game
from lautta.players import absent
from lautta.server.http.addresses import AddressUnusable, host_and_port, in_url, is_loopback
from lautta.server.http.app import create_app
from lautta.server.http.connections import ConnectionLimiter, most_connections
from lautta.server.http.limits import Limits
from lautta.server.http.metrics import PATH
from lautta.server.http.pages import has_page, without_page
from lautta.server.http.protocols import Settings
from lautta.server.http.sites import Hosts
from lautta.server.http.supervisor import Supervisor, end_with_supervisor, say_ready, workers_of
from lautta.server.http.uvicorn_server import Running
from lautta.server.messages.people import ServerAddresses
from lautta.server.processes.broker import Broker, BrokerAway
from lautta.server.processes.broker import shown as broker_shown
from lautta.server.processes.frames import SPEAKS
from lautta.server.processes.links import SUBJECT
from lautta.server.settings import ServeSettings, as_options
from lautta.server.storage.databases import Database, locked, open_store, shown, written
from lautta.server.storage.sqlite import check, is_small
from lautta.server.telemetry import logs, traces
from lautta.words import Words

FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # reserved for documentation: nobody has it
Say = Callable[[str], None]


class NotStarted(Exception):
    """Of several processes not all could be started; they have said why."""


def serve(
    settings: ServeSettings,
    data: Database,
    words: Words | None = None,
    say: Say = print,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve the page and its interface until interrupted; says where, and calls `ready` with the address.

    If the port is taken the system chooses another one, and that is said. Raises AddressUnusable,
    DataInUse if another server uses this data, DataUnreadable for what is not a sound database, DataAway for one that
    does not answer, BrokerAway, and BrokerForbids where processes could not reach each other.
    """
    words = words or Words.for_locale()
    logs.begin(settings.log)
    if settings.log == "json":
        say = logs.say
    end_with_supervisor()
    several = settings.processes > 1
    with held(data, settings.broker), opened_for_metrics(None if several else settings.metrics) as shown_at:
        if settings.fd is not None:
            listening, say = socket.socket(fileno=settings.fd), _to_nobody
        else:
            listening = listen(settings.host, settings.port)
        address = address_of(settings.host, listening)
        if settings.port and listening.getsockname()[1] != settings.port:
            say(words.say("server-port-taken", port=str(settings.port)))
        say(words.say("server-data", path=shown(data)))

        warned = list(warnings(settings, words)) if settings.fd is None else []

        def started() -> None:
            where = settings.public_url or address
            say(words.say("server-address", address=where) if has_page() else without_page(words, where))
            if not settings.public_url:
                for line in reach(settings.host, listening, words):
                    say(line)
            for line in warned:
                say(line)
            if games := ", ".join(game.name for game in registry.games().values() if absent(game)):
                say(words.say("server-interpreted", games=games))
            measured = [f"http://{one}" for one in metrics_of(settings)] if several else []
            for one in [address_of(*shown_at)[:-1]] if shown_at else measured:
                say(words.say("server-metrics", address=f"{one}{PATH}"))
            say_ready()
            if ready:
                ready(address)

        if several:
            told = _told(data, settings, words)
            if not Supervisor(settings.processes, _command(settings), listening, told).run_until_told(started):
                raise NotStarted
            return
        with traces.sent_to(settings.traces):
            run(settings, data, listening, started, shown_at=shown_at)


def _to_nobody(sentence: str) -> None:
    """Say nothing: the parent process says it for all."""


def _command(settings: ServeSettings) -> Callable[[int], list[str]]:
    workers = workers_of(settings.processes) if settings.workers is None else settings.workers
    shown_at = metrics_of(settings)

    def command(place: int) -> list[str]:
        own = replace(settings, workers=workers, processes=1, metrics=shown_at[place] if shown_at else None)
        return [sys.executable, "-m", "lautta.cli", "serve", *as_options(own)]

    return command


def _told(data: Database, settings: ServeSettings, words: Words) -> dict[str, str]:
    """Settings for several processes, in their environment: arguments would show passwords in process lists."""
    private = {"LAUTTA_BROKER": settings.broker or "", "LAUTTA_MAIL": settings.mail or ""}
    return {"LAUTTA_DATABASE": written(data), "LAUTTA_LANG": words.language, **private}


def metrics_of(settings: ServeSettings) -> list[str]:
    """Where each of several processes shows what it measures: on one port after the other.

    >>> metrics_of(ServeSettings(metrics="[::1]:9000", processes=2))
    ['[::1]:9000', '[::1]:9001']
    """
    if settings.metrics is None:
        return []
    host, port = host_and_port(settings.metrics)
    return [f"{in_url(host)}:{port + place}" for place in range(settings.processes)]


@contextmanager
def opened_for_metrics(wanted: str | None) -> Iterator[tuple[str, socket.socket] | None]:
    """The host and the socket for metrics; raises AddressUnusable if its port is taken: Prometheus knows no other."""
    if wanted is None:
        yield None
        return
    host, port = host_and_port(wanted)
    with _bound(socket.AF_INET6 if ":" in host else socket.AF_INET, host, port) as one:
        yield host, one


@contextmanager
def held(data: Database, broker: str | None = None) -> Iterator[None]:
    """Check a database before it is served, and see that no other server uses it; raises what `serve` does."""
    with locked(data):
        if isinstance(data, Path):
            check(data, whole=is_small(data))
        else:
            asyncio.run(_tried(data, broker))
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


async def is_open(url: str) -> bool:
    """Does a broker let in who names no password?"""
    try:
        broker = await Broker.open(broker_shown(url), "lautta")
    except BrokerAway:
        return False
    await broker.close()
    return True


def run(
    settings: ServeSettings,
    data: Database,
    listening: socket.socket,
    started: Callable[[], None],
    games: Mapping[str, Game] | None = None,
    shown_at: tuple[str, socket.socket] | None = None,
) -> None:
    """Serve a database on an open socket until interrupted, and its metrics on another one."""
    logging.getLogger("uvicorn.error").setLevel("ERROR")  # its warnings are about what anybody may send
    network = [] if settings.public_url else network_of(settings.host, listening)
    application = create_app(
        data,
        games,
        settings=settings,
        limits=None if settings.no_limits else Limits(),
        addresses=addresses_of(settings, network),
        hosts=hosts_of(settings, network),
    )
    proxies = settings.proxy.split(",") if settings.proxy else ()
    config = Settings(application, settings.proxy, ConnectionLimiter(most_connections(), proxies=proxies))
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


def warnings(settings: ServeSettings, words: Words) -> Iterator[str]:
    """What an operator should know before strangers do, in words."""
    if is_plain(settings):
        yield words.say("server-plain")
    if settings.broker and asyncio.run(is_open(settings.broker)):
        yield words.say("server-broker-open", broker=broker_shown(settings.broker))


def is_plain(settings: ServeSettings) -> bool:
    """Can others on the way read what this server and a page tell each other?"""
    if settings.public_url:
        return settings.public_url.startswith("http:") and not is_loopback(urlsplit(settings.public_url).hostname or "")
    return not is_loopback(settings.host) and not settings.proxy


def network_of(host: str, listening: socket.socket) -> list[str]:
    """The addresses at which others on the network reach a server that listens to everybody."""
    if host not in ("0.0.0.0", "::"):
        return []
    families = (socket.AF_INET,) if host == "0.0.0.0" else (socket.AF_INET, socket.AF_INET6)
    found = [own for own in map(own_address, families) if own and not is_loopback(own)]
    return [address_of(own, listening) for own in found]


def addresses_of(settings: ServeSettings, network: list[str]) -> ServerAddresses:
    """The page's data on how others reach the server, whose addresses on its network are these."""
    return ServerAddresses(settings.public_url, network, is_loopback(settings.host) and not settings.public_url)


def hosts_of(settings: ServeSettings, network: list[str]) -> Hosts:
    """The names by which others may ask for the server; numeric addresses need no name."""
    own, urls = socket.gethostname(), filter(None, (settings.public_url, *network))
    named = (urlsplit(url).hostname or "" for url in urls)
    return Hosts(["localhost", own, f"{own}.local", *named, *settings.allow_host])


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
