"""Golden games: finished games as files, which must go on to mean the same; each game's golden.py lists its own.

    python -m tests.games.amsterdam.golden            what has changed in how they replay
    python -m tests.games.amsterdam.golden --accept   play those anew that no longer replay, and write them

A change here means that old files no longer mean the same: see the rules version in the game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from lautta import players
from lautta.core.boards import LoadedBoard
from lautta.core.game import Game, GameState
from lautta.core.game_files import DamagedGame, GameFile

NAMES = ("Aino", "Bea", "Carl", "Dora")


@dataclass(frozen=True, kw_only=True)
class Golden:
    """A game: who plays it from which seed, on which board, and by which options."""

    game: ClassVar[Game]
    folder: ClassVar[Path]
    name: str
    kinds: tuple[str, ...]
    seed: int
    options: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def path(self) -> Path:
        return self.folder / f"{self.name}.txt"

    @property
    def board(self) -> LoadedBoard:
        raise NotImplementedError

    def player(self, kind: str, seed: int) -> players.Player:
        """Somebody who plays as this kind."""
        return players.make(kind, seed)

    def as_said(self, state: GameState, last: str) -> bool:
        """Does it end as it should, with this last action?"""
        raise NotImplementedError

    def trouble(self) -> str:
        """Why the file no longer replays as it should, or nothing."""
        try:
            file = GameFile.load(self.path)
            state = file.replay(self.board)
        except (DamagedGame, OSError) as error:
            return str(error)
        return "" if self.as_said(state, file.steps[-1].action) else f"it ends otherwise: {state.result}"

    def play(self) -> GameFile:
        """Play it anew, from the first seed on that ends as it should."""
        for seed in range(self.seed, self.seed + 5000):
            state = self.game.new(len(self.kinds), seed, self.board, self.options)
            file = GameFile.of(state, seed, dict(enumerate(NAMES[: len(self.kinds)])))
            seated = [self.player(kind, seed * 10 + i) for i, kind in enumerate(self.kinds)]
            while not state.over:
                seat = state.to_move[-1]
                code = players.decision(seated[seat], state, seat)
                file.add(seat, state.named(code).text)
                state.apply(code, seat)
            if self.as_said(state, file.steps[-1].action):
                file.close(state)
                return file
        raise LookupError(f"no seed from {self.seed} on gives {self.name}")


def main(games: Sequence[Golden], accept: bool) -> int:
    """Tell what has changed; write it if it is accepted."""
    changed = {golden: found for golden in games if (found := golden.trouble())}
    for golden, found in changed.items():
        print(f"{golden.name}: {found}")
        if accept:
            golden.folder.mkdir(exist_ok=True)
            golden.play().save(golden.path)
    print(f"{len(games) - len(changed)} of {len(games)} golden games replay as they should")
    return 0 if accept or not changed else 1
