"""How much better than by lot a search guesses what others hold, from how well they would stand.

    python -m bench.beliefs --game amsterdam --players 2 --games 60

Ida plays against herself. At some decisions the others' true holdings are mixed with seven that would fit too, and each
gets a chance by the other's odds to win with it, to a power (`Effort.belief`). The gain is that of the logarithm of the
true one's chance over one in eight, in nats: 2.08 would be certainty.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import fsum, log
from random import Random
from statistics import mean

import lautta
from lautta import players
from lautta.core.game import Game, GameState
from lautta.players.network import CERTAIN, evaluate
from lautta.players.one_ply import Workspace
from lautta.players.thinking import module_for
from lautta.players.weights import thinking_of, weights_of

OTHERS = 7  # holdings that fit beside the true one
POWERS = (0.5, 1, 1.5, 2, 3)


def odds(state: GameState, seat: int, workspace: Workspace) -> float:
    """The odds of a seat to win, by the network that comes with Lautta, from what it sees."""
    view = state.view(seat, recall=True)
    look = module_for(thinking_of(view.game)).look
    look(view.board.record, view.record, type(view.record)(), workspace, seat, -1)
    evaluate(weights_of(view.game, view.players).network, workspace.inputs, view.players, workspace.layers)
    chance = min(max(workspace.layers.chance[0] / CERTAIN, 1e-4), 1 - 1e-4)
    return chance / (1 - chance)


def guesses(game: Game, seats: int, seed: int, share: float) -> Iterator[list[float]]:
    """Yield the odds of each other seat in the true world, then in those that fit, at some decisions of a game."""
    dice, workspace, state = Random(f"beliefs {seed}"), Workspace(), game.new(seats, seed=seed)
    ida = [players.maker_of("ida", game)(seed * seats + seat) for seat in range(seats)]
    while state.to_move:
        seat = state.to_move[0]
        view = state.view(seat, recall=True)
        if dice.random() < share:
            worlds = [state, *(view.resample(seat, dice.getrandbits(40), recall=True) for _ in range(OTHERS))]
            for other in range(seats):
                if other != seat:
                    yield [odds(world, other, workspace) for world in worlds]
        state.apply(ida[seat].choose(view, seat), seat)


def gain(found: Sequence[Sequence[float]], power: float) -> float:
    """By how many nats the true world's chance beats one by lot."""
    return mean(log(one[0] ** power * len(one) / fsum(each**power for each in one)) for one in found)


def main(argv: Sequence[str] | None = None) -> None:
    """Play, guess and print the gains."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--game", required=True)
    made.add_argument("--players", type=int, default=2, help="how many sit at a table")
    made.add_argument("--games", type=int, default=60)
    made.add_argument("--share", type=float, default=0.15, help="the share of decisions at which to guess")
    asked = made.parse_args(argv)
    game = lautta.game(asked.game)
    found = [one for seed in range(asked.games) for one in guesses(game, asked.players, seed, asked.share)]
    gains = ", ".join(f"{gain(found, power):+.3f} to the power of {power}" for power in POWERS)
    print(f"{game.name}, {asked.players} players, {len(found)} guesses: {gains}")


if __name__ == "__main__":
    main()
