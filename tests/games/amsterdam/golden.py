"""Golden games: one for every way in which a game can end; tests/games/golden.py says how to play them anew."""

import sys
from dataclasses import dataclass
from pathlib import Path

from tests.games import golden
from tests.games.amsterdam.positions import AMSTERDAM, SALTMERE

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.games.amsterdam.game import GAME


@dataclass(frozen=True, kw_only=True)
class Golden(golden.Golden):
    """A game, and how it ends."""

    game = GAME
    folder = Path(__file__).parent / "golden"
    ended_by: str = "carts"
    decided_by: str = "points"
    winners: int = 1
    city: Path | None = None

    @property
    def board(self) -> LoadedBoard:
        return GAME.board(self.city) if self.city else AMSTERDAM

    def as_said(self, state: GameState, last: str) -> bool:
        if not state.result:
            return False
        told = state.result.explanation
        found = (told["ended_by"], told["decided_by"], len(state.result.winners))
        return found == (self.ended_by, self.decided_by, self.winners)


SENSE, RANDOM = "sense", "random"
AT_ONCE, SKIP = {"reshuffle": "at_once"}, {"bonus_ties": "skip"}
GOLDEN = (
    Golden(name="two", kinds=(SENSE,) * 2, seed=1),
    Golden(name="three", kinds=(SENSE,) * 3, seed=2),
    Golden(name="four", kinds=(SENSE,) * 4, seed=3, options=SKIP),
    Golden(name="by-contracts", kinds=(SENSE,) * 2, seed=4, decided_by="contracts"),
    Golden(name="shared", kinds=(SENSE,) * 2, seed=5, decided_by="nothing", winners=2),
    Golden(name="random-at-once", kinds=(RANDOM,) * 4, seed=6, options=AT_ONCE),
    Golden(name="stuck", kinds=(RANDOM,) * 4, seed=7, ended_by="passes", city=SALTMERE),
    Golden(name="stuck-shared", kinds=(RANDOM,) * 4, seed=8, ended_by="passes", decided_by="nothing", winners=2,
           city=SALTMERE, options=AT_ONCE),
    Golden(name="other-city", kinds=(SENSE,) * 3, seed=9, city=SALTMERE, options=AT_ONCE | SKIP),
)  # fmt: skip

if __name__ == "__main__":
    sys.exit(golden.main(GOLDEN, accept="--accept" in sys.argv[1:]))
