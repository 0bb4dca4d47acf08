"""What the settler makes of each scenario of Roads & Boats: `python -m bench.settler [NAME ...] [--seed N] [--alone]`.

Each scenario is played once by as many settlers as it is for, or by one alone; a line tells turns, decisions,
milliseconds of processor time for a decision, and for every seat the points for goods and for the wonder.
"""

import argparse
import time

import lautta
from lautta.players import decision, make

MOST_DECISIONS = 20_000


def played(name: str, seed: int, players: int | None = None) -> tuple[lautta.GameState, int]:
    """A game of settlers on a scenario, and how many decisions it took; as many play as it is for, unless told."""
    game = lautta.game("roads")
    board = game.board(name)
    state = game.new(players or int(board.data["players"]), seed, board)
    settlers = [make("sense", seed + seat) for seat in range(state.players)]
    for decisions in range(MOST_DECISIONS):
        if state.over:
            return state, decisions
        seat = state.to_move[0]
        state.apply(decision(settlers[seat], state, seat), seat)
    raise RuntimeError(f"{name}: no end after {MOST_DECISIONS} decisions")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--alone", action="store_true")
    given = parser.parse_args()
    for name in given.names or lautta.game("roads").boards.names:
        begun = time.process_time()
        state, decisions = played(name, given.seed, 1 if given.alone else None)
        each = 1000 * (time.process_time() - begun) / decisions
        assert state.result
        points = "  ".join(f"{p['wealth']}+{p['rows']}" for p in state.result.explanation["players"])
        print(f"{name:26} {state.record.turn:3} turns {decisions:6} decisions {each:5.1f} ms  {points}", flush=True)


if __name__ == "__main__":
    main()
