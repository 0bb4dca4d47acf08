"""Golden games: one for every way in which a game can end; tests/games/golden.py says how to play them anew."""

import sys
from dataclasses import dataclass
from pathlib import Path

from tests.games import golden
from tests.games.tigris.games import BOARDS, lively

from lautta import players
from lautta.core.boards import LoadedBoard
from lautta.core.chance import Chooser
from lautta.core.game import GameState
from lautta.games.tigris.game import GAME

SENSE, RANDOM, LIVELY, TIRED, SWAPPING = "sense", "random", "lively", "tired", "swapping"


class Lively:
    """Plays livelier than by lot; `tired` of it after some turns, and passes; or `swapping` when the bag is low."""

    def __init__(self, kind: str, seed: int) -> None:
        self.kind, self.chooser = kind, Chooser(seed, 3)

    def choose(self, view: GameState, seat: int) -> int:
        """The code of an action."""
        legal = view.legal(seat)
        words = {view.space.decode(code)[0].name: code for code in legal}
        if self.kind == TIRED and view.record.turn >= 3 * view.players and "pass" in words:
            return words["pass"]
        if self.kind == SWAPPING and view.record.bag_size < 12 and "swap" in words:
            return words["swap"]
        return lively(view, self.chooser)


@dataclass(frozen=True, kw_only=True)
class Golden(golden.Golden):
    """A game, and how it ends."""

    game = GAME
    folder = Path(__file__).parent / "golden"
    ended_by: str
    winners: int = 1
    in_a_swap: bool = False
    map: str = "standard"

    @property
    def board(self) -> LoadedBoard:
        return BOARDS[self.map]

    def player(self, kind: str, seed: int) -> players.Player:
        return players.make(kind, seed) if kind in (SENSE, RANDOM) else Lively(kind, seed)

    def as_said(self, state: GameState, last: str) -> bool:
        if not state.result:
            return False
        ended_by = state.result.explanation["ended_by"]
        in_a_swap = ended_by == "bag" and last.startswith("swap") and state.record.bag_size == 0
        in_a_swap = in_a_swap and any(player.hand_size < 6 for player in state.record.players[: state.players])
        found = (ended_by, len(state.result.winners), in_a_swap)
        return found == (self.ended_by, self.winners, self.in_a_swap)


EVERY = {"treasures": "end_of_action", "support": "needed", "scores": "open", "declined": "reusable",
         "catastrophes": "again", "passing": "end"}  # fmt: skip
TIRING = {"passing": "end"}
GOLDEN = (
    Golden(name="treasures-two", kinds=(SENSE,) * 2, seed=1, ended_by="treasures"),
    Golden(name="treasures-three", kinds=(SENSE,) * 3, seed=2, ended_by="treasures"),
    Golden(name="treasures-advanced", kinds=(SENSE,) * 2, seed=3, ended_by="treasures", map="advanced", options=EVERY),
    Golden(name="bag-four", kinds=(SENSE,) * 4, seed=4, ended_by="bag"),
    Golden(name="bag-lively", kinds=(LIVELY,) * 3, seed=5, ended_by="bag", options=EVERY),
    Golden(name="bag-random-advanced", kinds=(RANDOM,) * 4, seed=6, ended_by="bag", map="advanced"),
    Golden(name="bag-in-a-swap", kinds=(SWAPPING,) * 2, seed=7, ended_by="bag", in_a_swap=True),
    Golden(name="all-passed", kinds=(TIRED,) * 3, seed=8, ended_by="passes", options=TIRING),
    Golden(name="shared", kinds=(TIRED,) * 2, seed=9, ended_by="passes", winners=2, options=TIRING),
)

if __name__ == "__main__":
    sys.exit(golden.main(GOLDEN, accept="--accept" in sys.argv[1:]))
