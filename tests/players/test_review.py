"""Looking back at a game: what each decision was worth, however it was made."""

from random import Random

import pytest

import lautta
from lautta.core.game import Game, GameState
from lautta.players import review
from lautta.players.advice import adviser
from lautta.players.thinker import Thinker, one_ply
from lautta.players.weights import weights_of

AMSTERDAM, TIGRIS = lautta.game("amsterdam"), lautta.game("tigris")


def ends_unthought(seed: int) -> list[tuple[GameState, int, GameState]]:
    """Positions of a game, each with an action that ends it there although nobody would have thought about it."""
    state, dice, found = TIGRIS.new(2, seed), Random(seed), []
    network = weights_of(TIGRIS, 2).network
    while not state.over:
        seat = state.to_move[0]
        if state.record.bag_size < 5:
            thought = {one.code for one in one_ply(state.view(seat, recall=True), seat, network)}
            for code in set(state.legal(seat)) - thought:
                after = state.copy()
                after.apply(code, seat)
                if after.over:
                    found.append((state.copy(), code, after))
        state.apply(dice.choice(state.legal(seat)), seat)
    return found


def test_an_action_that_ended_the_game_is_worth_how_it_ended() -> None:
    shares = set()
    for before, code, after in [each for seed in range(3) for each in ends_unthought(seed)]:
        seat = before.to_move[0]
        made = review.decision(before, seat, code)
        assert made is not None and after.result is not None
        won = seat in after.result.winners
        assert (made.chance > 0.9) == (won and len(after.result.winners) == 1), before.space.text(code)
        assert (made.chance < 0.1) == (not won)
        shares.add(made.chance)
    assert len(shares) > 1


def first_of_all(seed: int) -> list[review.Made]:
    """The decisions of a game of Amsterdam in which everybody does what comes first."""
    state, found = AMSTERDAM.new(2, seed), []
    while not state.over:
        seat = state.to_move[0]
        code = state.legal(seat)[0]
        if made := review.decision(state, seat, code):
            found.append((len(found), made, state.copy()))
        state.apply(code, seat)
    return found


def test_what_was_played_is_followed_as_far_as_what_is_better() -> None:
    points = [point for seat in (0, 1) for point in review.turning_points(first_of_all(3), seat)]
    assert len(points) > 2
    for point in points:
        assert point.played.followed == point.better.followed > 10
        assert point.better.chance - point.played.chance >= review.COST


def test_turning_points_come_in_the_order_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "searched", lambda place, *_: place)
    state, costs = AMSTERDAM.new(2, 1), (0.1, 0.3, 0.01, 0.05, 0.2)
    made = [(place, review.Decision(0, 0, 0.5, 0.5 + cost, state), state) for place, cost in enumerate(costs)]
    assert review.turning_points(made, 0, most=3) == [0, 1, 4]


@pytest.mark.parametrize("game", [AMSTERDAM, TIGRIS], ids=lambda game: game.name)
def test_an_action_that_nobody_would_think_about_is_followed_too(game: Game) -> None:
    state, dice, seen = game.new(2, 5), Random(5), 0
    while seen < 3:
        seat = state.to_move[0]
        known = state.view(seat, recall=True)
        thought = {one.code for one in Thinker().opinions(known, seat)}
        left_out = sorted(set(state.legal(seat)) - thought)
        if left_out and len(thought) > 1:
            code, seen = dice.choice(left_out), seen + 1
            opinions = Thinker(difficulty=adviser(game)).opinions(known, seat, code)
            followed = {one.code: one.followed for one in opinions}
            assert set(followed) == {*thought, code} and followed[code] == max(followed.values()) > 10
        state.apply(dice.choice(state.legal(seat)), seat)
