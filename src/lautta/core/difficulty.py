"""How hard thinking players try; each game declares it for its computer opponents."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How a player thinks.

    `worlds` is the number of games that the search follows at most for two players, 0 for the network alone; for four
    players, whose games are longer, it is a quarter. `blind` are the inputs of the network that the player overlooks.
    `taste(view, seat, name, args, after)` is added to the chance to win of an action, for two players; more players
    scale it down. It gets the action's name and parameters, and the record after it as the seat foresees that. Other
    fields are passed to the search, see `Effort`.
    """

    worlds: int = 0
    blind: tuple[range, ...] = ()
    taste: Callable[..., float] | None = None
    curious: int = 1500
    trust: int = 2
    sharp: int = 4000
    narrow: int = 8
    ahead: int = 1
    sure: int = 40
    close: int = 300
    regrow: int = 0
    belief: int = 0
