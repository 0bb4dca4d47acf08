"""What people have played."""

from lautta.server.messages.comparing import KnownGame
from lautta.server.messages.parts import Answer


class AloneBest(Answer, frozen=True):
    """The best of some people on a board that one plays alone: at which table, whose, and out of how many games.

    `others`: the best of anybody else, if that was asked for; `solver`: the best game that the solver has found.
    """

    game: str
    board: str
    title: str
    points: int
    table: str
    name: str
    ended: int
    tries: int
    others: int | None
    solver: KnownGame | None


class Met(Answer, frozen=True):
    """Somebody whom you met, or a `program`: how often, how often each won, and the last time (milliseconds since 1970)
    and table.
    """

    name: str
    program: bool
    met: int
    won: int
    lost: int
    last: int
    table: str


class MyResults(Answer, frozen=True):
    """Your best on each board that you played alone, the latest first, and whom you met, most often first."""

    alone: list[AloneBest]
    people: list[Met]
