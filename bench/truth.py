"""Whether the judge of decisions is right: what its losses come to with what the others really held.

    python -m bench.truth --game amsterdam --players 2 --games 100

The networks play against themselves. At decisions drawn at random, the judge (`bench.judging`) says what the chosen
action loses against the best one, as far as the acting seat can know. If it prefers another action, both are then
followed by games between the networks from the whole position, with the true holdings and other luck. A single position
proves nothing, as the seat could not know it, but if the judge is right on average, so are its losses: the second
figure of each line is then as high as the first.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from random import Random
from statistics import mean

import lautta
from bench.judging import Judge
from bench.loss import Judged, interval, ratio
from lautta import players
from lautta.core.game import Game, GameState
from lautta.core.machines import processors
from lautta.players.thinker import Thinker

BANDS = (-1.0, 0.0, 0.03, 0.10, 1.01)  # of what the judge says


def judged(game: Game, seats: int, share: float, followed: int, seed: int) -> list[Judged]:
    """Play a game; each decision has what was lost by the judge, and in truth."""
    return list(_judged(game, seats, share, followed, seed))


def _judged(game: Game, seats: int, share: float, followed: int, seed: int) -> Iterator[Judged]:
    judge, network, dice = Judge(game, seats), Thinker(seed), Random(f"truth {seed}")
    state, number = game.new(seats, seed=seed), 0
    while state.to_move:
        seat, number = state.to_move[0], number + 1
        view = state.view(seat, recall=True)
        code = network.choose(view, seat)
        if len(view.legal(seat)) > 1 and dice.random() < share:
            verdict = judge.verdict(view, seat, [code])
            if verdict.best != code:
                futures = [dice.getrandbits(60) for _ in range(followed)]
                won, kept = (
                    mean(share_of_win(state, seat, each, network, future) for future in futures)
                    for each in (verdict.best, code)
                )
                texts = view.space.text(verdict.best), view.space.text(code)
                lost = verdict.losses[code], won - kept
                yield Judged(seed, number, seat, verdict.chance, texts[0], texts[1:], lost, ())
        state.apply(code, seat)


def share_of_win(state: GameState, seat: int, code: int, network: Thinker, future: int) -> float:
    """What a seat gets of the win if it acts so and networks play on, with this luck."""
    copy, dice = state.copy(), Random(future)
    for word in range(len(copy.record.chance.key)):
        copy.record.chance.key[word] = dice.getrandbits(64)
    copy.apply(code, seat)
    players.play_out(copy, [network] * copy.players)
    winners = copy.result.winners if copy.result else ()
    return (seat in winners) / len(winners)


def main(argv: Sequence[str] | None = None) -> None:
    """Play, judge, follow, and print both losses."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--game", required=True)
    made.add_argument("--players", type=int, default=2, help="how many sit at a table")
    made.add_argument("--games", type=int, default=100)
    made.add_argument("--share", type=float, default=0.12, help="the share of decisions that is judged")
    made.add_argument("--followed", type=int, default=50, help="games followed in truth for each action")
    made.add_argument("--seed", type=int, default=9000, help="of the first game")
    made.add_argument("--jobs", type=int, default=processors(), help="games at a time")
    asked = made.parse_args(argv)
    one = partial(judged, lautta.game(asked.game), asked.players, asked.share, asked.followed)
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
        games = list(pool.map(one, range(asked.seed, asked.seed + asked.games)))
    found = [each.lost for game in games for each in game]
    for low, high in pairwise(BANDS):
        if band := [each for each in found if low <= each[0] < high]:
            said, (middle, *ends) = mean(each[0] for each in band), interval([each[1] for each in band])
            ends_told = " to ".join(f"{100 * end:.1f}" for end in ends)
            print(f"{len(band):4} decisions: {100 * said:5.1f} points by the judge, {100 * middle:5.1f} ({ends_told})")
    middle, low, high = ratio(games, 1)
    print(f"in truth {middle:.2f} of what the judge says ({low:.2f} to {high:.2f}), {len(found)} decisions")


if __name__ == "__main__":
    main()
