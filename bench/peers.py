"""One measurement of a peer, by that peer's own Python: run by `bench.speed` in an environment of its own.

    .venv-peers/bin/python bench/peers.py "chess, C++ rollouts" 2

prints one JSON object: games_per_s and decisions_per_s. A decision is a choice of a player; chance is not counted.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

Measured = dict[str, float]


def python_loop(game_name: str, seconds: float) -> Measured:
    """OpenSpiel driven a decision at a time: `legal_actions`, a uniform choice, `apply_action`."""
    import pyspiel

    game = pyspiel.load_game(game_name)
    pick = random.Random(1)
    games = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(pick.choices(actions, weights)[0])
            else:
                state.apply_action(pick.choice(state.legal_actions()))
                decisions += 1
        games += 1
    return _rates(games, decisions, time.perf_counter() - began)


def rollouts(game_name: str, seconds: float) -> Measured:
    """OpenSpiel's random rollouts in C++, reached through the first evaluation of its tree search.

    A search of one simulation evaluates its root: `n_rollouts` whole games, uniform over the legal list, no Python in
    between. The search cannot start at a chance node, so a game that begins with a deal is dealt before. Rollouts count
    no decisions: they are taken from the mean length of games in the Python loop.
    """
    import pyspiel

    game = pyspiel.load_game(game_name)
    length = _mean_length(game_name)
    pick = random.Random(1)
    batch, games, spent = 50, 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(pick.choices(actions, weights)[0])
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=batch, seed=games + 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        began = time.perf_counter()
        bot.mcts_search(state)
        spent += time.perf_counter() - began
        games += batch
    return _rates(games, games * length, spent)


def _mean_length(game_name: str) -> float:
    measured = python_loop(game_name, 1.0)
    return measured["decisions_per_s"] / measured["games_per_s"]


def _rates(games: float, decisions: float, seconds: float) -> Measured:
    return {"games_per_s": games / seconds, "decisions_per_s": decisions / seconds}


def rlcard_uno(seconds: float) -> Measured:
    """RLCard's uno environment with its random agents."""
    import numpy as np
    import rlcard
    from rlcard.agents import RandomAgent

    np.random.seed(1)
    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    games = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        trajectories, _ = env.run(is_training=False)
        decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
        games += 1
    return _rates(games, decisions, time.perf_counter() - began)


def pgx_batch(game_name: str, batch: int, seconds: float) -> Measured:
    """So many games of pgx side by side, each begun anew when it is over; compiled by JAX before the clock runs.

    The state that is carried along has observation and legal actions of the player to move, as pgx writes them.
    """
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(game_name)
    step, steps = jax.vmap(auto_reset(env.step, env.init)), 100

    def decide(carry: Any, _: None) -> Any:
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        allowed = jnp.log(state.legal_action_mask.astype(jnp.float32))
        state = step(state, jax.random.categorical(choice, allowed), jax.random.split(chance, batch))
        return (state, key), state.terminated.sum()

    play = jax.jit(lambda carry: jax.lax.scan(decide, carry, None, length=steps))
    carry = (jax.vmap(env.init)(jax.random.split(jax.random.key(0), batch)), jax.random.key(1))
    carry, _ = jax.block_until_ready(play(carry))
    games = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        carry, ended = play(carry)
        games += int(ended.sum())
        decisions += batch * steps
    return _rates(games, decisions, time.perf_counter() - began)


CASES: dict[str, Callable[[float], Measured]] = {
    "connect four, C++ rollouts": lambda seconds: rollouts("connect_four", seconds),
    "connect four, Python loop": lambda seconds: python_loop("connect_four", seconds),
    "connect four, 1024 games at once": lambda seconds: pgx_batch("connect_four", 1024, seconds),
    "go 9x9, 256 games at once": lambda seconds: pgx_batch("go_9x9", 256, seconds),
    "animal shogi, 1024 games at once": lambda seconds: pgx_batch("animal_shogi", 1024, seconds),
    "chess, C++ rollouts": lambda seconds: rollouts("chess", seconds),
    "chess, Python loop": lambda seconds: python_loop("chess", seconds),
    "gin rummy, C++ rollouts": lambda seconds: rollouts("gin_rummy", seconds),
    "gin rummy, Python loop": lambda seconds: python_loop("gin_rummy", seconds),
    "uno, environment": rlcard_uno,
}


if __name__ == "__main__":
    print(json.dumps(CASES[sys.argv[1]](float(sys.argv[2]))))
