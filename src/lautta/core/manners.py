"""How well a game's computer opponents play, declared by the game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Manner:
    """How a player thinks.

    `worlds` is the number of games that the search follows, 0 for the network alone. `slips` is the noise on actions'
    estimated chances to win (for two players; scaled down for more); it never costs more than twice this value.
    `most_ms` only caps the time. The remaining fields are passed to the search; see `Effort`.
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
