"""Fitting in what is built: buildings, mines and their shafts, roads and bridges; and research."""

from lautta.games.roads.rules.building_table import (
    ANY,
    COST_BOARDS,
    COST_STONE,
    GROUND_FOR,
    SHORE,
    SUBJECT_FOR,
    WOOD,
    YIELDS,
    is_primary,
)
from lautta.games.roads.rules.map import store_of
from lautta.games.roads.solver.planning.agenda import Project
from lautta.games.roads.solver.planning.gaps import be_there
from lautta.games.roads.solver.planning.making import ask_input, enough_boards, enough_fuel, factory, supply
from lautta.games.roads.solver.planning.routes import forget_routes
from lautta.games.roads.solver.planning.stocks import anywhere, draw_mine, flow, least
from lautta.games.roads.solver.planning.timetable import CLAIM, NEVER, PAVED, SHAFTS, TURNS, Timetable, Workspace
from lautta.games.roads.solver.planning.trips import ask_nothing, gather
from lautta.games.roads.state import (
    BIG,
    BOARDS,
    COAL_BURNER,
    DESERT,
    ENLARGEMENT,
    EVEN,
    FUEL,
    GOLD,
    GOOSE,
    IRON,
    IRRIGATION,
    MINE,
    MIXED_GOLD,
    MIXED_IRON,
    NEW_SHAFTS,
    NONE,
    PAPERMILL,
    PASTURE,
    SPECIALISATION,
    STONE,
    Board,
    State,
    bit,
    terrain_of,
)


def fit_building(b: Board, s: State, t: Timetable, d: Workspace, one: Project) -> int:
    """A building."""
    store, kind = one.place, one.detail
    first = buildable(b, s, t, one)
    if first >= t.last:
        return NEVER
    if not supply(b, s, t, d, COST_BOARDS[kind], COST_STONE[kind]):
        return NEVER
    ask_nothing(d)
    d.need[BOARDS], d.need[STONE] = COST_BOARDS[kind], COST_STONE[kind]
    if not gather(b, s, t, d, store, CLAIM):
        return NEVER
    turn = be_there(b, s, t, d, store, max(first, d.ready))
    if turn < NEVER:
        tile = b.site_tile[store]
        t.g.building[tile], t.g.bank[tile], t.g.built[tile] = kind, b.site_bank[store], turn
        if kind == MINE:
            t.g.bag_gold[tile], t.g.bag_iron[tile] = MIXED_GOLD[one.amount], MIXED_IRON[one.amount]
        produce_from(b, t, tile)
    return turn


def buildable(b: Board, s: State, t: Timetable, one: Project) -> int:
    """When a building may stand at its place, as far as terrain and research go: the first turn, or NEVER."""
    store, kind, tile = one.place, one.detail, b.site_tile[one.place]
    if store >= b.banks or t.g.building[tile]:
        return NEVER
    if kind in (COAL_BURNER, PAPERMILL) and tile == b.site_tile[t.home]:
        return NEVER  # it would burn what is to pay for bricks
    terrain, wanted, turn = terrain_of(b, s, tile), GROUND_FOR[kind], max(one.since, t.builds)
    if terrain == DESERT:
        terrain, turn = PASTURE, max(turn, irrigated_after(s, t) + 1)
    if wanted == SHORE:
        if b.shore[tile] == 0:
            return NEVER
    elif wanted not in (ANY, terrain):
        return NEVER
    if SUBJECT_FOR[kind] != NONE:
        turn = max(turn, t.g.known[SUBJECT_FOR[kind]])
    return max(turn, mixable(t, one.amount)) if kind == MINE else turn


def mixable(t: Timetable, mixture: int) -> int:
    """The first turn in which a mine or shaft may be filled like this."""
    if mixture == EVEN:
        return t.first
    return t.g.known[ENLARGEMENT if mixture == BIG else SPECIALISATION]


def produce_from(b: Board, t: Timetable, tile: int) -> None:
    """What a building produces by itself, from the turn after it was built."""
    store, building = store_of(b, tile, t.g.bank[tile]), t.g.building[tile]
    if building == MINE:
        draw_mine(t, tile, store, 1)
    elif is_primary(building):
        flow(t, store, YIELDS[building], t.g.built[tile] + 1)


def irrigated_after(s: State, t: Timetable) -> int:
    """The turn in which the planned bricks bring irrigation, if nobody else lays any; NEVER if they do not."""
    laid = s.laid
    for turn in range(t.now, t.last):
        laid += t.g.bricks[turn] + 1
        if laid > IRRIGATION:
            return turn
    return NEVER


def fit_shaft(b: Board, s: State, t: Timetable, d: Workspace, one: Project) -> int:
    """A new shaft."""
    tile, mixture = b.site_tile[one.place], one.amount
    if t.g.building[tile] != MINE or t.g.shafts == SHAFTS or anywhere(t, IRON) < 1:
        return NEVER
    turn = max(max(one.since, t.g.known[NEW_SHAFTS]), max(t.g.built[tile] + 1, mixable(t, mixture)))
    turn = max(turn, t.builds)
    if turn >= t.last:
        return NEVER
    if not enough_fuel(b, s, t, d, 1):
        return NEVER
    store = store_of(b, tile, t.g.bank[tile])
    ask_nothing(d)
    d.need[IRON], d.need[FUEL] = 1, 1
    if not gather(b, s, t, d, store, CLAIM):
        return NEVER
    turn = be_there(b, s, t, d, store, max(turn, d.ready))
    if turn >= t.last:
        return NEVER
    draw_mine(t, tile, store, -1)
    t.g.shaft_tile[t.g.shafts], t.g.shaft_turn[t.g.shafts], t.g.shaft_mixture[t.g.shafts] = tile, turn, mixture
    t.g.shafts += 1
    draw_mine(t, tile, store, 1)
    if least(t, store, GOLD, 2 * t.first) < 0 or least(t, store, IRON, 2 * t.first) < 0:
        return NEVER
    return turn


def pave(t: Timetable, d: Workspace, turn: int) -> None:
    """Note that ways change after a turn."""
    t.g.paved += 1
    for later in range(turn + 1, TURNS):
        t.g.roads_by[later] += 1
    forget_routes(d)


def stone_at(b: Board, s: State, t: Timetable, d: Workspace, store: int, since: int) -> int:
    """Bring a stone and somebody to a store; answers the turn."""
    if t.g.paved == PAVED:
        return NEVER
    if not supply(b, s, t, d, 0, 1):
        return NEVER
    ask_nothing(d)
    d.need[STONE] = 1
    if not gather(b, s, t, d, store, CLAIM):
        return NEVER
    return be_there(b, s, t, d, store, max(max(since, t.builds), d.ready))


def fit_road(b: Board, s: State, t: Timetable, d: Workspace, one: Project) -> int:
    """A road."""
    end = one.place
    link = b.end_link[end]
    if t.g.link_from[link] < NEVER:
        return NEVER
    turn = stone_at(b, s, t, d, b.end_from[end], one.since)
    if turn < NEVER:
        t.g.link_from[link] = turn + 1
        pave(t, d, turn)
    return turn


def fit_bridge(b: Board, s: State, t: Timetable, d: Workspace, one: Project) -> int:
    """A bridge."""
    tile, pair = b.spot_tile[one.place], b.spot_pair[one.place]
    if t.g.bridges[tile] & bit(pair) or (t.g.bridges[tile] != s.bridges[tile]):
        return NEVER
    turn = stone_at(b, s, t, d, store_of(b, tile, pair), one.since)
    if turn < NEVER:
        t.g.bridges[tile] |= bit(pair)
        t.g.bridges_from[tile] = turn + 1
        pave(t, d, turn)
    return turn


def fit_research(b: Board, s: State, t: Timetable, d: Workspace, one: Project) -> int:
    """Research at the papermill, in the production in which its paper is made."""
    subject = one.detail
    tile = factory(b, t, PAPERMILL)
    if tile == NONE or t.g.known[subject] < NEVER or anywhere(t, GOOSE) < 2:
        return NEVER
    if not enough_boards(b, s, t, d, WOOD):
        return NEVER
    store = store_of(b, tile, t.g.bank[tile])
    ask_input(d, PAPERMILL)
    d.need[GOOSE] = 2
    if not gather(b, s, t, d, store, CLAIM):
        return NEVER
    turn = be_there(b, s, t, d, store, max(max(one.since, d.ready), t.g.built[tile]))
    if turn + 1 >= t.last or t.g.used[tile * TURNS + turn + 1]:
        return NEVER
    t.g.used[tile * TURNS + turn + 1] = 1
    t.g.known[subject] = turn + 1
    return turn + 1
