"""How a game ends for the people at a table, and how they rank. Pure.

Giving up is final. If somebody leaves a game for two, or the last person gives up, the game ends; else a computer
stands in for them, and they rank below all who stayed, the first to leave last. Several seats of one person count as
one.
"""

from collections.abc import Hashable, Sequence

from msgspec import Struct

from lautta.core.game import GameState
from lautta.server.table.kinds import AwayReason, Ending
from lautta.server.table.seating import Seating, Sitting
from lautta.server.table.state import TableState

ENDINGS: dict[AwayReason, Ending] = {"conceded": "conceded", "timeout": "time", "removed": "left"}


class Ranking(Struct, frozen=True):
    """The winners, and the place of each seat from 1; tied seats share one. No places: there is no result.

    `left` are the seats of those who left, the first to leave first.
    """

    winners: tuple[int, ...]
    places: tuple[int, ...]
    left: tuple[int, ...]


class Outcome(Struct, frozen=True):
    """How a game ended, and who is ranked where.

    `how`: it was `finished` by the rules, somebody `conceded`, ran out of `time`, or was removed and so `left`, or the
    server's operator `closed` the table, which then has no places.
    `scores` are the points at that time. `places` count from 1, and who is level shares one; below all who stayed are
    those in `left`, the first to leave first in this list and last in the ranking. Who gives up alone has no places:
    there is no result.
    """

    winners: list[int]
    scores: list[int]
    places: list[int]
    how: Ending
    left: list[int]


def parties(seating: Seating) -> int:
    """The number of opposing sides: people, each with all their seats, and computers."""
    return len({_party(seat, one) for seat, one in enumerate(seating.seats)})


def _party(seat: int, one: Sitting) -> Hashable:
    if one.kind != "person":
        return seat
    return one.guest or ("removed", one.name, one.left or -seat)  # names at a table differ


def ending(after: Seating, why: AwayReason) -> Ending | None:
    """How a game ends when somebody leaves it, who is away in this seating; None: it goes on without them."""
    for_two = parties(after) == 2
    return ENDINGS[why] if for_two or all(one.gone for one in after.seats if one.kind == "person") else None


def ranking(seating: Seating, how: Ending, placed: Sequence[int]) -> Ranking:
    """How the seats rank; `placed` are the places by the rules, which count if the game was played to its end.

    >>> two = Seating((Sitting("person", "A", "a"), Sitting("person", "B", "b", away="conceded", left=7)))
    >>> ranking(two, "conceded", (1, 1))
    Ranking(winners=(0,), places=(1, 2), left=(1,))
    """
    left = {seat: one.left for seat, one in enumerate(seating.seats) if one.away and one.left}
    if how == "closed" or (how != "finished" and parties(seating) == 1):
        return Ranking((), (), tuple(sorted(left)))
    level = placed if how == "finished" else (1,) * len(seating.seats)
    keys = [(-left.get(seat, 0) if seat in left else -(1 << 62), level[seat]) for seat in range(len(seating.seats))]
    places = tuple(1 + sum(other < key for other in keys) for key in keys)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1 and seat not in left)
    return Ranking(winners, places, tuple(sorted(left, key=lambda seat: (left[seat], seat))))


def winners_instead(seating: Seating, state: GameState) -> tuple[int, ...] | None:
    """The winners in a position, if they differ from those by the rules because somebody left."""
    result = state.result
    if result is None:
        return None
    winners = ranking(seating, "finished", result.places).winners
    return None if winners == result.winners else winners


def outcome_of(state: GameState, table_state: TableState) -> Outcome:
    """How a game that is over ended, and how the seats rank."""
    result, how = state.result, table_state.end or "finished"
    scores = result.scores if result else state.scores
    ranked = ranking(table_state.seating, how, result.places if result else ())
    return Outcome(list(ranked.winners), list(scores), list(ranked.places), how, list(ranked.left))
