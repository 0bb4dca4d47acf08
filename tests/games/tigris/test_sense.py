"""The player with sense: does what is plainly right, sees only views, and beats chance."""

import time

import pytest
from tests.games.tigris.games import lively
from tests.games.tigris.positions import done, position

from lautta import players
from lautta.core.chance import Chooser
from lautta.core.game import GameState
from lautta.games.tigris.game import GAME
from lautta.games.tigris.players import sense

# I4 joins the lion's kingdom (two settlements) with the pot's (one).
KINGS = """
map
     F  G  H  I  J  K  L
  4 LK  t  s  .  s  t PK
  5  .  s  .  .  .  .  .
"""


def choice(state: GameState) -> str:
    seat = state.to_move[0]
    worth = sense.weigh(state.view(seat), seat)
    assert sorted(worth) == state.legal(seat)
    return state.space.text(max(worth, key=lambda code: worth[code]))


def match(
    kinds: tuple[str, ...], seed: int, options: dict[str, str] | None = None, board: str = "standard"
) -> GameState:
    state = GAME.new(len(kinds), seed, board, options)
    seated = [players.make(kind, seed * 10 + i) for i, kind in enumerate(kinds)]
    players.play_out(state, seated)
    return state


# what is plainly right


def test_it_wants_points_of_its_weakest_colour() -> None:
    text = "map\n     G  H  I\n  4  t  t LK\n  5  .  t LT\nplayer 1\n  hand 1 settlement 5 market\n"
    leaders = "  points 9 black 9 red 9 blue 2 green\n", "  points 2 black 9 red 9 blue 9 green\n"
    assert [choice(position(text + points)).split()[1] for points in leaders] == ["market", "settlement"]


def test_it_begins_with_a_leader() -> None:
    assert choice(GAME.new(2, 3)).startswith("position ")


def test_it_starts_a_war_that_it_will_win() -> None:
    hands = "player 1\n  hand 4 settlement 2 market\n  points 1 black 9 red 9 blue 9 green\nplayer 2\n  hand 6 temple\n"
    state = position(KINGS.replace("  5  .  s", "  5  s  s") + hands)
    assert choice(state).split()[2] in ("I4", "I5") and done(state, choice(state)).record.conflict


def test_it_starts_no_war_that_it_will_lose() -> None:
    far = KINGS.replace("  4 LK  t  s  .  s  t PK", "  4 LK  t  .  .  s  t PK").replace("  5  .  s", "  5  .  .")
    state = position(far.replace("J  K  L\n", "J  K  L\n  3  .  .  .  .  s  s  s\n") + "player 1\n  hand 6 market\n")
    assert not done(state, choice(state)).record.conflict


def test_it_adds_what_a_tie_takes_in_defence_and_keeps_the_rest() -> None:
    hands = "player 1\n  hand 2 settlement 4 market\nplayer 2\n  hand 4 settlement 2 market\n"
    state = done(position(KINGS + hands), "place market I4", "support 1")
    assert state.to_move == (1,) and choice(state) == "support 2"


def test_it_adds_nothing_where_that_is_hopeless() -> None:
    hands = "player 1\n  hand 4 settlement 2 market\nplayer 2\n  hand 1 settlement 5 market\n"
    state = done(position(KINGS + hands), "place market I4", "support 4")
    assert choice(state) == "support 0"


def test_it_builds_the_monument_that_pays_its_own_leaders() -> None:
    text = """
map
     G  H  I  J
  3  .  .  . LT
  4  .  t  t  t
  5  .  t  . LP
  6  .  .  .  t
player 1
  hand 1 temple 5 market
"""
    state = done(position(text), "place temple I5")
    assert choice(state) == "build red-green H4"


def test_it_swaps_what_does_not_help() -> None:
    """Without a leader of their colours, on a board without room, other tiles are better."""
    text = "map\n     G  H  I\n  4  t LT  t\nplayer 1\n  hand 6 farm\n  points 9 black 9 red 9 blue 0 green\n"
    assert choice(done(position(text), "place farm E1")).startswith(("swap f", "position "))


def test_it_never_passes_while_it_can_do_something() -> None:
    for seed in range(3):
        state = GAME.new(2, seed)
        while state.to_move:
            move = choice(state)
            assert move != "pass"
            state.apply(move)


# fair play


def test_it_weighs_by_what_it_sees_alone() -> None:
    weighed = 0
    for seed in range(3):
        state, chooser = GAME.new(2 + seed, seed), Chooser(seed, 0)
        while state.to_move:
            if weighed % 9 == 0:
                other = state.resample(state.to_move[0], weighed)
                assert seat_worth(other) == seat_worth(state)
            weighed += 1
            state.apply(lively(state, chooser))
    assert weighed > 300


def seat_worth(state: GameState) -> dict[int, float]:
    seat = state.to_move[0]
    return sense.weigh(state.view(seat), seat)


def test_weighing_changes_nothing() -> None:
    state = GAME.new(3, 8)
    seen = state.view(state.to_move[0])
    before = seen.bytes()
    sense.weigh(seen, state.to_move[0])
    assert seen.bytes() == before


# strength and pace


@pytest.mark.parametrize("options", [{}, {"treasures": "end_of_action", "support": "needed", "scores": "open"}])
def test_it_beats_chance(options: dict[str, str]) -> None:
    for seed in range(5):
        seats = ("sense", "random") if seed % 2 else ("random", "sense")
        over = match(seats, seed, options, "standard" if seed < 3 else "advanced")
        assert over.result is not None and over.result.winners == (seats.index("sense"),)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_game_among_its_like_ends_soon_and_everybody_scores(count: int) -> None:
    over = match(("sense",) * count, count)
    assert over.record.turn < 90 and min(over.scores) >= 2


def test_it_decides_at_once() -> None:
    """In milliseconds, that is; ten times as many are a fault, however slow the machine."""
    state, times = GAME.new(4, 8), []
    seated = players.make("sense", 1)
    while state.record.turn < 24:
        seat = state.to_move[0]
        seen = state.view(seat)
        begin = time.thread_time()
        code = seated.choose(seen, seat)
        times.append(time.thread_time() - begin)
        state.apply(code, seat)
    assert sorted(times)[len(times) // 2] < (0.1 if state.engine.compiled else 5)
