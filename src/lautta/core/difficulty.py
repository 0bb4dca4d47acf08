"""How hard thinking players try; each game declares it for its computer opponents."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How a player thinks.

    `worlds` is the number of games that the search follows at most for two players, 0 for the network alone. More
    players get fewer, as their games take longer and more of them think between a person's turns: the number shrinks
    with the power `shrink` of the number of players, by default to a quarter for four. `blind` are the inputs of the
    network that the player overlooks. `taste(view, seat, name, args, after)` is added to the chance to win of an
    action, for two players; more players scale it down. It gets the action's name and parameters, and the record after
    it as the seat foresees that. Other fields are passed to the search, see `Effort`.
    """

    worlds: int = 0
    shrink: int = 2
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

    def ceiling(self, players: int) -> int:
        """How many games the search follows at most for so many players.

        >>> [Difficulty(worlds=1600).ceiling(players) for players in (2, 3, 4)]
        [1600, 711, 400]
        """
        return int(self.worlds * 2**self.shrink // players**self.shrink)
