"""Looking back at a game: what each decision was worth, however it was made."""

from random import Random

import lautta
from lautta.core.game import GameState
from lautta.players import review
from lautta.players.thinker import one_ply
from lautta.players.weights import weights_of

TIGRIS = lautta.game("tigris")


def ends_unthought(seed: int) -> list[tuple[GameState, int, GameState]]:
    """Positions of a game, each with an action that ends it there although nobody would have thought about it."""
    state, dice, found = TIGRIS.new(2, seed), Random(seed), []
    network = weights_of(TIGRIS, 2).network
    while not state.over:
        seat = state.to_move[0]
        if state.record.bag_size < 5:
            thought = {one.code for one in one_ply(state.counted(seat), seat, network)}
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
