"""What tests of thinking begin with: a game's compiled module, built once for all of them, and weights by lot."""

import os
from dataclasses import replace
from pathlib import Path
from random import Random
from types import ModuleType

from connect_four.game import GAME
from lautta.compiler.build import build, load, translated
from lautta.core.current_game import Thinking
from lautta.core.game import Computers, Game
from lautta.players.network import FIRST, OUTPUTS, SECOND, Network
from lautta.players.thinking import compiled_for
from lautta.players.weights import mark_of, thinking_of

FOUR = replace(GAME, computers=Computers(thinking="connect_four.thinking"))
BUILT = Path(__file__).parents[1] / "build" / "tests"


def compiled_thinking(thinking: Thinking) -> ModuleType:
    """The module for players that think about a game that is not installed; built, unless the same was before."""
    name, meant = f"{thinking.table.name}_thinking", compiled_for(thinking)
    source = translated(meant)[f"{name}.pyx"]
    kept = BUILT / f"{name}.txt"
    if kept.is_file() and kept.read_text(encoding="utf-8") == source:
        return load(name, next(BUILT.glob(f"{name}.*.so")))
    made = build(meant, BUILT / str(os.getpid()), compile_flags=("-O1", "-w"))
    assert made.__file__
    path = Path(made.__file__)
    os.replace(path, BUILT / path.name)
    kept.write_text(source, encoding="utf-8")
    return load(name, BUILT / path.name)


def network_by_lot(game: Game, players: int, seed: int, first: int = 60) -> Network:
    """Weights that nobody has learned, those of the first layer up to `first`."""
    dice, n = Random(seed), Network(mark=mark_of(game, players))
    for row in range(thinking_of(game).inputs):
        for i in range(FIRST):
            n.first[row][i] = dice.randint(-first, first)
    for i in range(SECOND):
        for j in range(FIRST):
            n.second[i][j] = dice.randint(-60, 60)
    for i in range(OUTPUTS):
        for j in range(SECOND):
            n.last[i][j] = dice.randint(-60, 60)
    return n
