"""Agendas to begin with: what is known to work together, built near each other, by lot."""

from collections import deque
from typing import Any

from lautta.core.chance import Chooser, choose
from lautta.games.roads.solver.planning.agenda import BREED, MAKE, Agenda, Atlas, Project
from lautta.games.roads.solver.planning.changes import end_near, insert_transporter, pasture_near, place_near, put
from lautta.games.roads.state import (
    ALL_GOLD,
    BIG,
    BRICK,
    BUILD,
    COAL_BURNER,
    COINS,
    ENLARGEMENT,
    EVEN,
    MINE,
    MINT,
    NONE,
    PAPERMILL,
    QUARRY,
    RESEARCH,
    ROAD,
    SAWMILL,
    SPECIALISATION,
    STOCK,
    STOCK_EXCHANGE,
    WOODCUTTER,
)

FAR = 99  # steps to what cannot be reached on foot
TRIES = 20  # to find a place that is free


def atlas_of(b: Any) -> Atlas:
    """The steps between all banks of a board."""
    atlas = Atlas(banks=b.banks)
    for bank in range(b.banks):
        steps = steps_from(b, bank)
        for other in range(b.banks):
            atlas.steps[bank * b.banks + other] = steps.get(other, FAR)
    return atlas


def steps_from(b: Any, home: int) -> dict[int, int]:
    """How many steps all banks are from one, as far as they can be reached on foot."""
    steps, waiting = {home: 0}, deque([home])
    while waiting:
        bank = waiting.popleft()
        for end in range(b.first_end[bank], b.first_end[bank + 1]):
            if b.end_to[end] not in steps:
                steps[b.end_to[end]] = steps[bank] + 1
                waiting.append(b.end_to[end])
    return steps


class Sketch:
    """An agenda that is being written: where everything is to stand around a home."""

    def __init__(self, b: Any, m: Atlas, c: Chooser, home: int) -> None:
        self.b, self.m, self.c = b, m, c
        self.agenda = Agenda(home=home)
        self.taken: set[int] = set()

    def often(self, percent: int) -> bool:
        """Is it so this time?"""
        return choose(self.c, 100) < percent

    def add(self, job: int, detail: int, place: int, amount: int) -> None:
        """Add a project at the end."""
        put(self.agenda, self.agenda.count, job, detail, place, amount)

    def build(self, kind: int, near: int | None = None, mixture: int = EVEN) -> None:
        """Add a building near a bank, near home if none is named, unless there is no free place."""
        for _ in range(TRIES):
            place = place_near(self.b, self.m, self.c, kind, self.agenda.home if near is None else near)
            if place == NONE:
                return
            if self.b.site_tile[place] not in self.taken:
                self.taken.add(self.b.site_tile[place])
                self.add(BUILD, kind, place, mixture)
                return

    def projects(self) -> list[Project]:
        """What is written so far."""
        return [self.agenda.project[i] for i in range(self.agenda.count)]

    def builds(self, kind: int) -> bool:
        """Is there such a building?"""
        return any(one.job == BUILD and one.detail == kind for one in self.projects())

    def somewhere(self) -> int:
        """A bank where something is built, or home."""
        built = [one.place for one in self.projects() if one.job == BUILD]
        return int(built[choose(self.c, len(built))]) if built and self.often(60) else int(self.agenda.home)

    def breed(self) -> None:
        """Add a donkey."""
        pasture = pasture_near(self.b, self.m, self.c, self.agenda.home)
        if pasture != NONE:
            self.add(BREED, 0, pasture, 0)

    def pave(self) -> None:
        """Add a road near something."""
        end = end_near(self.b, self.m, self.c, self.somewhere())
        if end != NONE:
            self.add(ROAD, 0, end, 0)

    def lay_early(self) -> None:
        """Insert a few bricks somewhere."""
        a = self.agenda
        at = min(2, a.count) + choose(self.c, max(1, a.count - 1))
        at = min(at, a.count)
        put(a, at, BRICK, 2, 0, (1, 1, 2, 3, 5)[choose(self.c, 5)])
        a.project[at].since = (0, 0, 4, 8)[choose(self.c, 4)]


def template(b: Any, m: Atlas, c: Chooser, home: int) -> Agenda:
    """An agenda by lot, from the start of a game on."""
    t = Sketch(b, m, c, home)
    t.build(WOODCUTTER)
    if t.often(40):
        t.build(WOODCUTTER)
    t.build(SAWMILL)
    t.build(QUARRY)
    if t.often(70):
        t.breed()
    if t.often(50):
        t.build(WOODCUTTER)
    for _ in range((0, 0, 1, 2)[choose(c, 4)]):
        t.pave()
    if t.often(35):
        insert_transporter(b, m, t.agenda, c, t.agenda.count, t.somewhere())
    mine_gold(t)
    for _ in range(1 + choose(c, 3)):
        t.lay_early()
    return t.agenda


def mine_gold(t: Sketch) -> None:
    """Add mines, and what makes coins and stock of their gold."""
    mixture = EVEN
    if t.often(20):
        mixture = (ALL_GOLD, BIG)[choose(t.c, 2)]
        t.build(PAPERMILL)
        t.add(RESEARCH, SPECIALISATION if mixture == ALL_GOLD else ENLARGEMENT, 0, 0)
    for _ in range((1, 1, 2, 2, 3)[choose(t.c, 5)]):
        t.build(MINE, mixture=mixture)
    if not t.often(90):
        return
    near = t.somewhere()
    t.build(COAL_BURNER, near)
    t.build(MINT, near)
    if t.often(50):
        t.add(MAKE, COINS, 0, 1 + choose(t.c, 3))
    if t.often(70):
        if not t.builds(PAPERMILL):
            t.build(PAPERMILL, near)
        if t.often(30):
            t.add(BRICK, 2, 0, 4 + choose(t.c, 10))
        t.build(STOCK_EXCHANGE, near)
        t.add(MAKE, STOCK, 0, 1 + choose(t.c, 3))
