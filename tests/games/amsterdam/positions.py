"""Positions for the tests, as texts without their first lines, and what the tests ask of them."""

import json
from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent
from typing import Any

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.games.amsterdam.game import GAME

FOLDER = Path(__file__).parent
SALTMERE = FOLDER / "saltmere.json"
AMSTERDAM = GAME.board()


def position(text: str, board: LoadedBoard | None = None, **options: str) -> GameState:
    """A position in a turn of two players with a row of different colours, unless the text says otherwise."""
    loaded = board or AMSTERDAM
    lines = dedent(text).strip("\n").splitlines()
    colours = loaded.names["colours"]
    row = " ".join(colours[slot % len(colours)] for slot in range(len(loaded.names["slots"])))
    for name, default in (("seats", "2"), ("phase", "turn"), ("row", row)):
        if not any(line.startswith(f"{name} ") for line in lines):
            lines.insert(0 if name == "seats" else 1, f"{name} {default}")
    seats = int(next(line for line in lines if line.startswith("seats ")).split()[1])
    players = sum(line.startswith("player ") for line in lines)
    lines += [f"player {number}" for number in range(players + 1, seats + 1)]
    head = ["lautta position 1", f"options {' '.join(f'{k}={v}' for k, v in options.items())}"]
    state = GAME.from_text("\n".join([*head[: 1 + bool(options)], *lines]) + "\n", loaded)
    assert state.status() == []
    return state


def why(state: GameState, action: str, seat: int | None = None) -> str | None:
    """The name of the reason why something is refused, or None if it may be done."""
    reason = state.why_not(action, seat)
    return reason.name if reason else None


def done(state: GameState, *actions: str) -> GameState:
    """The position after some actions of whoever is the first to move."""
    after = state.copy()
    for action in actions:
        after.apply(action, after.to_move[0])
    return after


def public(state: GameState) -> Mapping[str, Any]:
    """What everybody may know."""
    return state.public()


def private(state: GameState, seat: int) -> Mapping[str, Any]:
    """What a seat knows besides."""
    return state.private(seat)


def data(path: Path = FOLDER.parents[2] / "src/lautta/games/amsterdam/board/amsterdam.json") -> dict[str, Any]:
    """A board file as data, to change."""
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded
