"""Golden games: finished games as files, one for every way in which a game can end.

    python -m tests.games.tigris.golden            what has changed in how they replay
    python -m tests.games.tigris.golden --accept   play those anew that no longer replay, and write them

A change here means that old files no longer mean the same: see the rules version in the game.
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.games.tigris.games import BOARDS, lively

from lautta import players
from lautta.core.boards import LoadedBoard
from lautta.core.chance import Chooser
from lautta.core.files import DamagedGame, GameFile
from lautta.core.game import GameState
from lautta.games.tigris.game import GAME

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Aino", "Bea", "Carl", "Dora")
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


@dataclass(frozen=True)
class Golden:
    """A game: who plays it from which seed, and how it ends."""

    name: str
    kinds: tuple[str, ...]
    seed: int
    ended_by: str
    winners: int = 1
    in_a_swap: bool = False
    map: str = "standard"
    options: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    @property
    def board(self) -> LoadedBoard:
        return BOARDS[self.map]

    def replayed(self) -> GameState:
        """The end of the file; raises DamagedGame."""
        return GameFile.load(self.path).replay(self.board)

    def as_said(self, state: GameState, last: str) -> bool:
        """Does it end as it should?"""
        if not state.result:
            return False
        told = state.result.explanation
        in_a_swap = told["ended_by"] == "bag" and last.startswith("swap") and state.record.bag_size == 0
        in_a_swap = in_a_swap and any(player.hand_size < 6 for player in state.record.players[: state.players])
        return (told["ended_by"], len(state.result.winners), in_a_swap) == (
            self.ended_by,
            self.winners,
            self.in_a_swap,
        )

    def play(self) -> GameFile:
        """Play it anew, from the first seed on that ends as it should."""
        for seed in range(self.seed, self.seed + 5000):
            state = GAME.new(len(self.kinds), seed, self.board, self.options)
            file = GameFile.of(state, seed, dict(enumerate(NAMES[: len(self.kinds)])))
            seated = [
                players.make(kind, seed * 10 + i) if kind in (SENSE, RANDOM) else Lively(kind, seed * 10 + i)
                for i, kind in enumerate(self.kinds)
            ]
            while not state.over:
                (seat,) = state.to_move
                code = players.decision(seated[seat], state, seat)
                file.add(seat, state.named(code).text)
                state.apply(code, seat)
            if self.as_said(state, file.steps[-1].action):
                file.close(state)
                return file
        raise LookupError(f"no seed from {self.seed} on gives {self.name}")


EVERY = {"treasures": "end_of_action", "support": "needed", "scores": "open", "declined": "reusable",
         "catastrophes": "again", "passing": "end"}  # fmt: skip
TIRING = {"passing": "end"}
GOLDEN = (
    Golden("treasures-two", (SENSE, SENSE), 1, "treasures"),
    Golden("treasures-three", (SENSE, SENSE, SENSE), 2, "treasures"),
    Golden("treasures-advanced", (SENSE, SENSE), 3, "treasures", map="advanced", options=EVERY),
    Golden("bag-four", (SENSE, SENSE, SENSE, SENSE), 4, "bag"),
    Golden("bag-lively", (LIVELY, LIVELY, LIVELY), 5, "bag", options=EVERY),
    Golden("bag-random-advanced", (RANDOM,) * 4, 6, "bag", map="advanced"),
    Golden("bag-in-a-swap", (SWAPPING, SWAPPING), 7, "bag", in_a_swap=True),
    Golden("all-passed", (TIRED, TIRED, TIRED), 8, "passes", options=TIRING),
    Golden("shared", (TIRED, TIRED), 9, "passes", winners=2, options=TIRING),
)


def trouble(golden: Golden) -> str:
    """Why a file no longer replays as it should, or nothing."""
    try:
        state = golden.replayed()
    except (DamagedGame, OSError) as error:
        return str(error)
    last = GameFile.load(golden.path).steps[-1].action
    return "" if golden.as_said(state, last) else f"it ends otherwise: {state.result}"


def main(accept: bool) -> int:
    """Tell what has changed; write it if it is accepted."""
    changed = {golden: found for golden in GOLDEN if (found := trouble(golden))}
    for golden, found in changed.items():
        print(f"{golden.name}: {found}")
        if accept:
            FOLDER.mkdir(exist_ok=True)
            golden.play().save(golden.path)
    print(f"{len(GOLDEN) - len(changed)} of {len(GOLDEN)} golden games replay as they should")
    return 0 if accept or not changed else 1


if __name__ == "__main__":
    sys.exit(main("--accept" in sys.argv[1:]))
