"""Modules compiled beside an engine: functions of the dialect that Python calls, and that are no actions."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import Any

from lautta.core import engines
from lautta.core.actions import Table
from lautta.core.current_game import Thinking


@dataclass(frozen=True, eq=False)
class Compiled:
    """Functions of a game that Python calls, such as a search; they make a module under a name of one word.

    The `functions` take a board, states and other records first, and whole numbers; all that they call is compiled with
    them. With `thinking` they may ask for the rules of the current game (`lautta.core.current_game`).
    """

    table: Table
    name: str
    functions: tuple[Callable[..., Any], ...]
    thinking: Thinking | None = None

    @cached_property
    def module(self) -> Any:
        """The functions, compiled where that was possible, interpreted otherwise; `compiled` says which."""
        if os.environ.get("LAUTTA_ENGINE") == "interpreted":
            return self.interpreted
        names = tuple(function.__name__ for function in self.functions)
        return engines.compiled_module(self.table, self.name, names) or self.interpreted

    @property
    def interpreted(self) -> Any:
        """The functions as they are written."""
        return SimpleNamespace(compiled=False, **{function.__name__: function for function in self.functions})
