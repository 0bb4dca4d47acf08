"""Golden games: finished games as files.

    python -m tests.games.roads.golden            what has changed in how they replay
    python -m tests.games.roads.golden --accept   play those anew that no longer replay, and write them

A change here means that old files no longer mean the same: see the rules version in the game.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

from lautta import players
from lautta.core.files import DamagedGame, GameFile
from lautta.games.roads.game import GAME

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Golden:
    """A game: who plays it on which map, from which seed."""

    name: str
    board: str
    kinds: tuple[str, ...]
    seed: int

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def play(self) -> GameFile:
        """Play it anew."""
        state = GAME.new(len(self.kinds), self.seed, self.board)
        file = GameFile.of(state, self.seed)
        seated = [players.make(kind, self.seed * 10 + i) for i, kind in enumerate(self.kinds)]
        while not state.over:
            seat = state.to_move[-1]
            code = players.decision(seated[seat], state, seat)
            file.add(seat, state.named(code).text)
            state.apply(code, seat)
        file.close(state)
        return file


GOLDEN = (
    Golden("alone", "a_river_runs_through_it", ("sense",), 1),
    Golden("two_settlers", "dead_sea", ("sense",) * 2, 1),
    Golden("three_at_random", "mesopotamia", ("random",) * 3, 2),
)


def trouble(golden: Golden) -> str:
    """Why a file no longer replays as it should, or nothing."""
    try:
        state = GameFile.load(golden.path).replay()
    except (DamagedGame, OSError) as error:
        return str(error)
    return "" if state.result else "it does not end"


def main(accept: bool) -> int:
    """Tell what has changed; write it if it is accepted."""
    changed = {golden: found for golden in GOLDEN if (found := trouble(golden))}
    for golden, found in changed.items():
        print(f"{golden.name}: {found}")
        if accept:
            golden.play().save(golden.path)
    print(f"{len(GOLDEN) - len(changed)} of {len(GOLDEN)} golden games replay as they should")
    return 0 if accept or not changed else 1


if __name__ == "__main__":
    sys.exit(main("--accept" in sys.argv[1:]))
