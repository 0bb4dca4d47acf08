"""Advice for people from a strong player, based only on what the page shows them.

Advice guesses a few times the public facts that people must remember, so that it never reveals them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from lautta.core.advisers import Opinion
from lautta.core.difficulty import Difficulty
from lautta.players.thinker import Thinker
from lautta.players.weights import lacking, thinking_of

if TYPE_CHECKING:
    from lautta.core.game import Game, GameState

GUESSES = 4
ADVISED = 400  # games


def advice_lacks(game: "Game", players: int) -> str | None:
    """What advice for a game with so many players lacks: "weights", or "compiled" rules."""
    if game.computers.adviser:
        return None if game.adviser else "compiled"
    return lacking(game, players)


def can_advise(game: "Game", players: int) -> bool:
    """Is there a strong player for this game and number of players?"""
    return advice_lacks(game, players) is None


def adviser(game: "Game") -> Difficulty:
    """Return the difficulty of the hardest opponent, with fewer games to follow: people wait for several searches."""
    hardest = thinking_of(game).hardest
    return replace(hardest, worlds=min(hardest.worlds, ADVISED), shrink=Difficulty().shrink)


def advice(view: "GameState", seat: int) -> list[Opinion]:
    """Return opinions of the promising actions of a seat, the best first, given what people see.

    The same view gets the same answer. Raises BadWeights, and OSError without weights.
    """
    if view.game.adviser:
        return view.game.adviser.advice(view, seat)
    thinker = Thinker(difficulty=adviser(view.game))
    if not view.game.has_recall:
        return thinker.opinions(view, seat)
    worlds = (view.resample(seat, guess) for guess in range(GUESSES))
    return mean_of([thinker.opinions(world.view(seat, recall=True), seat) for world in worlds])


def mean_of(guesses: Iterable[Sequence[Opinion]]) -> list[Opinion]:
    """Average several opinions of the same actions, the best first.

    >>> means = mean_of([[Opinion(7, 0.5, 10), Opinion(3, 0.4, 2)], [Opinion(7, 0.7, 6)]])
    >>> [(one.code, one.chance, one.followed) for one in means]
    [(7, 0.6, 16), (3, 0.4, 2)]
    """
    of: dict[int, list[Opinion]] = {}
    for opinions in guesses:
        for one in opinions:
            of.setdefault(one.code, []).append(one)
    means = [
        Opinion(code, sum(one.chance for one in some) / len(some), sum(one.followed for one in some))
        for code, some in of.items()
    ]
    return sorted(means, key=lambda one: (-one.followed, -one.chance, one.code))
