"""Golden games: finished games as files, one for every way in which a game can end.

    python -m tests.games.amsterdam.golden            what has changed in how they replay
    python -m tests.games.amsterdam.golden --accept   play those anew that no longer replay, and write them

A change here means that old files no longer mean the same: see the rules version in the game.
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.games.amsterdam.positions import AMSTERDAM, SALTMERE

from lautta import players
from lautta.core.boards import LoadedBoard
from lautta.core.files import DamagedGame, GameFile
from lautta.core.game import GameState
from lautta.games.amsterdam.game import GAME

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Aino", "Bea", "Carl", "Dora")


@dataclass(frozen=True)
class Golden:
    """A game: who plays it from which seed, and how it ends."""

    name: str
    kinds: tuple[str, ...]
    seed: int
    ended_by: str
    decided_by: str
    winners: int = 1
    city: Path | None = None
    options: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    @property
    def board(self) -> LoadedBoard:
        return GAME.board(self.city) if self.city else AMSTERDAM

    def replayed(self) -> GameState:
        """The end of the file; raises DamagedGame."""
        return GameFile.load(self.path).replay(self.board)

    def as_said(self, state: GameState) -> bool:
        """Does it end as it should?"""
        if not state.result:
            return False
        told = state.result.explanation
        return (told["ended_by"], told["decided_by"], len(state.result.winners)) == (
            self.ended_by,
            self.decided_by,
            self.winners,
        )

    def play(self) -> GameFile:
        """Play it anew, from the first seed on that ends as it should."""
        for seed in range(self.seed, self.seed + 5000):
            state = GAME.new(len(self.kinds), seed, self.board, self.options)
            file = GameFile.of(state, seed, dict(enumerate(NAMES[: len(self.kinds)])))
            seated = [players.make(kind, seed * 10 + i) for i, kind in enumerate(self.kinds)]
            while not state.over:
                seat = state.to_move[-1]
                code = players.decision(seated[seat], state, seat)
                file.add(seat, state.named(code).text)
                state.apply(code, seat)
            if self.as_said(state):
                file.close(state)
                return file
        raise LookupError(f"no seed from {self.seed} on gives {self.name}")


SENSE, RANDOM = "sense", "random"
AT_ONCE, SKIP = {"reshuffle": "at_once"}, {"bonus_ties": "skip"}
GOLDEN = (
    Golden("two", (SENSE, SENSE), 1, "carts", "points"),
    Golden("three", (SENSE, SENSE, SENSE), 2, "carts", "points"),
    Golden("four", (SENSE, SENSE, SENSE, SENSE), 3, "carts", "points", options=SKIP),
    Golden("by-contracts", (SENSE, SENSE), 4, "carts", "contracts"),
    Golden("shared", (SENSE, SENSE), 5, "carts", "nothing", winners=2),
    Golden("random-at-once", (RANDOM,) * 4, 6, "carts", "points", options=AT_ONCE),
    Golden("stuck", (RANDOM,) * 4, 7, "passes", "points", city=SALTMERE),
    Golden("stuck-shared", (RANDOM,) * 4, 8, "passes", "nothing", winners=2, city=SALTMERE, options=AT_ONCE),
    Golden("other-city", (SENSE,) * 3, 9, "carts", "points", city=SALTMERE, options=AT_ONCE | SKIP),
)


def trouble(golden: Golden) -> str:
    """Why a file no longer replays as it should, or nothing."""
    try:
        state = golden.replayed()
    except (DamagedGame, OSError) as error:
        return str(error)
    return "" if golden.as_said(state) else f"it ends otherwise: {state.result}"


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
