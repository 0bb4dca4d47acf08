"""Chapter: order of play; the conflict round of the rule book is in test_examples.py."""

from itertools import permutations

import pytest
from tests.games.roads.positions import done, position, shown, why

from lautta.core.game import GameState
from lautta.games.roads.game import GAME

PLAIN = "p p p\np p p"
RED, BLUE, YELLOW = 0, 1, 2


def calling(row: str = "1 2 3", phase: str = "production", seats: int = 3, chart: str = "3 2 1") -> GameState:
    return position(PLAIN, f"seats {seats}\nphase {phase}\nstage calling\nrow {row}\nchart {chart}\n")


@pytest.mark.rule("O1")
def test_a_turn_is_production_movement_building_wonder() -> None:
    state = position(PLAIN, "phase production\n")
    phases = []
    for _ in range(8):
        phases.append(shown(state)["phase"])
        state = done(state, "done")
    assert phases == ["production", "movement", "building", "wonder"] * 2
    assert shown(state)["turn"] == 3


@pytest.mark.rule("O3", "disagreement-3")
@pytest.mark.parametrize("phase", ["production", "movement", "building", "wonder"])
def test_anyone_may_call_at_the_start_of_each_phase(phase: str) -> None:
    for caller in (1, 2, 3):
        state = done(calling(phase=phase), f"{caller}: call")
        assert shown(state)["stage"] == "praying"


@pytest.mark.rule("O2", "O12", "ruling-38")
def test_if_nobody_calls_all_play_at_the_same_time_and_nothing_changes() -> None:
    state = done(calling(), "3: agree", "1: agree", "2: agree")
    assert state.to_move == (0, 1, 2)
    assert (shown(state)["row"], shown(state)["chart"]) == ([0, 1, 2], [2, 1, 0])
    state = done(state, "2: done")
    assert state.to_move == (0, 2)


@pytest.mark.rule("O3")
def test_who_has_agreed_is_not_asked_again_but_another_may_still_call() -> None:
    state = done(calling(), "1: agree")
    assert state.to_move == (1, 2)
    assert shown(done(state, "3: call"))["stage"] == "praying"


@pytest.mark.rule("O7")
def test_when_the_order_was_called_one_plays_after_another() -> None:
    state = done(calling(seats=2, row="1 2", chart="2 1"), "1: call", "1: pray", "2: slot 2")
    assert shown(state)["chart"] == [0, 1] and state.to_move == (0,)
    assert why(state, "done", 1) == "not-your-turn"
    state = done(state, "1: done")
    assert state.to_move == (1,)


@pytest.mark.rule("O4", "O5", "ruling-38", "mistake-25")
@pytest.mark.parametrize("row", list(permutations("1234")))
@pytest.mark.parametrize("leaving", range(8))
def test_those_who_stop_praying_stand_at_the_back_in_reverse(row: tuple[str, ...], leaving: int) -> None:
    state = done(calling(" ".join(row), seats=4, chart="1 2 3 4"), "1: call")
    for place in range(3):
        state = done(state, "stop" if leaving >> place & 1 else "pray", seat=int(row[place]) - 1)
    stayed = [int(seat) - 1 for place, seat in enumerate(row) if not leaving >> place & 1]
    left = [int(seat) - 1 for place, seat in enumerate(row) if leaving >> place & 1]
    assert shown(state)["row"] == stayed + left[::-1]


@pytest.mark.rule("O5")
def test_of_all_who_stop_the_nearest_stands_last_and_who_was_last_need_not_choose() -> None:
    state = done(calling(), "1: call", "1: stop", "2: stop")
    assert shown(state)["row"] == [YELLOW, BLUE, RED]
    assert state.to_move == (RED,)


@pytest.mark.rule("O6", "ruling-38", "mistake-25")
def test_slots_are_as_many_as_players_and_taken_once() -> None:
    state = done(calling(), "1: call", "1: pray", "2: pray")
    assert [action.text for action in state.actions(YELLOW)] == ["slot 1", "slot 2", "slot 3"]
    assert why(state, "slot 4", YELLOW) == "slot-unused"
    state = done(state, "3: slot 2")
    assert why(state, "slot 2", BLUE) == "slot-taken"


@pytest.mark.rule("O12", "reading-1")
def test_a_called_order_holds_for_one_phase_and_the_chart_stays() -> None:
    state = done(calling(), "1: call", "1: pray", "2: pray", "3: slot 3", "2: slot 1", "2: done", "1: done", "3: done")
    assert shown(state)["phase"] == "movement" and not shown(state)["ordered"]
    assert shown(state)["chart"] == [BLUE, RED, YELLOW]


@pytest.mark.rule("O1")
def test_everything_has_its_time() -> None:
    state = calling()
    assert why(state, "done") == why(state, "use a1") == "order-first"
    assert why(state, "pray") == "not-praying" and why(state, "slot 1") == "not-choosing"
    state = done(state, "1: agree", "2: agree", "3: agree")
    assert why(state, "call") == why(state, "agree") == "not-calling"
    assert why(state, "go t1 a2") == why(state, "road a1-a2") == why(state, "brick") == "other-phase"


@pytest.mark.rule("O3")
def test_alone_nobody_is_asked_for_an_order() -> None:
    state = GAME.new(1, 5)
    state.apply(state.legal_actions[0])
    assert shown(state)["stage"] == "playing" and state.to_move == (0,)


@pytest.mark.rule("N7", "disagreement-7")
def test_the_wonder_is_built_in_the_order_of_play_even_if_nobody_called() -> None:
    state = done(calling(phase="wonder"), "1: agree", "2: agree", "3: agree")
    assert state.to_move == (YELLOW,)
    state = done(state, "3: done")
    assert state.to_move == (BLUE,)
