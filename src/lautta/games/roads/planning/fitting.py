"""Fitting projects into a timetable, one after another: each as soon as it can be done beside those before it."""

from lautta.core.bits import each_bit
from lautta.core.records import copy_to
from lautta.games.roads.planning.agenda import BREED, HATCH, MAKE, PROJECTS, Agenda, Project, set_project
from lautta.games.roads.planning.bricks import fit_brick
from lautta.games.roads.planning.erecting import (
    fit_bridge,
    fit_building,
    fit_research,
    fit_road,
    fit_shaft,
    produce_from,
)
from lautta.games.roads.planning.making import make
from lautta.games.roads.planning.routes import forget_routes
from lautta.games.roads.planning.stocks import add
from lautta.games.roads.planning.timetable import NEVER, TURN, TURNS, Desk, Timetable
from lautta.games.roads.planning.transporters import add_vehicle, fit_breeding, fit_hatching, fit_launch, fit_wagon
from lautta.games.roads.planning.wealth import collect
from lautta.games.roads.setup import is_short
from lautta.games.roads.state import (
    BRICK,
    BRICKS,
    BRIDGE,
    BUILD,
    COINS,
    GOODS,
    HARNESS,
    LAUNCH,
    NEUTRAL_BRICKS,
    RESEARCH,
    ROAD,
    SHAFT,
    SHORT_GAME,
    SLOTS,
    STOCK,
    Board,
    State,
    bit,
)

DEAREST = 6  # what a brick may cost in the end


def fit(b: Board, s: State, t: Timetable, kept: Timetable, d: Desk, a: Agenda, seat: int) -> int:
    """Make a timetable of an agenda, and of what else can be made then; answers how good it is, in 1/100 of a point."""
    begin(b, s, t, d, seat, a.home)
    keep(kept, t, t)
    d.hopeless = 0
    for i in range(a.count):
        one = a.project[i]
        for _ in range(max(1, one.amount) if one.job in (BRICK, MAKE) else 1):
            turn = fit_or_not(b, s, t, kept, d, one)
            if turn == NEVER:
                break
            t.done[i] = turn
    fit_tail(b, s, t, kept, d, MAKE, STOCK)
    fit_tail(b, s, t, kept, d, MAKE, COINS)
    for price in range(2, DEAREST + 1):
        fit_tail(b, s, t, kept, d, BRICK, price)
    return collect(b, s, t, d)


def fit_tail(b: Board, s: State, t: Timetable, kept: Timetable, d: Desk, job: int, detail: int) -> None:
    """Make as many of a good, or lay as many bricks, as there is time for."""
    set_project(d.tail, job, detail, 0, 1)
    for _ in range(BRICKS):
        turn = fit_or_not(b, s, t, kept, d, d.tail)
        if turn == NEVER:
            return


def fit_or_not(b: Board, s: State, t: Timetable, kept: Timetable, d: Desk, one: Project) -> int:
    """Fit in a project, or leave the timetable as it was; answers as `fit_project` does."""
    if d.hopeless & sort_of(one):
        return NEVER
    turn = fit_project(b, s, t, d, one)
    if turn < NEVER:
        d.hopeless = 0
        keep(kept, t, t)
        return turn
    if one.since == 0:
        d.hopeless |= sort_of(one)
    if one.job in (ROAD, BRIDGE):
        forget_routes(d)
    keep(t, kept, t)
    return NEVER


def sort_of(one: Project) -> int:
    """The mask of what is hopeless if this project is: goods that are made, and bricks at a price."""
    if one.job == MAKE:
        return bit(one.detail)
    return bit(GOODS + one.detail) if one.job == BRICK else 0


def keep(to: Timetable, source: Timetable, changed: Timetable) -> None:
    """Copy what has changed."""
    copy_to(to.g, source.g)
    for i in each_bit(changed.new_places):
        copy_to(to.place[i], source.place[i])
    for v in each_bit(changed.new_vehicles):
        copy_to(to.vehicle[v], source.vehicle[v])
    changed.new_places, changed.new_vehicles = 0, 0


def fit_project(b: Board, s: State, t: Timetable, d: Desk, one: Project) -> int:
    """Fit in one project; answers the turn in which it is done, NEVER if it cannot be."""
    if one.job == BUILD:
        return fit_building(b, s, t, d, one)
    if one.job == ROAD:
        return fit_road(b, s, t, d, one)
    if one.job == BRIDGE:
        return fit_bridge(b, s, t, d, one)
    if one.job == RESEARCH:
        return fit_research(b, s, t, d, one)
    if one.job == SHAFT:
        return fit_shaft(b, s, t, d, one)
    if one.job == BREED:
        return fit_breeding(b, s, t, d, one)
    if one.job == BRICK:
        return fit_brick(b, s, t, d, one)
    if one.job == LAUNCH:
        return fit_launch(b, s, t, d, one)
    if one.job == HARNESS:
        return fit_wagon(b, s, t, d, one)
    if one.job == HATCH:
        return fit_hatching(b, s, t, d, one)
    made = make(b, s, t, d, one.detail, one.patience)
    return t.last if made else NEVER


def begin(b: Board, s: State, t: Timetable, d: Desk, seat: int, home: int) -> None:
    """Write down what there is, before anything is planned."""
    limit = SHORT_GAME if is_short(s) else NEUTRAL_BRICKS
    t.first, t.last, t.home, t.seat = s.turn, min(TURNS, s.turn + limit - s.neutral), home, seat
    t.g.places, t.g.vehicles, t.g.paved, t.g.shafts, t.mill_tile = 0, 0, 0, 0, 0
    t.new_places, t.new_vehicles = 0, 0
    for store in range(b.stores):
        t.g.place_of[store] = 0
    for link in range(b.links):
        t.g.link_from[link] = 0 if s.roads[link] else NEVER
    for subject in range(7):
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
    begin_goods(b, s, t)
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        add_vehicle(t, v.kind, v.site, TURN * t.first)
    forget_routes(d)


def begin_goods(b: Board, s: State, t: Timetable) -> None:
    """Write down what lies where, and what is produced by itself."""
    for store in range(b.stores):
        for good in range(GOODS):
            if s.goods[store][good]:
                add(t, store, good, 2 * t.first, s.goods[store][good])
    for tile in range(b.tiles):
        if t.g.building[tile]:
            produce_from(b, t, tile)
