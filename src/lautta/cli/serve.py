"""`lautta serve`: the server and its page."""

import os
import re
import webbrowser
from dataclasses import replace
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from lautta import players
from lautta.cli import brokers, given
from lautta.cli.board import game_in
from lautta.cli.databases import chosen
from lautta.cli.errors import Trouble
from lautta.players.weights import FILE
from lautta.server.http.addresses import host_and_port
from lautta.server.settings import ServeSettings
from lautta.server.storage.databases import Database
from lautta.words import Words

PORTS = range(65536)
HOST = re.compile(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
MOST_WORKERS = 256
MOST_PROCESSES = 64


def run(words: Words, settings: ServeSettings, open_page: bool) -> int:
    """Serve until interrupted; answers 0, or 1 if of several processes not all could be started.

    Raises Trouble or AddressUnusable for an address that cannot be used, DataInUse if another server uses the data.
    """
    data = chosen(settings.data, settings.database)
    checked = check(settings, data)
    from lautta.server.http.run import NotStarted, serve
    from lautta.server.telemetry.traces import can_trace

    if checked.traces and not can_trace():
        raise ModuleNotFoundError(name="opentelemetry")
    try:
        serve(checked, data, words, partial(print, flush=True), show_page if open_page else None)
    except NotStarted:
        return 1
    return 0


def check(settings: ServeSettings, data: Database) -> ServeSettings:
    """The settings with the broker and mail server that are meant, and a public URL that ends in a slash.

    Raises Trouble, BoardError, OSError.
    """
    if settings.port not in PORTS:
        raise Trouble("cli-serve-port", port=str(settings.port), last=str(PORTS[-1]))
    public_url, processes = settings.public_url, settings.processes
    if public_url and not _is_root(public_url):
        raise Trouble("cli-serve-url", url=public_url)
    for part in filter(None, (settings.proxy or "").split(",")):
        if not _is_network(part.strip()):
            raise Trouble("cli-serve-proxy", text=part.strip())
    for name in settings.allow_host:
        if not HOST.fullmatch(name):
            raise Trouble("cli-serve-host", text=name)
    for network in settings.allow_network:
        if not _is_network(network):
            raise Trouble("cli-serve-allow-network", text=network)
    for file in settings.own_board:
        given.game_of(game_in(file)).load_board(file)
    for player in settings.player:
        _register(player)
    if settings.workers is not None and not 0 <= settings.workers <= MOST_WORKERS:
        raise Trouble("cli-serve-workers", most=str(MOST_WORKERS))
    if settings.traces and not _is_root(settings.traces):
        raise Trouble("cli-serve-traces", url=settings.traces)
    shown_at = metrics_address(settings.metrics) if settings.metrics else None
    broker = _broker(settings.broker, data, processes)
    if shown_at and processes > 1 and not 1 <= shown_at[1] <= PORTS[-processes]:
        raise Trouble("cli-serve-metrics-ports", last=str(PORTS[-processes]))
    mail = _mail(settings.mail, public_url)
    return replace(settings, broker=broker, mail=mail, public_url=public_url and public_url.rstrip("/") + "/")


def _register(text: str) -> None:
    """Register a computer player given as `name=best.net`; raises Trouble, BadWeights, NoSuchPlayer and OSError."""
    name, _, file = text.partition("=")
    if not file.endswith(FILE) or not name.isidentifier() or name in {kind.name for kind in players.kinds()}:
        raise Trouble("cli-serve-player", text=text)
    players.register_weights(name, file)


def _broker(text: str | None, data: Database, processes: int) -> str | None:
    """The broker for `--broker`, else for LAUTTA_BROKER, checked, if the database can be shared; raises Trouble."""
    if not 1 <= processes <= MOST_PROCESSES:
        raise Trouble("cli-serve-processes", most=str(MOST_PROCESSES))
    url = brokers.chosen(text)
    if isinstance(data, Path) and (url or processes > 1):
        raise Trouble("cli-broker-file")
    if url is None and processes > 1:
        raise Trouble("cli-broker-needed")
    return url


def _mail(text: str | None, public_url: str | None) -> str | None:
    """The mail server for `--mail`, else for LAUTTA_MAIL or in the file LAUTTA_MAIL_FILE; raises Trouble, OSError."""
    url, file = text or os.environ.get("LAUTTA_MAIL"), os.environ.get("LAUTTA_MAIL_FILE")
    if not url and file:
        url = Path(file).read_text(encoding="utf-8").strip()
    if not url:
        return None
    from lautta.server.notifications.mail import Mailer, NoSuchMail

    try:
        Mailer(url)
    except NoSuchMail as error:
        raise Trouble(f"cli-mail-{error.why}") from None
    if public_url is None:  # links in mails begin with it
        raise Trouble("cli-mail-url")
    return url


def _is_root(url: str) -> bool:
    """Is this the address of a whole site, not of a folder in one?"""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return False
    whole = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and whole


def metrics_address(text: str) -> tuple[str, int]:
    """The host and the port of `--metrics`; raises Trouble."""
    try:
        return host_and_port(text)
    except ValueError:
        raise Trouble("cli-serve-metrics", text=text) from None


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def show_page(address: str) -> None:
    """Open the page in the person's browser, if there is one."""
    webbrowser.open(address)
