"""Fitting in new transporters, and geese."""

from lautta.games.roads.rules.building_table import INPUT, MAKES
from lautta.games.roads.rules.map import store_of
from lautta.games.roads.rules.transporter_table import MOST, MOST_LAND, MOST_WATER
from lautta.games.roads.rules.walls import shut
from lautta.games.roads.solver.planning.agenda import Project
from lautta.games.roads.solver.planning.gaps import (
    anybody_at,
    gap_begins,
    gap_for,
    gap_site,
    insert_stop,
    stay,
    wait_at,
)
from lautta.games.roads.solver.planning.making import ask_input, enough_boards, enough_fuel
from lautta.games.roads.solver.planning.routes import arrives, joined_at
from lautta.games.roads.solver.planning.stocks import add, least
from lautta.games.roads.solver.planning.timetable import (
    CLAIM,
    FAR,
    LAY_DOWN,
    MOMENTS,
    NEVER,
    STOPS,
    TURN,
    TURNS,
    VEHICLES,
    Timetable,
    Workspace,
)
from lautta.games.roads.solver.planning.trips import ask_nothing, gather
from lautta.games.roads.state import (
    BOARDS,
    DONKEY,
    FUEL,
    GOODS,
    GOOSE,
    NONE,
    PASTURE,
    WAGON,
    WAGON_FACTORY,
    Board,
    State,
    bit,
    is_land,
    is_water,
    terrain_of,
)


def add_vehicle(t: Timetable, kind: int, site: int, born: int) -> None:
    """Add a vehicle."""
    if t.g.vehicles < VEHICLES:
        t.new_vehicles |= 1 << t.g.vehicles
        one = t.vehicle[t.g.vehicles]
        one.kind, one.site, one.born, one.stops, one.cargo, one.heir = kind, site, born, 0, 0, 0
        one.gone = TURN * t.last if kind else 0
        t.g.vehicles += 1


def too_many(t: Timetable, kind: int) -> bool:
    """Are there as many transporters on land or water as there may be?"""
    land, water = 0, 0
    for v in range(t.g.vehicles):
        if t.vehicle[v].gone == TURN * t.last:
            land += is_land(t.vehicle[v].kind)
            water += is_water(t.vehicle[v].kind)
    return land + water >= MOST or (land >= MOST_LAND if is_land(kind) else water >= MOST_WATER)


def fit_breeding(b: Board, s: State, t: Timetable, d: Workspace, one: Project) -> int:
    """Two donkeys on an empty pasture; a third one is there in the next production."""
    store: int = one.place
    tile, donkeys = b.site_tile[store], 0
    if t.g.building[tile] or terrain_of(b, s, tile) != PASTURE or store == t.home or t.g.vehicles == VEHICLES:
        return NEVER
    for v in range(t.g.vehicles):
        donkeys += t.vehicle[v].gone == TURN * t.last and t.vehicle[v].kind == DONKEY
    if donkeys < 2 or too_many(t, DONKEY):
        return NEVER
    turn = max(one.since, t.first)
    while turn + 1 < t.last:
        if t.g.used[tile * TURNS + turn + 1]:
            turn += 1
            continue
        first = donkey_for(b, s, t, d, store, turn, NONE)
        if first != NONE:
            other = donkey_for(b, s, t, d, store, turn, first)
            if other != NONE:
                breed_at(b, s, t, d, first, store, turn)
                breed_at(b, s, t, d, other, store, turn)
                t.g.used[tile * TURNS + turn + 1] = 1
                add_vehicle(t, DONKEY, store, TURN * (turn + 1))
                return turn + 1
        turn += 1
    return NEVER


def breed_at(b: Board, s: State, t: Timetable, d: Workspace, v: int, store: int, turn: int) -> None:
    """Plan that a donkey is at a store when a turn ends, and carries nothing then."""
    gap = gap_for(b, s, t, d, v, store, turn)
    if gap != NONE:
        wait_at(b, s, t, d, v, store, turn)
        t.vehicle[v].stop[gap].bare = 1


def donkey_for(b: Board, s: State, t: Timetable, d: Workspace, store: int, turn: int, other: int) -> int:
    """A donkey that can be at a store at the end of a turn and is not this other one, or NONE."""
    best, found = FAR, NONE
    for v in range(t.g.vehicles):
        if t.vehicle[v].kind == DONKEY and v != other:
            gap = gap_for(b, s, t, d, v, store, turn)
            if gap != NONE:
                cost = d.best
                if cost < best:
                    best, found = cost, v
    return found


def fit_launch(b: Board, s: State, t: Timetable, d: Workspace, one: Project) -> int:
    """A new boat or truck: somebody has to be there when everything is."""
    tile = b.site_tile[one.place]
    building = t.g.building[tile]
    kind = MAKES[building]
    if kind == 0 or kind == WAGON or t.g.vehicles == VEHICLES or too_many(t, kind):
        return NEVER
    store = store_of(b, tile, t.g.bank[tile])
    site = store if is_land(kind) else launch_site(b, s, t, tile, one.amount)
    if site == NONE:
        return NEVER
    if INPUT[building][BOARDS]:
        if not enough_boards(b, s, t, d, INPUT[building][BOARDS]):
            return NEVER
    if INPUT[building][FUEL]:
        if not enough_fuel(b, s, t, d, INPUT[building][FUEL]):
            return NEVER
    ask_input(d, building)
    d.ready = max(one.since, t.g.built[tile])
    if not gather(b, s, t, d, store, CLAIM):
        return NEVER
    turn: int = d.ready
    if turn + 1 >= t.last or t.g.used[tile * TURNS + turn + 1]:
        return NEVER
    if not stay(b, s, t, d, store, turn):
        return NEVER
    t.g.used[tile * TURNS + turn + 1] = 1
    add_vehicle(t, kind, site, TURN * (turn + 1))
    return turn + 1


def launch_site(b: Board, s: State, t: Timetable, tile: int, choice: int) -> int:
    """Where a new boat comes into the water: the river, or one of the coasts; NONE if there is no water."""
    if b.river_site[tile] >= 0:
        return b.river_site[tile]
    joined, found, left = joined_at(t, s, tile, t.g.bank[tile], t.first), NONE, choice
    for dock in range(b.first_dock[tile], b.first_dock[tile + 1]):
        if joined & bit(b.site_bank[dock]) and not shut(s, t.seat, b.site_edge[dock]) and left >= 0:
            found = dock
            left -= 1
    return found


def fit_wagon(b: Board, s: State, t: Timetable, d: Workspace, one: Project) -> int:
    """A donkey that has nothing more to do becomes a wagon."""
    tile = b.site_tile[one.place]
    if t.g.building[tile] != WAGON_FACTORY or t.g.vehicles == VEHICLES:
        return NEVER
    if not enough_boards(b, s, t, d, INPUT[WAGON_FACTORY][BOARDS]):
        return NEVER
    store = store_of(b, tile, t.g.bank[tile])
    ask_input(d, WAGON_FACTORY)
    d.ready = max(one.since, t.g.built[tile])
    if not gather(b, s, t, d, store, CLAIM):
        return NEVER
    best, found = FAR, NONE
    for v in range(t.g.vehicles):
        donkey = t.vehicle[v]
        if donkey.kind == DONKEY and donkey.gone == TURN * t.last and donkey.stops < STOPS:
            there = arrives(b, s, t, d, DONKEY, gap_site(t, v, donkey.stops), gap_begins(t, v, donkey.stops), store)
            if there < best:
                best, found = there, v
    if found == NONE:
        return NEVER
    turn = max(d.ready, (best - 1) // TURN)
    while turn + 1 < t.last and t.g.used[tile * TURNS + turn + 1]:
        turn += 1
    if turn + 1 >= t.last:
        return NEVER
    t.g.used[tile * TURNS + turn + 1] = 1
    end = TURN * (turn + 1)
    insert_stop(t, found, t.vehicle[found].stops, store, store, end, end, 0)
    t.vehicle[found].gone = end
    add_vehicle(t, WAGON, store, end)
    t.vehicle[t.g.vehicles - 1].heir = found + 1
    return turn + 1


def fit_hatching(b: Board, s: State, t: Timetable, d: Workspace, one: Project) -> int:
    """One more goose on a pasture, where two are brought if they are not there yet and left alone."""
    store = one.place
    tile = b.site_tile[store]
    if t.g.building[tile] or terrain_of(b, s, tile) != PASTURE:
        return NEVER
    lacking = 2 - least(t, store, GOOSE, 2 * t.last - 1)
    turn = max(one.since, t.first)
    if lacking > 0:
        ask_nothing(d)
        d.need[GOOSE] = lacking
        if not gather(b, s, t, d, store, LAY_DOWN):
            return NEVER
        turn = max(turn, d.ready)
        clear(b, s, t, d, tile)
    turn += 1
    while turn < t.last:
        if only_geese(t, store, 2 * turn - 1) and t.g.used[tile * TURNS + turn] == 0:
            if not anybody_at(b, s, t, d, tile, TURN * turn):
                t.g.used[tile * TURNS + turn] = 1
                add(t, store, GOOSE, 2 * turn, 1)
                return turn
        turn += 1
    return NEVER


def clear(b: Board, s: State, t: Timetable, d: Workspace, tile: int) -> None:
    """Send home who would stay on a tile to the end of the game."""
    for v in range(t.g.vehicles):
        gap = int(t.vehicle[v].stops)
        site, begins = gap_site(t, v, gap), gap_begins(t, v, gap)
        if t.vehicle[v].gone == TURN * t.last and gap < STOPS and b.site_tile[site] == tile:
            there = arrives(b, s, t, d, t.vehicle[v].kind, site, begins, t.home)
            if there <= TURN * t.last:
                insert_stop(t, v, gap, t.home, d.site_found, there, there, 0)


def only_geese(t: Timetable, store: int, moment: int) -> bool:
    """Do two geese lie in a store at a moment, and nothing else?"""
    if t.g.place_of[store] == 0:
        return False
    place = t.place[t.g.place_of[store] - 1]
    for good in range(GOODS):
        if place.free[good * MOMENTS + moment] != (2 if good == GOOSE else 0):
            return False
    return True
