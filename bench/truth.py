"""Whether the judge of decisions is right: what its losses come to with what the others really held.

    python -m bench.truth --game amsterdam --players 2 --games 100
    python -m bench.truth --game amsterdam --players 2 --games 100 --drawn

The networks play against themselves. At decisions drawn at random, the judge (`bench.judging`) says what the chosen
action loses against the best one, as far as the acting seat can know; or, with `--drawn`, what another promising one
loses against the chosen one. Both are then followed by games between the networks from the whole position, with the
true holdings and other luck. A single position proves nothing, as the seat could not know it, but if the judge is right
on average, so are its losses: the second figure of each line is then as high as the first.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from random import Random
from statistics import mean

import lautta
from bench.judging import COMPARED, SEARCHED
from bench.loss import Judged, interval, judge_of, ratio
from lautta import players
from lautta.core.fields import BRANCHES
from lautta.core.game import Game, GameState, View
from lautta.core.machines import processors
from lautta.players.thinker import Thinker

RIVALS = 8  # promising actions from which one is drawn
BANDS = (-1.0, 0.0, 0.03, 0.10, 1.01)  # of what the judge says


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played and judged."""

    game: Game
    seats: int
    share: float
    followed: int
    drawn: bool


def judged(plan: Plan, seed: int) -> list[Judged]:
    """Play a game; each decision has what was lost by the judge, and in truth."""
    network, dice, found = Thinker(seed), Random(f"truth {seed}"), list[Judged]()
    state, number = plan.game.new(plan.seats, seed=seed), 0
    while state.to_move:
        seat, number = state.to_move[0], number + 1
        view = state.view(seat, recall=True)
        ranked = [each.code for each in network.opinions(view, seat)]
        if len(ranked) > 1 and dice.random() < plan.share:
            best, worse, chance, said = opinion(plan, view, seat, ranked, dice)
            if best != worse:
                futures = [dice.randrange(BRANCHES) for _ in range(plan.followed)]
                won, kept = (
                    mean(share_of_win(state, seat, code, network, future) for future in futures)
                    for code in (best, worse)
                )
                text = view.space.text
                found.append(Judged(seed, number, seat, chance, text(best), (text(worse),), (said, won - kept), ()))
        state.apply(ranked[0], seat)
    return found


def opinion(plan: Plan, view: View, seat: int, ranked: Sequence[int], dice: Random) -> tuple[int, int, float, float]:
    """What the judge says of two actions: the one that should be better, the other, the chance to win, and the loss."""
    judge = judge_of(plan.game.name, plan.seats, SEARCHED, COMPARED)
    if not plan.drawn:
        verdict = judge.verdict(view, seat, ranked[:1])
        return verdict.best, ranked[0], verdict.chance, verdict.losses[ranked[0]]
    best, worse = ranked[0], dice.choice(ranked[1:RIVALS])
    chances = judge.compare(view, seat, [best, worse])
    return best, worse, chances[best], chances[best] - chances[worse]


def share_of_win(state: GameState, seat: int, code: int, network: Thinker, future: int) -> float:
    """What a seat gets of the win if it acts so and networks play on, with the luck of another branch."""
    copy = state.copy()
    copy.redraw(future)
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
    made.add_argument("--drawn", action="store_true", help="judge a drawn action in place of the best one")
    asked = made.parse_args(argv)
    plan = Plan(lautta.game(asked.game), asked.players, asked.share, asked.followed, asked.drawn)
    one = partial(judged, plan)
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
