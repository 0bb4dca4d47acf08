"""The board: a scenario in a data file, read, checked, and turned into a record for the rules.

schema.json describes such a file; check.py has all other checks. README.md explains how the record is built.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lautta.core.boardfiles import BoardFiles
from lautta.core.boards import LoadedBoard, seal
from lautta.games.roads.board import check
from lautta.games.roads.board.hexes import DIRECTIONS, SIDE_NAMES, Hexes, banks_of
from lautta.games.roads.state import (
    BANK,
    BANK_NAMES,
    BUILDINGS,
    DOCK,
    GOOD_NAMES,
    MINE,
    OPEN_SEA,
    RIVER,
    SEA,
    SLOT_NAMES,
    SOURCE_NAMES,
    SUBJECTS,
    TERRAINS,
    Board,
)

FOLDER = Path(__file__).parent
BASE = (
    "a_river_runs_through_it",
    "lord_of_the_ring",
    "mesopotamia",
    "dead_sea",
    "the_pacific",
    "three_rivers",
    "four_sailors",
    "waterways",
)  # drawn for the base game, so offered first
BOARDS = (*BASE, *sorted(path.stem for path in FOLDER.glob("*.json") if path.stem not in (*BASE, "schema")))
LESSONS = ("first_lesson", "lesson_valley", "four_tiles")  # no published scenarios
SCENARIOS = tuple(name for name in BOARDS if name not in LESSONS)
BOX_START = {"donkeys": 3, "boards": 5, "stone": 1, "goose": 2}
PAIRS = ("ab", "bc", "ca")


def lay_out(data: Mapping[str, Any], name: str) -> LoadedBoard:
    """Turn checked data into a record and names."""
    names = Layout(data).names()
    record = Layout(data).fill(Board())
    seal(record, names)
    return LoadedBoard("roads", name, data["title"], record, names, data)


class Layout:
    """Everything that a map has, in order, and where it is."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.hexes = Hexes(data["tiles"])
        self.ids = self.hexes.ids
        self.tiles = range(len(self.hexes.tiles))
        self.land = [t for t in self.tiles if self.hexes.terrain(t) != "sea"]
        self.banks = [(t, bank) for t in self.land for bank in range(self.hexes.bank_count(t))]
        self.seas = [t for t in self.tiles if self.hexes.terrain(t) == "sea"]
        self.rivers = [t for t in self.land if self.hexes.river(t)]
        self.docks = [dock for t in self.land for dock in self._docks(t)]
        self.stores = len(self.banks) + len(self.seas)
        self.store = {
            **{key: i for i, key in enumerate(self.banks)},
            **{(t, 0): len(self.banks) + i for i, t in enumerate(self.seas)},
        }
        self.river = {t: self.stores + i for i, t in enumerate(self.rivers)}
        self.dock = {dock: self.stores + len(self.rivers) + i for i, dock in enumerate(self.docks)}
        self.edges = {frozenset((t, u)): 0 for t in self.tiles for u in self._wall_sides(t)}
        self.edges = {key: i for i, key in enumerate(self.edges)}

    def _docks(self, tile: int) -> list[tuple[int, int, int]]:
        """The docks of a tile: (tile, direction, bank), one for each bank at a coast."""
        found = []
        for d in range(6):
            other = self.hexes.next_to(tile, d)
            if other is not None and self.hexes.terrain(other) == "sea":
                found += [(tile, d, bank) for bank in sorted(set(self.hexes.banks_at(tile, d)))]
        return found

    def _wall_sides(self, tile: int) -> list[int]:
        """The neighbouring tiles with which a tile has an edge for walls."""
        sea = self.hexes.terrain(tile) == "sea"
        return [u for _, u in self.hexes.around(tile) if not (sea and self.hexes.terrain(u) == "sea")]

    def ends(self) -> list[tuple[int, int, int]]:
        """The links between banks as seen from each bank: (bank, bank it leads to, edge), in order."""
        found = []
        for t, bank in self.banks:
            here = self.store[t, bank]
            seen = set()
            for d, u in self.hexes.around(t):
                if self.hexes.terrain(u) == "sea":
                    continue
                for half in (0, 1):
                    if self.hexes.bank(t, 2 * d + half) == bank:
                        there = self.store[u, self.hexes.bank(u, 2 * ((d + 3) % 6) + 1 - half)]
                        seen.add((here, there, self.edges[frozenset((t, u))]))
            found += sorted(seen)
        return found

    def waterways(self, site: int) -> list[tuple[int, int]]:
        """The steps by water from a site: (site, edge or -1), in order."""
        if site < len(self.banks):
            return []
        if site < self.stores:
            return self._waterways_of_sea(self.seas[site - len(self.banks)])
        if site < self.stores + len(self.rivers):
            return self._waterways_of_river(self.rivers[site - self.stores])
        tile, d, _ = self.docks[site - self.stores - len(self.rivers)]
        sea = self.hexes.next_to(tile, d)
        assert sea is not None
        return [(self.store[sea, 0], self.edges[frozenset((tile, sea))])]

    def _waterways_of_sea(self, tile: int) -> list[tuple[int, int]]:
        found = []
        for d, u in self.hexes.around(tile):
            back = (d + 3) % 6
            if self.hexes.terrain(u) == "sea":
                found.append((self.store[u, 0], -1))
                continue
            edge = self.edges[frozenset((tile, u))]
            if back in self.hexes.river(u):
                found.append((self.river[u], edge))
            found += [(self.dock[dock], edge) for dock in self.docks if dock[:2] == (u, back)]
        return sorted(found)

    def _waterways_of_river(self, tile: int) -> list[tuple[int, int]]:
        found = []
        for d in self.hexes.river(tile):
            u = self.hexes.next_to(tile, d)
            assert u is not None
            to = self.store[u, 0] if self.hexes.terrain(u) == "sea" else self.river[u]
            found.append((to, self.edges[frozenset((tile, u))]))
        return sorted(found)

    # the record

    def fill(self, b: Board) -> Board:
        """Write everything into an empty record."""
        b.tiles, b.banks, b.stores = len(self.tiles), len(self.banks), self.stores
        b.sites = self.stores + len(self.rivers) + len(self.docks)
        start = {**(self.data.get("start_goods") or BOX_START)}
        b.start_donkeys = start.pop("donkeys", BOX_START["donkeys"])
        for good, count in start.items():
            b.start_goods[GOOD_NAMES.index(good)] = count
        self._fill_tiles(b)
        self._fill_sites(b)
        self._fill_links(b)
        self._fill_sides(b)
        return b

    def _fill_tiles(self, b: Board) -> None:
        for t in self.tiles:
            tile = self.hexes.tiles[t]
            b.terrain[t] = TERRAINS.index(tile["terrain"])
            b.bank_count[t] = self.hexes.bank_count(t)
            b.first_store[t] = self.store[t, 0]
            b.river_site[t] = self.river.get(t, -1)
            b.q[t], b.r[t] = tile["q"], tile["r"]
            b.start[t] = int(bool(tile.get("start")))
            seaside = any(self.hexes.terrain(u) == "sea" for _, u in self.hexes.around(t))
            b.shore[t] = int(b.terrain[t] != SEA and (seaside or t in self.river))
            near = (
                sorted(
                    {
                        self.store[u, bank]
                        for _, u in self.hexes.around(t)
                        for bank in range(3)
                        if self.hexes.terrain(u) != "sea" and (u, bank) in self.store
                    }
                )
                if t in self.land
                else []
            )
            near = [site for site in near if self._touches(t, site)]
            b.first_near[t + 1] = b.first_near[t] + len(near)
            for i, site in enumerate(near):
                b.near[b.first_near[t] + i] = site
            self._fill_spots(b, t)
        b.marked = sum(b.start[t] for t in self.tiles)

    def _touches(self, tile: int, site: int) -> bool:
        """Does a bank of a neighbouring tile touch the edge to this tile?"""
        u, bank = self.banks[site]
        return bank in self.hexes.banks_at(u, next(d for d, t in self.hexes.around(u) if t == tile))

    def _fill_spots(self, b: Board, t: int) -> None:
        pairs = (0, 0, 1, 3)[self.hexes.bank_count(t)]
        b.first_spot[t + 1] = b.first_spot[t] + pairs
        b.spots = b.first_spot[t + 1]
        for pair in range(pairs):
            b.spot_tile[b.first_spot[t] + pair], b.spot_pair[b.first_spot[t] + pair] = t, pair

    def _fill_sites(self, b: Board) -> None:
        for (t, bank), site in self.store.items():
            b.site_tile[site], b.site_bank[site] = t, bank
            b.site_kind[site] = BANK if site < b.banks else OPEN_SEA
        for t, site in self.river.items():
            b.site_tile[site], b.site_kind[site] = t, RIVER
        for t in self.tiles:
            b.first_dock[t + 1] = max(b.first_dock[t], self.stores + len(self.rivers))
            b.first_dock[t] = max(b.first_dock[t], self.stores + len(self.rivers))
            b.first_dock[t + 1] += sum(dock[0] == t for dock in self.docks)
        for (t, d, bank), site in self.dock.items():
            sea = self.hexes.next_to(t, d)
            assert sea is not None
            b.site_tile[site], b.site_kind[site], b.site_bank[site] = t, DOCK, bank
            b.site_sea[site], b.site_edge[site] = self.store[sea, 0], self.edges[frozenset((t, sea))]
        for site in range(b.sites):
            waterways = self.waterways(site)
            b.first_waterway[site + 1] = b.first_waterway[site] + len(waterways)
            for i, (to, edge) in enumerate(waterways):
                b.waterway[b.first_waterway[site] + i] = to
                b.waterway_edge[b.first_waterway[site] + i] = edge if edge >= 0 else len(self.edges)

    def _fill_links(self, b: Board) -> None:
        ends = self.ends()
        links: dict[frozenset[int], int] = {}
        for i, (here, there, edge) in enumerate(ends):
            b.end_from[i], b.end_to[i], b.end_edge[i] = here, there, edge
            b.end_link[i] = links.setdefault(frozenset((here, there)), len(links))
            b.first_end[here + 1] = i + 1
        for bank in range(b.banks):
            b.first_end[bank + 1] = max(b.first_end[bank + 1], b.first_end[bank])
        b.ends, b.links = len(ends), len(links)

    def _fill_sides(self, b: Board) -> None:
        b.edges = len(self.edges)
        side = 0
        for t in self.tiles:
            for d, u in self.hexes.around(t):
                if frozenset((t, u)) in self.edges:
                    b.side_tile[side], b.side_edge[side] = t, self.edges[frozenset((t, u))]
                    b.side_banks[side] = sum(1 << bank for bank in set(self.hexes.banks_at(t, d)))
                    side += 1
            b.first_side[t + 1] = side
        b.sides = side

    # the names

    def bank_name(self, tile: int, bank: int) -> str:
        """A bank's name: that of its tile, and which bank if there are several."""
        return self.ids[tile] + (BANK_NAMES[bank] if self.hexes.bank_count(tile) > 1 else "")

    def names(self) -> dict[str, tuple[str, ...]]:
        """The names of everything that actions and texts refer to."""
        banks = [self.bank_name(t, bank) for t, bank in self.banks]
        stores = [*banks, *(self.ids[t] for t in self.seas)]
        sites = [
            *stores,
            *(f"{self.ids[t]}~" for t in self.rivers),
            *(f"{self.bank_name(t, bank)}>{SIDE_NAMES[d]}" for t, d, bank in self.docks),
        ]
        links = {frozenset((here, there)): f"{banks[here]}-{banks[there]}" for here, there, _ in reversed(self.ends())}
        in_order: dict[frozenset[int], str] = {}
        for here, there, _ in self.ends():
            in_order.setdefault(frozenset((here, there)), links[frozenset((here, there))])
        return {
            "tiles": tuple(self.ids),
            "banks": tuple(banks),
            "stores": tuple(stores),
            "sites": tuple(sites),
            "ends": tuple(f"{banks[here]}-{banks[there]}" for here, there, _ in self.ends()),
            "links": tuple(in_order.values()),
            "sides": tuple(
                f"{self.ids[t]}/{SIDE_NAMES[d]}"
                for t in self.tiles
                for d, u in self.hexes.around(t)
                if frozenset((t, u)) in self.edges
            ),
            "edges": tuple(self.edge_name(*sorted(pair)) for pair in self.edges),
            "spots": tuple(
                self.ids[t] + PAIRS[pair] for t in self.tiles for pair in range((0, 0, 1, 3)[self.hexes.bank_count(t)])
            ),
            "goods": GOOD_NAMES,
            "slots": SLOT_NAMES,
            "sources": SOURCE_NAMES,
            "subjects": SUBJECTS,
            "buildings": BUILDINGS[1:MINE],
        }

    def edge_name(self, t: int, u: int) -> str:
        """The name of an edge: the side of whichever tile comes first."""
        return f"{self.ids[t]}/{SIDE_NAMES[next(d for d, other in self.hexes.around(t) if other == u)]}"


FILES = BoardFiles(FOLDER, BOARDS, check.problems, lay_out)
load = FILES.load

__all__ = ["BOARDS", "DIRECTIONS", "FILES", "LESSONS", "SCENARIOS", "banks_of", "lay_out", "load"]
