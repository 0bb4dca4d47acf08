"""How hard thinking players try; each game declares it for its computer opponents."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How a player thinks.

    `worlds` is the number of games that the search follows at most for two players, 0 for the network alone; for four
    players, whose games are longer, it is a quarter. `slips` is the standard deviation of the noise on an action's
    chance to win, for two players; more players scale it down. The player never chooses an action that is worse than
    the best by more than twice that. The other fields are passed to the search, see `Effort`.
    """

    worlds: int = 0
    slips: float = 0.0
    curious: int = 1500
    trust: int = 2
    sharp: int = 4000
    narrow: int = 8
    ahead: int = 1
    sure: int = 40
    close: int = 300
