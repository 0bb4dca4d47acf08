"""Small changes of the projects of an agenda: others, elsewhere, sooner or later."""

from lautta.core.chance import Chooser, choose
from lautta.games.roads.building import fits
from lautta.games.roads.buildings import MAKES, is_secondary, makes_transporters
from lautta.games.roads.planning.agenda import BREED, HATCH, Agenda
from lautta.games.roads.state import (
    BRICK,
    BRIDGE,
    BUILD,
    CLAY_PIT,
    COAL_BURNER,
    DESERT,
    HARNESS,
    LAUNCH,
    MINE,
    MINT,
    OIL_RIG,
    PAPERMILL,
    PASTURE,
    QUARRY,
    RAFT_FACTORY,
    RESEARCH,
    ROAD,
    ROWBOAT_FACTORY,
    SAWMILL,
    SHAFT,
    STEAMER_FACTORY,
    STOCK_EXCHANGE,
    STONE_FACTORY,
    TRUCK_FACTORY,
    USE,
    WAGON_FACTORY,
    WOODCUTTER,
    Board,
    State,
    bit,
)

LONGEST_AGENDA = 64
PAYING = 0b1111_1011  # goods that pay for bricks: all but paper and what counts
# Buildings to add, those that are needed most often several times, and such that need each other.
COMMON = (
    *(WOODCUTTER, WOODCUTTER, WOODCUTTER, QUARRY, QUARRY, CLAY_PIT, OIL_RIG, SAWMILL, SAWMILL),
    *(COAL_BURNER, COAL_BURNER, COAL_BURNER, PAPERMILL, PAPERMILL, STONE_FACTORY, MINT, MINT, MINT),
    *(STOCK_EXCHANGE, STOCK_EXCHANGE, WAGON_FACTORY, TRUCK_FACTORY, RAFT_FACTORY, ROWBOAT_FACTORY, STEAMER_FACTORY),
    *(MINE, MINE, MINE, MINE),
)
CHAINS = (
    (MINE, COAL_BURNER, MINT),
    (COAL_BURNER, MINT, 0),
    (PAPERMILL, 0, 0),
    (PAPERMILL, STOCK_EXCHANGE, 0),
    (MINE, MINE, 0),
    (CLAY_PIT, STONE_FACTORY, 0),
    (MINE, PAPERMILL, 0),
    (WOODCUTTER, MINE, 0),
)


def change_projects(b: Board, s: State, a: Agenda, c: Chooser) -> None:
    """One small change of a project, or of the home."""
    lot = choose(c, 100)
    if a.count < 4:
        insert(b, s, a, c)
    elif lot < 15:
        i = choose(c, a.count)
        j = choose(c, a.count)
        swap(a, i, j)
    elif lot < 40:
        i = choose(c, a.count)
        j = choose(c, a.count)
        shift(a, i, j)
    elif lot < 55:
        i = choose(c, a.count)
        remove(a, i)
    elif lot < 60:
        insert_chain(b, s, a, c)
    elif lot < 75:
        insert(b, s, a, c)
    elif lot < 88:
        i = choose(c, a.count)
        replace(b, s, a, c, i)
    elif lot < 95:
        i = choose(c, a.count)
        since = choose(c, 20)
        a.since[i] = since if a.since[i] == 0 else 0
    elif lot < 96:
        hold_bricks(a, c)
    elif lot < 98:
        a.home = choose(c, b.banks)
    else:
        i = choose(c, a.count)
        j = min(a.count - 1, i + 1)
        swap(a, i, j)


def number_bricks(a: Agenda) -> None:
    """Bricks are numbered in the order of the agenda."""
    count = 0
    for i in range(a.count):
        if a.job[i] == BRICK:
            count += 1
            a.amount[i] = count


def hold_bricks(a: Agenda, c: Chooser) -> None:
    """Let no brick be laid before some turn, from one of them on."""
    first = choose(c, a.count)
    since = choose(c, 18)
    for i in range(first, a.count):
        if a.job[i] == BRICK:
            a.since[i] = since


def swap(a: Agenda, i: int, j: int) -> None:
    """Let two projects change places."""
    a.job[i], a.job[j] = a.job[j], a.job[i]
    a.detail[i], a.detail[j] = a.detail[j], a.detail[i]
    a.place[i], a.place[j] = a.place[j], a.place[i]
    a.amount[i], a.amount[j] = a.amount[j], a.amount[i]
    a.since[i], a.since[j] = a.since[j], a.since[i]


def shift(a: Agenda, i: int, j: int) -> None:
    """Move a project to another place, and those between by one."""
    at = i
    while at < j:
        swap(a, at, at + 1)
        at += 1
    while at > j:
        swap(a, at, at - 1)
        at -= 1


def remove(a: Agenda, i: int) -> None:
    """Give up a project."""
    shift(a, i, a.count - 1)
    a.count -= 1


def insert(b: Board, s: State, a: Agenda, c: Chooser) -> None:
    """Add a project somewhere."""
    if a.count >= LONGEST_AGENDA:
        return
    i: int = a.count
    a.count += 1
    a.since[i] = 0
    a.amount[i] = 0
    a.detail[i] = 0
    a.place[i] = 0
    invent(b, s, a, c, i)
    j = choose(c, a.count)
    shift(a, i, j)


def invent(b: Board, s: State, a: Agenda, c: Chooser, i: int) -> None:
    """Make a project of any kind."""
    lot = choose(c, 100)
    a.job[i] = BRICK
    a.detail[i] = PAYING
    if lot < 30:
        invent_building(b, s, a, c, i)
    elif lot < 40:
        a.job[i] = ROAD
        a.place[i] = choose(c, b.ends)
    elif lot < 55:
        of_planned(b, a, c, i, USE)
    elif lot < 62:
        of_planned(b, a, c, i, RESEARCH)
    elif lot < 67:
        of_planned(b, a, c, i, SHAFT)
    elif lot < 71:
        invent_herd(b, a, c, i)
    elif lot < 74:
        of_planned(b, a, c, i, LAUNCH)
    elif lot < 76 and b.spots > 0:
        a.job[i] = BRIDGE
        a.place[i] = choose(c, b.spots)


def insert_chain(b: Board, s: State, a: Agenda, c: Chooser) -> None:
    """Add buildings that need one another, not far from each other."""
    chain = choose(c, len(CHAINS))
    at = choose(c, a.count)
    for link in range(3):
        if CHAINS[chain][link] > 0 and a.count < LONGEST_AGENDA:
            i: int = a.count
            a.count += 1
            a.since[i] = 0
            a.job[i] = BRICK
            a.detail[i] = PAYING
            erect_kind(b, s, a, c, i, CHAINS[chain][link])
            shift(a, i, at)
            at += choose(c, 4)
            at = min(at, a.count - 1)


def invent_building(b: Board, s: State, a: Agenda, c: Chooser, i: int) -> None:
    """Make a project of a building that is often needed."""
    which = choose(c, len(COMMON))
    erect_kind(b, s, a, c, i, COMMON[which])


def erect_kind(b: Board, s: State, a: Agenda, c: Chooser, i: int, kind: int) -> None:
    """Make a project of this building somewhere."""
    first = choose(c, b.stores)
    mixture = choose(c, 4)
    for back in range(b.stores):
        store = (first + back) % b.stores
        tile = b.site_tile[store]
        if may_stand(b, s, kind, tile):
            a.job[i], a.detail[i], a.place[i] = BUILD, kind, store
            a.amount[i] = mixture if kind == MINE else 0
            return


def may_stand(b: Board, s: State, kind: int, tile: int) -> bool:
    """May a building stand on a tile, by now or when deserts are irrigated?"""
    if s.building[tile]:
        return False
    green = b.terrain[tile] == DESERT and (kind > OIL_RIG and kind != MINE)
    return green or fits(b, s, kind, tile) == 0


def of_planned(b: Board, a: Agenda, c: Chooser, i: int, job: int) -> None:
    """Make a project that goes with a building of the agenda; a brick if there is none that fits."""
    first = choose(c, a.count)
    for back in range(a.count):
        j = (first + back) % a.count
        if a.job[j] == BUILD and goes_with(job, a.detail[j]):
            a.job[i], a.place[i] = job, a.place[j]
            if job == USE:
                a.amount[i] = 1 + choose(c, 3)
                a.detail[i] = 1 + choose(c, 3)
            elif job == RESEARCH:
                a.detail[i] = choose(c, 7)
            elif job == SHAFT:
                a.amount[i] = choose(c, 4)
            elif job == LAUNCH:
                a.amount[i] = 1 + choose(c, 3)
                a.detail[i] = MAKES[a.detail[j]]
                if a.detail[j] == WAGON_FACTORY:
                    a.job[i] = HARNESS
            return


def goes_with(job: int, building: int) -> bool:
    """Does a project of this kind belong to such a building?"""
    if job == USE:
        return is_secondary(building)
    if job == RESEARCH:
        return building == PAPERMILL
    if job == SHAFT:
        return building == MINE
    return makes_transporters(building)


def invent_herd(b: Board, a: Agenda, c: Chooser, i: int) -> None:
    """Let donkeys or geese breed on a pasture."""
    for _ in range(16):
        store = choose(c, b.banks)
        if b.terrain[b.site_tile[store]] == PASTURE:
            a.job[i], a.place[i] = BREED, store
            a.amount[i] = 4 + choose(c, 2)
            if choose(c, 2):
                a.job[i] = HATCH
                a.amount[i] = 3 + choose(c, 4)
            return


def replace(b: Board, s: State, a: Agenda, c: Chooser, i: int) -> None:
    """Change what a project is about a little."""
    job = a.job[i]
    if job == BRICK:
        good = choose(c, 8)
        a.detail[i] = PAYING if a.detail[i] != PAYING else PAYING & ~bit(good)
    elif job == BUILD:
        mixture = choose(c, 8)
        if a.detail[i] == MINE and mixture < 4:
            a.amount[i] = mixture
        else:
            move_building(b, s, a, c, i)
    elif job == USE:
        a.amount[i] = 1 + choose(c, 3)
        a.detail[i] = 1 + choose(c, 3)
    elif job == RESEARCH:
        a.detail[i] = choose(c, 7)
    elif job == ROAD:
        a.place[i] = choose(c, b.ends)
    elif job == SHAFT:
        a.amount[i] = choose(c, 4)


def move_building(b: Board, s: State, a: Agenda, c: Chooser, i: int) -> None:
    """Put a building elsewhere, and what goes with it."""
    for _ in range(12):
        store = choose(c, b.stores)
        old = a.place[i]
        tile = b.site_tile[store]
        if may_stand(b, s, a.detail[i], tile):
            a.place[i] = store
            for j in range(a.count):
                with_it = a.job[j] in (USE, RESEARCH, SHAFT, LAUNCH, HARNESS)
                if with_it and a.place[j] == old:
                    a.place[j] = store
            return
