"""The player with sense: does what is plainly right, sees only views, and beats chance."""

import time

import pytest
from tests.games.amsterdam.positions import SALTMERE, done, position

from lautta import players
from lautta.core.game import GameState
from lautta.games.amsterdam.game import GAME
from lautta.games.amsterdam.players import sense
from lautta.games.amsterdam.players.plans import Planner


def choice(state: GameState) -> str:
    seat = state.to_move[0]
    worth = sense.weigh(state.view(seat), seat)
    assert sorted(worth) == state.legal(seat)
    return state.space.text(max(worth, key=lambda code: worth[code]))


def match(kinds: tuple[str, ...], seed: int, board: object = None) -> GameState:
    state = GAME.new(len(kinds), seed, board)  # type: ignore[arg-type]
    seated = [players.make(kind, seed * 10 + i) for i, kind in enumerate(kinds)]
    players.play_out(state, seated)
    return state


def test_it_fulfils_a_contract_when_it_can() -> None:
    state = position("player 1\n  hand 2 pink 2 green 1 wild\n  routes R36 R33\n  contracts C01")
    assert choice(state).startswith("build R30 pink")


def test_it_spares_its_wild_cards() -> None:
    assert choice(position("player 1\n  hand 3 green 3 wild\n  contracts C14\n  routes R25 R12")) == "build R38 green"


def test_a_wild_card_serves_one_route() -> None:
    state = position("player 1\n  hand 2 green 1 wild")
    planner = Planner(state.board.record, state.view(0).record, 0)  # type: ignore[arg-type]
    routes = [state.board.names["routes"].index(name) for name in ("R38", "R30")]
    green, pink = (state.board.names["colours"].index(name) for name in ("green", "pink"))
    assert [planner.wanted(order).count for order in (routes, routes[::-1])] == [{pink: 1}, {green: 1}]


def test_it_takes_the_cards_that_it_needs() -> None:
    state = position(
        "row pink blue green black orange\nplayer 1\n  hand 2 green 1 red\n  routes R36 R33\n  contracts C01"
    )
    assert choice(state) in ("row 1", "row 4"), "pink or black, for the last route"


def test_it_keeps_what_is_on_its_way() -> None:
    state = position(
        "phase choose\nplayer 1\n  routes R36 R33 R30 R25\n  hand 4 green\n  offer C01 C24\n  contracts C02"
        "\nplayer 2\n  routes R07 R13 R04 R02"
    )
    assert choice(state) == "keep 1"


def test_in_its_last_turn_it_takes_what_counts() -> None:
    state = position(
        "last_turns 2\ntrigger 2\nplayer 1\n  hand 1 pink 3 green\n  routes R36 R33\n  contracts C01"
        "\nplayer 2\n  routes R07 R13 R04 R39"
    )
    assert choice(state) == "build R30 pink", "a contract of three is worth six more than none"


def test_it_does_not_spend_the_carts_that_a_contract_needs() -> None:
    state = position("player 1\n  hand 4 green\n  routes R07 R13 R36 R33\n  contracts C01 C10\nplayer 2")
    assert not choice(done(state)).startswith("build R32")


@pytest.mark.parametrize("kinds", [("sense", "random"), ("random", "sense")])
def test_it_beats_chance(kinds: tuple[str, str]) -> None:
    won = 0
    for seed in range(25):
        result = match(kinds, seed).result
        assert result
        won += result.winners == (kinds.index("sense"),)
    assert won >= 24


def test_it_plays_with_any_number_on_any_board() -> None:
    for number in (2, 3, 4):
        end = match(("sense",) * number, number)
        assert end.over and max(end.scores) > 10
    city = match(("sense", "random", "sense", "random"), 5, SALTMERE)
    assert city.over and max(city.scores[0], city.scores[2]) > max(city.scores[1], city.scores[3])


def test_it_decides_at_once() -> None:
    """In milliseconds, that is; ten times as many are a fault, however slow the machine."""
    state, times = GAME.new(2, 8), []
    seated = players.make("sense", 1)
    while not state.over:
        seat = state.to_move[0]
        view = state.view(seat)
        begin = time.thread_time()
        code = seated.choose(view, seat)
        times.append(time.thread_time() - begin)
        state.apply(code, seat)
    assert sorted(times)[len(times) // 2] < 0.1


def test_it_sees_no_more_than_its_view() -> None:
    state = position("player 1\n  hand 2 green 1 red\n  contracts C01 C14\nplayer 2\n  hand 2 pink")
    other = position("player 1\n  hand 2 green 1 red\n  contracts C01 C14\nplayer 2\n  hand 1 wild 1 blue\n")
    assert sense.weigh(state.view(0), 0) == sense.weigh(other.view(0), 0)
