"""The player that plans: it follows what it means to do, from any position, and never what only others know."""

from collections.abc import Callable
from typing import Any

import pytest

import lautta
from lautta import players
from lautta.core.companions import module_for
from lautta.core.game import GameState
from lautta.core.records import copy_of, copy_to
from lautta.games.roads.ending import wealth
from lautta.games.roads.intentions import Intentions
from lautta.games.roads.lines import codes_of, give
from lautta.games.roads.planner import Effort, Mind, PlanningPlayer
from lautta.games.roads.planning.agenda import Agenda
from lautta.games.roads.planning.annealing import Planner
from lautta.games.roads.planning.changes import put
from lautta.games.roads.planning.entries import COMPANION
from lautta.games.roads.planning.rivals import FOREIGN, SHARED, TAKEN
from lautta.games.roads.planning.templates import atlas_of
from lautta.games.roads.planning.timetable import KEPT, MEANT, NEVER, TURN, loaded
from lautta.games.roads.solving import fits_board
from lautta.games.roads.state import (
    BOARDS,
    BUILD,
    BUILDING,
    COINS,
    MOVEMENT,
    PLAYING,
    PRODUCTION,
    SAWMILL,
    TRUNKS,
    WONDER,
    WOODCUTTER,
)
from lautta.players.honesty import check_honest

GAME = lautta.game("roads")
RULES = module_for(COMPANION)
SMALL = Effort(templates=3, short=60, at_first=240, tries=30, anew=1)
MIDDLING = Effort(templates=5, short=200, at_first=1600, tries=100, anew=1)
pytestmark = pytest.mark.skipif(not RULES.compiled, reason="the rules are not compiled")


def sense(seed: int) -> players.Player:
    return players.make("sense", seed)


def played(board: str, *makers: Callable[[int], players.Player], seed: int = 1, turns: int = 99) -> GameState:
    """A game among these, to its end or so many turns."""
    state = GAME.new(len(makers), seed, GAME.board(board))
    seated = [make(seed + seat) for seat, make in enumerate(makers)]
    while state.to_move and state.record.turn < turns:
        seat = state.to_move[0]
        state.apply(players.decision(seated[seat], state, seat), seat)
    return state


def small(seed: int) -> PlanningPlayer:
    return PlanningPlayer(seed, SMALL)


@pytest.mark.parametrize("board", ["mesopotamia", "a_river_runs_through_it"])
def test_alone_it_makes_coins_and_rows(board: str) -> None:
    state = played(board, lambda seed: PlanningPlayer(seed, MIDDLING))
    assert state.over
    made = GAME.scoring.sources(state, 0)
    assert made["wealth"] >= 40 and made["rows"] >= 40


@pytest.mark.parametrize(("board", "seats"), [("dead_sea", 2), ("three_rivers", 3), ("beehive", 6)])
def test_it_plays_with_others_to_the_end(board: str, seats: int) -> None:
    makers = [small if seat % 2 == 0 else sense for seat in range(seats)]
    state = played(board, *makers)
    assert state.over
    assert all(state.scores[seat] > 0 for seat in range(0, seats, 2))


def test_the_same_seed_plays_the_same() -> None:
    first, again = (played("dead_sea", small, small, turns=5) for _ in range(2))
    assert bytes(first.record) == bytes(again.record)
    assert bytes(played("dead_sea", small, small, seed=2, turns=5).record) != bytes(first.record)


def test_it_knows_nothing_that_is_hidden() -> None:
    assert check_honest(small, GAME, 2, 3, decisions=12) == 12


def test_alone_nothing_comes_otherwise_than_it_was_planned() -> None:
    """Without others a plan once made is carried out to its last coin."""
    state = GAME.new(1, 4, GAME.board("mesopotamia"))
    mind = Mind(state.counted(0), 0, 4, MIDDLING, atlas_of(state.board.record))
    room = mind.room()
    mind.explore(room, None)
    promised = RULES.play_on(mind.b, mind.s, room, 0)
    effort = Effort(templates=1, short=1, at_first=1, tries=0, anew=0)
    state.apply(state.space.encode("home", (room.best.home,)), 0)
    meant: Intentions | None = None
    while state.to_move:
        mind = Mind(state.counted(0), 0, 4, effort, atlas_of(state.board.record))
        if meant is None:
            now = mind.room()
            copy_to(now.best, room.best)
            RULES.play_on(mind.b, mind.s, now, 0)
            meant = Intentions.of(mind.view, now, 1)
        code, meant = mind.decision(meant)
        state.apply(code, 0)
    assert promised > 0 and state.scores[0] >= int(room.timetable.points) > 0


# from the middle of a game


def look(state: GameState, seat: int, *projects: tuple[int, int, str, int], **goals: str) -> Planner:
    """A planner that has fitted an agenda from a position: job, detail, store and amount of projects; goals by slot."""
    b: Any = state.board.record
    names = state.board.names["stores"]
    agenda = Agenda(home=max(0, state.record.players[seat].home))
    for job, detail, place, amount in projects:
        put(agenda, agenda.count, job, detail, names.index(place), amount)
    for slot, place in goals.items():
        agenda.goal[int(slot[1:]) - 1] = names.index(place) + 1
    room, s = Planner(), copy_of(state.record)
    RULES.look_round(b, s, room, seat)
    copy_to(room.tried, agenda)
    RULES.outlook(b, s, room, seat)
    return room


def position(phase: int, turn: int = 3, **cargo: int) -> GameState:
    """The river alone at the beginning of a phase, with trunks or boards aboard the first donkey at home."""
    state = GAME.new(1, 1, GAME.board("a_river_runs_through_it"))
    codes = [state.space.encode("home", (state.board.names["stores"].index("b3b"),))]
    state.apply(codes[0], 0)
    while (state.record.turn, state.record.phase) != (turn, phase):
        state.apply(state.space.encode("done", ()), 0)
    for good, count in cargo.items():
        state.record.players[0].transporters[0].cargo[{"trunks": TRUNKS, "boards": BOARDS, "coins": COINS}[good]] = (
            count
        )
    return state


@pytest.mark.parametrize(
    ("phase", "first", "start"), [(PRODUCTION, 2, 3), (MOVEMENT, 3, 3), (BUILDING, 3, 4), (WONDER, 3, 4)]
)
def test_nobody_moves_before_the_next_movement(phase: int, first: int, start: int) -> None:
    t = look(position(phase), 0).timetable
    assert (t.first, t.start, t.vehicle[0].born) == (first, TURN * start, TURN * start)


@pytest.mark.parametrize(("phase", "built"), [(PRODUCTION, 3), (MOVEMENT, 3), (BUILDING, 3), (WONDER, 4)])
def test_what_is_there_is_built_in_the_next_building_phase(phase: int, built: int) -> None:
    room = look(position(phase), 0, (BUILD, SAWMILL, "b3b", 0))
    assert room.timetable.done[0] == built


def test_what_is_aboard_goes_where_it_was_meant_to_go() -> None:
    room = look(position(MOVEMENT, boards=1), 0, (BUILD, WOODCUTTER, "b2b", 0), t1="b2b")
    stop = room.timetable.vehicle[0].stop[0]
    assert (stop.tied, loaded(stop.drops, BOARDS)) == (MEANT, 1)
    assert room.timetable.done[0] < NEVER


def test_what_is_meant_for_nothing_may_stay_aboard() -> None:
    stop = look(position(MOVEMENT, coins=1), 0).timetable.vehicle[0].stop[0]
    assert (stop.tied, loaded(stop.drops, COINS)) == (KEPT, 1)


def test_a_goal_on_no_board_is_refused() -> None:
    state = position(MOVEMENT)
    agenda = Agenda(home=0)
    agenda.goal[2] = state.board.record.stores
    assert fits_board(agenda, state.board.record)
    agenda.goal[2] += 1
    assert not fits_board(agenda, state.board.record)


def test_heaps_of_goods_are_counted_as_far_as_they_can_be() -> None:
    state = position(MOVEMENT)
    home = state.record.players[0].home
    state.record.goods[home][TRUNKS] = 60_000
    t = look(state, 0).timetable
    assert min(t.place[t.g.place_of[home] - 1].free) >= 0


def test_a_factory_uses_what_lies_there() -> None:
    state = position(PRODUCTION)
    home = state.record.players[0].home
    tile = state.board.record.site_tile[home]
    state.record.building[tile], state.record.on_bank[tile] = SAWMILL, state.board.record.site_bank[home]
    state.record.goods[home][TRUNKS] = 2
    t = look(state, 0).timetable
    moments = len(t.place[0].free) // 11
    place = t.place[t.g.place_of[home] - 1]
    boards = [place.free[BOARDS * moments + 2 * turn] for turn in (2, 3)]
    assert boards[1] - boards[0] == 4


# others


def two(mine: str, theirs: str) -> GameState:
    """Two have chosen their homes on the ring map, and the first turn begins."""
    state = GAME.new(2, 1, GAME.board("dead_sea"))
    names = state.board.names["stores"]
    homes = {0: mine, 1: theirs}
    while state.record.phase == 0:
        seat = state.to_move[0]
        state.apply(state.space.encode("home", (names.index(homes[seat]),)), seat)
    return state


def test_what_lies_at_the_home_of_another_is_not_counted_on() -> None:
    state = two("d1", "b4a")
    room = look(state, 0)
    stores = state.board.names["stores"]
    marks = {name: int(room.desk.theirs[stores.index(name)]) for name in ("d1", "b4a")}
    assert marks["b4a"] == TAKEN | FOREIGN | SHARED
    assert marks["d1"] == 0
    assert room.timetable.g.place_of[stores.index("b4a")] == 0


def test_a_plan_is_followed_past_what_cannot_be_done() -> None:
    """Given actions are done as far as they are legal: what is missing is passed over, what comes then is not."""
    state = two("d1", "b4a")
    room = Planner()
    encode = state.space.encode
    wrong, done = encode("breed", (0,)), encode("done", ())
    give(state, room.log, [wrong, done, wrong, done, done, done])
    RULES.look_round(state.board.record, state.record, room, 0)
    assert RULES.follow(state.board.record, copy_of(state.record), room, 0) == 0
    assert list(codes_of(state, room.log)) == [done] * 4
    assert room.position.turn == state.record.turn + 1


@pytest.mark.parametrize("board", ["dead_sea", "three_rivers", "archipelago"])
def test_what_is_promised_in_the_middle_comes_true_while_others_do_nothing(board: str) -> None:
    """Plans from the phases of a game of settlers: few lose anything when the rules carry them out."""
    seats = int(GAME.board(board).data["players"])
    state = GAME.new(seats, 3, GAME.board(board))
    settlers = [sense(seat) for seat in range(seats)]
    tried: dict[tuple[int, int], bool] = {}
    while state.record.turn < 14:
        seat, s = state.to_move[0], state.record
        when = (s.turn, s.phase)
        if seat == 0 and s.turn >= 4 and s.stage == PLAYING and not s.work.job and when not in tried:
            tried[when] = promise_kept(state, len(tried))
        state.apply(players.decision(settlers[seat], state, seat), seat)
    assert len(tried) >= 35
    assert sum(tried.values()) >= 0.8 * len(tried)


def promise_kept(state: GameState, seed: int) -> bool:
    """Is a plan of the first seat, found by a short search, carried out without anything missing?"""
    mind = Mind(state.counted(0), 0, seed, SMALL, atlas_of(state.board.record))
    room = mind.room()
    copy_to(room.best, mind.best_template(room))
    RULES.improve(mind.b, mind.s, room, 0, 40, 100)
    RULES.play_on(mind.b, mind.s, room, 0)
    return bool(room.progress.missed == 0 and wealth(room.position, 0) >= room.timetable.wealth)
