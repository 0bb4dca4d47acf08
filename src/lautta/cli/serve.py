"""`lautta serve`: the server and its page."""

import re
import webbrowser
from collections.abc import Sequence
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from lautta.cli import brokers
from lautta.cli.errors import Trouble
from lautta.server.storage.databases import Database
from lautta.server.telemetry.logs import Form
from lautta.words import Words

PORTS = range(65536)
HOST = re.compile(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
MOST_WORKERS = 256
MOST_PROCESSES = 64


def run(
    words: Words,
    host: str,
    port: int,
    data: Database,
    open_page: bool,
    public_url: str | None = None,
    proxy: str | None = None,
    limited: bool = True,
    hosts: Sequence[str] = (),
    workers: int | None = None,
    paced: bool = True,
    metrics: str | None = None,
    log: Form = "text",
    traces: str | None = None,
    broker: str | None = None,
    processes: int = 1,
    fd: int | None = None,
) -> int:
    """Serve until interrupted; answers 0, or 1 if of several processes not all could be started.

    Raises Trouble or AddressUnusable for an address that cannot be used, DataInUse if another server uses the data.
    """
    if port not in PORTS:
        raise Trouble("cli-serve-port", port=str(port), last=str(PORTS[-1]))
    if public_url and not _is_root(public_url):
        raise Trouble("cli-serve-url", url=public_url)
    for part in filter(None, (proxy or "").split(",")):
        if not _is_network(part.strip()):
            raise Trouble("cli-serve-proxy", text=part.strip())
    for name in hosts:
        if not HOST.fullmatch(name):
            raise Trouble("cli-serve-host", text=name)
    if workers is not None and not 0 <= workers <= MOST_WORKERS:
        raise Trouble("cli-serve-workers", most=str(MOST_WORKERS))
    if traces and not _is_root(traces):
        raise Trouble("cli-serve-traces", url=traces)
    shown_at = host_and_port(metrics) if metrics else None
    broker = _broker(broker, data, processes)
    if shown_at and processes > 1 and not 1 <= shown_at[1] <= PORTS[-processes]:
        raise Trouble("cli-serve-metrics-ports", last=str(PORTS[-processes]))
    from lautta.server.http.run import NotStarted, Outside, Shared, Watched, serve
    from lautta.server.telemetry.traces import can_trace

    if traces and not can_trace():
        raise ModuleNotFoundError(name="opentelemetry")
    watched = Watched(shown_at, log, traces)
    outside = Outside(public_url and public_url.rstrip("/") + "/", proxy, limited, hosts=tuple(hosts))
    ready = show_page if open_page else None
    shared = Shared(broker, processes, fd)
    try:
        serve(host, port, data, words, partial(print, flush=True), ready, outside, workers, paced, watched, shared)
    except NotStarted:
        return 1
    return 0


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


def _is_root(url: str) -> bool:
    """Is this the address of a whole site, not of a folder in one?"""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return False
    whole = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and whole


def host_and_port(text: str) -> tuple[str, int]:
    """An address with its port, such as 127.0.0.1:9000 or [::1]:9000; raises Trouble for anything else."""
    try:
        parts = urlsplit(f"//{text}")
        if parts.hostname and parts.port is not None and parts.netloc == text and "@" not in text:
            return parts.hostname, parts.port
    except ValueError:
        pass
    raise Trouble("cli-serve-metrics", text=text)


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def show_page(address: str) -> None:
    """Open the page in the person's browser, if there is one."""
    webbrowser.open(address)
