"""Advice in Roads & Boats, and games looked back at: what is told, and that planted mistakes are found."""

import pytest
from tests.games.roads.games import settlers_game

from lautta.core.game import GameState
from lautta.core.game_files import GameFile
from lautta.games.roads.game import GAME
from lautta.games.roads.players.sense import USUAL
from lautta.games.roads.players.settler.playouts import SETTLER
from lautta.games.roads.solver.adviser import (
    ADVISED,
    COST,
    Course,
    SettlersAdvice,
    judgements,
    other_than,
    phase_of,
    plan,
    prospects,
    search,
)
from lautta.games.roads.state import BUILDING, MOVEMENT, SETUP
from lautta.players.advice import advice, can_advise
from lautta.players.review import parts

pytestmark = pytest.mark.skipif(not SETTLER.module.compiled, reason="run `make build`")


def positions(players: int, board: str, every: int) -> list[GameState]:
    """Positions of a game of settlers."""
    found = [state.copy() for _, state in settlers_game(players, board).states()]
    return [state for state in found[::every] if not state.over]


@pytest.mark.parametrize(("players", "board", "every"), [(2, "lago_titicaca", 197), (4, "four_sailors", 591)])
def test_what_is_advised_is_legal_to_the_end_of_its_phase(players: int, board: str, every: int) -> None:
    assert can_advise(GAME, players)
    for state in positions(players, board, every):
        for seat in state.to_move:
            opinions = advice(state.view(seat), seat)
            assert opinions
            assert opinions == advice(state.view(seat), seat), "the same question has the same answer"
            for one in opinions:
                assert 0 < one.chance <= 1 and one.points is not None and one.line[0] == one.code
                after = state.copy()
                for code in one.line:
                    assert seat in after.to_move and phase_of(after) == phase_of(state)
                    after.apply(code, seat)
                assert seat not in after.to_move or phase_of(after) != phase_of(state)


@pytest.mark.verify
def test_following_advice_keeps_the_chance_that_was_told() -> None:
    changes = []
    for state in positions(2, "lago_titicaca", 297):
        for seat in state.to_move[:1]:
            best = advice(state.view(seat), seat)[0]
            after = state.copy()
            for code in best.line:
                after.apply(code, seat)
            view = after.view(seat)
            found = search(view, seat).ranked(USUAL)[:ADVISED]
            changes.append(abs(max(prospects(view, seat, one).chance for one in found) - best.chance))
    assert sum(changes) / len(changes) < COST, changes


def test_alone_a_plan_is_advised_where_it_brings_more() -> None:
    file = settlers_game(1, "first_lesson")
    state = next(state.copy() for place, (_, state) in enumerate(file.states(), 1) if place == 3)
    opinions, planned = SettlersAdvice().advice(state.view(0), 0), plan(state.view(0))
    points = [one.points or 0 for one in opinions]
    assert planned is not None and opinions[0] == planned
    assert points == sorted(points, reverse=True) and points[0] > points[-1]
    for one in opinions:
        after = state.copy()
        for code in one.line:
            after.apply(code, 0)


@pytest.mark.parametrize(
    ("line", "other", "place"), [((1, 2, 3), (1, 3), 1), ((1, 1, 3), (1, 3), 1), ((1, 3), (3, 1), 1)]
)
def test_the_first_action_that_the_other_line_has_less_often(
    line: tuple[int, ...], other: tuple[int, ...], place: int
) -> None:
    assert other_than(line, other) == place


def test_planted_mistakes_are_found() -> None:
    """A seat that does nothing for a phase of movement, early on, is told so."""
    lazy = (7, 8, 9)
    file = settlers_game(2, "lago_titicaca", lazy=lambda state, seat: seat == 1 and state.turn in lazy
                   and state.record.phase in (MOVEMENT, BUILDING))  # fmt: skip
    found = list(parts(file))
    assert sum(len(part.judgements) for part in found) == found[-1].done == found[-1].total > 40
    points = [point for part in found for point in part.moments if point.seat == 1]
    assert any(point.before.turn in lazy for point in points)
    for point in points:
        step = file.steps[point.place]
        assert (step.seat, step.action) == (1, point.before.space.text(point.played.code))
        assert point.cost >= COST and point.since <= point.place
        assert point.better.code in point.there.legal(1) and point.better.code in point.better.line
        there = next(state for place, (_, state) in enumerate(file.states(), 1) if place == point.since).copy()
        for code in point.better.line:
            there.apply(code, 1)


def test_each_turn_of_each_seat_is_judged_once() -> None:
    file = settlers_game(3, "three_rivers")
    course = Course(file, None)
    (last,) = [state.copy() for place, (_, state) in enumerate(file.states(), 1) if place == len(file.steps)]
    judged = sorted(judgements(course.turn(number) for number in range(len(course.turns))))
    before = {one.place: one.before for one in course.deeds}
    assert {(one.seat, one.place) for one in judged} == set(last_places(file, before))
    assert all(0 <= one.chance <= one.best <= 1 for one in judged)
    assert last.result is not None
    ended = {one.seat: one.chance for one in judged}
    for seat in range(3):
        assert ended[seat] == (seat in last.result.winners) / len(last.result.winners)


def last_places(file: GameFile, before: dict[int, GameState]) -> list[tuple[int, int]]:
    """Each seat's last step of each turn, setup included."""
    found = {}
    for place, step in enumerate(file.steps):
        found[step.seat, 0 if before[place].record.phase == SETUP else before[place].turn] = (step.seat, place)
    return list(found.values())


def test_a_game_that_somebody_left_is_judged_as_it_stood() -> None:
    file = settlers_game(2, "lago_titicaca", until=9)
    course = Course(file, None)
    judged = list(judgements(course.turn(number) for number in range(len(course.turns))))
    assert len(judged) > 10
    assert 0 < judged[-1].chance < 1
