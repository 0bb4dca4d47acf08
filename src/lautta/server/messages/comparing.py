"""Games that one player played alone, beside each other: turn by turn, and what one did otherwise than the other."""

from typing import Any

from lautta.server.messages.parts import Answer, Said


class KnownGame(Answer, frozen=True):
    """The best game that the solver of a game has found on a board, as a table where it can be looked at.

    The server has replayed it by the rules of this version, with these options, and has come to these points.
    """

    table: str
    points: int
    rules: int
    options: dict[str, str]


class Comparable(Answer, frozen=True):
    """A game that can be looked at beside another: whose, with how many points; `solver`: the one that comes along."""

    table: str
    name: str
    points: int
    solver: bool


class ComparedStage(Answer, frozen=True):
    """The end of a turn, which is after event `moment`: figures by name, in order, and a sketch of the position.

    What the names mean is said by the message `<game>_alone-figure`.
    """

    turn: int
    moment: int
    figures: dict[str, int]
    sketch: Any


class ComparedGame(Answer, frozen=True):
    """A game turn by turn; `totals` are sums over all of it, named as figures are. `mine`: it is yours."""

    table: str
    name: str
    points: int
    solver: bool
    mine: bool
    stages: list[ComparedStage]
    totals: dict[str, int]


class Difference(Answer, frozen=True):
    """What the other game did otherwise, and the turn that shows it; `here` and `there` are the moments to look at.

    The sentence wants besides, as `here` and `elsewhere`, the words for both games: `<game>_alone-here` with `you`, and
    `<game>_alone-elsewhere` with `best`.
    """

    said: Said
    turn: int
    here: int
    there: int


class Comparison(Answer, frozen=True):
    """A game that is over beside another one on the same board, by default the best one known; null if there is none.

    `others` are those that it can be compared with, the best first, and `best`: none of them, nor this one, has more
    points than the other one. `options` are those that differ between the two. `differences` are few, what matters
    most first; they say what happened, and no cause of it.
    """

    game: str
    board: str
    this: ComparedGame
    other: ComparedGame | None
    others: list[Comparable]
    best: bool
    options: list[str]
    differences: list[Difference]
