"""Ways through the city: the cheapest routes that would join places. Plain Python, for views, previews and sense."""

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from lautta.core.bits import lowest_bit
from lautta.games.amsterdam.state import NONE, Board, State, bit

KEPT_BOARDS = 64
KEPT_WAYS = 16384
FAR = 1_000_000
Street = tuple[int, int]  # a route, and the place at its other end


class Way(NamedTuple):
    """What is still to be built on the way between two places: how many spaces, and which routes."""

    spaces: int
    routes: tuple[int, ...]


DONE = Way(0, ())


_streets: dict[int, tuple[tuple[Street, ...], ...]] = {}  # by the hash of the board


def streets(b: Board) -> tuple[tuple[Street, ...], ...]:
    """For each place, the routes that begin there."""
    if b.hash not in _streets:
        if len(_streets) >= KEPT_BOARDS:
            _streets.clear()
        made: list[list[Street]] = [[] for _ in range(b.places)]
        for route in range(b.routes):
            one, other = marks(b.ends[route])
            made[one].append((route, other))
            made[other].append((route, one))
        _streets[b.hash] = tuple(map(tuple, made))
    return _streets[b.hash]


def marks(mask: int) -> list[int]:
    """The indexes of the bits that are set."""
    found = []
    while mask:
        found.append(lowest_bit(mask))
        mask &= mask - 1
    return found


def open_to(s: State, seat: int) -> int:
    """The routes that are free and that this seat may build some time."""
    return s.free & ~s.players[seat].barred


def cheapest(b: Board, own: int, usable: int, start: int, goal: int, prices: Sequence[int] | None = None) -> Way | None:
    """The way between two places with the fewest spaces to build, own routes being free; None if there is none.

    `prices` by route, if something else than the number of spaces is to be as small as possible.
    """
    every, price = streets(b), b.length if prices is None else prices
    cost: dict[int, int] = {start: 0}
    via: dict[int, tuple[int, int]] = {}
    heap = [(0, start)]
    while heap:
        so_far, place = heappop(heap)
        if place == goal:
            return _walk_back(b, via, own, start, goal)
        if so_far > cost[place]:
            continue
        for route, other in every[place]:
            if own >> route & 1:
                to_other = so_far
            elif usable >> route & 1:
                to_other = so_far + price[route]
            else:
                continue
            if to_other < cost.get(other, FAR):
                cost[other] = to_other
                via[other] = place, route
                heappush(heap, (to_other, other))
    return None


def _walk_back(b: Board, via: dict[int, tuple[int, int]], own: int, start: int, goal: int) -> Way:
    routes = []
    place = goal
    while place != start:
        place, route = via[place]
        if not own >> route & 1:
            routes.append(route)
    return Way(sum(b.length[route] for route in routes), tuple(reversed(routes)))


def without_partners(b: Board, usable: int, routes: int) -> int:
    """What is still usable for somebody who has, or means to have, these routes."""
    for route in marks(routes & usable):
        usable &= ~bit(route)
        if b.partner[route] != NONE:
            usable &= ~bit(b.partner[route])
    return usable


def missing(b: Board, s: State, seat: int, contract: int, own: int | None = None) -> Way | None:
    """What a seat would still have to build for a contract; no spaces if it is fulfilled, None if it cannot be.

    `own` are the seat's routes, if others than those it has.
    """
    return missing_each(b, s, seat, [contract], own)[0]


def missing_each(b: Board, s: State, seat: int, contracts: Iterable[int], own: int | None = None) -> list[Way | None]:
    """The same for several contracts."""
    return ways(b, s.players[seat].routes if own is None else own, open_to(s, seat), contracts)


def ways(b: Board, own: int, open_: int, contracts: Iterable[int]) -> list[Way | None]:
    """The same for somebody who has these routes and may build those."""
    usable, ends = without_partners(b, open_, own), b.contract_ends
    return [_ways.between(b, own, usable, ends[contract]) for contract in contracts]


class _Ways:
    """Ways that were found already, by board, own routes and ends, each with what was usable then and what it needs.

    Where less is usable now and the way is not touched by that, it is still the one that would be found: all others
    cost what they did, or more. Two generations, so that what is asked for again and again stays.
    """

    def __init__(self) -> None:
        self._young: dict[tuple[int, int, int], tuple[int, int, Way | None]] = {}
        self._old = self._young

    def between(self, b: Board, own: int, usable: int, ends: int) -> Way | None:
        """The cheapest way between two places, which are the bits of `ends`."""
        key = b.hash, own, ends
        known = self._young.get(key) or self._old.get(key)
        if known and not usable & ~known[0] and not known[1] & ~usable:
            _, needed, way = known
        else:
            one, other = marks(ends)
            way = cheapest(b, own, usable, one, other)
            needed = sum(map(bit, way.routes)) if way else 0
        if len(self._young) >= KEPT_WAYS:
            self._old, self._young = self._young, {}
        self._young[key] = usable, needed, way
        return way


_ways = _Ways()
