"""What runs search and learning for a game: compiled where that was possible, interpreted otherwise."""

import os
from types import SimpleNamespace
from typing import Any

from lautta.core import at_hand, engines
from lautta.core.at_hand import Thinking
from lautta.players.entries import ENTRIES

_modules: dict[Thinking, Any] = {}


def module_for(thinking: Thinking) -> Any:
    """The entries of `lautta.players.entries` for one game, as functions that take records."""
    if thinking not in _modules:
        _modules[thinking] = _compiled(thinking) or _interpreted(thinking)
    return _modules[thinking]


def _compiled(thinking: Thinking) -> Any:
    if os.environ.get("LAUTTA_ENGINE") == "interpreted":
        return None
    return engines.compiled_module(thinking.table, engines.thinking_name(thinking.table))


def _interpreted(thinking: Thinking) -> Any:
    at_hand.bind(thinking)
    return SimpleNamespace(compiled=False, **{entry.__name__: entry for entry in ENTRIES})
