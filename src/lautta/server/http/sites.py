"""Which site a browser thinks it is talking to, and which site's page makes it ask."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from lautta.server.problem import Problem
from lautta.server.runtime.passkeys import Site

HERE = ("same-origin", "none")  # what browsers send for requests that this site's pages or the user make


class Hosts:
    """The names by which a server is known. Numeric addresses are always good, as nobody can point them elsewhere."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = frozenset(map(_plain, names))

    def know(self, host: bytes) -> bool:
        """Is this the host, with or without a port, of a site that is served here?

        >>> hosts = Hosts(["games.example.org", "localhost"])
        >>> list(map(hosts.know, (b"Games.example.org:80", b"[::1]:8000", b"192.0.2.7", b"evil.example", b"")))
        [True, True, True, False, False]
        """
        name = name_of(host)
        return name in self.names or _is_number(name)


@lru_cache(4096)
def name_of(host: bytes) -> str:
    """The host of what a browser asked for, without the port; empty if it makes no sense.

    >>> name_of(b"Example.org:8000"), name_of(b"[::1]:80"), name_of(b"a@b"), name_of(b"a b")
    ('example.org', '::1', '', '')
    """
    try:
        parts = urlsplit("//" + host.decode("ascii"))
        _ = parts.port
    except ValueError:
        return ""
    odd = parts.username is not None or parts.path or parts.query or parts.fragment or b" " in host
    return "" if odd else _plain(parts.hostname or "")


def check_host(headers: Mapping[bytes, bytes], hosts: Hosts | None) -> None:
    """Raise Problem for a request meant for another site: so a foreign name that leads here cannot pass for ours."""
    if hosts is not None and not hosts.know(headers.get(b"host", b"")):
        raise Problem("wrong-host")


def check_origin(headers: Mapping[bytes, bytes], hosts: Hosts | None) -> None:
    """Raise Problem for a request made by another site's page; programs that are no browsers do not name a page."""
    if headers.get(b"sec-fetch-site", b"none").decode("latin-1") not in HERE:
        raise Problem("other-site")
    origin = headers.get(b"origin")
    if origin is None:
        return
    scheme, _, host = origin.partition(b"://")
    name = name_of(host)
    known = name in hosts.names if hosts else False
    if scheme not in (b"http", b"https") or not name or not (known or name == name_of(headers.get(b"host", b""))):
        raise Problem("other-site")


def site_of(public_url: str | None, host: bytes = b"") -> Site | None:
    """The site to which passkeys belong: that of the public address if browsers trust it, without one this computer by
    name; None if there is none, as browsers make no passkeys for numbers.

    >>> site_of("https://games.example.org/"), site_of("http://games.example.org/"), site_of("https://192.0.2.7/")
    (Site(host='games.example.org', origins=['https://games.example.org']), None, None)
    >>> site_of(None, b"localhost:8000"), site_of(None, b"evil.example")
    (Site(host='localhost', origins=['http://localhost:8000', 'https://localhost:8000']), None)
    """
    if public_url is None:
        here = host.decode("latin-1").lower()
        return Site("localhost", [f"http://{here}", f"https://{here}"]) if name_of(host) == "localhost" else None
    parts = urlsplit(public_url)
    name, port = _plain(parts.hostname or ""), parts.port
    if _is_number(name) or not (parts.scheme == "https" or name == "localhost"):
        return None
    usual = port in (None, {"https": 443, "http": 80}[parts.scheme])
    return Site(name, [f"{parts.scheme}://{name}" + ("" if usual else f":{port}")])


def check_kind(headers: Mapping[bytes, bytes]) -> None:
    """Raise Problem for a body that is not declared as JSON, such as that of a form."""
    has_body = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    if has_body and kind != b"application/json":
        raise Problem("not-json")


def _plain(name: str) -> str:
    return name.lower().rstrip(".")


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
