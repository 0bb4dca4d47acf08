"""What a settler wants where, the most important first, turned into errands by `think`."""

from collections import Counter

from lautta.games.roads.buildings import is_primary
from lautta.games.roads.ending import ROW_POINTS
from lautta.games.roads.map import stock
from lautta.games.roads.settler.errands import WEALTH, Errands, Want
from lautta.games.roads.settler.goals import NEAR, Land, Project, projects
from lautta.games.roads.settler.routes import NEVER
from lautta.games.roads.state import (
    BOARDS,
    CLAY,
    CLAY_PIT,
    COAL_BURNER,
    COINS,
    DONKEY,
    FILLED,
    FUEL,
    GOLD,
    GOOSE,
    IRON,
    MINE,
    MINT,
    NEUTRAL,
    NONE,
    OIL_RIG,
    PAPER,
    QUARRY,
    RAFT_FACTORY,
    ROWS,
    SAWMILL,
    STOCK_EXCHANGE,
    STONE,
    STONE_FACTORY,
    TRUNKS,
    WOODCUTTER,
    Board,
    State,
    bit,
)

CHEAP = (GOOSE, IRON, CLAY, TRUNKS, PAPER, FUEL, STONE, BOARDS)  # what pays for bricks, the cheapest first
WOOD = (TRUNKS, BOARDS)
FACTORIES = (
    (STOCK_EXCHANGE, ((COINS,), (COINS,), (PAPER,))),
    (MINT, ((GOLD,), (GOLD,), (FUEL,))),
    (RAFT_FACTORY, ((TRUNKS,), (TRUNKS,))),
    (SAWMILL, ((TRUNKS,),)),
    (STONE_FACTORY, ((CLAY,),)),
    (COAL_BURNER, (WOOD, WOOD)),
)  # with what one run takes, in the order in which they are supplied
GIVES = {WOODCUTTER: TRUNKS, QUARRY: STONE, CLAY_PIT: CLAY, OIL_RIG: FUEL, MINE: GOLD}
DONKEYS, BOATS = 5, 2  # how many of them are enough
BREEDING = 8  # turns that must be left for breeding
BOARDS_KEPT = 8  # with this many in stock, no more are sawn
BRICKS, LAST_BRICKS, LAST_TURNS = 3, 14, 5  # goods brought home for bricks, usually and in so many last turns
GAIN = 3  # points that a brick must bring if others play
IN_TIME = 2.0  # turns to spare when wealth is taken aboard


class Wants:
    """What one seat wants in one position, and the errands for it.

    `missing` says how much for a project, the road or the bricks is not yet in its place.
    """

    def __init__(self, b: Board, s: State, seat: int) -> None:
        self.b, self.s, self.seat = b, s, seat
        self.land = Land(b, s, seat)
        self.projects = projects(self.land)
        self.errands = Errands(b, s, seat, self.land.routes, self.land.left)
        self.busy_roads = busy_roads(self.land)
        self.road = max(self.busy_roads, key=lambda end: (self.busy_roads[end], -end), default=NONE)
        self.missing: dict[Project | str, int] = {}
        self.think()

    def think(self) -> None:
        """Go through all goals."""
        land = self.land
        self.expect()
        self.take_up_wealth(IN_TIME)
        if self.is_brick_urgent() or land.left <= 1:
            self.bring_for_bricks("urgent", 2)
        for project in self.projects[:1]:
            self.bring_for(project)
        if land.count(SAWMILL) and land.count(WOODCUTTER) and land.donkeys < DONKEYS and land.left > BREEDING:
            self.errands.pair(land.pastures())
        self.bring_for_road()
        self.feed_factories()
        for project in self.projects[1:]:
            self.bring_for(project)
        self.bring_for_bricks("bricks", self.bricks_kept())
        self.take_up_wealth(land.left)
        self.errands.clear(land.home)

    def expect(self) -> None:
        """Goods that will lie somewhere when the next turn has begun."""
        for kind, banks in self.land.standing.items():
            for bank in banks:
                tile = self.b.site_tile[bank]
                if kind == SAWMILL:
                    self.errands.soon[bank][BOARDS] += 2 * min(3, self.s.goods[bank][TRUNKS])
                elif kind in GIVES and (kind != MINE or self.s.bag_gold[tile]):
                    self.errands.soon[bank][GIVES[kind]] += 1

    def have(self, good: int) -> int:
        """How many of a good lie around home or are carried."""
        lying = sum(self.s.goods[bank][good] for bank in range(self.b.banks) if self.land.far[bank] <= NEAR)
        return lying + sum(v.cargo[good] for v in self.errands.fleet.values())

    # buildings and roads

    def bring_for(self, project: Project) -> None:
        """Bring what it costs, and somebody who builds it."""
        self.missing[project] = self.errands.want(Want(project.bank, [(good,) for good in project.cost], stays=True))

    def bring_for_road(self) -> None:
        """Bring a stone for the road that would be used most."""
        if self.busy_roads[self.road] > 1 and self.land.count(QUARRY) and self.land.left > LAST_TURNS:
            self.missing["road"] = self.errands.want(Want(self.b.end_from[self.road], [(STONE,)], stays=True))

    def is_wanted_road(self, end: int) -> bool:
        """Is it the road that stone was brought for, or any useful one if there is stone to spare?"""
        link = self.b.end_link[end]
        if self.road != NONE and link == self.b.end_link[self.road] and self.missing.get("road") == 0:
            return True
        uses = max((uses for other, uses in self.busy_roads.items() if self.b.end_link[other] == link), default=0)
        return (
            uses > 0
            and self.land.left > 3
            and any(self.errands.spare[store][STONE] for store in self.land.routes.joined[self.b.end_from[end]])
        )

    # factories

    def feed_factories(self) -> None:
        """Bring factories their input, for as many runs as are worthwhile."""
        for kind, inputs in FACTORIES:
            for bank in self.land.standing.get(kind, ()):
                for _ in range(self.runs(kind)):
                    units = [WOOD[:1] if unit == WOOD and self.projects else unit for unit in inputs]
                    self.errands.want(Want(bank, units, keeps=kind == RAFT_FACTORY))

    def runs(self, kind: int) -> int:
        """How many runs of a factory are worth bringing goods for."""
        left = self.land.left
        if kind == COAL_BURNER:
            return max(0, min(3, self.coins_to_come() - self.have(FUEL)))
        if kind == MINT:
            return min(3, self.coins_to_come())
        if kind == RAFT_FACTORY:
            return int(self.land.boats < BOATS and left > 6)
        if kind == SAWMILL:
            return 3 if left > 5 and self.have(BOARDS) < BOARDS_KEPT else 0
        return 2 if left > 3 else 0

    def coins_to_come(self) -> int:
        """How many coins can still be made, from gold that is there and that will be mined."""
        left = int(self.land.left)
        mines = self.land.standing.get(MINE, ())
        gold = self.have(GOLD) + sum(min(self.s.bag_gold[self.b.site_tile[bank]], left // 2) for bank in mines)
        return max(0, min(left - 2, gold // 2))

    # wealth and bricks

    def take_up_wealth(self, spare: float) -> None:
        """Take aboard what counts only there, if no more than this many turns are to spare."""
        for good in WEALTH:
            self.errands.take_up(good, spare)

    def bricks_kept(self) -> int:
        """How many goods are brought home for bricks."""
        return BRICKS if self.land.left > LAST_TURNS else LAST_BRICKS

    def bring_for_bricks(self, name: str, count: int) -> None:
        """Bring home what is cheapest, and be there when there is enough for a brick."""
        want = Want(self.land.home, [self.for_bricks()] * count, stays=True, enough=2)
        self.missing[name] = self.errands.want(want)

    def for_bricks(self) -> tuple[int, ...]:
        """What bricks are paid with, except the fuel that the mint needs."""
        return tuple(good for good in CHEAP if good != FUEL or self.have(FUEL) > self.coins_to_come())

    def is_brick_urgent(self) -> bool:
        """Is a row nearly full without a brick of ours?"""
        own, _, places = self.row()
        return own == 0 and places <= 2

    def row(self) -> tuple[int, int, int]:
        """The row being built: our bricks, those of all players, and free places."""
        s, first = self.s, 0
        for size in ROWS:
            if first + size > s.laid:
                laid = [s.bricks[place] for place in range(first, s.laid)]
                return laid.count(self.seat + 1), sum(owner != NEUTRAL for owner in laid), first + size - s.laid
            first += size
        return 0, 0, 0

    def brick_gain(self) -> int:
        """The points that one more brick brings in its row."""
        own, everybodys, places = self.row()
        before = ROW_POINTS * own // everybodys if own else 0
        return ROW_POINTS * (own + 1) // (everybodys + 1) - before if places else 0

    def brick_pays(self) -> bool:
        """Is there enough for a brick that nothing else needs? In need, anything but wealth pays."""
        home = self.land.routes.joined[self.land.home]
        price = self.s.players[self.seat].bought + 1 + (self.s.laid >= FILLED)
        if self.is_brick_urgent() or self.land.left <= 2:
            tile, banks = self.b.site_tile[self.land.home], sum(bit(self.b.site_bank[store]) for store in home)
            return sum(stock(self.b, self.s, self.seat, tile, banks, good) for good in CHEAP) >= price
        if self.s.seats > 1 and self.brick_gain() < GAIN:
            return False  # it would only bring the end nearer
        spare = sum(self.errands.spare[store][good] for store in home for good in self.for_bricks())
        return spare + self.bricks_kept() - self.missing["bricks"] >= price


def busy_roads(land: Land) -> Counter[int]:
    """How many buildings would use each road that does not exist yet, on the shortest way to home."""
    b, found = land.b, Counter[int]()
    turns = land.routes.turns(DONKEY, land.home)
    for kind, banks in land.standing.items():
        for here in banks if is_primary(kind) or kind in (COAL_BURNER, MINT) else ():
            at = here
            while 0 < turns[at] < NEVER:
                joined = land.routes.joined[at]
                ends = [end for bank in joined for end in range(b.first_end[bank], b.first_end[bank + 1])]
                end = min(ends, key=lambda end: turns[b.end_to[end]])
                if turns[b.end_to[end]] >= turns[at]:
                    break
                found[end] += not land.s.roads[b.end_link[end]]
                at = b.end_to[end]
    return +found
