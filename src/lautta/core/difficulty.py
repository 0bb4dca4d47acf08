"""How hard thinking players try; each game declares it for its computer opponents."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How a player thinks.

    `worlds` is the number of games that the search follows, 0 for the network alone. `slips` is the standard deviation
    of the noise on an action's chance to win, for two players; more players scale it down. The player never chooses an
    action that is worse than the best by more than twice that. `most_ms` caps the time of a search; the other
    fields are passed to it, see `Effort`.
    """

    worlds: int = 0
    slips: float = 0.0
    curious: int = 1500
    trust: int = 2
    sharp: int = 4000
    narrow: int = 8
    ahead: int = 1
    threads: int = 1
    most_ms: int = 1000
