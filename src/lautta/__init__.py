"""Lautta: exact, fast rules of great board games, to play, to study and to solve.

>>> import lautta
>>> state = lautta.game("amsterdam").new(players=3, seed=7)
>>> while not state.over:
...     seat = state.to_move[0]                      # several may act at once
...     state.apply(state.legal(seat)[0], seat)
>>> len(state.scores)
3
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from lautta.core import error_messages

__version__ = "0.2.0"

_PLACES = {  # public names and their modules, which are imported at first use
    "AmbiguousAction": "lautta.core.reasons",
    "BadArgument": "lautta.core.reasons",
    "Batch": "lautta.core.stepping",
    "BoardError": "lautta.core.boards",
    "DamagedGame": "lautta.core.game_files",
    "Factors": "lautta.core.factors",
    "Game": "lautta.core.game",
    "GameFile": "lautta.core.game_files",
    "GameState": "lautta.core.game",
    "HiddenOutcome": "lautta.core.reasons",
    "IllegalAction": "lautta.core.reasons",
    "MalformedAction": "lautta.core.reasons",
    "MalformedPosition": "lautta.core.reasons",
    "Problem": "lautta.core.problems",
    "Reason": "lautta.core.reasons",
    "UnknownGame": "lautta.core.registry",
    "View": "lautta.core.game",
    "game": "lautta.core.registry",
    "game_names": "lautta.core.registry",
    "register": "lautta.core.registry",
}

__all__ = [
    "AmbiguousAction", "BadArgument", "Batch", "BoardError", "DamagedGame", "Factors", "Game", "GameFile", "GameState",
    "HiddenOutcome", "IllegalAction", "MalformedAction", "MalformedPosition", "Problem", "Reason", "UnknownGame",
    "View", "__version__", "game", "game_names", "register",
]  # fmt: skip

if TYPE_CHECKING:
    from lautta.core.boards import BoardError
    from lautta.core.factors import Factors
    from lautta.core.game import Game, GameState, View
    from lautta.core.game_files import DamagedGame, GameFile
    from lautta.core.problems import Problem
    from lautta.core.reasons import (
        AmbiguousAction,
        BadArgument,
        HiddenOutcome,
        IllegalAction,
        MalformedAction,
        MalformedPosition,
        Reason,
    )
    from lautta.core.registry import UnknownGame, game, game_names, register
    from lautta.core.stepping import Batch


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module 'lautta' has no attribute {name!r}")
    return getattr(import_module(_PLACES[name]), name)


def _in_english(key: str, args: Mapping[str, str | int]) -> str | None:
    words = import_module("lautta.words").Words("en", strict=False)  # read at the first refusal
    return str(words.say(key, **args)) if words.knows(key) else None


error_messages.speak_with(_in_english)
