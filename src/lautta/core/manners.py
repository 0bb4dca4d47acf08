"""How hard players that think try: a fact of each game, declared by it for all computer opponents."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Manner:
    """How a player thinks.

    `worlds` is the number of games that the search follows, 0 for the network alone; `slips` by how much of a chance to
    win its opinion of an action is off between two players, and accordingly less where more share the chances, so that
    it errs where it is close, and never by more than twice that; `most_ms` only a cap. What the others mean the search
    says (`Effort`).
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
