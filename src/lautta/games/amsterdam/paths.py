"""Ways through the city: the cheapest routes that would join places. Plain Python, for views, previews and sense."""

from heapq import heappop, heappush
from typing import NamedTuple

from lautta.core.bits import lowest_bit
from lautta.games.amsterdam.state import NONE, Board, State, bit

KEPT_BOARDS = 64
Street = tuple[int, int, int]  # a route with the place at its other end and its length


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
            made[one].append((route, other, b.length[route]))
            made[other].append((route, one, b.length[route]))
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


def cheapest(b: Board, own: int, usable: int, start: int, goal: int) -> Way | None:
    """The way between two places with the fewest spaces to build, own routes being free; None if there is none."""
    every = streets(b)
    cost: dict[int, int] = {start: 0}
    via: dict[int, tuple[int, int]] = {}
    heap = [(0, start)]
    while heap:
        spaces, place = heappop(heap)
        if place == goal:
            return Way(spaces, _walk_back(via, own, start, goal))
        if spaces > cost[place]:
            continue
        for route, other, length in every[place]:
            if own >> route & 1:
                length = 0
            elif not usable >> route & 1:
                continue
            if spaces + length < cost.get(other, 1_000):
                cost[other] = spaces + length
                via[other] = place, route
                heappush(heap, (spaces + length, other))
    return None


def _walk_back(via: dict[int, tuple[int, int]], own: int, start: int, goal: int) -> tuple[int, ...]:
    routes = []
    place = goal
    while place != start:
        place, route = via[place]
        if not own >> route & 1:
            routes.append(route)
    return tuple(reversed(routes))


def missing(b: Board, s: State, seat: int, contract: int, own: int = NONE) -> Way | None:
    """What a seat would still have to build for a contract; no spaces if it is fulfilled, None if it cannot be.

    `own` are the seat's routes, if others than those it has.
    """
    one, other = marks(b.contract_ends[contract])
    p = s.players[seat]
    usable = open_to(s, seat)
    if own == NONE:
        own = p.routes
    for route in marks(own & ~p.routes):
        if b.partner[route] != NONE:
            usable &= ~bit(b.partner[route])
    return cheapest(b, own, usable & ~own, one, other)
