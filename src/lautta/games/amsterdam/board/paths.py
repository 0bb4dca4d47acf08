"""Ways through the city: the cheapest routes that would join places. Plain Python, for views, previews and sense."""

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from lautta.core.bits import lowest_bit
from lautta.games.amsterdam.state import NONE, PLACES, Board, State, bit

KEPT_BOARDS = 64
KEPT_PATHS = 16384
FAR = 1_000_000
Street = tuple[int, int, int]  # a route, its bit, and the place at its other end


class Path(NamedTuple):
    """The gap between two places: the number of spaces still to build, and their routes."""

    spaces: int
    routes: tuple[int, ...]


DONE = Path(0, ())


class Streets(NamedTuple):
    """A board for path search: for each place the routes that begin there, and the length of each route."""

    by_place: tuple[tuple[Street, ...], ...]
    lengths: tuple[int, ...]


_streets: dict[int, Streets] = {}  # by the hash of the board
_paths: dict[tuple[int, int, int], tuple[int, int, Path | None]] = {}  # by board, own routes and ends: see `between`


def streets(b: Board) -> Streets:
    """The streets of a board."""
    if b.hash not in _streets:
        if len(_streets) >= KEPT_BOARDS:
            _streets.clear()
        made: list[list[Street]] = [[] for _ in range(b.places)]
        for route in range(b.routes):
            one, other = marks(b.ends[route])
            made[one].append((route, bit(route), other))
            made[other].append((route, bit(route), one))
        _streets[b.hash] = Streets(tuple(map(tuple, made)), tuple(b.length[route] for route in range(b.routes)))
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


def cheapest(
    b: Board, own: int, usable: int, start: int, goal: int, prices: Sequence[int] | None = None
) -> Path | None:
    """The path between two places with the fewest spaces to build, own routes being free; None if there is none.

    `prices` by route, if something else than the number of spaces is to be as small as possible.
    """
    by_place, lengths = streets(b)
    price = lengths if prices is None else prices
    cost = [FAR] * len(by_place)
    cost[start] = 0
    via: dict[int, tuple[int, int]] = {}
    heap = [start]  # costs and places as one number
    while heap:
        so_far, place = divmod(heappop(heap), PLACES)
        if place == goal:
            return _walk_back(lengths, via, own, start, goal)
        if so_far > cost[place]:
            continue
        for route, its_bit, other in by_place[place]:
            if so_far >= cost[other]:
                continue
            if own & its_bit:
                to_other = so_far
            elif usable & its_bit:
                to_other = so_far + price[route]
            else:
                continue
            if to_other < cost[other]:
                cost[other] = to_other
                via[other] = place, route
                heappush(heap, to_other * PLACES + other)
    return None


def _walk_back(lengths: Sequence[int], via: dict[int, tuple[int, int]], own: int, start: int, goal: int) -> Path:
    routes, spaces, place = [], 0, goal
    while place != start:
        place, route = via[place]
        if not own >> route & 1:
            routes.append(route)
            spaces += lengths[route]
    return Path(spaces, tuple(reversed(routes)))


def without_partners(b: Board, usable: int, routes: int) -> int:
    """The routes that are usable for a seat that has, or means to have, these routes."""
    for route in marks(routes & usable):
        usable &= ~bit(route)
        if b.partner[route] != NONE:
            usable &= ~bit(b.partner[route])
    return usable


def missing(b: Board, s: State, seat: int, contract: int, own: int | None = None) -> Path | None:
    """The routes that a seat still lacks for a contract; no spaces if it is fulfilled, None if it cannot be.

    `own` are the seat's routes, if others than those it has.
    """
    return missing_each(b, s, seat, [contract], own)[0]


def missing_each(b: Board, s: State, seat: int, contracts: Iterable[int], own: int | None = None) -> list[Path | None]:
    """The same for several contracts."""
    return paths(b, s.players[seat].routes if own is None else own, open_to(s, seat), contracts)


def paths(b: Board, own: int, open_: int, contracts: Iterable[int]) -> list[Path | None]:
    """The same for somebody who has these routes and may build those."""
    usable, ends = without_partners(b, open_, own), b.contract_ends
    return [between(b, own, usable, ends[contract]) for contract in contracts]


def between(b: Board, own: int, usable: int, ends: int) -> Path | None:
    """The cheapest way between two places, which are the bits of `ends`, kept for the next time.

    Where less is usable then and the path is not touched by that, it is still the one that would be found: all others
    cost what they did, or more.
    """
    key = b.hash, own, ends
    known = _paths.get(key)
    if known and not usable & ~known[0] and not known[1] & ~usable:
        return known[2]
    one, other = marks(ends)
    path = cheapest(b, own, usable, one, other)
    if len(_paths) >= KEPT_PATHS:
        _paths.clear()
    _paths[key] = usable, sum(map(bit, path.routes)) if path else 0, path
    return path
