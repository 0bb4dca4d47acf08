"""Which kinds of computer players can play a game."""

from lautta import players
from lautta.core.game import Game


def levels(game: Game) -> list[str]:
    """Their names."""
    return [kind.name for kind in players.kinds(game)]
