"""All games: those that come with Lautta, those of other installed packages, and those that were registered.

A package offers a game by an entry point in the group `lautta.games`: its name and the place of its `Game`, as
`connect_four = "connect_four.game:GAME"`. A broken game does not affect the others: `games` leaves it out with a
warning in the log, and `broken` has the reason.
"""

import logging
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from lautta.core import error_messages
from lautta.core.boards import BoardError, LoadedBoard
from lautta.core.problems import Problem, quoted
from lautta.core.reasons import BadArgument, BrokenGame

if TYPE_CHECKING:  # names of games do not need it
    from lautta.core.game import Game

PACKAGE = "lautta.games"  # of the games that come with Lautta, each a package with a module `game`
ENTRY_POINTS = "lautta.games"
_registered: "dict[str, Game]" = {}
_tried: dict[str, BrokenGame | None] = {}
_told: set[str] = set()
log = logging.getLogger(__name__)


class UnknownGame(ValueError):
    """There is no game of this name; the message (`key`, `facts`) lists all games."""

    def __init__(self, name: object) -> None:
        self.name = name
        self.key, self.facts = "core-no-game", {"name": quoted(name), "known": ", ".join(game_names())}
        super().__init__(name)

    def __str__(self) -> str:
        return error_messages.with_meant(self.key, self.facts)


def register(game: "Game") -> None:
    """Add a game, or replace the one with the same name."""
    _registered[game.name] = game
    _tried.pop(game.name, None)


def forget(name: str) -> None:
    """Remove a registered game; `game` finds it again if a package offers it."""
    _registered.pop(name, None)
    _tried.pop(name, None)


def found_anywhere(game: "Game") -> bool:
    """Would every process find this very game by its name?"""
    place = _places().get(game.name)
    try:
        return place is not None and _load(game.name, place) is game
    except BrokenGame:  # another one, of the same name
        return False


def game_names() -> tuple[str, ...]:
    """Return the names of all games, in alphabetical order."""
    return tuple(sorted({*_registered, *_places()}))


def game(name: str) -> "Game":
    """Return a game by its name; raises UnknownGame, and BrokenGame if another package's game does not load."""
    if not isinstance(name, str):
        raise UnknownGame(name)
    if name not in _registered:
        place = _own(name) or _places().get(name)
        if place is None:
            raise UnknownGame(name)
        _registered[name] = _load(name, place)
    return _registered[name]


def game_of(given: "Game | str") -> "Game":
    """Return a game that is given by its name or as it is; raises as `game` does."""
    return game(given) if isinstance(given, str) else given


def game_again(name: str, rules: int) -> "Game":
    """The game of a pickle; raises UnknownGame, and BadArgument for other rules than those here."""
    found = game(name)
    if found.rules.version != rules:
        raise BadArgument("core-rules", version=quoted(rules), release=found.rules.releases.get(rules, "none"))
    return found


def board_again(name: str, board: str, board_hash: int, data: Mapping[str, Any]) -> LoadedBoard:
    """The board of a pickle, read again from its data if it does not come with the game; raises BoardError."""
    found = game(name)
    loaded = found.board(board) if board in found.boards.names else found.made_board(data, board)
    if loaded.hash != board_hash:
        raise BoardError(board, [Problem.said(0, "", "core-position-board-version", {"name": quoted(board)})])
    return loaded


def games() -> "dict[str, Game]":
    """Return all playable games by name."""
    left_out = broken()
    return {name: game(name) for name in game_names() if name not in left_out}


def broken() -> dict[str, BrokenGame]:
    """Return the faults of unplayable games by name, and log each once."""
    found = {name: trouble for name in game_names() if (trouble := trouble_of(name))}
    for name in found.keys() - _told:
        log.warning("the game %(game)s is left out: %(why)s", {"game": name, "why": str(found[name])})
    _told.update(found)
    return found


def trouble_of(name: str) -> BrokenGame | None:
    """Return the fault of a game, None if it can be played; raises UnknownGame."""
    if name not in _tried:
        _tried[name] = _try(name)
    return _tried[name]


def _try(name: str) -> BrokenGame | None:
    """Load a game and, if another package offers it, start it; return the fault."""
    try:
        found = game(name)
        place = _places().get(name)
        if place and not place.startswith(f"{PACKAGE}."):
            found.new(found.players[0], 0)
            _ = found.weigh
    except BrokenGame as error:
        return error
    except Exception as error:  # any fault of another package
        return BrokenGame("core-broken-start", game=name, text=f"{error!r}"[:200])
    return None


def packages() -> tuple[Path, ...]:
    """Return the folders of all packages with games, without importing one."""
    names = {place.partition(":")[0].rpartition(".")[0] or place.partition(":")[0] for place in _places().values()}
    names |= {game.package for game in _registered.values() if game.package}
    found = []
    for name in sorted(names):
        with suppress(Exception):  # `game` reports it
            spec = find_spec(name)
            found += list(spec.submodule_search_locations or ()) if spec else []
    return tuple(map(Path, found))


def _own(name: str) -> str | None:
    """Return the place of a game that comes with Lautta; no other package is searched."""
    there = name.isidentifier() and find_spec(f"{PACKAGE}.{name}")
    return f"{PACKAGE}.{name}.game:GAME" if there else None


@cache
def _places() -> dict[str, str]:
    """Return the places of all installed games, as `module:name`. No package can replace a game of Lautta."""
    spec = find_spec(PACKAGE)
    own = [module.name for module in iter_modules(spec.submodule_search_locations if spec else ()) if module.ispkg]
    others = {entry.name: entry.value for entry in entry_points(group=ENTRY_POINTS)}
    return others | {name: f"{PACKAGE}.{name}.game:GAME" for name in own}


def _load(name: str, place: str) -> "Game":
    from lautta.core.game import Game  # imported here: help needs only names of games

    module, _, attribute = place.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (Exception, SystemExit) as error:  # any fault of another package is reported with its name
        raise BrokenGame("core-broken-package", game=name, place=place, text=f"{error!r}"[:200]) from error
    if not isinstance(found, Game) or found.name != name:
        raise BrokenGame("core-broken-entry", game=name, place=place)
    return found
