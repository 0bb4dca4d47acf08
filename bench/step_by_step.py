"""Lautta driven a decision at a time from Python: `legal_actions`, a uniform choice, `apply`.

    python -m bench.step_by_step amsterdam 3 2.0

prints one JSON object with games_per_s and decisions_per_s.
"""

import json
import random
import sys
import time

import lautta


def play(name: str, players: int, seconds: float) -> dict[str, float]:
    """Play whole games by the public face for some seconds."""
    game = lautta.game(name)
    pick = random.Random(1)
    games = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new(players=players, seed=games)
        while not state.over:
            if len(state.to_move) > 1:  # several act at once: the first of them
                seat = state.to_move[0]
                state.apply(pick.choice(state.legal(seat)), seat)
            else:
                state.apply(pick.choice(state.legal_actions))
            decisions += 1
        games += 1
    spent = time.perf_counter() - began
    return {"games_per_s": games / spent, "decisions_per_s": decisions / spent}


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
