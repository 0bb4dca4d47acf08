"""What a settler wants to build next, and where: one small function for each goal, in the order of PLAN."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from lautta.games.roads.building import fits
from lautta.games.roads.buildings import COST_BOARDS, COST_STONE, GROUND_FOR
from lautta.games.roads.settler.routes import Routes, routes_of
from lautta.games.roads.setup import distance, is_short
from lautta.games.roads.state import (
    BOARDS,
    CLAY_PIT,
    COAL_BURNER,
    DONKEY,
    END_MARKS,
    MINE,
    MINT,
    MOUNTAIN,
    NEUTRAL_BRICKS,
    NONE,
    PASTURE,
    QUARRY,
    RAFT,
    RAFT_FACTORY,
    ROCK,
    SAWMILL,
    SHORT_GAME,
    SLOTS,
    STONE,
    STONE_FACTORY,
    WOODCUTTER,
    WOODS,
    Board,
    State,
    is_land,
    is_water,
)

NEAR = 5.0  # turns from home within which a settler builds
REACH = {WOODCUTTER: 2.0}  # the same for buildings that give little at a time
AT_ONCE = 4  # projects that goods are carried to at the same time
SCARCE = {WOODS: 0.9, ROCK: 0.6, MOUNTAIN: 1.5, PASTURE: 0.3}  # what is lost by building something else there
LONG = 12  # turns that must be left for a boat along the shore to pay
ALONG = 5  # buildings along a water that make a boat worthwhile
SHIPPING = 1.5  # turns that loading a boat takes


@dataclass(frozen=True)
class Project:
    """Something to build: what, and on which bank."""

    kind: int
    bank: int

    @property
    def cost(self) -> list[int]:
        """The goods that it costs, one by one."""
        return [BOARDS] * COST_BOARDS[self.kind] + [STONE] * COST_STONE[self.kind]


class Land:
    """What a settler knows of the map and of what is built on it."""

    def __init__(self, b: Board, s: State, seat: int) -> None:
        self.b, self.s, self.seat = b, s, seat
        self.routes: Routes = routes_of(b, s, seat)
        self.home = s.players[seat].home
        self.left = turns_left(s)
        fleet = s.players[seat].transporters
        self.donkeys = sum(is_land(fleet[slot].kind) for slot in range(SLOTS))
        self.boats = sum(is_water(fleet[slot].kind) for slot in range(SLOTS))
        self.by_land = [self.routes.turns(DONKEY, self.home)[bank] for bank in range(b.banks)]
        self.by_water = [SHIPPING + self.routes.between(RAFT, bank, self.home) for bank in range(b.banks)]
        self.far = [min(pair) for pair in zip(self.by_land, self.by_water, strict=True)] if self.boats else self.by_land
        self.mine = [self.is_mine(tile) for tile in range(b.tiles)]
        self.standing: dict[int, list[int]] = {}
        for tile in range(b.tiles):
            bank = b.first_store[tile] + s.on_bank[tile]
            if s.building[tile] and self.mine[tile] and self.far[bank] <= NEAR:
                self.standing.setdefault(s.building[tile], []).append(bank)

    def is_mine(self, tile: int) -> bool:
        """Is no other player's home nearer?"""
        homes = [self.s.players[seat].home for seat in range(self.s.seats)]
        here = distance(self.b, self.b.site_tile[self.home], tile)
        return all(distance(self.b, self.b.site_tile[home], tile) >= here for home in homes if home != NONE)

    def of(self, terrain: int) -> list[int]:
        """All banks of a terrain."""
        return [bank for bank in range(self.b.banks) if self.b.terrain[self.b.site_tile[bank]] == terrain]

    def count(self, kind: int) -> int:
        """How many of a building stand around home."""
        return len(self.standing.get(kind, ()))

    def room(self) -> int:
        """How many more buildings there is room for, not counting mines and what the mint needs."""
        b = self.b
        tiles = {b.site_tile[bank] for bank in self.places(SAWMILL) if b.terrain[b.site_tile[bank]] != MOUNTAIN}
        return len(tiles) - sum(not self.count(kind) for kind in (SAWMILL, WOODCUTTER, QUARRY, MINT, COAL_BURNER))

    def places(self, kind: int) -> Iterator[int]:
        """The banks around home where it may be built."""
        for bank in range(self.b.banks):
            tile = self.b.site_tile[bank]
            is_free = self.s.building[tile] == 0 and fits(self.b, self.s, kind, tile) == 0
            if is_free and self.far[bank] <= REACH.get(kind, NEAR):
                yield bank

    def place(self, kind: int, taken: set[int]) -> int | None:
        """The best of them, near home and on ground that is of little other use."""
        if kind == SAWMILL and self.home in self.places(SAWMILL):
            return self.home
        free = [bank for bank in self.places(kind) if self.b.site_tile[bank] not in taken]
        return min(free, key=lambda bank: (self.price_of(kind, bank), bank), default=None)

    def price_of(self, kind: int, bank: int) -> float:
        """How bad a place is: how far from what it works with, and what else the ground would be good for."""
        price = self.far[bank]
        for other in PARTNERS.get(kind, ()):
            for place in self.standing.get(other, ()):
                price += 0.4 * min(NEAR, self.routes.between(DONKEY, place, bank))
        terrain = self.b.terrain[self.b.site_tile[bank]]
        is_own = GROUND_FOR[kind] == terrain or (terrain == ROCK and self.count(QUARRY))
        return price if is_own else price + self.scarcity(terrain)

    def scarcity(self, terrain: int) -> float:
        """What is lost by building something else on a terrain: more if there is little of it."""
        b = self.b
        near = {b.site_tile[bank] for bank in range(b.banks) if self.far[bank] <= NEAR}
        free = sum(b.terrain[tile] == terrain and not self.s.building[tile] for tile in near)
        return 4.0 * SCARCE.get(terrain, 0.0) / max(1, free)

    def pastures(self) -> list[int]:
        """Where donkeys can breed."""
        return [bank for bank in range(self.b.banks) if self.b.terrain[self.b.site_tile[bank]] == PASTURE
                and self.by_land[bank] <= NEAR]  # fmt: skip


PARTNERS = {COAL_BURNER: (MINT, WOODCUTTER), MINT: (MINE, COAL_BURNER), STONE_FACTORY: (CLAY_PIT,),
            WOODCUTTER: (SAWMILL,)}  # fmt: skip
TIME = {
    SAWMILL: 6,
    WOODCUTTER: 10,
    QUARRY: 7,
    CLAY_PIT: 9,
    STONE_FACTORY: 8,
    MINE: 5,
    RAFT_FACTORY: 9,
    MINT: 10,
    COAL_BURNER: 7,
}  # the number of turns that must be left for a building to pay


def turns_left(s: State) -> float:
    """About how many turns are still to come, this one included."""
    last = SHORT_GAME if is_short(s) else NEUTRAL_BRICKS
    if s.seats > 1 and s.turn > 3:
        last = min(last, s.turn + int((END_MARKS[s.seats] - s.laid) * s.turn / max(1, s.laid)))
    return float(max(0, last - s.turn + 1))


# the goals: each names what to build, or nothing if it is reached or out of reach


def sawmill(land: Land) -> int:
    """Boards for everything else."""
    return SAWMILL if not land.count(SAWMILL) else 0


def woodcutter(land: Land) -> int:
    """Trunks for the sawmill."""
    return WOODCUTTER if not land.count(WOODCUTTER) else 0


def second_woodcutter(land: Land) -> int:
    """Trunks for twice as many boards."""
    return WOODCUTTER if land.count(WOODCUTTER) < 2 and land.room() > 0 else 0


def stone(land: Land) -> int:
    """A quarry, or clay and a factory that makes stone of it."""
    if land.count(QUARRY):
        return 0
    if any(True for _ in land.places(QUARRY)):
        return QUARRY
    if not land.count(CLAY_PIT):
        return CLAY_PIT
    return STONE_FACTORY if not land.count(STONE_FACTORY) else 0


def raft(land: Land) -> int:
    """A raft factory, if the water leads where the land does not, or along what is built."""
    if land.count(RAFT_FACTORY):
        return 0
    if not any(land.by_land[bank] <= NEAR for bank in land.of(MOUNTAIN)):
        return RAFT_FACTORY
    afloat = [bank for banks in land.standing.values() for bank in banks if land.by_water[bank] <= SHIPPING + 1.0]
    return RAFT_FACTORY if len(afloat) >= ALONG and land.room() > 0 and land.left > LONG else 0


def mine(land: Land) -> int:
    """Gold."""
    return MINE if land.count(MINE) < 1 else 0


def second_mine(land: Land) -> int:
    """More gold."""
    return MINE if land.count(MINE) < 2 else 0


def third_mine(land: Land) -> int:
    """Still more gold."""
    return MINE if land.count(MINE) < 3 else 0


def fuel(land: Land) -> int:
    """A coal burner for the mint."""
    return COAL_BURNER if land.count(MINT) and not land.count(COAL_BURNER) else 0


def mint(land: Land) -> int:
    """Coins are worth twice their gold."""
    return MINT if land.count(MINE) and not land.count(MINT) else 0


PLAN: tuple[Callable[[Land], int], ...] = (
    sawmill, woodcutter, stone, second_woodcutter, raft, mine, second_mine, mint, fuel, third_mine)  # fmt: skip


def projects(land: Land) -> list[Project]:
    """What comes next, the most important first, each on a tile of its own."""
    found: list[Project] = []
    for goal in PLAN:
        kind = goal(land)
        if kind and land.left > TIME[kind] and len(found) < AT_ONCE and all(project.kind != kind for project in found):
            bank = land.place(kind, {land.b.site_tile[project.bank] for project in found})
            if bank is not None:
                found.append(Project(kind, bank))
    return found


def as_home(b: Board, s: State, seat: int, bank: int) -> float:
    """How good a home would be: a sawmill there, and near it woods, rock, mountains, and a pasture for donkeys."""
    tile, worth = b.site_tile[bank], 0.0
    near = distances(b, s, seat, bank)
    for terrain, weights in WANTED.items():
        for weight, far in zip(weights, sorted(near.get(terrain, ())), strict=False):
            worth += weight / far
    return worth - (3.0 if fits(b, s, SAWMILL, tile) else 0.3 * SCARCE.get(b.terrain[tile], 0.0))


def distances(b: Board, s: State, seat: int, home: int) -> dict[int, list[float]]:
    """How far the tiles around a home would be, by terrain; by water if no mountain can be reached by land."""
    routes = routes_of(b, s, seat)
    turns = routes.turns(DONKEY, home)
    afloat = all(turns[bank] > NEAR for bank in range(b.banks) if b.terrain[b.site_tile[bank]] == MOUNTAIN)
    found: dict[int, list[float]] = {}
    for tile in range(b.tiles):
        banks = range(b.first_store[tile], b.first_store[tile] + b.bank_count[tile])
        if tile == b.site_tile[home] or banks[0] >= b.banks or s.building[tile]:
            continue
        far = min(turns[bank] for bank in banks)
        if afloat:
            far = min(far, *(SHIPPING + routes.between(RAFT, bank, home) for bank in banks))
        if far <= NEAR:
            found.setdefault(b.terrain[tile], []).append(max(1.0, far))
    return found


WANTED = {WOODS: (4.0, 2.0, 1.0), ROCK: (4.0,), MOUNTAIN: (4.0, 3.0, 2.0), PASTURE: (2.5,)}  # nearest, next ...
