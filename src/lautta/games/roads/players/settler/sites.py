"""A settler's next building, and its site."""

from lautta.games.roads.players.settler.land import NEAR, SHIPPING
from lautta.games.roads.players.settler.strategy import (
    BUILDING_KINDS,
    GOALS,
    NEVER,
    PROJECTS,
    TURN,
    Strategy,
    Workspace,
)
from lautta.games.roads.players.settler.ways import between, row_to
from lautta.games.roads.rules.building import fits
from lautta.games.roads.rules.building_table import GROUND_FOR
from lautta.games.roads.state import (
    CLAY_PIT,
    COAL_BURNER,
    DONKEY,
    MINE,
    MINT,
    MOUNTAIN,
    NONE,
    PAPERMILL,
    QUARRY,
    RAFT,
    RAFT_FACTORY,
    ROCK,
    SAWMILL,
    STONE_FACTORY,
    WOODCUTTER,
    Board,
    State,
)

CLOSE = 2 * TURN  # how far from home a woodcutter is built
LONG = 12  # turns that must be left for a boat along the shore to pay
BASE = (SAWMILL, WOODCUTTER, QUARRY, MINT, COAL_BURNER)  # what room is kept for
ALONG = 5  # buildings along a water that make a boat worthwhile
# Turns that must be left for a building to pay.
TIME = (0, 10, 7, 9, 99, 6, 7, 6, 8, 10, 5, 99, 99, 9, 99, 99, 5)
# What must stand before a building is of any use, by kind.
NEEDS = (0, 0, 0, 0, 0, 0, MINT, MINT, 0, MINE, PAPERMILL, 0, 0, 0, 0, 0, 0)
# Buildings that one works with, by kind, two at most.
PARTNERS = ((0, 0), (SAWMILL, 0), (0, 0), (0, 0), (0, 0), (0, 0), (MINT, WOODCUTTER), (SAWMILL, MINT), (CLAY_PIT, 0),
            (MINE, COAL_BURNER), (MINT, PAPERMILL), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0))  # fmt: skip
# What is lost by building something else on the only tile of a terrain, in 120ths of a turn.
SCARCE = (432, 144, 288, 720, 0, 0)
DEAR = 1_000_000
# What the nearest tile of a terrain is worth to a home, the next one, and so on; in thousandths.
WANTED = ((4000, 2000, 1000), (2500, 0, 0), (4000, 0, 0), (4000, 3000, 2000), (0, 0, 0), (0, 0, 0))
NO_SAWMILL = 3000  # what a home loses where no sawmill may stand
AT_HOME = (270, 90, 180, 450, 0, 0)  # and where one may, by terrain


def choose_projects(b: Board, s: State, d: Workspace, p: Strategy) -> None:
    """Note what comes next, the most important first, each of a kind of its own and on a tile of its own."""
    d.projects = 0
    for kind in range(BUILDING_KINDS):
        d.wanted[kind] = 0
    for i in range(min(GOALS, p.goals)):
        goal = min(MINE, p.goal[i])
        d.wanted[goal] += 1
        if d.projects < min(PROJECTS, p.at_once):
            kind = reach_for(b, s, d, goal)
            if kind and d.left > TIME[kind] and not is_chosen(d, kind):
                bank = site_for(b, s, d, kind, p.site[i] if kind == goal else NONE)
                if bank != NONE:
                    d.kind[d.projects], d.bank[d.projects], d.lacking[d.projects] = kind, bank, NONE
                    d.projects += 1


def is_chosen(d: Workspace, kind: int) -> bool:
    """Is such a building among the projects?"""
    for i in range(d.projects):
        if d.kind[i] == kind:
            return True
    return False


def reach_for(b: Board, s: State, d: Workspace, goal: int) -> int:
    """What to build for a goal, or 0 if there are as many as are wanted so far, or if it is of no use yet."""
    if goal == QUARRY and d.wanted[QUARRY] == 1:
        return for_stone(b, s, d)
    if goal == RAFT_FACTORY:
        return RAFT_FACTORY if raft_pays(b, s, d) else 0
    if d.count[goal] >= d.wanted[goal]:
        return 0
    if goal == WOODCUTTER and d.wanted[goal] > 1 and room(b, s, d) <= 0:
        return 0
    before = NEEDS[goal]
    return goal if before == 0 or d.count[before] else 0


def for_stone(b: Board, s: State, d: Workspace) -> int:
    """A quarry, or clay and a factory that makes stone of it."""
    if d.count[QUARRY]:
        return 0
    for bank in range(b.banks):
        if may_stand(b, s, d, QUARRY, bank):
            return QUARRY
    if d.count[CLAY_PIT] == 0:
        return CLAY_PIT
    return STONE_FACTORY if d.count[STONE_FACTORY] == 0 else 0


def raft_pays(b: Board, s: State, d: Workspace) -> bool:
    """Does the water lead where the land does not, or along what is built?"""
    if d.count[RAFT_FACTORY]:
        return False
    by_land = False
    for bank in range(b.banks):
        if b.terrain[b.site_tile[bank]] == MOUNTAIN and d.by_land[bank] <= NEAR:
            by_land = True
    if not by_land:
        return True
    afloat = 0
    for kind in range(1, MINE + 1):
        for i in range(d.count[kind]):
            afloat += d.by_water[d.standing[kind][i]] <= SHIPPING + TURN
    return afloat >= ALONG and room(b, s, d) > 0 and d.left > LONG


def may_stand(b: Board, s: State, d: Workspace, kind: int, bank: int) -> bool:
    """May it be built on a bank around home?"""
    tile = b.site_tile[bank]
    near = CLOSE if kind == WOODCUTTER else NEAR
    return s.building[tile] == 0 and d.far[bank] <= near and fits(b, s, kind, tile) == 0


def room(b: Board, s: State, d: Workspace) -> int:
    """How many more buildings there is room for, not counting mines and what the mint needs."""
    tiles = 0
    for tile in range(b.tiles):
        some = False
        if b.first_store[tile] < b.banks and b.terrain[tile] != MOUNTAIN:
            for bank in range(b.bank_count[tile]):
                some = some or may_stand(b, s, d, SAWMILL, b.first_store[tile] + bank)
        tiles += some
    for i in range(len(BASE)):
        tiles -= d.count[BASE[i]] == 0
    return tiles


def site_for(b: Board, s: State, d: Workspace, kind: int, wish: int) -> int:
    """The bank that is wished for if it may be built there, else the best place; NONE if there is none."""
    if 0 <= wish < b.banks and may_stand(b, s, d, kind, wish) and not is_taken(b, d, wish):
        return wish
    return best_site(b, s, d, kind)


def best_site(b: Board, s: State, d: Workspace, kind: int) -> int:
    """The best place for a building, near home and on ground that is of little other use; NONE if there is none."""
    if kind == SAWMILL and may_stand(b, s, d, SAWMILL, d.home):
        return int(d.home)
    best, found = DEAR, NONE
    for bank in range(b.banks):
        if may_stand(b, s, d, kind, bank) and not is_taken(b, d, bank):
            price = price_of(b, s, d, kind, bank)
            if price < best:
                best, found = price, bank
    return found


def is_taken(b: Board, d: Workspace, bank: int) -> bool:
    """Is another project for the same tile?"""
    for i in range(d.projects):
        if b.site_tile[d.bank[i]] == b.site_tile[bank]:
            return True
    return False


def price_of(b: Board, s: State, d: Workspace, kind: int, bank: int) -> int:
    """How bad a place is: how far from what it works with, and what else the ground would be good for."""
    price = 10 * d.far[bank]
    for i in range(2):
        other = PARTNERS[kind][i]
        for k in range(d.count[other] if other else 0):
            far = between(b, s, d, DONKEY, d.standing[other][k], bank)
            price += 4 * min(NEAR, far)
    terrain = b.terrain[b.site_tile[bank]]
    if GROUND_FOR[kind] == terrain or (terrain == ROCK and d.count[QUARRY]):
        return price
    return price + scarcity(b, s, d, terrain)


def scarcity(b: Board, s: State, d: Workspace, terrain: int) -> int:
    """What is lost by building something else on a terrain: more if there is little of it."""
    free = 0
    for tile in range(b.tiles):
        if b.terrain[tile] == terrain and s.building[tile] == 0 and b.first_store[tile] < b.banks:
            near = False
            for bank in range(b.bank_count[tile]):
                near = near or d.far[b.first_store[tile] + bank] <= NEAR
            free += near
    return SCARCE[terrain] // max(1, free)


# a home


def as_home(b: Board, s: State, d: Workspace, bank: int) -> int:
    """How good a home would be: a sawmill there, and near it woods, rock, mountains, and a pasture for donkeys."""
    row, worth = row_to(b, s, d, DONKEY, bank), 0
    afloat = True
    for other in range(b.banks):
        if b.terrain[b.site_tile[other]] == MOUNTAIN and d.way[row + other] <= NEAR:
            afloat = False
    for terrain in range(MOUNTAIN + 1):
        least = 0
        for i in range(3):
            if WANTED[terrain][i]:
                far = next_tile(b, s, d, bank, terrain, least, afloat)
                least = far + 1
                far = max(TURN, far >> 7)
                worth += WANTED[terrain][i] * TURN // far if far <= NEAR else 0
    tile = b.site_tile[bank]
    return worth - (NO_SAWMILL if fits(b, s, SAWMILL, tile) else AT_HOME[b.terrain[tile]])


def next_tile(b: Board, s: State, d: Workspace, home: int, terrain: int, least: int, afloat: bool) -> int:
    """The nearest tile of a terrain of those that come at or after `least`: 128 times how far it is, and the tile."""
    row, best = row_to(b, s, d, DONKEY, home), 128 * NEVER
    for tile in range(b.tiles):
        if b.terrain[tile] == terrain and s.building[tile] == 0 and tile != b.site_tile[home]:
            far = NEVER
            for bank in range(b.bank_count[tile]):
                store = b.first_store[tile] + bank
                far = min(far, d.way[row + store])
                if afloat:
                    water = between(b, s, d, RAFT, store, home)
                    far = min(far, SHIPPING + water)
            key = 128 * far + tile
            if least <= key < best:
                best = key
    return best
