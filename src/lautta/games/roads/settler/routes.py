"""How many turns transporters take from place to place, as roads, bridges and walls are now."""

from functools import lru_cache
from heapq import heappop, heappush
from typing import Any

from lautta.games.roads.map import ground, shut
from lautta.games.roads.state import (
    BANK,
    DOCK,
    DONKEY,
    POINTS,
    RIVER,
    Board,
    State,
    bit,
    is_water,
)

NEVER = 1000.0
Step = tuple[int, bool]  # a site, and whether it is reached by road


def routes_of(b: Board, s: State, seat: int) -> "Routes":
    """The routes of a seat; kept for as long as nothing is built on them."""
    return _kept(Same(b, s, seat))


class Same:
    """What the routes of a seat depend on."""

    def __init__(self, b: Board, s: State, seat: int) -> None:
        self.b, self.s, self.seat = b, s, seat
        built: tuple[Any, ...] = (s.roads, s.bridges, s.wall)
        self.key = (b.hash, seat, *(bytes(marks) for marks in built))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.key == other.key


@lru_cache(maxsize=16)
def _kept(same: Same) -> "Routes":
    return Routes(same.b, same.s, same.seat)


class Routes:
    """The steps from site to site for one seat, and the turns that they take."""

    def __init__(self, b: Board, s: State, seat: int) -> None:
        self.b = b
        self.joined = [[b.first_store[b.site_tile[bank]] + other for other in range(b.bank_count[b.site_tile[bank]])
                        if ground(s, b.site_tile[bank], b.site_bank[bank]) & bit(other)]
                       for bank in range(b.banks)]  # fmt: skip
        self.steps = [self._by_land(b, s, seat, site) if b.site_kind[site] == BANK else self._by_water(b, s, seat, site)
                      for site in range(b.sites)]  # fmt: skip
        self.known: dict[tuple[int, int], list[float]] = {}

    def _by_land(self, b: Board, s: State, seat: int, bank: int) -> list[Step]:
        ends = range(b.first_end[bank], b.first_end[bank + 1])
        return [(b.end_to[end], bool(s.roads[b.end_link[end]])) for end in ends if not shut(s, seat, b.end_edge[end])]

    def _by_water(self, b: Board, s: State, seat: int, site: int) -> list[Step]:
        return [(b.waterway[waterway], True) for waterway in range(b.first_waterway[site], b.first_waterway[site + 1])
                if b.waterway_edge[waterway] >= b.edges or not shut(s, seat, b.waterway_edge[waterway])]  # fmt: skip

    def turns(self, kind: int, store: int) -> list[float]:
        """For each site, how many turns a transporter there takes till it can touch what lies in a store."""
        if (kind, store) not in self.known:
            self.known[kind, store] = self._search(kind, store)
        return self.known[kind, store]

    def between(self, kind: int, store: int, other: int) -> float:
        """How many turns it takes with goods from store to store."""
        turns = self.turns(kind, other)
        return min((turns[site] for site in self.at(kind, store)), default=NEVER)

    def at(self, kind: int, store: int) -> list[int]:
        """The sites from which a store is touched."""
        b = self.b
        if store >= b.banks:
            return [store] if is_water(kind) else []
        if not is_water(kind):
            return self.joined[store]
        tile = b.site_tile[store]
        river = [b.river_site[tile]] if b.river_site[tile] >= 0 else []
        docks = range(b.first_dock[tile], b.first_dock[tile + 1])
        return river + [dock for dock in docks if b.first_store[tile] + b.site_bank[dock] in self.joined[store]]

    def _search(self, kind: int, store: int) -> list[float]:
        b, found = self.b, [NEVER] * self.b.sites
        step = 1.0 / POINTS[kind]
        edge = [(0.0, site) for site in self.at(kind, store)]
        for _, site in edge:
            found[site] = 0.0
        while edge:
            far, site = heappop(edge)
            if far > found[site]:
                continue
            for here in self.joined[site] if site < b.banks else (site,):
                if found[here] > far:
                    found[here] = far
                for there, road in self.steps[here]:
                    cost = step if road else 1.0 if kind == DONKEY else NEVER
                    if far + cost < found[there] and (b.site_kind[there] == BANK) != is_water(kind):
                        found[there] = far + cost
                        heappush(edge, (far + cost, there))
        return found

    def reaches(self, site: int) -> list[int]:
        """The stores that a transporter on a site touches."""
        b = self.b
        if site < b.banks:
            return self.joined[site]
        tile = b.site_tile[site]
        if b.site_kind[site] == RIVER:
            return list(range(b.first_store[tile], b.first_store[tile] + b.bank_count[tile]))
        if b.site_kind[site] == DOCK:
            return self.joined[b.first_store[tile] + b.site_bank[site]]
        return [site]
