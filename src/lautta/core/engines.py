"""Engines: what runs the rules of a game, compiled where that was possible, interpreted otherwise."""

import importlib
import os
import warnings
from typing import Any, Protocol, cast

from lautta.core.actions import Table
from lautta.core.fingerprint import fingerprint, meaning
from lautta.core.interpreted import Interpreted


class Engine(Protocol):
    """An interpreter or compiled module that runs a game's rules on records that rules know; seats count from 0."""

    compiled: bool

    def size(self, board: Any, /) -> int:
        """Return the number of action codes on a board."""
        ...

    def start(self, board: Any, batch: Any, seats: int, /) -> None:
        """Set up each record of a batch, in which board, options and the key of the generator are written already."""
        ...

    def validate(self, board: Any, state: Any, /) -> int:
        """0, or a number that says why no game on this board could have led to this record."""
        ...

    def to_act(self, board: Any, state: Any, /) -> int:
        """The mask of the seats that may act; 0 when the game is over."""
        ...

    def check(self, board: Any, state: Any, seat: int, code: int, /) -> int:
        """0, or the code of the reason why a seat may not do this."""
        ...

    def apply(self, board: Any, state: Any, seat: int, code: int, /) -> int:
        """Do it and answer 0, or answer the code of the reason why not and change nothing."""
        ...

    def legal(self, board: Any, state: Any, seat: int = -1, /) -> list[int]:
        """The codes of what a seat may do, in order; -1 is the first seat that may act."""
        ...

    def mask(self, board: Any, state: Any, seat: int, out: Any, /) -> int:
        """Write 1 for each legal code and 0 for every other one into bytes; answer how many are legal."""
        ...

    def simulate(self, board: Any, batch: Any, limit: int, seed: int, /) -> int:
        """Play a batch at random, each game to its end or for `limit` decisions; answer the number of decisions."""
        ...


class StaleEngine(RuntimeWarning):
    """A compiled engine was made from other rules than those that are there now."""


def load(table: Table) -> Engine:
    """The compiled engine of a game, or the interpreted one if there is none or LAUTTA_ENGINE=interpreted says so."""
    if os.environ.get("LAUTTA_ENGINE") == "interpreted":
        return Interpreted(table)
    return compiled(table) or Interpreted(table)


def module_name(table: Table) -> str:
    """Return the name of a game's compiled engine: `_<name of the game>` in the package of its state record."""
    package = table.state.__module__.rpartition(".")[0]
    return f"{package}._{table.name}" if package else f"_{table.name}"


def thinking_name(table: Table) -> str:
    """Return the name of the compiled module for players that think: `_<name of the game>_thinking`."""
    return companion_name(table, "thinking")


def companion_name(table: Table, name: str) -> str:
    """Return the name of a compiled module beside the engine: `_<name of the game>_<name>`."""
    return f"{module_name(table)}_{name}"


def compiled(table: Table) -> Engine | None:
    """The compiled engine of a game, if it was built from the rules that are there now; warns if from others."""
    return cast("Engine | None", compiled_module(table, module_name(table)))


def compiled_module(table: Table, name: str, entries: tuple[str, ...] = ()) -> Any:
    """Return a compiled module; None if it is missing, or (with a warning) broken, stale or lacks an entry."""
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError:
        return None
    except ImportError as error:
        warnings.warn(f"{name} does not load, so the rules run interpreted: {error}", StaleEngine, stacklevel=2)
        return None
    if is_stale(table, module) or not all(hasattr(module, entry) for entry in entries):
        warnings.warn(
            f"{name} was compiled from other rules than those here, so these run interpreted, much slower; "
            + _again(table),
            StaleEngine,
            stacklevel=2,
        )
        return None
    return module


def _again(table: Table) -> str:
    """How to compile the rules of a game again."""
    package = table.state.__module__.partition(".")[0]
    if package == "lautta":
        return "`make build` compiles the game again"
    return f"install the package that {package} comes in again, with `pip install .` in its folder"


def is_stale(table: Table, module: Any) -> bool:
    """Was a compiled engine made from other rules, another table or by another compiler?"""
    try:
        made_from = (table, module.modules, module.constants, module.made_by)
        return bool(module.made_from != fingerprint(*made_from) and module.meaning != meaning(*made_from))
    except (ImportError, AttributeError, SyntaxError):
        return True  # rules have moved
    except OSError:
        return False  # there are no sources to compare with
