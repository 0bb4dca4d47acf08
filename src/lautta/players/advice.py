"""What a strong player would do in somebody's place, for people who ask: from what they are shown, never from more.

What everybody could have counted, but a view for people leaves out, is guessed anew a few times: no chance may tell
somebody what the page does not.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from lautta.core.advisers import Opinion
from lautta.core.manners import Manner
from lautta.players.thinker import Thinker
from lautta.players.weights import can_be_thought_about, thinking_of

if TYPE_CHECKING:
    from lautta.core.game import Game, GameState

GUESSES = 4
PATIENCE = 10_000  # milliseconds: a busy machine takes longer, and answers the same


def can_advise(game: "Game", players: int) -> bool:
    """Does somebody here know how to play a game well, with so many players?"""
    return game.adviser is not None or can_be_thought_about(game, players)


def adviser(game: "Game") -> Manner:
    """How to think for people: as the hardest opponent does, with all the time that it takes."""
    return replace(thinking_of(game).hardest, most_ms=PATIENCE)


def advice(view: "GameState", seat: int) -> list[Opinion]:
    """What to think of each action of a seat that is worth a thought, given what it is shown, the best first.

    The same view has the same answer. Raises BadWeights, and OSError where there are no weights.
    """
    if view.game.adviser:
        return view.game.adviser.advice(view, seat)
    thinker = Thinker(manner=adviser(view.game))
    if not view.game.countable:
        return thinker.opinions(view, seat)
    thinker = Thinker(manner=replace(thinker.manner, most_ms=PATIENCE // GUESSES))  # all of them in the same time
    worlds = (view.resample(seat, guess) for guess in range(GUESSES))
    return mean_of([thinker.opinions(world.counted(seat), seat) for world in worlds])


def mean_of(guesses: Iterable[Sequence[Opinion]]) -> list[Opinion]:
    """Several opinions of the same actions as one, the best first.

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
