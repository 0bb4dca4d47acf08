"""What a computer player makes of each scenario of Roads & Boats, and how long it thinks.

    python -m bench.settler                                  # settlers, as many as each scenario is for
    python -m bench.settler first_lesson rings --players 1   # by itself, on two scenarios
    python -m bench.settler --level sampo --players 2 --seed 3

Each scenario is played once. A line tells turns, decisions, milliseconds of processor time for a decision and for a
phase of a seat on the mean, the longest for a phase before and after homes are chosen, and for every seat the points
for goods and for the wonder.
"""

import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import lautta
from lautta.games.roads.state import SETUP
from lautta.players import Player, decision, make

MOST_DECISIONS = 20_000


@dataclass
class Played:
    """A game, how many decisions it took, and the seconds of each seat in each phase, by turn, phase and seat."""

    state: lautta.GameState
    decisions: int = 0
    seconds: dict[tuple[int, int, int], float] = field(default_factory=dict)

    def phases(self, homes: bool) -> list[float]:
        """The seconds of a seat in each phase: where homes are chosen, or after."""
        return [spent for (_, phase, _), spent in self.seconds.items() if (phase == SETUP) == homes]

    def told(self) -> str:
        """A line about it."""
        assert self.state.result
        whole, after = sum(self.seconds.values()), self.phases(homes=False)
        points = "  ".join(f"{one['wealth']}+{one['rows']}" for one in self.state.result.explanation["players"])
        return (
            f"{self.state.record.turn:3} turns {self.decisions:6} decisions {1000 * whole / self.decisions:5.1f} ms "
            f"{1000 * sum(after) / len(after):5.0f} ms a phase, at most {max(after):4.1f} s, "
            f"home {max(self.phases(homes=True)):4.1f} s  {points}"
        )


def played(name: str, level: str, seed: int, players: int | None = None) -> Played:
    """A game on a scenario between players of a level; as many play as it is for, unless told."""
    game = lautta.game("roads")
    board = game.board(name)
    one = Played(game.new(players or int(board.data["players"]), seed, board))
    state, seated = one.state, [make(level, seed + seat) for seat in range(one.state.players)]
    while state.to_move and one.decisions < MOST_DECISIONS:
        decide(one, seated)
    if not state.over:
        raise RuntimeError(f"{name}: no end after {MOST_DECISIONS} decisions")
    return one


def decide(one: Played, seated: list[Player]) -> None:
    """Let whoever is to move decide, and note how long it took."""
    state = one.state
    record: Any = state.record
    seat = state.to_move[0]
    at = (record.turn, record.phase, seat)
    begun = time.process_time()
    state.apply(decision(seated[seat], state, seat), seat)
    one.seconds[at] = one.seconds.get(at, 0.0) + time.process_time() - begun
    one.decisions += 1


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="scenarios; all if none is given")
    parser.add_argument("--level", default="sense", help="the computer player")
    parser.add_argument("--players", type=int, help="how many play, else as many as a scenario is for")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.names or lautta.game("roads").boards.names:
        print(f"{name:26} {played(name, given.level, given.seed, given.players).told()}", flush=True)


if __name__ == "__main__":
    main()
