"""Results of games, checking them, and the best results on a board."""

from datetime import date
from typing import Any

from lautta.server.messages.comparing import KnownGame
from lautta.server.messages.parts import Answer
from lautta.server.table.ends import Outcome


class GameResult(Outcome, frozen=True):
    """The outcome, and the game's `explanation` of the points; null if the game was not played to its end."""

    explanation: Any


class Check(Answer, frozen=True):
    """What came of replaying a finished game from its seed: `ok` if all is as recorded, and how many `steps` it had.

    `final` is the key of the last position, as in the game file. `trouble` says what differs, if anything does.
    """

    ok: bool
    steps: int
    seed: str
    seed_hash: str
    final: str
    trouble: str | None


class KnownRecord(Answer, frozen=True):
    """The most points that anybody is known to have scored on a board, and who did.

    `rules`: by which rules, where they may be others than here, in the words of `<game>_alone-record-rules`.
    """

    points: int
    by: str
    rules: str | None = None


class BestResult(Answer, frozen=True):
    """One result: who scored how much, when, and at which table. `mine`: it is yours."""

    table: str
    name: str
    score: int
    ended: int
    mine: bool


class Best(Answer, frozen=True):
    """The best results on a board and your own best; `record` is the best known anywhere, from the board file, and
    `known` the best game that a solver has found.
    """

    board: str
    title: str
    record: KnownRecord | None
    known: KnownGame | None
    results: list[BestResult]
    mine: BestResult | None


class DayResult(Answer, frozen=True):
    """One result of the game of a day; `solver`: the best game that a solver has found on its board.

    Whose it is and where it can be looked at, you are told once your own game of that day is over.
    """

    score: int
    mine: bool
    solver: bool
    name: str | None
    table: str | None


class DayGame(Answer, frozen=True):
    """Your first table of the game of a day; `score`: its points, null if it goes on or does not count."""

    table: str
    over: bool
    score: int | None


class Day(Answer, frozen=True):
    """The game of a day (UTC), the same for everybody: you, alone with the kinds of computer players in `opponents`.

    `today`: the day that it is. `results` are the best so far, of each guest's first game of that day.
    """

    day: date
    today: date
    board: str
    title: str
    opponents: list[str]
    results: list[DayResult]
    mine: DayGame | None
