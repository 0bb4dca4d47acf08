"""The computer players by name; `register` adds yours."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from traceback import extract_tb
from typing import TYPE_CHECKING

from lautta.players.player import Player

if TYPE_CHECKING:
    from lautta.core.game import Game

Maker = Callable[[int], Player]
Plays = Callable[["Game", int], bool]


class NoSuchPlayer(ValueError):
    """There is no computer player with this `name`."""

    def __init__(self, name: str) -> None:
        self.name, self.facts = name, {"name": name, "known": ", ".join(_kinds)}
        super().__init__(f"no computer player {name!r}; there are {self.facts['known']}")


class PlayerFault(ValueError):
    """The module of a computer player fails at import: the player's `name`, and `why`, with the file and line."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(name, why)
        self.name, self.why = name, why


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of computer player: its name, and its maker, which takes a seed.

    `description` is a message id of the catalogues, or a sentence. `plays` says whether it can play a game with so many
    players.
    """

    name: str
    make: Maker
    description: str
    plays: Plays

    def can_play(self, game: "Game", players: int | None = None) -> bool:
        """Can it play a game, with so many players or by default with any number of them?"""
        numbers = range(game.players[0], game.players[1] + 1) if players is None else (players,)
        return any(self.plays(game, number) for number in numbers)


_kinds: dict[str, Kind] = {}


def register(name: str, make: Maker, description: str, plays: Plays = lambda game, players: True) -> None:
    """Add a kind of computer player; raises ValueError if the name is taken or no identifier."""
    if not name.isidentifier() or name in _kinds:
        raise ValueError(f"{name!r} is taken, or is no name for a computer player")
    _kinds[name] = Kind(name, make, description, plays)


def forget(name: str) -> None:
    """Remove a kind; raises NoSuchPlayer."""
    kind(name)
    del _kinds[name]


def comes_with_lautta(kind: Kind) -> bool:
    """Does this kind come with Lautta, so that every process has it?"""
    return getattr(kind.make, "__module__", "").startswith("lautta.players.") and not hasattr(kind.make, "weights")


def kinds(game: "Game | None" = None, players: int | None = None) -> tuple[Kind, ...]:
    """Return all kinds, or those that can play a game (with so many players), in the order of registration."""
    return tuple(kind for kind in _kinds.values() if game is None or kind.can_play(game, players))


def kind(name: str) -> Kind:
    """Return the kind with this name; raises NoSuchPlayer."""
    if name not in _kinds:
        raise NoSuchPlayer(name)
    return _kinds[name]


def make(name: str, seed: int = 0) -> Player:
    """Make a player of a registered kind; raises NoSuchPlayer."""
    return kind(name).make(seed)


def load(place: str) -> Maker:
    """Return the maker at `module:name`, such as `my_package.players:Careful`; raises NoSuchPlayer, PlayerFault.

    It imports the module, so never call it with text from outside.
    """
    module, _, name = place.partition(":")
    try:
        found: Maker | None = getattr(import_module(module), name, None)
    except Exception as error:
        if line := _line_of(error):
            why = f"{type(error).__name__}: {getattr(error, 'msg', error)} ({line})"
            raise PlayerFault(place, why) from error
        found = None
    if not callable(found):
        raise NoSuchPlayer(place)
    return found


def _line_of(error: Exception) -> str | None:
    """Return the line at which an imported module failed; None if there is no such module."""
    if isinstance(error, SyntaxError):
        return f"{error.filename}:{error.lineno}"
    lines = (f"{each.filename}:{each.lineno}" for each in extract_tb(error.__traceback__)[1:])
    return next((line for line in lines if "importlib" not in line), None)
