"""The games there are: a package of games is searched, and anybody can register another game."""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from lautta.core import saying
from lautta.core.game import Game
from lautta.core.problems import quoted

PACKAGES = ["lautta.games"]
_registered: dict[str, Game] = {}


class UnknownGame(ValueError):
    """There is no game of that name; the message lists those there are. `key` and `facts` are its message."""

    def __init__(self, name: object) -> None:
        self.name = name
        self.key, self.facts = "core-no-game", {"name": quoted(name), "known": ", ".join(game_names())}
        super().__init__(name)

    def __str__(self) -> str:
        return saying.english(self.key, self.facts)


def register(game: Game) -> None:
    """Add a game; it replaces one of the same name."""
    _registered[game.name] = game


def forget(name: str) -> None:
    """Take away a game that was registered; one of a package is found again when it is asked for."""
    _registered.pop(name, None)


def comes_with_lautta(game: Game) -> bool:
    """Would any process find this very game by its name?"""
    if not game.name.isidentifier() or not find_spec(f"lautta.games.{game.name}"):
        return False
    return import_module(f"lautta.games.{game.name}.game").GAME is game


def game_names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    found = set(_registered)
    for package in PACKAGES:
        spec = find_spec(package)
        for module in iter_modules(spec.submodule_search_locations if spec else ()):
            if module.ispkg:
                found.add(module.name)
    return tuple(sorted(found))


def game(name: str) -> Game:
    """A game by its name; raises UnknownGame."""
    if not isinstance(name, str):
        raise UnknownGame(name)
    if name not in _registered:
        for package in PACKAGES:
            if name.isidentifier() and find_spec(f"{package}.{name}"):
                _registered[name] = import_module(f"{package}.{name}.game").GAME
                break
        else:
            raise UnknownGame(name)
    return _registered[name]
