"""The connections of a server: limited in number, and idle ones do not keep anybody out."""

from collections import Counter
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from typing import Protocol

from lautta.server.http.limits import network_of

MOST = 20_000
OF_ADDRESS = 400
SPARE = 256  # files that are needed for other things


class Abortable(Protocol):
    """A connection that can be ended."""

    def abort(self) -> None:
        """End it at once."""
        ...


class ConnectionLimiter:
    """All connections. One with a request under way stays; of the others, those that have waited longest go first.

    `proxies` (addresses or networks) stand for many people and are not counted by address; nor is this machine.
    """

    def __init__(self, most: int = MOST, of_address: int = OF_ADDRESS, proxies: Iterable[str] = ()) -> None:
        self._most, self._of_address = most, of_address
        self._proxies = [ip_network(proxy.strip(), strict=False) for proxy in proxies]
        self._here: dict[Abortable, str | None] = {}
        self._waiting: dict[Abortable, None] = {}  # for the rest of their request, or for the next one
        self._by_network: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._here)

    def come(self, connection: Abortable, address: str) -> bool:
        """A new connection; False if there is no room for it."""
        network = None if self._is_proxy(address) else network_of(address)
        if network is not None and self._by_network[network] >= self._of_address:
            return False
        if len(self._here) >= self._most and not self._make_room():
            return False
        self._here[connection] = network
        if network is not None:
            self._by_network[network] += 1
        return True

    def waits(self, connection: Abortable) -> None:
        """Nothing is being done for it now; one that has gone is ignored, even if an answer for it comes later."""
        if connection in self._here:
            self._waiting[connection] = None

    def works(self, connection: Abortable) -> None:
        """It has asked for something."""
        self._waiting.pop(connection, None)

    def go(self, connection: Abortable) -> None:
        """It has gone."""
        self._waiting.pop(connection, None)
        network = self._here.pop(connection, None)
        if network is not None:
            self._by_network[network] -= 1
            if not self._by_network[network]:
                del self._by_network[network]

    def _make_room(self) -> bool:
        longest = next(iter(self._waiting), None)
        if longest is None:
            return False
        self.go(longest)
        longest.abort()
        return True

    def _is_proxy(self, address: str) -> bool:
        if not self._proxies:
            return False
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in proxy for proxy in self._proxies)


def most_connections() -> int:
    """How many there may be: as many as this process may open files, a limit raised as far as the system allows."""
    try:
        import resource
    except ImportError:  # this system does not limit open files
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE if hard == resource.RLIM_INFINITY else min(MOST + SPARE, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MOST if soft == resource.RLIM_INFINITY else max(min(MOST, soft - SPARE), 1)
