"""How the games look in a terminal: a module for a game that has one of its name here, else the plain drawing."""

from importlib import import_module
from importlib.util import find_spec

from lautta.cli.drawings.plain import Drawing
from lautta.core.game import Game
from lautta.words import Words


def drawing_of(game: Game, words: Words, names: tuple[str, ...], seat: int) -> Drawing:
    """The drawing of a game in one language for one seat; `names` are those of all seats."""
    place = f"{__name__}.{game.name}"
    made: type[Drawing] = import_module(place).DRAWING if find_spec(place) else Drawing
    return made(words, names, seat)
