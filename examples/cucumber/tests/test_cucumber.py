"""Lautta's harness on Cucumber, and its rules by example."""

from collections import Counter
from collections.abc import Iterator

import pytest

import lautta
from cucumber.game import GAME
from lautta.core import registry
from lautta.core.game import GameState
from lautta.core.harness import check_game
from lautta.core.reasons import IllegalAction, MalformedPosition
from lautta.players import RandomPlayer, SensePlayer
from lautta.players.honesty import check_honest


@pytest.fixture(autouse=True)
def found() -> Iterator[None]:
    """Register the game, in case its package is not installed."""
    lautta.register(GAME)
    yield
    registry.forget(GAME.name)


def position(turn: int, leader: int, *players: str, played: str = "") -> GameState:
    """A position in a trick, from 1; of each player the fields between commas."""
    lines = ["lautta position 2", f"seats {len(players)}", f"turn {turn}", f"leader {leader}", f"played {played}"]
    for number, fields in enumerate(players, 1):
        lines += [f"player {number}", *(f"  {field.strip()}" for field in fields.split(","))]
    return GAME.from_text("\n".join(lines))


def last_trick(*players: str, leader: int = 1) -> GameState:
    """Everybody plays one card more; the cards before are as low as they can be."""
    names = [rank + suit for rank in ("2", "3", "4", "5", "6") for suit in "cdhs"]
    playing = sum("hand" in player or "laid" in player for player in players)
    return position(6, leader, *players, played=" ".join(names[: 5 * playing]))


def can_play(state: GameState) -> list[str]:
    return [action.args["card"] for action in state.actions()]


def log(state: GameState, action: str) -> list[str]:
    before, [seat] = state.copy(), state.to_move
    state.apply(action)
    return [said.key.removeprefix("cucumber-log-") for said in state.tell(before, seat, before.code(action), None)]


@pytest.mark.parametrize("players", [2, 3, pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.parametrize("seed", range(3))
def test_random_games(players: int, seed: int) -> None:
    check_game(GAME, players, seed)


@pytest.mark.parametrize("make", [RandomPlayer, SensePlayer])
def test_players_are_honest(make: type[RandomPlayer] | type[SensePlayer]) -> None:
    assert check_honest(make, GAME, 3, 1) >= 18


def test_the_deal_gives_six_cards_to_each() -> None:
    state = GAME.new(4, 1)
    hands = [state.private(seat)["players"][seat]["hand"] for seat in range(4)]
    assert [len(hand) for hand in hands] == [6] * 4 and len({card for hand in hands for card in hand}) == 24
    assert state.to_move == (0,)


def test_the_leader_plays_any_card() -> None:
    state = position(5, 1, "hand 3c Kd", "hand 4c 5c", played="2c 2d 2h 2s 3d 3h 3s 4d")
    assert can_play(state) == ["3c", "Kd"]


def test_who_can_must_overtake_or_equal() -> None:
    state = position(5, 1, "hand 3c, laid 9d", "hand 9c Qc", played="2c 2d 2h 2s 3d 3h 3s 4d")
    assert can_play(state) == ["9c", "Qc"]
    state = position(5, 1, "hand 3c, laid 10d", "hand 9c Qc", played="2c 2d 2h 2s 3d 3h 3s 4d")
    assert can_play(state) == ["Qc"]
    with pytest.raises(IllegalAction, match="you can overtake"):
        state.apply("play 9c")
    with pytest.raises(IllegalAction, match="do not hold"):
        state.apply("play Ac")


def test_who_cannot_overtake_plays_a_lowest_card() -> None:
    state = position(4, 1, "hand 3c 3d, laid Kd", "hand 9c 9d Qc", played="2c 2d 2h 2s 3h 3s")
    assert can_play(state) == ["9c", "9d"]
    with pytest.raises(IllegalAction, match="your lowest card"):
        state.apply("play Qc")


def test_the_highest_card_of_all_counts_not_the_one_before() -> None:
    state = position(
        5, 2, "hand 5c 9d", "hand 3c, laid 10d", "hand 4c, laid 4s", played="2c 2d 2h 2s 3d 3h 3s 4d 4h 5d 5h 5s"
    )
    assert can_play(state) == ["5c"]


def test_the_last_of_equal_cards_takes_the_trick_and_leads() -> None:
    state = position(
        5, 2, "hand 9c 9d", "hand 3c, laid 9h", "hand 4c, laid 4s", played="2c 2d 2h 2s 3d 3h 3s 4d 4h 5d 5h 5s"
    )
    assert log(state, "play 9d") == ["play", "takes"] and state.to_move == (0,)
    assert state.public()["played"][-2:] == ["9d", "9h"]


@pytest.mark.parametrize(("card", "points"), [("2c", 2), ("10c", 10), ("Jc", 11), ("Qc", 12), ("Kc", 13), ("Ac", 14)])
def test_the_last_trick_counts_against_its_taker(card: str, points: int) -> None:
    state = position(6, 1, f"points 3, laid {card}", "hand 2d", played="3c 3d 3h 3s 4c 4d 4h 4s 5c 5d")
    state.apply("play 2d")
    assert state.scores == (3 + points, 2 if points == 2 else 0)


def test_equal_cards_of_the_last_trick_all_count() -> None:
    state = last_trick("points 4, laid Kc", "points 0, laid 7c", "points 5, hand Kd")
    state.apply("play Kd")
    assert state.scores == (17, 0, 18) and state.turn == 7


def test_after_a_deal_the_next_player_leads_with_new_cards() -> None:
    state = last_trick("laid Kc", "hand 7c")
    assert log(state, "play 7c") == ["play", "scores", "deal"]
    assert state.to_move == (1,) and [player["cards"] for player in state.public()["players"]] == [6, 6]


def test_with_thirty_points_a_player_drops_out() -> None:
    state = last_trick("points 17, laid Kc", "points 9, laid 7c", "hand 7d")
    assert log(state, "play 7d") == ["play", "scores", "drops-out", "deal"]
    assert [player["cards"] for player in state.public()["players"]] == [0, 6, 6] and state.to_move == (1,)
    state = last_trick("points 16, laid Kc", "points 9, laid 7c", "hand 7d")
    assert log(state, "play 7d") == ["play", "scores", "deal"]


def test_the_seat_of_one_who_is_out_leads_no_deal() -> None:
    state = last_trick("laid Kc", "points 33", "hand 7d")
    state.apply("play 7d")
    assert state.to_move == (2,)


def test_the_last_one_left_wins() -> None:
    state = last_trick("points 20, laid Kc", "points 33", "points 29, hand 7d")
    assert log(state, "play 7d") == ["play", "scores", "drops-out", "won"]
    assert state.result and state.result.winners == (2,) and state.result.places == (2, 2, 1)


@pytest.mark.parametrize(("points", "winners"), [((20, 20), (0, 1)), ((20, 21), (0,)), ((25, 19), (1,))])
def test_of_those_who_all_drop_out_at_once_the_one_with_fewest_points_wins(
    points: tuple[int, int], winners: tuple[int, ...]
) -> None:
    state = last_trick(f"points {points[0]}, laid Kc", f"points {points[1]}, hand Kd", "points 30")
    state.apply("play Kd")
    assert state.result and state.result.winners == winners


def test_a_view_knows_what_a_player_who_could_not_overtake_may_hold() -> None:
    state = position(3, 1, "hand 3c 4c 5c, laid Jd", "hand 6c 9d 9s 10c", played="2c 2d 2h 2s")
    state.apply("play 6c")
    seen = state.view(0)
    known = seen.public()["players"][1]
    assert (known["hand"], known["cards"], known["least"], known["most"]) == ([], 3, "6", "10")
    found = Counter(card for seed in range(300) for card in seen.resample(0, seed).private(1)["players"][1]["hand"])
    ranks = {card[:-1] for card in found}
    assert ranks == {"6", "7", "8", "9", "10"} and len(found) == 19
    assert all(20 < times < 80 for times in found.values()), "about 47 of each"


@pytest.mark.parametrize(
    ("players", "fault"),
    [
        (("hand 7c 8c", "hand 9c"), "player 1 has to hold 1 cards here"),
        (("hand 7c", "hand 7c"), "player 2 cannot have 7c"),
        (("hand 7c", "hand 2c"), "player 2 cannot have 2c"),
        (("hand 7c", "hand 9c, least 5, most 8"), "player 2 cannot have 9c"),
        (("hand 7c", "laid 9c"), "player 2 has laid a card out of turn"),
        (("laid 7c", "laid 9c"), "a trick ends when all have laid a card"),
        (("points 30", "points 3, hand 7c", "hand 7d"), "player 1 cannot lead"),
    ],
)
def test_what_no_game_leads_to_is_refused(players: tuple[str, ...], fault: str) -> None:
    with pytest.raises(MalformedPosition, match=fault):
        last_trick(*players)


def test_earlier_tricks_have_a_card_of_everybody() -> None:
    with pytest.raises(MalformedPosition, match="the earlier tricks of this deal have 10 cards"):
        position(6, 1, "hand 7c", "hand 8c", played="2c 2d")
    with pytest.raises(MalformedPosition, match="player 1 cannot lead"):
        position(7, 1, "hand 7c 8c 9c 10c Jc Qc", "hand 7d 8d 9d 10d Jd Qd")
