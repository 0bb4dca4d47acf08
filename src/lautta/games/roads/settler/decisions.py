"""A settler's decision: the next step of an errand, or else an action that fits the position."""

from lautta.games.roads import consent
from lautta.games.roads.acts import (
    BREEDS,
    BRICKS_LAID,
    BUILDS,
    DONE,
    GO,
    HOME,
    LOAD,
    MINES,
    PAVES,
    PAY,
    UNLOAD,
    USES,
    Log,
    act,
    choose_first,
)
from lautta.games.roads.map import store_of
from lautta.games.roads.movement import check_go
from lautta.games.roads.order import agree, check_slot, pray, take_slot
from lautta.games.roads.production import check_use
from lautta.games.roads.settler.carriers import put_down_at, to_load
from lautta.games.roads.settler.needs import CHEAP, brick_pays, is_wanted_road, runs, think
from lautta.games.roads.settler.sites import as_home
from lautta.games.roads.settler.strategy import NEVER, Desk, Strategy
from lautta.games.roads.settler.ways import forget, is_known, row_to, touches
from lautta.games.roads.setup import check_home
from lautta.games.roads.state import (
    BANKS,
    BUILDING,
    CALLING,
    CAPACITY,
    CHOOSING,
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
    Scratch,
    State,
    is_water,
)
from lautta.games.roads.works import drop

OFTEN = 2  # full loads that a transporter takes on at one stop; what it loads may be wanted there a moment later


def decide(b: Board, s: State, w: Scratch, log: Log, d: Desk, p: Strategy, seat: int) -> bool:
    """Do the next thing; False if there is nothing that may be done."""
    log.seat = seat
    if s.offer.kind:
        consent.refuse(s)
        return True
    if s.stage != PLAYING:
        return take_place(s, seat)
    if s.work.job != NO_WORK:
        return finish_work(b, s, w, log)
    if s.phase == SETUP:
        return settle(b, s, w, log, d, p, seat)
    think(b, s, d, p, seat)
    if s.phase == PRODUCTION:
        return produce(b, s, w, log, d, p)
    if s.phase == MOVEMENT:
        return move(b, s, w, log, d)
    if s.phase == BUILDING:
        return build(b, s, w, log, d)
    if s.phase == WONDER and brick_pays(b, s, d, p):
        laid = act(b, s, w, log, BRICKS_LAID, 0, 0, 0)
        if laid:
            return True
    return act(b, s, w, log, DONE, 0, 0, 0)


def take_place(s: State, seat: int) -> bool:
    """Play at the same time, keep to pray, and act as early as may be."""
    if s.stage == CALLING:
        agree(s, seat)
        return True
    if s.stage == PRAYING:
        pray(s)
        return True
    for slot in range(s.seats):
        if s.stage == CHOOSING and check_slot(s, slot) == 0:
            take_slot(s, seat, slot)
            return True
    return False


def settle(b: Board, s: State, w: Scratch, log: Log, d: Desk, p: Strategy, seat: int) -> bool:
    """Choose a home."""
    if 0 <= p.home < b.banks:
        settled = act(b, s, w, log, HOME, 0, p.home, 0)
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
    return act(b, s, w, log, HOME, 0, max(0, found), 0)


# works in hand


def finish_work(b: Board, s: State, w: Scratch, log: Log) -> bool:
    """Decide what a work in hand leaves open; one that cannot be paid for is given up."""
    if s.work.job <= LAST_PAID:
        paid = pay(b, s, w, log)
        if not paid:
            drop(b, s)
        return True
    return choose_first(b, s, w, log)


def pay(b: Board, s: State, w: Scratch, log: Log) -> bool:
    """Pay one good: what lies on the ground before what is aboard, the cheapest first, and wealth last of all."""
    for aboard in range(2):
        for i in range(len(CHEAP)):
            good = CHEAP[i]
            for source in range(BANKS if aboard else 0, SOURCES if aboard else BANKS):
                if act(b, s, w, log, PAY, good, source, 0):
                    return True
    for good in range(GOODS):
        for source in range(SOURCES):
            if act(b, s, w, log, PAY, good, source, 0):
                return True
    return False


# phases


def produce(b: Board, s: State, w: Scratch, log: Log, d: Desk, p: Strategy) -> bool:
    """Run factories, and breed."""
    for tile in range(b.tiles):
        kind = s.building[tile]
        if kind and check_use(b, s, d.seat, tile) == 0 and is_wanted_run(b, s, d, p, kind):
            return act(b, s, w, log, USES, 0, tile, 0)
    if d.donkeys < p.donkeys:
        for tile in range(b.tiles):
            if act(b, s, w, log, BREEDS, 0, tile, 0):
                return True
    return act(b, s, w, log, DONE, 0, 0, 0)


def is_wanted_run(b: Board, s: State, d: Desk, p: Strategy, kind: int) -> bool:
    """Should a factory run? Wood is burnt only if needed, and boats are made only while there are too few."""
    return kind not in (COAL_BURNER, PAPERMILL, RAFT_FACTORY) or runs(b, s, d, p, kind) > 0


def build(b: Board, s: State, w: Scratch, log: Log, d: Desk) -> bool:
    """Build what everything has been brought for, then roads."""
    for kind in range(1, MINE + 1):
        for i in range(d.projects):
            if d.kind[i] == kind and d.lacking[i] == 0:
                built = False
                if kind == MINE:
                    built = act(b, s, w, log, MINES, d.bank[i], EVEN, 0)
                else:
                    built = act(b, s, w, log, BUILDS, kind - 1, d.bank[i], 0)
                if built:
                    return True
    for end in range(b.ends):
        if s.roads[b.end_link[end]] == 0 and may_pave(b, s, d, end):
            paved = act(b, s, w, log, PAVES, 0, end, 0)
            if paved:
                return True
    return act(b, s, w, log, DONE, 0, 0, 0)


def may_pave(b: Board, s: State, d: Desk, end: int) -> bool:
    """Is a road wanted where one of the seat's transporters is?"""
    for slot in range(SLOTS):
        v = s.players[d.seat].transporters[slot]
        if v.kind and b.site_tile[v.site] == b.site_tile[b.end_from[end]]:
            return is_wanted_road(b, s, d, end)
    return False


# movement


def move(b: Board, s: State, w: Scratch, log: Log, d: Desk) -> bool:
    """Take the first step that any errand can take now."""
    for i in range(d.errands):
        slot = d.order[i]
        shifted = shift(b, s, w, log, d, slot)
        if shifted:
            return True
        gone = go_on(b, s, w, log, d, slot)
        if gone:
            return True
    return act(b, s, w, log, DONE, 0, 0, 0)


def shift(b: Board, s: State, w: Scratch, log: Log, d: Desk, slot: int) -> bool:
    """Put down a good, or take one on."""
    e, v = d.errand[slot], s.players[d.seat].transporters[slot]
    if e.keeps == 0 and touches(b, s, v.site, e.store):
        for good in range(GOODS):
            if e.bring[good]:
                done = handle(b, s, w, log, UNLOAD, slot, good, e.store)
                if done:
                    return True
    if e.from_store != NONE and touches(b, s, v.site, e.from_store) and v.shifts < OFTEN * CAPACITY[v.kind]:
        for good in range(GOODS):
            if e.load[good]:
                done = handle(b, s, w, log, LOAD, slot, good, e.from_store)
                if done:
                    return True
    if e.empties:
        for i in range(len(CHEAP)):
            good = CHEAP[i]
            if v.cargo[good]:
                done = handle(b, s, w, log, UNLOAD, slot, good, put_down_at(b, s, v.site))
                if done:
                    return True
    return False


def handle(b: Board, s: State, w: Scratch, log: Log, action: int, slot: int, good: int, store: int) -> bool:
    """Load or unload a good in a store, or in one across a bridge; False if that is not legal."""
    tile = b.site_tile[store]
    if store < b.banks:
        for bank in range(b.bank_count[tile]):
            joined = touches(b, s, store, store_of(b, tile, bank))
            if joined and act(b, s, w, log, action, slot, good, bank):
                return True
    return False


def go_on(b: Board, s: State, w: Scratch, log: Log, d: Desk, slot: int) -> bool:
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
    return act(b, s, w, log, GO, slot, site, 0)


def next_site(b: Board, s: State, d: Desk, slot: int, row: int) -> int:
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
