"""Rate limits by guest and address: generous for play, strict for creating things and for guessable codes.

Each limit is a bucket that fills at a steady rate, and every request takes its cost out of it. Nothing is stored; after
a restart all buckets are full. Loopback addresses have no limit: behind an undeclared proxy, all clients share one.
A site, the up to 65,536 networks of IPv6 that one customer has, may do a few times what a network may. Heavy work is
paid for in a worker's seconds, once it is done: who owes too many is given no more.

Processes that share a database each count requests, and tell the others significant usage twice a second. A client that
hits several processes at once can overshoot for half a second; after that they enforce one shared limit.

The number of buckets is limited. A new one replaces a full one; if none is full, newcomers share a bucket with their
neighbours. So nobody can use up another's limit by coming from many addresses.
"""

import asyncio
import re
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Hashable
from functools import lru_cache
from hashlib import blake2b
from heapq import heappop, heappush
from ipaddress import IPv4Address, IPv6Address, ip_address
from math import inf
from secrets import token_hex
from time import monotonic
from typing import NamedTuple

from msgspec import MsgspecError, Struct, msgpack

from lautta.server.http.costs import Cost
from lautta.server.problem import Problem
from lautta.server.processes.bus import Bus
from lautta.server.telemetry import metrics
from lautta.server.work.jobs import Job, Rank

MOST_BUCKETS = 100_000
SHARED = 4096  # buckets for those for whom there is no room of their own
LOOKS = 8  # buckets that are checked at most, for each newcomer, for being full
OWED = 0.25  # as a rule, for what was taken elsewhere in the same moment
FULL = 60  # seconds after which it may be possible again to open a socket
SECOND, MINUTE, HOUR, DAY = 1.0, 60.0, 3600.0, 86400.0


class Rate(NamedTuple):
    """How many in how many seconds, of which `at_once` may come at once."""

    many: float
    seconds: float
    at_once: int
    owed: float = OWED  # of what may come at once: as much as may be owed for what is counted afterwards

    @property
    def every(self) -> float:
        """The seconds until there is one more."""
        return self.seconds / self.many


ANYTHING, WORK = "anything", "work"
OF_GUEST = {
    ANYTHING: Rate(60, SECOND, 200),
    "tables": Rate(60, HOUR, 20),
    "chat": Rate(20, MINUTE, 10),
    "ahead": Rate(20, MINUTE, 30),
    "preferences": Rate(120, HOUR, 40),
    "what-if": Rate(5, SECOND, 40),
    "code": Rate(30, HOUR, 5),
    "data": Rate(10, HOUR, 3),
    "channels": Rate(60, HOUR, 20),
    "tests": Rate(20, HOUR, 5),
    "mail": Rate(10, HOUR, 3),
    "boards": Rate(30, HOUR, 10),
    "boards/check": Rate(3, SECOND, 30),
    "boards/lay": Rate(3, SECOND, 30),
    "groups": Rate(10, HOUR, 5),
    WORK: Rate(15, MINUTE, 45, inf),
}
OF_ADDRESS = {
    ANYTHING: Rate(300, SECOND, 800),
    "guests": Rate(240, HOUR, 60),
    "guests/code": Rate(60, HOUR, 10),
    "data": Rate(60, HOUR, 10),
    "mail": Rate(20, HOUR, 10),
    "guests/mail": Rate(20, HOUR, 10),
    "tables": Rate(600, HOUR, 100),
    "boards": Rate(200, HOUR, 50),
    "boards/check": Rate(10, SECOND, 100),
    "boards/lay": Rate(10, SECOND, 100),
    "invites": Rate(30, MINUTE, 60),
    "feeds": Rate(10, MINUTE, 60),
    "tests": Rate(60, HOUR, 20),
    "groups": Rate(60, HOUR, 20),
    "groups/join": Rate(30, MINUTE, 60),
    WORK: Rate(30, MINUTE, 90, inf),
}
OF_SITE = {
    kind: rate._replace(many=factor * rate.many, at_once=factor * rate.at_once)
    for kind, rate in OF_ADDRESS.items()
    if (factor := {ANYTHING: 0, "guests/code": 2}.get(kind, 4))
}
OF_ASKER = {"mail": Rate(5, DAY, 3), "guests/mail": Rate(10, DAY, 5)}  # mails to one recipient
OF_RECIPIENT = {"mail": Rate(20, DAY, 12), "guests/mail": Rate(40, DAY, 20)}
RATES = {"guest": OF_GUEST, "address": OF_ADDRESS, "site": OF_SITE, "asker": OF_ASKER, "recipient": OF_RECIPIENT}
TELL_EVERY, SILENT_AFTER = 0.5, 5.0  # seconds: between messages to other processes; without any from one of them
NOTED = 0.05  # of what may come at once: as much as other processes are told
MOST_TOLD = 1000  # buckets, and sockets, in one message
TOPIC = "limits"
OF_SOCKET = Rate(20, SECOND, 200)
SOCKETS_OF_ADDRESS, SOCKETS_OF_GUEST = 100, 20  # open at the same time
FEW = 2  # sockets of one name of which no other process is told, as most people have no more


class Bucket:
    """One bucket, stored as the time when it will be full again."""

    __slots__ = ("_rate", "full_at")

    def __init__(self, rate: Rate) -> None:
        self._rate, self.full_at = rate, 0.0

    def take(self, now: float, much: float = 1) -> float:
        """Take this much; answers 0, or the seconds until there is enough."""
        full = max(self.full_at, now) + self._rate.every * much
        wait = full - now - self._rate.every * self._rate.at_once
        if wait > 1e-9:
            return wait
        self.full_at = full
        return 0.0

    def also(self, now: float, much: float) -> None:
        """As much was taken: more than there was is owed, as far as the rate lets it."""
        full = max(self.full_at, now) + self._rate.every * much
        self.full_at = min(full, now + self._rate.every * self._rate.at_once * (1 + self._rate.owed))


class Taken(NamedTuple):
    """A bucket, as `Limits` names it."""

    who: str
    name: str
    kind: str


class Usage(Struct, array_like=True):
    """A process's report to the others: its name, usage by bucket, and open sockets by address and guest."""

    sender: str
    taken: list[tuple[Taken, float]]
    sockets: dict[str, int]


_told = msgpack.Decoder(Usage)


class Buckets:
    """Everybody's buckets, by key; never more than `most`, plus the shared ones."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: dict[str, Bucket] = {}
        self._full: list[tuple[float, str]] = []  # a heap: when each should be full, as of when it was last checked
        self._shared: dict[int, Bucket] = {}

    def __len__(self) -> int:
        return len(self._of) + len(self._shared)

    def of(self, key: str, shared: Hashable, rate: Rate, now: float) -> Bucket:
        """The bucket of a key, else the one shared by those with the same `shared`."""
        bucket = self._of.get(key)
        if bucket is None:
            if len(self._of) >= self._most and not self._make_room(now):
                return self._shared.setdefault(hash(shared) % SHARED, Bucket(rate))
            bucket = self._of[key] = Bucket(rate)
            heappush(self._full, (now, key))
        return bucket

    def _make_room(self, now: float) -> bool:
        for _ in range(LOOKS):
            if not self._full or self._full[0][0] > now:
                return False
            _, key = heappop(self._full)
            full_at = self._of[key].full_at
            if full_at <= now:
                del self._of[key]
                return True
            heappush(self._full, (full_at, key))
        return False


class Limits:
    """All limits of a server. Each method raises Problem if somebody asks for too much."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._buckets = Buckets(MOST_BUCKETS)
        self._sockets: Counter[str] = Counter()
        self._shared = False
        self._taken: defaultdict[Taken, float] = defaultdict(float)  # since the others were told
        self._little: OrderedDict[Taken, tuple[float, float]] = OrderedDict()  # too little to tell, and since when
        self._elsewhere: dict[str, tuple[float, dict[str, int]]] = {}  # when each was heard, and its sockets

    def address(self, address: str | None, cost: Cost) -> None:
        """A request from an address, at this cost."""
        network = network_of(address)
        if network is not None:
            self._take("address", network, cost)
            if cost.kind and (site := site_of(network)):
                self._take("site", site, cost)

    def guest(self, guest: str, cost: Cost) -> None:
        """A request from a known guest, at this cost."""
        self._take("guest", guest, cost)

    def recipient(self, mail: str, kind: str, address: str | None) -> None:
        """A mail of a kind is asked for from an address: one network, or site, cannot use up all that may be sent to
        somebody. Other processes are told of hashes alone.
        """
        network, mail = network_of(address) or "", re.sub(r"\+.*@", "@", mail)  # anna+1@ is read by Anna
        for who, name in (("asker", f"{site_of(network) or network} {mail}"), ("recipient", mail)):
            self._take(who, blake2b(name.encode(), digest_size=16).hexdigest(), Cost(0, kind))

    def work(self, job: Job, seconds: float | None) -> None:
        """A worker has worked so long for somebody; or is asked to (None), for which they must not owe too much."""
        if job.rank not in (Rank.LONG, Rank.BOARD):
            return
        now, names = self._clock(), {"guest": job.guest, "address": job.network, "site": site_of(job.network)}
        for taken in (Taken(who, name, WORK) for who, name in names.items() if name):
            bucket = self._bucket(taken, now)
            if seconds is None:
                if wait := bucket.take(now, 0):
                    raise too_many(wait)
                continue
            bucket.also(now, seconds)
            if self._shared:
                self._taken[taken] += seconds

    def open_socket(self, address: str | None, guest: str | None = None) -> str | None:
        """A socket is opened from an address, or now belongs to a guest; answers the name to close it by."""
        name, most = (network_of(address), SOCKETS_OF_ADDRESS) if guest is None else (guest, SOCKETS_OF_GUEST)
        if name is None:
            return None
        if self._sockets[name] + self._sockets_elsewhere(name) >= most:
            raise Problem("too-many", retry_after=FULL)
        self._sockets[name] += 1
        return name

    def close_socket(self, name: str) -> None:
        """A socket that was opened under this name is closed."""
        self._sockets[name] -= 1
        if not self._sockets[name]:
            del self._sockets[name]

    def _take(self, who: str, name: str, cost: Cost) -> None:
        now, rates = self._clock(), RATES[who]
        for kind, much in ((ANYTHING, cost.much), (cost.kind, 1)):
            if kind is None or kind not in rates:
                continue
            taken = Taken(who, name, kind)
            if wait := self._bucket(taken, now).take(now, much):
                raise too_many(wait)
            if self._shared:
                self._taken[taken] += much

    def _bucket(self, taken: Taken, now: float) -> Bucket:
        who, name, kind = taken
        neighbours = neighbours_of(name) if who != "guest" else ""
        return self._buckets.of(f"{who} {kind} {name}", (who, kind, neighbours), RATES[who][kind], now)

    # with other processes

    async def share(self, bus: Bus) -> None:
        """Tell other processes what was taken, and hear it from them, until cancelled."""
        me, self._shared = token_hex(8), True
        bus.listen(TOPIC, self.hear)
        while True:
            await asyncio.sleep(TELL_EVERY)
            bus.tell(TOPIC, self.told(me))

    def told(self, me: str) -> bytes:
        """Return the largest usages to report now; keep small ones for later, and forget processes long silent."""
        long_ago = self._clock() - SILENT_AFTER
        self._elsewhere = {sender: heard for sender, heard in self._elsewhere.items() if heard[0] > long_ago}
        taken, self._taken = self._taken, defaultdict(float)
        self._add_little(taken)
        parts = {one: much / RATES[one.who][one.kind].at_once for one, much in taken.items()}
        most = sorted((one for one, part in parts.items() if part >= NOTED), key=lambda one: -parts[one])[:MOST_TOLD]
        sockets = sorted((-many, name) for name, many in self._sockets.items() if many > FEW)[:MOST_TOLD]
        return msgpack.encode(Usage(me, [(one, taken[one]) for one in most], {name: -many for many, name in sockets}))

    def _add_little(self, taken: dict[Taken, float]) -> None:
        """Add earlier small usages, and keep those still too small until their bucket would be full again: a client may
        ask each process for little.
        """
        now = self._clock()
        for one in taken:
            before, since = self._little.pop(one, (0.0, now))
            rate = RATES[one.who][one.kind]
            if now - since < rate.every * rate.at_once:
                taken[one] += before
            else:
                since = now
            if taken[one] < NOTED * rate.at_once:
                self._little[one] = taken[one], since
        while len(self._little) > MOST_BUCKETS:
            self._little.popitem(last=False)

    def hear(self, message: bytes) -> None:
        """Count what another process tells; what cannot be read is nothing."""
        try:
            told = _told.decode(message)
        except MsgspecError:
            metrics.unreadable()
            return
        now = self._clock()
        self._elsewhere[told.sender] = now, told.sockets
        for taken, much in told.taken:
            if much > 0 and taken.kind in RATES.get(taken.who, ()):
                self._bucket(taken, now).also(now, much)

    def _sockets_elsewhere(self, name: str) -> int:
        return sum(sockets.get(name, 0) for _, sockets in self._elsewhere.values())


def too_many(wait: float) -> Problem:
    """The Problem for somebody who should ask again in this many seconds."""
    return Problem("too-many", retry_after=max(1, round(wait + 0.5)))


@lru_cache(4096)
def network_of(address: str | None) -> str | None:
    """What an address counts as: for IPv4 itself, for IPv6 its network, which everybody has; None for this machine.

    >>> network_of("203.0.113.7"), network_of("2001:db8:1:2:3::4"), network_of("127.0.0.1")
    ('203.0.113.7', '2001:db8:1:2::', None)
    """
    known = _known(address)
    if known is None:
        return address or None
    return None if known.is_loopback else _part(known, 32, 64)


@lru_cache(4096)
def site_of(network: str) -> str | None:
    """What one customer of a provider may have of IPv6, with the networks that they choose from; None for IPv4.

    >>> site_of("2001:db8:1:2::"), site_of("203.0.113.7")
    ('2001:db8:1::', None)
    """
    known = _known(network)
    return _part(known, 32, 48) if known and known.version == 6 else None


@lru_cache(4096)
def neighbours_of(network: str) -> str:
    """The neighbourhood of a network: roughly what one provider has.

    >>> neighbours_of("203.0.113.7"), neighbours_of("2001:db8:1:2::")
    ('203.0.0.0', '2001:db8::')
    """
    known = _known(network)
    return network if known is None else _part(known, 16, 32)


def _known(address: str | None) -> IPv4Address | IPv6Address | None:
    try:
        known = ip_address(address or "")
    except ValueError:
        return None
    return known.ipv4_mapped or known if isinstance(known, IPv6Address) else known


def _part(address: IPv4Address | IPv6Address, of_4: int, of_6: int) -> str:
    kept = address.max_prefixlen - (of_4 if address.version == 4 else of_6)
    return str(type(address)(int(address) >> kept << kept))
