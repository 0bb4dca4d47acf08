"""Carrying out a timetable by the rules of the game: each action is checked as any other."""

from lautta.games.roads.actions import ACTIONS
from lautta.games.roads.players.acts import Log, act, choose_first
from lautta.games.roads.rules.map import ground, reach_of, store_of
from lautta.games.roads.rules.scoring import rows_points, wealth
from lautta.games.roads.rules.transporter_table import POINTS
from lautta.games.roads.solver.planning.agenda import BREED, PROJECTS, Agenda
from lautta.games.roads.solver.planning.routes import STEP, forget_routes, gets_to
from lautta.games.roads.solver.planning.timetable import (
    KEPT,
    STOPS,
    TURN,
    VEHICLES,
    Progress,
    Timetable,
    Workspace,
    loaded,
    packed,
)
from lautta.games.roads.state import (
    BOARDS,
    BRICK,
    BRIDGE,
    BUILD,
    BUILDING,
    CLAY,
    COINS,
    DOCK,
    FUEL,
    GOLD,
    GOODS,
    GOOSE,
    HARNESS,
    IRON,
    LAST_PAID,
    LAUNCH,
    MINE,
    MOVEMENT,
    NO_WORK,
    NONE,
    OVER,
    PAPER,
    PRODUCTION,
    RESEARCH,
    ROAD,
    SETUP,
    SHAFT,
    SLOTS,
    SOURCES,
    STOCK,
    STONE,
    TRUNKS,
    Board,
    State,
    Transporter,
    bit,
    is_water,
)

LONGEST = 400  # phases of a game
# Goods, in the order in which they are paid where nothing is planned.
CHEAP = (GOOSE, IRON, CLAY, TRUNKS, BOARDS, STONE, PAPER, FUEL, GOLD, COINS, STOCK)


def open_game(b: Board, s: State, log: Log, a: Agenda, seat: int) -> None:
    """Choose a home, and go on to the first movement."""
    log.seat, log.logged = seat, 0
    if s.phase == SETUP:
        act(b, s, log, ACTIONS.HOME, a.home, 0, 0)
    if s.phase == PRODUCTION and s.turn == 0:
        act(b, s, log, ACTIONS.DONE, 0, 0, 0)


def set_out(t: Timetable, d: Workspace, p: Progress) -> None:
    """Nothing of a timetable is carried out yet."""
    p.missed = 0
    for v in range(VEHICLES):
        p.slot_of[v], p.next[v], p.acted[v] = 0, 0, 0
    for slot in range(SLOTS):
        p.slot_of[slot] = slot + 1 if t.vehicle[slot].kind else 0
    for i in range(PROJECTS):
        p.done[i] = 0
    forget_routes(d)


def carry_out(b: Board, s: State, log: Log, t: Timetable, d: Workspace, p: Progress, a: Agenda, seat: int) -> int:
    """Play on to the end as a timetable has it; answers the points."""
    set_out(t, d, p)
    for _ in range(LONGEST):
        if s.phase in (OVER, SETUP):
            break
        play_phase(b, s, log, t, d, p, a)
        if not act(b, s, log, ACTIONS.DONE, 0, 0, 0):
            break
    return wealth(s, seat) + rows_points(s, seat)


def play_phase(b: Board, s: State, log: Log, t: Timetable, d: Workspace, p: Progress, a: Agenda) -> None:
    """Do all that is planned for the phase at hand."""
    if s.phase == PRODUCTION:
        produce(b, s, log, t, p, a)
    elif s.phase == MOVEMENT:
        move(b, s, log, t, d, p)
    elif s.phase == BUILDING:
        build_planned(b, s, log, t, p, a)
    else:
        lay_planned(b, s, log, t, p)


# production


def produce(b: Board, s: State, log: Log, t: Timetable, p: Progress, a: Agenda) -> None:
    """Research, and breed."""
    for i in range(a.count):
        if t.done[i] == s.turn and p.done[i] == 0:
            if a.project[i].job == RESEARCH:
                study(b, s, log, t, p, a, i)
            elif a.project[i].job == BREED:
                bred = act(b, s, log, ACTIONS.BREED, b.site_tile[a.project[i].place], 0, 0)
                note(p, i, bred)
            elif a.project[i].job == LAUNCH:
                launch(b, s, log, t, p, a, i)
            elif a.project[i].job == HARNESS:
                harness(b, s, log, t, p, i)
    for v in range(t.g.vehicles):
        if t.vehicle[v].kind and t.vehicle[v].born == TURN * s.turn and p.slot_of[v] == 0:
            if t.vehicle[v].heir:
                p.slot_of[v] = p.slot_of[t.vehicle[v].heir - 1]
                p.slot_of[t.vehicle[v].heir - 1] = 0
            else:
                find_new(s, log, p, v)


def study(b: Board, s: State, log: Log, t: Timetable, p: Progress, a: Agenda, i: int) -> None:
    """Make paper, and research with it."""
    for slot in range(SLOTS):
        v = s.players[log.seat].transporters[slot]
        if v.kind and v.carrier == 0:
            tile = b.site_tile[v.site]
            used = act(b, s, log, ACTIONS.USE, tile, 0, 0)
            if used:
                finish_work(b, s, log)
            for bank in range(b.bank_count[tile]):
                studied = act(b, s, log, ACTIONS.RESEARCH, a.project[i].detail, store_of(b, tile, bank), 0)
                if studied:
                    finish_work(b, s, log)
                    p.done[i] = 1
                    return
    p.missed += 1


def launch(b: Board, s: State, log: Log, t: Timetable, p: Progress, a: Agenda, i: int) -> None:
    """Run a transporter factory."""
    made = act(b, s, log, ACTIONS.USE, b.site_tile[a.project[i].place], 0, 0)
    note(p, i, made)
    if s.work.job == LAUNCH:
        for v in range(t.g.vehicles):
            if t.vehicle[v].born == TURN * s.turn and s.work.job == LAUNCH and is_water(t.vehicle[v].kind):
                act(b, s, log, ACTIONS.LAUNCH, t.vehicle[v].site, 0, 0)
    finish_work(b, s, log)


def harness(b: Board, s: State, log: Log, t: Timetable, p: Progress, i: int) -> None:
    """Make a wagon of a donkey."""
    made = False
    for v in range(t.g.vehicles):
        one = t.vehicle[v]
        if one.born == TURN * s.turn and one.heir and p.slot_of[v] == 0 and not made and p.slot_of[one.heir - 1]:
            made = act(b, s, log, ACTIONS.WAGON, p.slot_of[one.heir - 1] - 1, 0, 0)
    note(p, i, made)
    finish_work(b, s, log)


def find_new(s: State, log: Log, p: Progress, v: int) -> None:
    """Find the transporter that is new."""
    for slot in range(SLOTS):
        if s.players[log.seat].transporters[slot].kind:
            known = 0
            for other in range(VEHICLES):
                known += p.slot_of[other] == slot + 1
            if known == 0:
                p.slot_of[v] = slot + 1
                return


def note(p: Progress, i: int, done: int) -> None:
    """Note that a project is done, or was missed."""
    if done:
        p.done[i] = 1
    else:
        p.missed += 1


# movement


def move(b: Board, s: State, log: Log, t: Timetable, d: Workspace, p: Progress) -> None:
    """All go on with their stops."""
    for v in range(t.g.vehicles):
        if p.slot_of[v]:
            go_on(b, s, log, t, d, p, v, p.slot_of[v] - 1)


def go_on(b: Board, s: State, log: Log, t: Timetable, d: Workspace, p: Progress, v: int, slot: int) -> None:
    """Go from stop to stop as far as it gets in this turn."""
    one = s.players[log.seat].transporters[slot]
    for _ in range(STOPS):
        if p.next[v] >= t.vehicle[v].stops or one.kind == 0:
            return
        stop = t.vehicle[v].stop[p.next[v]]
        if one.site != stop.site and (is_water(one.kind) or not touches(b, s, one, stop.store)):
            if not step_to(b, s, log, t, d, slot, stop.site):
                return
        else:
            if p.acted[v] == 0:
                if stop.loads and s.turn < stop.at // TURN and s.turn + 1 < t.last:
                    return
                if not keeps_aboard(t, v, p.next[v]):
                    handle(b, s, log, t, p, v, slot)
                p.acted[v] = 1
            if TURN * (s.turn + 1) <= stop.until and not goes_on_at_once(t, p, v):
                return
            p.next[v] += 1
            p.acted[v] = 0


def keeps_aboard(t: Timetable, v: int, k: int) -> bool:
    """May what was aboard stay there, as the vehicle has nothing else to do than to take it up again?"""
    if t.vehicle[v].stop[k].tied != KEPT:
        return False
    if k + 1 == t.vehicle[v].stops:
        return True
    after = t.vehicle[v].stop[k + 1]
    return k + 2 == t.vehicle[v].stops and after.loads != 0 and after.store == t.vehicle[v].stop[k].store


def goes_on_at_once(t: Timetable, p: Progress, v: int) -> bool:
    """Is there more to put down, or to wait for, at the same place and time?"""
    one, at = t.vehicle[v], p.next[v]
    if at + 1 >= one.stops:
        return False
    stop, after = one.stop[at], one.stop[at + 1]
    return after.at == stop.until and after.site == stop.site and after.loads == 0


def handle(b: Board, s: State, log: Log, t: Timetable, p: Progress, v: int, slot: int) -> None:
    """Load and unload what is planned for a stop."""
    stop = t.vehicle[v].stop[p.next[v]]
    for good in range(GOODS):
        for _ in range(loaded(stop.loads, good)):
            if not load_here(b, s, log, slot, good):
                p.missed += 1
        for _ in range(loaded(stop.drops, good)):
            dropped = drop_on(b, s, log, slot, good, b.site_bank[stop.store])
            if not dropped:
                p.missed += 1


def load_here(b: Board, s: State, log: Log, slot: int, good: int) -> bool:
    """Load a good from any bank in reach; geese follow."""
    v = s.players[log.seat].transporters[slot]
    tile = b.site_tile[v.site]
    for bank in range(b.bank_count[tile]):
        if good == GOOSE:
            if act(b, s, log, ACTIONS.LEAD, slot, bank, 0):
                return True
        elif act(b, s, log, ACTIONS.LOAD, slot, good, bank):
            return True
    return False


def drop_on(b: Board, s: State, log: Log, slot: int, good: int, bank: int) -> bool:
    """Unload a good, or leave a goose, on a bank."""
    v = s.players[log.seat].transporters[slot]
    if good == GOOSE and v.led > 0:
        return act(b, s, log, ACTIONS.LEAVE, slot, bank, 0)
    return act(b, s, log, ACTIONS.UNLOAD, slot, good, bank)


def touches(b: Board, s: State, v: Transporter, store: int) -> bool:
    """Does a transporter reach what lies in a store?"""
    if b.site_tile[v.site] != b.site_tile[store]:
        return False
    tile = b.site_tile[store]
    reach = reach_of(b, s, v)
    return reach & joined(b, s, tile, store) != 0


def joined(b: Board, s: State, tile: int, store: int) -> int:
    """The banks connected with that of a store; the only one at sea."""
    return ground(s, tile, b.site_bank[store]) if store < b.banks else 1


def step_to(b: Board, s: State, log: Log, t: Timetable, d: Workspace, slot: int, goal: int) -> bool:
    """Go one step on the quickest way to a site, unless waiting for the next turn is as quick."""
    one = s.players[log.seat].transporters[slot]
    if one.points == 0:
        return False
    now = TURN * s.turn + (POINTS[one.kind] - one.points) * STEP[one.kind]
    site = NONE
    if is_water(one.kind):
        site = next_by_water(b, s, t, d, one, now, goal)
    else:
        site = next_by_land(b, s, t, d, one, now, goal)
    if site == NONE:
        return False
    return act(b, s, log, ACTIONS.GO, slot, site, 0)


def next_by_water(b: Board, s: State, t: Timetable, d: Workspace, one: Transporter, now: int, goal: int) -> int:
    """The next site of a boat on its way to a site, or NONE."""
    end = TURN * (s.turn + 1)
    best, found = gets_to(b, s, t, d, one.kind, one.site, end, goal), NONE
    for way in range(b.first_waterway[one.site], b.first_waterway[one.site + 1]):
        site = b.waterway[way]
        after = end if b.site_kind[site] == DOCK else now + STEP[one.kind]
        time = gets_to(b, s, t, d, one.kind, site, after, goal)
        if time < best:
            best, found = time, int(site)
    return found


def next_by_land(b: Board, s: State, t: Timetable, d: Workspace, one: Transporter, now: int, goal: int) -> int:
    """The next bank of a land transporter on its way to one, or NONE."""
    end = TURN * (s.turn + 1)
    best, found = gets_to(b, s, t, d, one.kind, one.site, end, goal), NONE
    tile = b.site_tile[one.site]
    for near in range(b.first_near[tile], b.first_near[tile + 1]):
        site = b.near[near]
        after = gets_to(b, s, t, d, one.kind, one.site, now, site)
        if after <= end:
            time = gets_to(b, s, t, d, one.kind, site, after, goal)
            if time < best:
                best, found = time, int(site)
    return found


# building and the wonder


def build_planned(b: Board, s: State, log: Log, t: Timetable, p: Progress, a: Agenda) -> None:
    """Build what is planned for this turn, or was missed."""
    for i in range(a.count):
        if t.done[i] <= s.turn and p.done[i] == 0:
            job, place, detail = a.project[i].job, a.project[i].place, a.project[i].detail
            built = False
            if job == BUILD and detail == MINE:
                built = act(b, s, log, ACTIONS.MINE, place, a.project[i].amount, 0)
            elif job == BUILD:
                built = act(b, s, log, ACTIONS.BUILD, detail - 1, place, 0)
            elif job == ROAD:
                built = act(b, s, log, ACTIONS.ROAD, place, 0, 0)
            elif job == BRIDGE:
                built = act(b, s, log, ACTIONS.BRIDGE, place, 0, 0)
            elif job == SHAFT:
                built = act(b, s, log, ACTIONS.SHAFT, b.site_tile[place], a.project[i].amount, 0)
            if job in (BUILD, ROAD, BRIDGE, SHAFT):
                note(p, i, built)
                finish_work(b, s, log)


def lay_planned(b: Board, s: State, log: Log, t: Timetable, p: Progress) -> None:
    """Lay the bricks that are planned for this turn, and pay for them with what is planned."""
    left = t.g.paid[s.turn]
    for _ in range(t.g.bricks[s.turn]):
        laid = act(b, s, log, ACTIONS.BRICK, 0, 0, 0)
        if not laid:
            p.missed += 1
            return
        while s.work.job == BRICK and left:
            good = next_payment(left)
            left -= packed(good)
            for source in range(SOURCES):
                paid = act(b, s, log, ACTIONS.PAY, good, source, 0)
                if paid:
                    break
        finish_work(b, s, log)


def next_payment(left: int) -> int:
    """The first good of what is to be paid."""
    for good in range(GOODS):
        if loaded(left, good):
            return good
    return GOODS


# works in hand


def finish_work(b: Board, s: State, log: Log) -> None:
    """Decide what a work in hand leaves open: what lies pays before what is aboard, the cheapest first."""
    for _ in range(64):
        if s.work.job == NO_WORK or s.work.seat != log.seat:
            return
        if s.work.job <= LAST_PAID:
            if not pay_cheapest(b, s, log):
                return
        elif not choose_first(b, s, log):
            return


def pay_cheapest(b: Board, s: State, log: Log) -> bool:
    """Pay one good."""
    for source in range(SOURCES):
        for rank in range(GOODS):
            good = CHEAP[rank]
            if s.work.need[good] > 0 or s.work.kinds & bit(good):
                paid = act(b, s, log, ACTIONS.PAY, good, source, 0)
                if paid:
                    return True
    return False
