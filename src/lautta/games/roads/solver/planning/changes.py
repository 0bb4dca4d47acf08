"""Small changes of an agenda: other projects, elsewhere, sooner or later."""

from lautta.core.chance import Chooser, choose
from lautta.core.records import copy_to
from lautta.games.roads.rules.building_table import ANY, GROUND_FOR, MAKES, SHORE, makes_transporters
from lautta.games.roads.solver.planning.agenda import (
    BREED,
    HATCH,
    MAKE,
    MOST_PATIENT,
    PROJECTS,
    Agenda,
    Atlas,
    Project,
    set_project,
)
from lautta.games.roads.state import (
    ALL_GOLD,
    BIG,
    BOARDS,
    BRICK,
    BUILD,
    CLAY_PIT,
    COAL_BURNER,
    COINS,
    DESERT,
    ENLARGEMENT,
    EVEN,
    FUEL,
    HARNESS,
    LAUNCH,
    MINE,
    MINT,
    NEW_SHAFTS,
    NONE,
    PAPER,
    PAPERMILL,
    PASTURE,
    QUARRY,
    RAFT_FACTORY,
    RESEARCH,
    ROAD,
    ROWBOAT_FACTORY,
    SAWMILL,
    SEA,
    SHAFT,
    SHORT_GAME,
    SPECIALISATION,
    STOCK,
    STOCK_EXCHANGE,
    STONE_FACTORY,
    WAGON_FACTORY,
    WOODCUTTER,
    Board,
)

LONGEST = 60
WATERS = 3  # that a boat may come into, at most
NEAREST = 6  # steps beyond which places are alike
COMMON = (WOODCUTTER, WOODCUTTER, QUARRY, SAWMILL, COAL_BURNER, PAPERMILL, MINT, STOCK_EXCHANGE, MINE, MINE, CLAY_PIT,
          STONE_FACTORY)  # fmt: skip
CHAINS = (
    (MINE, COAL_BURNER, MINT, 0, 0, COINS),
    (COAL_BURNER, MINT, 0, 0, 0, COINS),
    (PAPERMILL, STOCK_EXCHANGE, 0, 0, 0, STOCK),
    (MINE, COAL_BURNER, MINT, PAPERMILL, STOCK_EXCHANGE, STOCK),
    (MINE, MINE, COAL_BURNER, MINT, 0, COINS),
    (CLAY_PIT, STONE_FACTORY, 0, 0, 0, BOARDS),
)
MADE = (COINS, COINS, COINS, STOCK, FUEL, PAPER, BOARDS)
MIXED = (EVEN, EVEN, EVEN, ALL_GOLD, BIG)
STUDIED = (SPECIALISATION, ENLARGEMENT, NEW_SHAFTS)


# Which change it is, by a lot from 0 to 99: the first kind whose number is above it, or else a chain of production.
MOVE, SHIFT, SWAP, REMOVE, INSERT, RETHINK, RETIME, EXCHANGE, SETTLE = 14, 26, 35, 47, 68, 82, 93, 96, 97


def change(b: Board, m: Atlas, a: Agenda, c: Chooser) -> None:
    """One small change."""
    lot = choose(c, 100)
    i = choose(c, max(1, a.count))
    j = choose(c, a.count + 1)
    last = min(j, a.count - 1)
    if a.count < 3 or lot >= SETTLE:
        insert_chain(b, m, a, c, j)
    elif lot < MOVE:
        move(a, i, last)
    elif lot < SHIFT:
        away = choose(c, 6) - 3
        move(a, i, min(a.count - 1, max(0, i + away)))
    elif lot < SWAP:
        move(a, i, last)
        move(a, last, i)
    elif lot < REMOVE:
        remove(a, i)
    elif lot < INSERT:
        insert_new(b, m, a, c, j)
    elif lot < RETHINK:
        change_project(b, m, a, c, i)
    elif lot < RETIME:
        change_time(a, c, i)
    elif lot < EXCHANGE:
        change_places(a, i, last)
    else:
        bank = focus(b, a, c)
        home = place_near(b, m, c, NONE, bank)
        a.home = max(0, home)
    while a.count > LONGEST:
        i = choose(c, a.count)
        remove(a, i)


# the order


def put(a: Agenda, at: int, job: int, detail: int, place: int, amount: int) -> None:
    """Insert a project."""
    if a.count == PROJECTS:
        return
    for i in range(a.count, at, -1):
        copy_to(a.project[i], a.project[i - 1])
    set_project(a.project[at], job, detail, place, amount)
    a.count += 1


def remove(a: Agenda, at: int) -> None:
    """Remove a project."""
    a.count -= 1
    for i in range(at, a.count):
        copy_to(a.project[i], a.project[i + 1])


def move(a: Agenda, i: int, j: int) -> None:
    """Move a project to another place in the order."""
    copy_to(a.project[PROJECTS - 1], a.project[i])
    remove(a, i)
    put(a, j, 0, 0, 0, 0)
    copy_to(a.project[j], a.project[PROJECTS - 1])


# where


def focus(b: Board, a: Agenda, c: Chooser) -> int:
    """A bank near which something may be done: home, or that of a project."""
    for _ in range(4):
        lot = choose(c, 5)
        if lot < 2 or a.count == 0:
            return a.home
        i = choose(c, a.count)
        if a.project[i].job == BUILD and a.project[i].place < b.banks:
            return a.project[i].place
    return a.home


def fits_on(b: Board, bank: int, kind: int) -> bool:
    """May a building of a kind stand on a bank, deserts with irrigation? Kind NONE is a home."""
    tile = b.site_tile[bank]
    terrain = b.terrain[tile]
    if terrain == SEA:
        return False
    if kind == NONE:
        return True
    if terrain == DESERT:
        return GROUND_FOR[kind] == ANY
    if GROUND_FOR[kind] == SHORE:
        return b.shore[tile] > 0
    return GROUND_FOR[kind] in (ANY, terrain)


def place_near(b: Board, m: Atlas, c: Chooser, kind: int, bank: int) -> int:
    """A bank where a building may stand, more often a near one; NONE if there is none."""
    total = 0
    for other in range(b.banks):
        if fits_on(b, other, kind):
            total += 1 << NEAREST - min(NEAREST, m.steps[bank * m.banks + other])
    if total == 0:
        return NONE
    lot = choose(c, total)
    for other in range(b.banks):
        if fits_on(b, other, kind):
            lot -= 1 << NEAREST - min(NEAREST, m.steps[bank * m.banks + other])
            if lot < 0:
                return other
    return NONE


def pasture_near(b: Board, m: Atlas, c: Chooser, bank: int) -> int:
    """A pasture, mostly the nearest one; NONE if there is none."""
    best, found = 99, NONE
    for other in range(b.banks):
        if b.terrain[b.site_tile[other]] == PASTURE:
            more = choose(c, 3)
            far = m.steps[bank * m.banks + other] + more
            if far < best:
                best, found = far, other
    return found


def end_near(b: Board, m: Atlas, c: Chooser, bank: int) -> int:
    """An end of a link at a bank, or one step away; NONE if there is none."""
    total = 0
    for end in range(b.ends):
        total += m.steps[bank * m.banks + b.end_from[end]] <= 1
    if total == 0:
        return NONE
    lot = choose(c, total)
    for end in range(b.ends):
        if m.steps[bank * m.banks + b.end_from[end]] <= 1:
            lot -= 1
            if lot < 0:
                return end
    return NONE


# what


def insert_new(b: Board, m: Atlas, a: Agenda, c: Chooser, at: int) -> None:
    """Insert something new."""
    lot = choose(c, 100)
    bank = focus(b, a, c)
    before: int = a.count
    if lot < 30:
        price = choose(c, 5)
        times = choose(c, 8)
        put(a, at, BRICK, max(2, price), 0, 1 + times)
    elif lot < 45:
        i = choose(c, len(MADE))
        times = choose(c, 3)
        put(a, at, MAKE, MADE[i], 0, 1 + times)
    elif lot < 70:
        i = choose(c, len(COMMON))
        insert_building(b, m, a, c, at, COMMON[i], bank)
    elif lot < 81:
        end = end_near(b, m, c, bank)
        if end != NONE:
            put(a, at, ROAD, 0, end, 0)
    elif lot < 88:
        pasture = pasture_near(b, m, c, bank)
        geese = choose(c, 3)
        if pasture != NONE:
            put(a, at, HATCH if geese == 0 else BREED, 0, pasture, 0)
    elif lot < 94:
        insert_transporter(b, m, a, c, at, bank)
    elif lot < 97:
        i = choose(c, len(STUDIED))
        put(a, at, RESEARCH, STUDIED[i], 0, 0)
    else:
        insert_shaft(a, c, at)
    if a.count > before:
        change_time(a, c, at)


def insert_building(b: Board, m: Atlas, a: Agenda, c: Chooser, at: int, kind: int, bank: int) -> None:
    """Insert a building near a bank."""
    place = place_near(b, m, c, kind, bank)
    mixture = choose(c, len(MIXED))
    if place != NONE:
        put(a, at, BUILD, kind, place, MIXED[mixture] if kind == MINE else 0)


def insert_shaft(a: Agenda, c: Chooser, at: int) -> None:
    """Insert a new shaft for a mine."""
    i = find(a, c, MINE)
    mixture = choose(c, len(MIXED))
    if i != NONE:
        put(a, at, SHAFT, 0, a.project[i].place, MIXED[mixture])


def find(a: Agenda, c: Chooser, kind: int) -> int:
    """Some building of a kind among the projects, or NONE."""
    if a.count == 0:
        return NONE
    first = choose(c, a.count)
    for k in range(a.count):
        i = (first + k) % a.count
        if a.project[i].job == BUILD and a.project[i].detail == kind:
            return i
    return NONE


def insert_transporter(b: Board, m: Atlas, a: Agenda, c: Chooser, at: int, bank: int) -> None:
    """Insert a boat or a wagon, and its factory if there is none or sometimes."""
    lot = choose(c, 10)
    kind = RAFT_FACTORY if lot < 6 else ROWBOAT_FACTORY if lot < 7 else WAGON_FACTORY
    job = HARNESS if kind == WAGON_FACTORY else LAUNCH
    water = choose(c, WATERS)
    i = find(a, c, kind)
    again = choose(c, 4)
    if i != NONE and again:
        put(a, at, job, MAKES[kind], a.project[i].place, water)
        return
    place = place_near(b, m, c, kind, bank)
    if place != NONE:
        put(a, at, job, MAKES[kind], place, water)
        put(a, at, BUILD, kind, place, 0)


def insert_chain(b: Board, m: Atlas, a: Agenda, c: Chooser, at: int) -> None:
    """Insert buildings that are of use together, as far as they are lacking, and what they make."""
    chain = choose(c, len(CHAINS))
    bank = focus(b, a, c)
    times = choose(c, 3)
    put(a, at, MAKE, CHAINS[chain][5], 0, 1 + times)
    for k in range(5):
        kind = CHAINS[chain][4 - k]
        if kind:
            i = find(a, c, kind)
            again = choose(c, 4)
            if i == NONE or (kind == MINE and again == 0):
                insert_building(b, m, a, c, at, kind, bank)


# changes of one project


def change_time(a: Agenda, c: Chooser, i: int) -> None:
    """Do a project at once, mostly, or not before some turn; and wait for full loads, or not."""
    patience = choose(c, 5)
    a.project[i].patience = max(0, patience - MOST_PATIENT)
    lot = choose(c, 5)
    turn = choose(c, SHORT_GAME)
    a.project[i].since = 0 if lot < 3 else turn


def change_project(b: Board, m: Atlas, a: Agenda, c: Chooser, i: int) -> None:
    """Do a project elsewhere, or another one like it."""
    bank = focus(b, a, c)
    one = a.project[i]
    if one.job == BUILD:
        change_building(b, m, one, c, bank)
    elif one.job == ROAD:
        end = end_near(b, m, c, bank)
        if end != NONE:
            one.place = end
    elif one.job in (BREED, HATCH):
        pasture = pasture_near(b, m, c, bank)
        if pasture != NONE:
            one.place = pasture
    elif one.job == LAUNCH:
        one.amount = choose(c, WATERS)
    elif one.job == RESEARCH:
        k = choose(c, len(STUDIED))
        one.detail = STUDIED[k]
    elif one.job in (MAKE, BRICK):
        change_goods(one, c)


def change_building(b: Board, m: Atlas, one: Project, c: Chooser, bank: int) -> None:
    """Build something elsewhere; a mine is sometimes filled differently instead."""
    mixture = choose(c, 3 * len(MIXED))
    if one.detail == MINE and mixture < len(MIXED):
        one.amount = MIXED[mixture]
    elif not makes_transporters(one.detail):
        place = place_near(b, m, c, one.detail, bank)
        if place != NONE:
            one.place = place


def change_goods(one: Project, c: Chooser) -> None:
    """Make other goods, or more or fewer of them; lay more or fewer bricks, or at another price."""
    lot = choose(c, 2)
    times = choose(c, 8)
    k = choose(c, len(MADE))
    price = choose(c, 5)
    if lot:
        one.amount = 1 + times
    elif one.job == MAKE:
        one.detail = MADE[k]
    else:
        one.detail = max(2, price)


def change_places(a: Agenda, i: int, j: int) -> None:
    """Let two buildings that may stand anywhere change places."""
    one, other = a.project[i], a.project[j]
    if one.job == BUILD and other.job == BUILD and GROUND_FOR[one.detail] == ANY and GROUND_FOR[other.detail] == ANY:
        one.place, other.place = other.place, one.place
