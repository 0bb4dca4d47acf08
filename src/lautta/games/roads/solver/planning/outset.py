"""What there is before anything is planned: where planning begins in a turn, what lies where, who is there.

At the beginning of a phase, what comes before it in the turn is over. Before production is over, planning begins in the
turn before, in which nobody moves or builds any more.
"""

from lautta.games.roads.rules.building_table import AT_ONCE, INPUT, RUNS, WOOD, YIELDS, burns_wood, is_secondary
from lautta.games.roads.rules.map import store_of
from lautta.games.roads.rules.setup import turns_of_game
from lautta.games.roads.rules.transporter_table import POINTS
from lautta.games.roads.solver.planning.agenda import PROJECTS, Agenda
from lautta.games.roads.solver.planning.erecting import produce_from
from lautta.games.roads.solver.planning.gaps import insert_stop
from lautta.games.roads.solver.planning.routes import STEP, arrives, forget_routes
from lautta.games.roads.solver.planning.stocks import add, least
from lautta.games.roads.solver.planning.timetable import FAR, KEPT, NEVER, TURN, TURNS, Timetable, Workspace, packed
from lautta.games.roads.solver.planning.transporters import add_vehicle
from lautta.games.roads.state import (
    BOARDS,
    BUILDING,
    GOODS,
    GOOSE,
    MOVEMENT,
    NONE,
    OPEN_SEA,
    PRODUCTION,
    SLOTS,
    SUBJECT_COUNT,
    TRUNKS,
    WONDER,
    Board,
    State,
    Transporter,
    bit,
    load_of,
)

MOST_COUNTED = 60  # goods of a kind in a store at first: with all that comes there are never more than 127


def begin(b: Board, s: State, t: Timetable, d: Workspace, a: Agenda, seat: int) -> None:
    """Write down what there is, before anything is planned."""
    t.seat, t.home = seat, a.home if s.players[seat].home == NONE else s.players[seat].home
    begin_in_time(s, t)
    t.g.places, t.g.vehicles, t.g.paved, t.g.shafts, t.mill_tile = 0, 0, 0, 0, 0
    t.new_places, t.new_vehicles = 0, 0
    for store in range(b.stores):
        t.g.place_of[store] = 0
    for link in range(b.links):
        t.g.link_from[link] = 0 if s.roads[link] else NEVER
    for subject in range(SUBJECT_COUNT):
        t.g.known[subject] = 0 if s.players[seat].research & bit(subject) else NEVER
    for turn in range(TURNS):
        t.g.bricks[turn], t.g.paid[turn], t.g.roads_by[turn] = 0, 0, 0
    for tile in range(b.tiles):
        t.g.building[tile], t.g.bank[tile], t.g.built[tile] = s.building[tile], s.on_bank[tile], s.turn
        t.g.bridges[tile], t.g.bridges_from[tile] = s.bridges[tile], 0
        t.g.bag_gold[tile], t.g.bag_iron[tile] = s.bag_gold[tile], s.bag_iron[tile]
        for turn in range(TURNS):
            t.g.used[tile * TURNS + turn] = 0
    for i in range(PROJECTS):
        t.done[i] = NEVER
    forget_routes(d)
    begin_goods(b, s, t, d)
    begin_vehicles(b, s, t, d)
    for tile in range(b.tiles):
        if is_secondary(t.g.building[tile]):
            run_on(b, s, t, tile)


# time


def begin_in_time(s: State, t: Timetable) -> None:
    """Write down from when to when it plans."""
    t.now, t.first, t.start, t.builds = s.turn, s.turn, TURN * s.turn, s.turn
    if s.phase == PRODUCTION and s.turn > 0:
        t.first = s.turn - 1
    elif s.phase in (BUILDING, WONDER):
        t.start = TURN * (s.turn + 1)
        t.builds = s.turn + (s.phase == WONDER)
    t.bought = s.players[t.seat].bought
    t.last = min(TURNS, s.turn + turns_of_game(s) - s.neutral)


# goods


def begin_goods(b: Board, s: State, t: Timetable, d: Workspace) -> None:
    """Write down what lies where, and what is produced by itself."""
    for store in range(b.stores):
        for good in range(GOODS):
            if s.goods[store][good]:
                add(t, store, good, 2 * t.first, min(MOST_COUNTED, s.goods[store][good]))
    for tile in range(b.tiles):
        if t.g.building[tile]:
            produce_from(b, t, tile)
    if s.phase == PRODUCTION and t.first < s.turn:
        for tile in range(b.tiles):
            t.g.used[tile * TURNS + s.turn] = s.used[tile]


def run_on(b: Board, s: State, t: Timetable, tile: int) -> None:
    """A factory uses what lies there or was meant for it, turn by turn."""
    store, building = store_of(b, tile, t.g.bank[tile]), t.g.building[tile]
    if t.g.place_of[store] == 0:
        return
    for turn in range(t.first + 1, t.last):
        while t.g.used[tile * TURNS + turn] < RUNS[building] and has_input_at(t, store, building, 2 * turn - 1):
            t.g.used[tile * TURNS + turn] += 1
            for good in range(GOODS):
                if INPUT[building][good]:
                    add(t, store, good, 2 * turn - 1, -INPUT[building][good])
            if burns_wood(building):
                boards = min(WOOD, least(t, store, BOARDS, 2 * turn - 1))
                add(t, store, BOARDS, 2 * turn - 1, -boards)
                add(t, store, TRUNKS, 2 * turn - 1, boards - WOOD)
            add(t, store, YIELDS[building], 2 * turn, AT_ONCE[building])


def has_input_at(t: Timetable, store: int, building: int, moment: int) -> bool:
    """Is there input for one run of a factory?"""
    for good in range(GOODS):
        if INPUT[building][good] > least(t, store, good, moment):
            return False
    if burns_wood(building):
        return max(0, least(t, store, TRUNKS, moment)) + max(0, least(t, store, BOARDS, moment)) >= WOOD
    return True


# transporters


def begin_vehicles(b: Board, s: State, t: Timetable, d: Workspace) -> None:
    """Write down who is where, and let each put down what it carries."""
    for slot in range(SLOTS):
        v = s.players[t.seat].transporters[slot]
        born: int = t.start
        if s.phase == MOVEMENT and v.kind:
            born += max(0, POINTS[v.kind] - v.points) * STEP[v.kind]
        kind = v.kind if v.carrier == 0 else 0
        add_vehicle(t, kind, v.site, born)
        if kind and load_of(v) + v.led > 0:
            bring(b, s, t, d, slot, v)


def bring(b: Board, s: State, t: Timetable, d: Workspace, slot: int, v: Transporter) -> None:
    """Plan that a transporter puts down first of all what it carries, here or at home."""
    begins: int = t.vehicle[slot].born
    store = here(b, v)
    there = arrives(b, s, t, d, v.kind, v.site, begins, store) if store != NONE else FAR
    if there >= TURN * t.last:
        store = t.home
        there = arrives(b, s, t, d, v.kind, v.site, begins, store)
    if there >= TURN * t.last:
        return
    insert_stop(t, slot, 0, store, d.site_found, there, there, KEPT)
    moment = max((there - 1) // TURN * 2 + 1, t.start // TURN * 2)
    for good in range(GOODS):
        count = v.cargo[good] + (v.led if good == GOOSE else 0)
        if count > 0:
            t.vehicle[slot].stop[0].drops += packed(good) * min(15, count)
            add(t, store, good, moment, count)


def here(b: Board, v: Transporter) -> int:
    """A store where a transporter can put down what it carries without moving, or NONE."""
    if v.site < b.banks:
        return v.site
    if b.site_kind[v.site] == OPEN_SEA:
        return NONE
    return store_of(b, b.site_tile[v.site], b.site_bank[v.site])
