"""Planning: what a timetable promises is what the rules give; goods, ways and vehicles are never planned twice."""

from typing import Any

import pytest

import lautta
from lautta.core.chance import Chooser, choose
from lautta.core.game import GameState
from lautta.core.records import copy_of, copy_to
from lautta.games.roads.players.acts import codes_of
from lautta.games.roads.players.sense import settlers_choice
from lautta.games.roads.rules.scoring import rows_points
from lautta.games.roads.rules.transporter_table import CAPACITY
from lautta.games.roads.solver.planning.agenda import BREED, HATCH, MAKE, Agenda
from lautta.games.roads.solver.planning.annealing import PLANNING, Planner, promise_of, value_of
from lautta.games.roads.solver.planning.bricks import OWN
from lautta.games.roads.solver.planning.changes import change, put
from lautta.games.roads.solver.planning.loads import room_taken
from lautta.games.roads.solver.planning.routes import arrives, forget_routes
from lautta.games.roads.solver.planning.stocks import draw_mine
from lautta.games.roads.solver.planning.templates import atlas_of, template
from lautta.games.roads.solver.planning.timetable import FAR, KEPT, MOMENTS, NEVER, TURN, Timetable, loaded
from lautta.games.roads.solver.solving import fits_board, played_through
from lautta.games.roads.state import (
    BOARDS,
    BRICK,
    BUILD,
    BUILDING,
    COAL_BURNER,
    COINS,
    DONKEY,
    GOLD,
    GOODS,
    GOOSE,
    IRON,
    LAUNCH,
    MINE,
    MOVEMENT,
    PRODUCTION,
    QUARRY,
    RAFT,
    RAFT_FACTORY,
    ROAD,
    SAWMILL,
    TRUNKS,
    WAGON,
    WONDER,
    WOODCUTTER,
)

GAME = lautta.game("roads")
SLOW = PLANNING.interpreted
FAST = PLANNING.module
compiled = pytest.mark.skipif(not FAST.compiled, reason="the rules are not compiled")


def started(board: str = "a_river_runs_through_it") -> GameState:
    return GAME.new(1, 1, GAME.board(board))


def store(start: GameState, name: str) -> int:
    return start.board.names["stores"].index(name)


def agenda_of(start: GameState, home: str, *projects: tuple[int, int, str, int]) -> Agenda:
    """An agenda of projects: job, detail, the store or end by name, amount."""
    agenda = Agenda(home=store(start, home))
    for job, detail, place, amount in projects:
        names = start.board.names["ends" if job == ROAD else "stores"]
        put(agenda, agenda.count, job, detail, names.index(place) if place else 0, amount)
    return agenda


def planner_for(start: GameState, agenda: Agenda) -> Planner:
    planner = Planner()
    copy_to(planner.tried, agenda)
    return planner


def planned(start: GameState, agenda: Agenda) -> Planner:
    """A planner with the timetable of an agenda, by the interpreted rules."""
    planner = planner_for(start, agenda)
    promise_of(start.board.record, start.record, planner, 0)
    return planner


def valued(module: Any, start: GameState, agenda: Agenda) -> tuple[int, Planner]:
    planner = planner_for(start, agenda)
    return module.value_of(start.board.record, start.record, planner, 0), planner


def by_lot(start: GameState, seed: int, changes: int = 0) -> Agenda:
    """A template at a home by lot, and changed a number of times."""
    b, chooser = start.board.record, Chooser(seed, 0)
    atlas = atlas_of(b)
    agenda = template(b, atlas, chooser, choose(chooser, b.banks))
    for _ in range(changes):
        change(b, atlas, agenda, chooser)
    return agenda


OPENING = (
    (BUILD, WOODCUTTER, "b2b", 0),
    (BUILD, SAWMILL, "b3b", 0),
    (BUILD, QUARRY, "a3b", 0),
    (BREED, 0, "c2a", 0),
)


def test_an_opening_is_done_as_soon_as_it_can_be() -> None:
    """Five boards and a stone make three buildings in the first turn; there is a fourth donkey in the third."""
    start = started()
    planner = planned(start, agenda_of(start, "b3b", *OPENING))
    assert list(planner.timetable.done[:4]) == [0, 0, 0, 2]


def test_a_project_that_cannot_be_done_changes_nothing() -> None:
    start = started()
    with_it = agenda_of(start, "b3b", *OPENING, (BUILD, MINE, "b2b", 0), (BUILD, WOODCUTTER, "b2b", 0))
    without = agenda_of(start, "b3b", *OPENING)
    one, other = planned(start, with_it).timetable, planned(start, without).timetable
    assert list(one.done[4:6]) == [NEVER, NEVER]
    assert all(bytes(one.vehicle[v]) == bytes(other.vehicle[v]) for v in range(one.g.vehicles))


def test_what_comes_later_in_the_agenda_makes_nothing_before_it_later() -> None:
    start = started()
    first = agenda_of(start, "b3b", *OPENING, (BUILD, MINE, "a4", 0))
    longer = agenda_of(
        start, "b3b", *OPENING, (BUILD, MINE, "a4", 0), (BUILD, COAL_BURNER, "a2a", 0), (BRICK, 2, "", 3)
    )
    assert list(planned(start, longer).timetable.done[:5]) == list(planned(start, first).timetable.done[:5])


def test_a_road_makes_later_ways_shorter_not_earlier_ones() -> None:
    start = started()
    b: Any = start.board.record
    planner = planned(start, agenda_of(start, "b3b", *OPENING, (ROAD, 0, "a3b-b3b", 0)))
    t, d, s = planner.timetable, planner.workspace, planner.position
    quarry, home, built = store(start, "a3b"), store(start, "b3b"), int(planner.timetable.done[4])
    assert built < NEVER
    forget_routes(d)
    before, after = TURN * built, TURN * (built + 1)
    assert arrives(b, s, t, d, DONKEY, quarry, before, home) == before + TURN
    assert arrives(b, s, t, d, DONKEY, quarry, after, home) == after + TURN // 2
    assert arrives(b, s, t, d, WAGON, quarry, after, home) == after + TURN // 3
    assert arrives(b, s, t, d, WAGON, quarry, after, store(start, "b2b")) == FAR  # there is no road


def test_docking_ends_the_turn_of_a_boat() -> None:
    start = started("lord_of_the_ring")
    b: Any = start.board.record
    planner = planned(start, agenda_of(start, "a1"))
    t, d, s = planner.timetable, planner.workspace, planner.position
    docks = [
        site for site in range(b.sites) if b.site_tile[site] == b.site_tile[store(start, "a1")] and site >= b.stores
    ]
    assert all(arrives(b, s, t, d, RAFT, dock, 0, store(start, "b1")) == TURN for dock in docks)
    assert d.site_found >= b.stores


def test_room_on_a_way_that_is_gone_anyway_is_used() -> None:
    """The donkey that brings a board to the next tile takes another one along, for the tile after that."""
    start = started("lord_of_the_ring")
    agenda = agenda_of(start, "d4", (BUILD, WOODCUTTER, "c5", 0), (BUILD, WOODCUTTER, "b4", 0))
    t = planned(start, agenda).timetable
    first = [t.vehicle[v] for v in range(t.g.vehicles) if t.vehicle[v].stops and t.vehicle[v].stop[0].at == 0]
    assert list(t.done[:2]) == [0, 1]
    loads = [one.stop[i].loads for one in first for i in range(one.stops) if one.stop[i].at == 0]
    assert [loaded(load, BOARDS) for load in loads if load] == [1, 1] and len(first) == 1


@compiled
def test_donkeys_carry_nothing_while_they_breed() -> None:
    start, bred = started(), 0
    for seed in range(60):
        _, planner = valued(FAST, start, by_lot(start, seed, seed))
        t = planner.timetable
        for v in range(t.g.vehicles):
            aboard, one = 0, t.vehicle[v]
            for i in range(one.stops):
                assert one.stop[i].bare == 0 or aboard == 0
                aboard += room_taken(one.stop[i].loads) - room_taken(one.stop[i].drops)
                bred += one.stop[i].bare
    assert bred > 20


def test_what_comes_to_a_place_together_is_put_down_in_the_same_turn() -> None:
    """A donkey brings a board for a woodcutter and a stone for a road from there: both are built in the first turn."""
    start = started("lord_of_the_ring")
    agenda = agenda_of(start, "d4", (BUILD, WOODCUTTER, "c5", 0), (ROAD, 0, "c5-b4", 0))
    _, planner = valued(SLOW, start, agenda)
    assert list(planner.timetable.done[:2]) == [0, 0] and planner.progress.missed == 0
    first, second = [stop for stop in planner.timetable.vehicle[0].stop if stop.drops][:2]
    assert first.at == second.at == TURN


def test_a_boat_is_launched_and_carries() -> None:
    start = started("lord_of_the_ring")
    agenda = agenda_of(
        start, "b4", (BUILD, WOODCUTTER, "b4", 0), (BUILD, SAWMILL, "a3", 0), (BUILD, QUARRY, "a2", 0),
        (BUILD, RAFT_FACTORY, "c5", 0), (LAUNCH, RAFT, "c5", 0), (BUILD, MINE, "e3", 0),
    )  # fmt: skip
    value, planner = valued(SLOW, start, agenda)
    t = planner.timetable
    boats = [t.vehicle[v] for v in range(t.g.vehicles) if t.vehicle[v].kind == RAFT]
    assert len(boats) == 1 and boats[0].stops > 0 and planner.progress.missed == 0 and value > 0


def test_a_mine_gives_gold_and_iron_in_turn_alone() -> None:
    t = Timetable(first=0, last=20)
    t.g.built[3], t.g.bag_gold[3], t.g.bag_iron[3] = 4, 3, 3
    draw_mine(t, 3, 7, 1)
    free = t.place[0].free
    gold = [free[GOLD * MOMENTS + 2 * turn] for turn in range(4, 12)]
    iron = [free[IRON * MOMENTS + 2 * turn] for turn in range(4, 12)]
    assert gold == [0, 1, 1, 2, 2, 3, 3, 3] and iron == [0, 0, 1, 1, 2, 2, 3, 3]
    draw_mine(t, 3, 7, -1)
    assert not any(free)


def test_a_geese_farm_wants_to_be_left_alone() -> None:
    start = started()
    agenda = agenda_of(start, "b3b", *OPENING[:3], (HATCH, 0, "c2a", 0))
    _, planner = valued(SLOW, start, agenda)
    t = planner.timetable
    place = t.place[t.g.place_of[store(start, "c2a")] - 1]
    assert t.done[3] < 8 and place.free[GOOSE * MOMENTS + 2 * t.done[3]] == 3
    assert planner.position.goods[store(start, "c2a")][GOOSE] == 3


@compiled
@pytest.mark.parametrize("board", ["first_lesson", "dead_sea", "lord_of_the_ring"])
def test_agendas_are_worth_the_same_compiled_and_interpreted(board: str) -> None:
    start = started(board)
    for seed in (1, 2):
        agenda = by_lot(start, seed, 20 * seed)
        (fast, one), (slow, other) = valued(FAST, start, agenda), valued(SLOW, start, agenda)
        assert fast == slow and bytes(one.timetable) == bytes(other.timetable)
        assert bytes(one.log.code)[: 4 * one.log.logged] == bytes(other.log.code)[: 4 * other.log.logged]


@compiled
@pytest.mark.parametrize("board", GAME.boards.names)
def test_what_a_timetable_promises_comes_true(board: str) -> None:
    """By the rules, each line is legal to its end; where nothing was missed it brings what was promised."""
    start, kept = started(board), 0
    for seed in range(30):
        _, planner = valued(FAST, start, by_lot(start, seed, 2 * seed))
        played = played_through(start, codes_of(planner.log))
        assert played.over and bytes(played.record) == bytes(planner.position)
        if planner.progress.missed == 0:
            kept += 1
            assert played.scores[0] >= planner.timetable.points
    assert kept >= 24  # others meet on a pasture where geese or donkeys were to breed


@compiled
@pytest.mark.parametrize("board", ["a_river_runs_through_it", "archipelago", "three_rivers"])
def test_nothing_is_claimed_twice_and_nobody_carries_too_much(board: str) -> None:
    start = started(board)
    for seed in range(60):
        _, planner = valued(FAST, start, by_lot(start, seed, seed))
        t = planner.timetable
        for i in range(t.g.places):
            free = t.place[i].free
            assert min(free[good * MOMENTS + m] for good in range(GOODS) for m in range(2 * t.last)) >= 0
        for v in range(t.g.vehicles):
            check_stops(t.vehicle[v])


def check_stops(vehicle: Any) -> None:
    """Stops follow each other in time, and what is loaded fits and is put down, or kept at the end."""
    time, aboard = vehicle.born, 0
    for i in range(vehicle.stops):
        stop = vehicle.stop[i]
        assert time <= stop.at <= stop.until
        time = stop.until
        assert aboard + room_taken(stop.loads) <= CAPACITY[vehicle.kind]
        for good in range(GOODS):
            if good != GOOSE:
                aboard += loaded(stop.loads, good) - loaded(stop.drops, good)
        assert 0 <= aboard <= CAPACITY[vehicle.kind]
    assert aboard == vehicle.cargo


@compiled
def test_rows_are_counted_as_the_rules_count_them() -> None:
    start, counted = started(), 0
    for seed in range(20):
        _, planner = valued(FAST, start, by_lot(start, seed))
        if planner.progress.missed == 0:
            t = planner.timetable
            own = 10 * sum(any(row) for row in rows_of([owner == OWN for owner in planner.workspace.owner]))
            assert own == rows_points(planner.position, 0)
            counted += sum(t.g.bricks) > 0
    assert counted > 5


def rows_of(bricks: list[int]) -> list[list[int]]:
    rows, first = [], 0
    for length in (4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7):
        rows.append(bricks[first : first + length])
        first += length
    return rows


@pytest.mark.parametrize("board", ["first_lesson", "archipelago", "a_river_runs_through_it"])
def test_a_changed_agenda_fits_the_board(board: str) -> None:
    start = started(board)
    b: Any = start.board.record
    atlas, chooser, agenda, seen = atlas_of(b), Chooser(9, 0), by_lot(start, 3), set()
    for _ in range(1500):
        change(b, atlas, agenda, chooser)
        assert fits_board(agenda, b) and agenda.count <= 60
        seen |= {agenda.project[i].job for i in range(agenda.count)}
    assert {BUILD, ROAD, BRICK, MAKE} <= seen


def test_a_position_in_the_middle_of_a_game_is_planned_from() -> None:
    """What stands and lies there is known: nothing is built a second time, and the mine goes on."""
    start = started()
    _, planner = valued(SLOW, start, agenda_of(start, "b3b", *OPENING, (BUILD, MINE, "a4", 0)))
    middle = start.copy()
    for code in codes_of(planner.log):
        if middle.record.turn == 8 and middle.record.phase == 1:
            break
        middle.apply(code, 0)
    again = Planner()
    copy_to(again.tried, agenda_of(start, "b3b", (BUILD, WOODCUTTER, "b2b", 0), (BUILD, COAL_BURNER, "a2a", 0)))
    assert value_of(start.board.record, copy_of(middle.record), again, 0) > 0
    t = again.timetable
    assert (t.now, t.first) == (8, 7) and t.done[0] == NEVER and 8 <= t.done[1] < NEVER
    gold = t.place[t.g.place_of[store(start, "a4")] - 1]
    assert gold.least[GOLD * MOMENTS + 2 * 8] >= 0 and BOARDS < GOODS


# from the middle of a game


def middle(phase: int, turn: int = 3, coins: int = 0) -> GameState:
    """The river alone at the beginning of a phase, with coins aboard the first donkey at home."""
    state = GAME.new(1, 1, GAME.board("a_river_runs_through_it"))
    state.apply(state.space.encode("home", (store(state, "b3b"),)), 0)
    while (state.record.turn, state.record.phase) != (turn, phase):
        state.apply(state.space.encode("done", ()), 0)
    state.record.players[0].transporters[0].cargo[COINS] = coins
    return state


def planned_from(state: GameState, *projects: tuple[int, int, str, int]) -> Planner:
    return planned(state, agenda_of(state, "b3b", *projects))


@pytest.mark.parametrize(
    ("phase", "first", "start"), [(PRODUCTION, 2, 3), (MOVEMENT, 3, 3), (BUILDING, 3, 4), (WONDER, 3, 4)]
)
def test_nobody_moves_before_the_next_movement(phase: int, first: int, start: int) -> None:
    t = planned_from(middle(phase)).timetable
    assert (t.first, t.start, t.vehicle[0].born) == (first, TURN * start, TURN * start)


@pytest.mark.parametrize(("phase", "built"), [(PRODUCTION, 3), (MOVEMENT, 3), (BUILDING, 3), (WONDER, 4)])
def test_what_is_there_is_built_in_the_next_building_phase(phase: int, built: int) -> None:
    planner = planned_from(middle(phase), (BUILD, SAWMILL, "b3b", 0))
    assert planner.timetable.done[0] == built


def test_what_is_aboard_may_stay_there() -> None:
    stop = planned_from(middle(MOVEMENT, coins=1)).timetable.vehicle[0].stop[0]
    assert (stop.tied, loaded(stop.drops, COINS)) == (KEPT, 1)


def test_heaps_of_goods_are_counted_as_far_as_they_can_be() -> None:
    state = middle(MOVEMENT)
    home = state.record.players[0].home
    state.record.goods[home][TRUNKS] = 60_000
    t = planned_from(state).timetable
    assert min(t.place[t.g.place_of[home] - 1].free) >= 0


def test_a_factory_uses_what_lies_there() -> None:
    state = middle(PRODUCTION)
    home = state.record.players[0].home
    tile = state.board.record.site_tile[home]
    state.record.building[tile], state.record.on_bank[tile] = SAWMILL, state.board.record.site_bank[home]
    state.record.goods[home][TRUNKS] = 2
    t = planned_from(state).timetable
    place = t.place[t.g.place_of[home] - 1]
    boards = [place.free[BOARDS * MOMENTS + 2 * turn] for turn in (2, 3)]
    assert boards[1] - boards[0] == 4


@compiled
@pytest.mark.parametrize("board", ["a_river_runs_through_it", "archipelago"])
def test_what_is_promised_in_the_middle_comes_true(board: str) -> None:
    """Agendas from the phases of a settler's game: few lose anything when the rules carry them out."""
    state, kept = started(board), []
    while state.record.turn < 14:
        s = state.record
        if s.turn >= 4 and not s.work.job and (not kept or kept[-1][0] != (s.turn, s.phase)):
            _, planner = valued(FAST, state, by_lot(state, len(kept)))
            kept.append(((s.turn, s.phase), planner.progress.missed == 0))
        state.apply(settlers_choice(state.view(0, recall=True), 0), 0)
    assert len(kept) >= 35
    assert sum(fine for _, fine in kept) >= 0.8 * len(kept)
