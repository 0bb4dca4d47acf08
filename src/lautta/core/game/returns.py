"""How well each seat did, as numbers that learners maximise."""

from collections.abc import Sequence
from typing import Any, Literal, get_args

from lautta.core.game.values import Result
from lautta.core.problems import quoted
from lautta.core.reasons import BadArgument

Kind = Literal["win", "place", "margin"]


def returns(result: Result | None, players: int, kind: Kind) -> tuple[float, ...]:
    """Return a number for each seat as `GameState.returns` describes; raises BadArgument for another kind."""
    if not isinstance(kind, str) or kind not in get_args(Kind):
        raise BadArgument("core-returns", value=quoted(kind), known=", ".join(get_args(Kind)))
    if result is None:
        return (0.0,) * players
    if kind == "margin":
        return _margins(result.scores)
    if players == 1:
        return (float(0 in result.winners),)
    if kind == "place":
        return tuple(_behind_minus_ahead(result.places, place) / (players - 1) for place in result.places)
    return tuple(of_win(seat in result.winners, len(result.winners), players) for seat in range(players))


def of_win(won: Any, winners: Any, players: int) -> Any:
    """What "win" gives a seat that won or did not, by the number of winners, if several play: numbers or arrays."""
    return (won * players / winners - 1) / (players - 1)


def _behind_minus_ahead(places: Sequence[int], place: int) -> int:
    """How many more seats stand behind a place than before it."""
    return sum(other > place for other in places) - sum(other < place for other in places)


def _margins(scores: Sequence[int]) -> tuple[float, ...]:
    """Points minus the mean of the others'."""
    others = max(1, len(scores) - 1)
    return tuple(score - (sum(scores) - score) / others for score in scores)
