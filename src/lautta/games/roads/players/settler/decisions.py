"""A settler's decision: the next step of an errand, or else an action that fits the position."""

from lautta.games.roads.actions import ACTIONS
from lautta.games.roads.players.acts import Log, act, choose_first, first_of
from lautta.games.roads.players.settler.fetching import put_down_at, to_load
from lautta.games.roads.players.settler.needs import CHEAP, brick_pays, is_wanted_road, runs, think
from lautta.games.roads.players.settler.sites import as_home
from lautta.games.roads.players.settler.strategy import NEVER, Strategy, Workspace
from lautta.games.roads.players.settler.ways import forget, is_known, row_to, touches
from lautta.games.roads.rules.map import store_of
from lautta.games.roads.rules.movement import check_go
from lautta.games.roads.rules.production import check_use
from lautta.games.roads.rules.setup import check_home
from lautta.games.roads.rules.transporter_table import CAPACITY
from lautta.games.roads.state import (
    BANKS,
    BUILDING,
    CALLING,
    COAL_BURNER,
    EVEN,
    GOODS,
    LAST_PAID,
    MINE,
    MOVEMENT,
    NO_WORK,
    NONE,
    PAPERMILL,
    PLAYING,
    PRAYING,
    PRODUCTION,
    RAFT_FACTORY,
    SETUP,
    SLOTS,
    SOURCES,
    WONDER,
    Board,
    State,
    is_water,
)

OFTEN = 2  # full loads that a transporter takes on at one stop; what it loads may be wanted there a moment later


def decide(b: Board, s: State, log: Log, d: Workspace, p: Strategy, seat: int) -> bool:
    """Do the next thing; False if there is nothing that may be done."""
    log.seat = seat
    if s.offer.kind:
        return act(b, s, log, ACTIONS.REFUSE, 0, 0, 0)
    if s.stage != PLAYING:
        return take_place(b, s, log)
    if s.work.job != NO_WORK:
        return finish_work(b, s, log)
    if s.phase == SETUP:
        return settle(b, s, log, d, p, seat)
    think(b, s, d, p, seat)
    if s.phase == PRODUCTION:
        return produce(b, s, log, d, p)
    if s.phase == MOVEMENT:
        return move(b, s, log, d)
    if s.phase == BUILDING:
        return build(b, s, log, d)
    if s.phase == WONDER and brick_pays(b, s, d, p):
        laid = act(b, s, log, ACTIONS.BRICK, 0, 0, 0)
        if laid:
            return True
    return act(b, s, log, ACTIONS.DONE, 0, 0, 0)


def take_place(b: Board, s: State, log: Log) -> bool:
    """Play at the same time, keep to pray, and act as early as may be."""
    if s.stage == CALLING:
        return act(b, s, log, ACTIONS.AGREE, 0, 0, 0)
    if s.stage == PRAYING:
        return act(b, s, log, ACTIONS.PRAY, 0, 0, 0)
    return first_of(b, s, log, ACTIONS.SLOT, s.seats)


def settle(b: Board, s: State, log: Log, d: Workspace, p: Strategy, seat: int) -> bool:
    """Choose a home."""
    if 0 <= p.home < b.banks:
        settled = act(b, s, log, ACTIONS.HOME, p.home, 0, 0)
        if settled:
            return True
    if not is_known(b, s, d, seat):
        forget(b, s, d, seat)
    best, found = 0, NONE
    for bank in range(b.banks):
        if check_home(b, s, bank) == 0:
            worth = as_home(b, s, d, bank)
            if found == NONE or worth > best:
                best, found = worth, bank
    return act(b, s, log, ACTIONS.HOME, max(0, found), 0, 0)


# works in hand


def finish_work(b: Board, s: State, log: Log) -> bool:
    """Decide what a work in hand leaves open; one that cannot be paid for is given up."""
    if s.work.job <= LAST_PAID:
        paid = pay(b, s, log)
        if paid:
            return True
        return act(b, s, log, ACTIONS.DROP, 0, 0, 0)
    return choose_first(b, s, log)


def pay(b: Board, s: State, log: Log) -> bool:
    """Pay one good: what lies on the ground before what is aboard, the cheapest first, and wealth last of all."""
    for aboard in range(2):
        for i in range(len(CHEAP)):
            good = CHEAP[i]
            for source in range(BANKS if aboard else 0, SOURCES if aboard else BANKS):
                if act(b, s, log, ACTIONS.PAY, good, source, 0):
                    return True
    for good in range(GOODS):
        for source in range(SOURCES):
            if act(b, s, log, ACTIONS.PAY, good, source, 0):
                return True
    return False


# phases


def produce(b: Board, s: State, log: Log, d: Workspace, p: Strategy) -> bool:
    """Run factories, and breed."""
    for tile in range(b.tiles):
        kind = s.building[tile]
        if kind and check_use(b, s, d.seat, tile) == 0 and is_wanted_run(b, s, d, p, kind):
            return act(b, s, log, ACTIONS.USE, tile, 0, 0)
    if d.donkeys < p.donkeys:
        for tile in range(b.tiles):
            if act(b, s, log, ACTIONS.BREED, tile, 0, 0):
                return True
    return act(b, s, log, ACTIONS.DONE, 0, 0, 0)


def is_wanted_run(b: Board, s: State, d: Workspace, p: Strategy, kind: int) -> bool:
    """Should a factory run? Wood is burnt only if needed, and boats are made only while there are too few."""
    return kind not in (COAL_BURNER, PAPERMILL, RAFT_FACTORY) or runs(b, s, d, p, kind) > 0


def build(b: Board, s: State, log: Log, d: Workspace) -> bool:
    """Build what everything has been brought for, then roads."""
    for kind in range(1, MINE + 1):
        for i in range(d.projects):
            if d.kind[i] == kind and d.lacking[i] == 0:
                built = False
                if kind == MINE:
                    built = act(b, s, log, ACTIONS.MINE, d.bank[i], EVEN, 0)
                else:
                    built = act(b, s, log, ACTIONS.BUILD, kind - 1, d.bank[i], 0)
                if built:
                    return True
    for end in range(b.ends):
        if s.roads[b.end_link[end]] == 0 and may_pave(b, s, d, end):
            paved = act(b, s, log, ACTIONS.ROAD, end, 0, 0)
            if paved:
                return True
    return act(b, s, log, ACTIONS.DONE, 0, 0, 0)


def may_pave(b: Board, s: State, d: Workspace, end: int) -> bool:
    """Is a road wanted where one of the seat's transporters is?"""
    for slot in range(SLOTS):
        v = s.players[d.seat].transporters[slot]
        if v.kind and b.site_tile[v.site] == b.site_tile[b.end_from[end]]:
            return is_wanted_road(b, s, d, end)
    return False


# movement


def move(b: Board, s: State, log: Log, d: Workspace) -> bool:
    """Take the first step that any errand can take now."""
    for i in range(d.errands):
        slot = d.order[i]
        shifted = shift(b, s, log, d, slot)
        if shifted:
            return True
        gone = go_on(b, s, log, d, slot)
        if gone:
            return True
    return act(b, s, log, ACTIONS.DONE, 0, 0, 0)


def shift(b: Board, s: State, log: Log, d: Workspace, slot: int) -> bool:
    """Put down a good, or take one on."""
    e, v = d.errand[slot], s.players[d.seat].transporters[slot]
    if e.keeps == 0 and touches(b, s, v.site, e.store):
        for good in range(GOODS):
            if e.bring[good]:
                done = handle(b, s, log, ACTIONS.UNLOAD, slot, good, e.store)
                if done:
                    return True
    if e.from_store != NONE and touches(b, s, v.site, e.from_store) and v.shifts < OFTEN * CAPACITY[v.kind]:
        for good in range(GOODS):
            if e.load[good]:
                done = handle(b, s, log, ACTIONS.LOAD, slot, good, e.from_store)
                if done:
                    return True
    if e.empties:
        for i in range(len(CHEAP)):
            good = CHEAP[i]
            if v.cargo[good]:
                done = handle(b, s, log, ACTIONS.UNLOAD, slot, good, put_down_at(b, s, v.site))
                if done:
                    return True
    return False


def handle(b: Board, s: State, log: Log, action: int, slot: int, good: int, store: int) -> bool:
    """Load or unload a good in a store, or in one across a bridge; False if that is not legal."""
    tile = b.site_tile[store]
    if store < b.banks:
        for bank in range(b.bank_count[tile]):
            joined = touches(b, s, store, store_of(b, tile, bank))
            if joined and act(b, s, log, action, slot, good, bank):
                return True
    return False


def go_on(b: Board, s: State, log: Log, d: Workspace, slot: int) -> bool:
    """Move one step nearer to where it loads, then to where it delivers."""
    e, v = d.errand[slot], s.players[d.seat].transporters[slot]
    goal, brings = e.store, False
    for good in range(GOODS):
        brings = brings or e.bring[good] > 0
    if to_load(d, slot) > 0:
        if touches(b, s, v.site, e.from_store):
            return False  # what it waits for is not there yet
        if not brings:
            goal = e.from_store
    row = row_to(b, s, d, v.kind, goal)
    site = next_site(b, s, d, slot, row)
    if site == NONE or d.way[row + site] >= d.way[row + v.site]:
        return False
    return act(b, s, log, ACTIONS.GO, slot, site, 0)


def next_site(b: Board, s: State, d: Workspace, slot: int, row: int) -> int:
    """The site one step away that is nearest to the goal of a row of ways; NONE if it cannot move."""
    v, best, found = s.players[d.seat].transporters[slot], NEVER + 1, NONE
    if v.points == 0 or v.carrier:
        return NONE
    if is_water(v.kind):
        for way in range(b.first_waterway[v.site], b.first_waterway[v.site + 1]):
            site = b.waterway[way]
            if d.way[row + site] < best and check_go(b, s, d.seat, slot, site) == 0:
                best, found = d.way[row + site], site
        return found
    tile = b.site_tile[v.site]
    for bank in range(b.bank_count[tile]):
        place = store_of(b, tile, bank)
        if touches(b, s, v.site, place):
            for end in range(b.first_end[place], b.first_end[place + 1]):
                site = b.end_to[end]
                nearer = d.way[row + site] < best or (d.way[row + site] == best and site < found)
                if nearer and check_go(b, s, d.seat, slot, site) == 0:
                    best, found = d.way[row + site], site
    return found
