"""`lautta serve`: the server and its page."""

import re
import webbrowser
from collections.abc import Sequence
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from lautta.cli.errors import Trouble
from lautta.words import Words

PORTS = range(65536)
HOST = re.compile(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
MOST_WORKERS = 256


def run(
    words: Words,
    host: str,
    port: int,
    data: Path | None,
    open_page: bool,
    public_url: str | None = None,
    proxy: str | None = None,
    limited: bool = True,
    hosts: Sequence[str] = (),
    workers: int | None = None,
    paced: bool = True,
) -> int:
    """Serve until interrupted; answers 0.

    Raises Trouble or OSError for an address that cannot be used, DataInUse if another server uses the data.
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
    from lautta.server.http.run import Outside, serve

    outside = Outside(public_url and public_url.rstrip("/") + "/", proxy, limited, hosts=tuple(hosts))
    ready = show_page if open_page else None
    serve(host, port, data, words, partial(print, flush=True), ready, outside, workers, paced)
    return 0


def _is_root(url: str) -> bool:
    """Is this the address of a whole site, not of a folder in one?"""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return False
    whole = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and whole


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def show_page(address: str) -> None:
    """Open the page in the person's browser, if there is one."""
    webbrowser.open(address)
