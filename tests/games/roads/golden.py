"""Golden games; tests/games/golden.py says how to play them anew."""

import sys
from dataclasses import dataclass
from pathlib import Path

from tests.games import golden

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.games.roads.game import GAME


@dataclass(frozen=True, kw_only=True)
class Golden(golden.Golden):
    """A game on a scenario."""

    game = GAME
    folder = Path(__file__).parent / "golden"
    map: str

    @property
    def board(self) -> LoadedBoard:
        return GAME.board(self.map)

    def as_said(self, state: GameState, last: str) -> bool:
        return state.result is not None


GOLDEN = (
    Golden(name="alone", map="a_river_runs_through_it", kinds=("sense",), seed=1),
    Golden(name="two_settlers", map="dead_sea", kinds=("sense",) * 2, seed=1),
    Golden(name="three_at_random", map="mesopotamia", kinds=("random",) * 3, seed=2),
)

if __name__ == "__main__":
    sys.exit(golden.main(GOLDEN, accept="--accept" in sys.argv[1:]))
