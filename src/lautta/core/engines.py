"""Engines run the rules of a game, compiled if possible, otherwise interpreted."""

import importlib
import os
import warnings
from typing import Any, Protocol, cast

from lautta.core.actions import Table
from lautta.core.fingerprint import fingerprint, meaning
from lautta.core.interpreted import Interpreted


class Engine(Protocol):
    """An engine for the rules of a game: an `Interpreted`, or a compiled module with the same functions.

    Boards and states are records of the rules; seats count from 0.
    """

    compiled: bool

    def size(self, board: Any, /) -> int:
        """Return the number of action codes on a board."""
        ...

    def start(self, board: Any, batch: Any, seats: int, /) -> None:
        """Start each record of a batch, which already has its board, options and generator key."""
        ...

    def validate(self, board: Any, state: Any, /) -> int:
        """Return 0, or a number that says why this record is impossible on this board."""
        ...

    def to_act(self, board: Any, state: Any, /) -> int:
        """Return the mask of the seats that may act; 0 when the game is over."""
        ...

    def check(self, board: Any, state: Any, seat: int, code: int, /) -> int:
        """Return 0, or the code of the reason why a seat may not do this."""
        ...

    def apply(self, board: Any, state: Any, seat: int, code: int, /) -> int:
        """Do an action and return 0, or return the code of the refusal and change nothing."""
        ...

    def legal(self, board: Any, state: Any, seat: int = -1, /) -> list[int]:
        """Return the codes of the legal actions of a seat, in order; -1 is the first seat that may act."""
        ...

    def mask(self, board: Any, state: Any, seat: int, out: Any, /) -> int:
        """Write 1 for each legal code and 0 for all others into bytes; return the number of legal codes."""
        ...

    def simulate(self, board: Any, batch: Any, limit: int, seed: int, lengths: Any = None, /) -> int:
        """Play random games to the end or for `limit` decisions each; return the number of decisions.

        Those of each game are written into `lengths`, an array of int64.
        """
        ...

    def hide(self, board: Any, batch: Any, seat: int, recall: bool = False, /) -> None:
        """Blank in each record of a batch what a seat (-1: a spectator) may not know, or with recall cannot know."""
        ...

    def deal(self, board: Any, batch: Any, seat: int, words: Any, recall: bool = False, /) -> None:
        """Fill at random what `hide` left blank, in each record of a batch from one of `words`, an array of uint64."""
        ...

    def refused(self, board: Any, batch: Any, codes: Any, ended: Any, /) -> tuple[int, int]:
        """Return the first record of a batch whose seat may not do an action, and why; see `Interpreted.refused`."""
        ...

    def show(self, state: Any, steps: Any, me: int, players: int, out: Any, /) -> None:
        """Write the numbers of an observation; see `Interpreted.show`."""
        ...

    def advance(self, board: Any, batch: Any, /, *arrays: Any) -> None:
        """Take a step in each game of a batch; see `Interpreted.advance`."""
        ...


class StaleEngine(RuntimeWarning):
    """A compiled engine was built from other rules than the present ones."""


def load(table: Table) -> Engine:
    """Return the compiled engine of a game, or the interpreted one without it or with LAUTTA_ENGINE=interpreted."""
    if os.environ.get("LAUTTA_ENGINE") == "interpreted":
        return Interpreted(table)
    return compiled(table) or Interpreted(table)


def module_name(table: Table, name: str = "") -> str:
    """Return the name of the compiled engine, or of a module beside it, in the package of the game's state record.

    It is `_<game>` for the engine, and `_<game>_<name>` for another module.
    """
    package = table.state.__module__.rpartition(".")[0]
    own = f"_{table.name}_{name}" if name else f"_{table.name}"
    return f"{package}.{own}" if package else own


def compiled(table: Table) -> Engine | None:
    """Return the compiled engine of a game, or None; warns and returns None if it was built from other rules."""
    return cast("Engine | None", compiled_module(table))


def compiled_module(table: Table, name: str = "", functions: tuple[str, ...] = ()) -> Any:
    """Return the compiled engine of a game, or the module of a name beside it; None if there is none.

    Warns and returns None if it was built from other rules, or lacks a function named in `functions`.
    """
    name = module_name(table, name)
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError:
        return None
    except ImportError as error:
        warnings.warn(f"{name} does not load, so the rules run interpreted: {error}", StaleEngine, stacklevel=2)
        return None
    if is_stale(table, module) or not all(hasattr(module, function) for function in functions):
        warnings.warn(
            f"{name} was compiled from other rules than those here, so these run interpreted, much slower; "
            + _again(table),
            StaleEngine,
            stacklevel=2,
        )
        return None
    return module


def _again(table: Table) -> str:
    package = table.state.__module__.partition(".")[0]
    if package == "lautta":
        return "`make build` compiles the game again"
    return f"install the package that {package} comes in again, with `pip install --no-build-isolation .` in its folder"


def is_stale(table: Table, module: Any) -> bool:
    """Was a compiled engine built from other rules, another table or by another compiler?"""
    try:
        made_from = (table, module.modules, module.constants, module.made_by)
        return bool(module.made_from != fingerprint(*made_from) and module.meaning != meaning(*made_from))
    except (ImportError, AttributeError, SyntaxError):
        return True  # rules have moved
    except OSError:
        return False  # there are no sources to compare with
