"""Fitting projects into a timetable, one after another: each as soon as it can be done beside those before it."""

from lautta.core.bits import each_bit
from lautta.core.records import copy_to
from lautta.games.roads.solver.planning.agenda import BREED, HATCH, MAKE, Agenda, Project, set_project
from lautta.games.roads.solver.planning.bricks import fit_brick
from lautta.games.roads.solver.planning.erecting import (
    fit_bridge,
    fit_building,
    fit_research,
    fit_road,
    fit_shaft,
)
from lautta.games.roads.solver.planning.making import make
from lautta.games.roads.solver.planning.outset import begin
from lautta.games.roads.solver.planning.routes import forget_routes
from lautta.games.roads.solver.planning.timetable import NEVER, Timetable, Workspace
from lautta.games.roads.solver.planning.transporters import fit_breeding, fit_hatching, fit_launch, fit_wagon
from lautta.games.roads.solver.planning.wealth import collect
from lautta.games.roads.state import (
    BRICK,
    BRICKS,
    BRIDGE,
    BUILD,
    COINS,
    GOODS,
    HARNESS,
    LAUNCH,
    RESEARCH,
    ROAD,
    SHAFT,
    STOCK,
    Board,
    State,
    bit,
)

DEAREST = 6  # what a brick may cost in the end


def fit(b: Board, s: State, t: Timetable, kept: Timetable, d: Workspace, a: Agenda, seat: int) -> int:
    """Make a timetable of an agenda, and of what else can be made then; answers how good it is, in 1/100 of a point."""
    begin(b, s, t, d, a, seat)
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


def fit_tail(b: Board, s: State, t: Timetable, kept: Timetable, d: Workspace, job: int, detail: int) -> None:
    """Make as many of a good, or lay as many bricks, as there is time for."""
    set_project(d.tail, job, detail, 0, 1)
    for _ in range(BRICKS):
        turn = fit_or_not(b, s, t, kept, d, d.tail)
        if turn == NEVER:
            return


def fit_or_not(b: Board, s: State, t: Timetable, kept: Timetable, d: Workspace, one: Project) -> int:
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


def fit_project(b: Board, s: State, t: Timetable, d: Workspace, one: Project) -> int:
    """Fit in one project; answers the turn in which it is done, NEVER if it cannot be."""
    d.patience = one.patience
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
    made = make(b, s, t, d, one.detail)
    return t.last if made else NEVER
