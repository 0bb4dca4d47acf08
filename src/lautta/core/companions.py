"""Companions: rules of the dialect that are no actions, compiled into a module of their own beside a game's engine."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from lautta.core import engines
from lautta.core.actions import Table


@dataclass(frozen=True, eq=False)
class Companion:
    """Rules of a game that Python calls by themselves, such as a search, under a name of one word.

    The `entries` take a board, states and other records first, and whole numbers; all that they call is compiled with
    them.
    """

    table: Table
    name: str
    entries: tuple[Callable[..., Any], ...]


_modules: dict[Companion, Any] = {}


def module_for(companion: Companion) -> Any:
    """The entries of a companion, compiled where that was possible, interpreted otherwise; `compiled` says which."""
    if companion not in _modules:
        _modules[companion] = _compiled(companion) or interpreted(companion)
    return _modules[companion]


def interpreted(companion: Companion) -> Any:
    """The entries as they are written."""
    return SimpleNamespace(compiled=False, **{entry.__name__: entry for entry in companion.entries})


def _compiled(companion: Companion) -> Any:
    if os.environ.get("LAUTTA_ENGINE") == "interpreted":
        return None
    name = engines.companion_name(companion.table, companion.name)
    return engines.compiled_module(companion.table, name, tuple(entry.__name__ for entry in companion.entries))
