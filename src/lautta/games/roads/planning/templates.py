"""Agendas to begin with: what is known to work together, built near each other, and bricks with what is left."""

from collections import deque

from lautta.core.chance import Chooser, choose
from lautta.games.roads.building import fits
from lautta.games.roads.buildings import ANY, GROUND_FOR, SHORE, WOOD_KINDS
from lautta.games.roads.planning.agenda import BREED, Agenda
from lautta.games.roads.planning.projects import PAYING, number_bricks
from lautta.games.roads.state import (
    ALL_GOLD,
    BIG,
    BRICK,
    BUILD,
    COAL_BURNER,
    ENLARGEMENT,
    EVEN,
    MINE,
    MINT,
    MOUNTAIN,
    PAPERMILL,
    PASTURE,
    QUARRY,
    RESEARCH,
    ROAD,
    ROCK,
    SAWMILL,
    SPECIALISATION,
    USE,
    WOODCUTTER,
    WOODS,
    Board,
    State,
)

BRICKS = 30
FAR = 9  # steps to what cannot be reached on foot
STEP = 1000  # of distances, which are off at random by up to one and a half
SCARCE = 700  # what makes ground that only some buildings can use further away for the others


class Sketch:
    """An agenda that is being written: where everything is to stand around a home."""

    def __init__(self, b: Board, s: State, c: Chooser, home: int) -> None:
        self.b, self.s, self.c = b, s, c
        self.agenda = Agenda(home=home)
        self.far = steps_from(b, home)
        self.taken: set[int] = set()

    def often(self, percent: int) -> bool:
        """Is it so this time?"""
        return choose(self.c, 100) < percent

    def build(self, kind: int, near: int, mixture: int = EVEN) -> int | None:
        """Add a building near a bank; answers where, None if there is no place for it."""
        store = self.place(kind, near)
        if store is not None:
            self.taken.add(self.b.site_tile[store])
            self.add(BUILD, kind, store, mixture)
        return store

    def place(self, kind: int, near: int) -> int | None:
        """A place for a building, not far from a bank and from home; a sawmill is best at home."""
        b, home = self.b, self.agenda.home
        sites = [bank for bank in range(b.banks) if self.is_free(kind, bank)]
        if not sites or (kind == SAWMILL and home in sites and self.often(80)):
            return home if sites else None
        steps = steps_from(b, near)
        special = (WOODS, ROCK, MOUNTAIN) if GROUND_FOR[kind] in (ANY, SHORE) else ()

        def price(bank: int) -> tuple[int, int]:
            away = STEP * steps.get(bank, FAR) + STEP // 2 * self.far.get(bank, FAR) + choose(self.c, STEP * 3 // 2)
            return away + SCARCE * (b.terrain[b.site_tile[bank]] in special), bank

        return min(sites, key=price)

    def is_free(self, kind: int, bank: int) -> bool:
        """May a building stand on a bank?"""
        tile = self.b.site_tile[bank]
        return tile not in self.taken and self.s.building[tile] == 0 and fits(self.b, self.s, kind, tile) == 0

    def pasture(self) -> int | None:
        """The nearest pasture, not at home."""
        b, home = self.b, self.b.site_tile[self.agenda.home]
        found = [bank for bank in self.far if b.terrain[b.site_tile[bank]] == PASTURE and b.site_tile[bank] != home]
        return min(found, key=lambda bank: (self.far[bank], bank), default=None)

    def add(self, job: int, detail: int, place: int, amount: int) -> None:
        """Add a project at the end."""
        a, i = self.agenda, self.agenda.count
        a.job[i], a.detail[i], a.place[i], a.amount[i] = job, detail, place, amount
        a.count += 1

    def pave(self) -> None:
        """Add a road between two tiles on which something is to stand."""
        b, tiles = self.b, self.taken | {self.b.site_tile[self.agenda.home]}
        ends = [end for end in range(b.ends) if {b.site_tile[b.end_from[end]], b.site_tile[b.end_to[end]]} <= tiles]
        if ends:
            self.add(ROAD, 0, ends[choose(self.c, len(ends))], 0)


def template(b: Board, s: State, c: Chooser, home: int) -> Agenda:
    """An agenda at random, from the start of a game on."""
    t = Sketch(b, s, c, home)
    for kind in (WOODCUTTER, SAWMILL, QUARRY):
        place = t.build(kind, home)
        if kind == SAWMILL and place is not None:
            t.add(USE, WOOD_KINDS, place, 1 + t.often(35))
    if t.often(40):
        t.build(WOODCUTTER, home)
    meadow = t.pasture()
    if meadow is not None and t.often(80):
        t.add(BREED, 0, meadow, 4 + t.often(50))
    if t.often(30):
        t.pave()
    if t.often(85):
        mine_gold(t, 1 + t.often(67), t.often(33))
    for _ in range(BRICKS):
        t.add(BRICK, PAYING, 0, 0)
    number_bricks(t.agenda)
    return t.agenda


def mine_gold(t: Sketch, mines: int, research: bool) -> None:
    """Add mines, and what makes coins of their gold."""
    home, mixture = t.agenda.home, EVEN
    mill = t.build(PAPERMILL, home) if research else None
    if mill is not None:
        mixture = (ALL_GOLD, BIG)[choose(t.c, 2)]
        t.add(RESEARCH, SPECIALISATION if mixture == ALL_GOLD else ENLARGEMENT, mill, 0)
    first = t.build(MINE, home, mixture)
    if t.often(50):
        t.pave()
    for _ in range(mines - 1):
        t.build(MINE, home, mixture)
    if t.often(50):
        t.pave()
    mint = t.build(MINT, home if first is None else first)
    if mint is not None:
        t.build(COAL_BURNER, mint)
        t.add(USE, WOOD_KINDS, mint, 1)


def steps_from(b: Board, home: int) -> dict[int, int]:
    """How many steps all banks are from one, as far as they can be reached on foot."""
    steps, waiting = {home: 0}, deque([home])
    while waiting:
        bank = waiting.popleft()
        for end in range(b.first_end[bank], b.first_end[bank + 1]):
            if b.end_to[end] not in steps:
                steps[b.end_to[end]] = steps[bank] + 1
                waiting.append(b.end_to[end])
    return steps
