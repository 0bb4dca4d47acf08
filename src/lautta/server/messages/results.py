"""How games ended, whether that can be trusted, and the best results on a board."""

from typing import Any

from lautta.server.messages.parts import Answer
from lautta.server.table.ends import Outcome


class GameResult(Outcome, frozen=True):
    """The same with what the points are made of, as the game tells it; null where it was not finished."""

    explanation: Any


class Check(Answer, frozen=True):
    """A game that is over, replayed from its seed: did it end as it stands? `steps` were replayed.

    `final` is the key of the last position, as in the game file; `trouble` says what is wrong if something is.
    """

    ok: bool
    steps: int
    seed: str
    seed_hash: str
    final: str
    trouble: str | None


class KnownRecord(Answer, frozen=True):
    """The most points that somebody is known to have got on a board, and who it was."""

    points: int
    by: str


class BestResult(Answer, frozen=True):
    """How a game ended for somebody: the table, to look at the game, their points, and when."""

    table: str
    name: str
    score: int
    ended: int
    mine: bool


class Best(Answer, frozen=True):
    """The best results on a board, and my own best; `record` is what is known from elsewhere."""

    board: str
    title: str
    record: KnownRecord | None
    results: list[BestResult]
    mine: BestResult | None
