"""Which kinds of computer players a table may have, who plays where nobody was chosen, and what they are called."""

from lautta import players
from lautta.core.game import Game
from lautta.players.bots import BY_KIND


def levels(game: Game, seats: int) -> list[str]:
    """The names of all that can play at a table with so many seats, the usual one first."""
    usual = players.usual(game, seats)
    return [usual, *(kind.name for kind in players.kinds(game, seats) if kind.name != usual)]


def near(game: Game, seats: int, level: str) -> list[str]:
    """The kind and, if a bot plays as it, the other bots, those of about its strength first."""
    if level not in BY_KIND:
        return [level]
    bots = [kind.name for kind in players.kinds(game, seats) if kind.name in BY_KIND]
    return sorted(bots, key=lambda each: abs(bots.index(each) - bots.index(level)))


def person(level: str) -> str | None:
    """The name of the person that plays as this kind of computer player, if it is one."""
    return BY_KIND[level].name if level in BY_KIND else None


def has_day(game: Game) -> bool:
    """Is there a game of the day, and does everybody in it play here?"""
    return game.daily is not None and {*game.daily.opponents} <= {*levels(game, 1 + len(game.daily.opponents))}
