"""How often one guest, and one address, may ask: generous for play, strict for what makes things or could be guessed.

Each limit is a bucket that fills at a steady rate and that every request takes one from. Nothing is written down; after
a restart all buckets are full. This machine itself is not limited by its address: behind a proxy that is not declared
everybody would have it.
"""

from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address
from time import monotonic
from typing import NamedTuple

from lautta.server.errors import Problem

MOST_BUCKETS = 100_000
SECOND, MINUTE, HOUR = 1.0, 60.0, 3600.0


class Rate(NamedTuple):
    """So many in so many seconds, of which `at_once` may come at once."""

    many: float
    seconds: float
    at_once: int

    @property
    def every(self) -> float:
        """The seconds after which there is one more."""
        return self.seconds / self.many


ANYTHING = "anything"
OF_GUEST = {
    ANYTHING: Rate(30, SECOND, 200),
    "tables": Rate(60, HOUR, 20),
    "chat": Rate(20, MINUTE, 10),
    "what-if": Rate(5, SECOND, 40),
    "code": Rate(30, HOUR, 5),
    "boards": Rate(30, HOUR, 10),
    "boards/check": Rate(3, SECOND, 30),
    "boards/new": Rate(30, MINUTE, 15),
    "boards/lay": Rate(3, SECOND, 30),
}
OF_ADDRESS = {
    ANYTHING: Rate(200, SECOND, 1000),
    "guests": Rate(240, HOUR, 60),
    "guests/code": Rate(60, HOUR, 10),
    "tables": Rate(600, HOUR, 100),
    "boards": Rate(200, HOUR, 50),
    "boards/check": Rate(10, SECOND, 100),
    "boards/new": Rate(120, MINUTE, 40),
    "boards/lay": Rate(10, SECOND, 100),
    "invites": Rate(30, MINUTE, 60),
}
OF_SOCKET = Rate(20, SECOND, 200)
Key = tuple[str, str | int]


class Bucket:
    """One bucket, kept as the time when it will be full again."""

    def __init__(self, rate: Rate) -> None:
        self._rate, self._full = rate, 0.0

    def take(self, now: float) -> float:
        """Take one; answers 0, or in how many seconds there will be one."""
        full = max(self._full, now) + self._rate.every
        wait = full - now - self._rate.every * self._rate.at_once
        if wait > 1e-9:
            return wait
        self._full = full
        return 0.0

    def is_full(self, now: float) -> bool:
        """Has nothing been taken lately?"""
        return self._full <= now


class Limits:
    """All buckets of a server."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._buckets: dict[Key, Bucket] = {}

    def check(self, method: str, path: str, address: str | None, token: str) -> None:
        """Let a request pass; raises Problem where its guest or its address asks too often."""
        now, kind = self._clock(), kind_of(method, path)
        network = network_of(address)
        for name in (ANYTHING, kind):
            if network and name in OF_ADDRESS:
                self._take((f"address {name}", network), OF_ADDRESS[name], now)
            if token and name in OF_GUEST:
                self._take((f"guest {name}", hash(token)), OF_GUEST[name], now)

    def _take(self, key: Key, rate: Rate, now: float) -> None:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(rate)
        if wait := bucket.take(now):
            raise Problem("too-many", retry_after=max(1, round(wait + 0.5)))

    def _forget(self, now: float) -> None:
        """Forget buckets that are full; all of them where that is not enough."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)}
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()


def kind_of(method: str, path: str) -> str:
    """What a request is for, as far as there is a limit of its own for that.

    >>> kind_of("POST", "/api/guests"), kind_of("POST", "/api/tables/x/what-if/choices"), kind_of("GET", "/api/tables")
    ('guests', 'what-if', '')
    """
    parts = path.strip("/").split("/")[1:]
    if parts[:1] == ["invites"]:
        return "invites"
    if method != "POST" or not parts:
        return ""
    if parts[0] == "games":
        return "/".join(parts[2:])
    if parts[0] == "me":
        return "/".join(parts[1:])
    if parts[0] == "tables" and len(parts) > 2:
        return "tables" if parts[2] == "rematch" else parts[2]
    return "/".join(parts)


@lru_cache(4096)
def network_of(address: str | None) -> str | None:
    """Who shares an address: one of IPv4 is its own, of IPv6 everybody has a whole network; None for this machine.

    >>> network_of("203.0.113.7"), network_of("2001:db8:1:2:3::4"), network_of("127.0.0.1")
    ('203.0.113.7', '2001:db8:1:2::', None)
    """
    try:
        known = ip_address(address or "")
    except ValueError:
        return address or None
    if known.version == 6 and known.ipv4_mapped:
        known = known.ipv4_mapped
    if known.is_loopback:
        return None
    if known.version == 4:
        return str(known)
    return str(type(known)(int(known) >> 64 << 64))
