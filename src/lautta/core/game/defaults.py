"""The defaults of hooks: enough for a game that hides nothing and counts its points."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lautta.core.fields import Generator, Grid
from lautta.core.game.values import Result, Said, places_of, seats_of
from lautta.core.reasons import HiddenOutcome, IllegalAction

if TYPE_CHECKING:
    from lautta.core.game.state import GameState


def number_at(record: Any, path: Sequence[str]) -> int:
    """Return the number that a path of names leads to."""
    for name in path:
        record = getattr(record, name)
    return int(record)


def scores(state: "GameState") -> list[int]:
    """The numbers that `Scoring.points` leads to."""
    found, path = state.record, state.game.scoring.points
    for place, name in enumerate(path):
        found = getattr(found, name)
        if hasattr(found, "_length_"):
            rest = path[place + 1 :]
            return [number_at(found[seat], rest) for seat in range(state.players)]
    raise AssertionError("checked when the game was declared")


def sources(state: "GameState", seat: int) -> dict[str, int]:
    """All points of a seat under one name."""
    return {"points": state.scores[seat]}


def result(state: "GameState") -> Result | None:
    """The seats that `Scoring.winners` has, everybody ranked by winning and by the scores."""
    winners = seats_of(number_at(state.record, state.game.scoring.winners))
    if not winners:
        return None
    points, seats = state.scores, range(state.players)
    return Result(
        winners=winners,
        scores=points,
        places=places_of([(seat in winners, points[seat]) for seat in seats]),
        ended_by="end",
        decided_by="points" if len(winners) == 1 else "nothing",
        points=tuple(state.points(seat) for seat in seats),
        explanation={},
    )


def public(view: "GameState") -> dict[str, Any]:
    """All fields of the position but the generator, as its JSON has them."""
    fields = (field for field in view.game.position.fields if not isinstance(field, Generator))
    return {field.name: field.get(view.record, view.board) for field in fields}


def sketch(view: "GameState") -> dict[str, Any]:
    """The grids of the position, as its JSON has them."""
    fields = (field for field in view.game.position.fields if isinstance(field, Grid))
    return {field.name: field.get(view.record, view.board) for field in fields}


def private(view: "GameState", seat: int) -> dict[str, Any]:
    """Nothing in a game that hides nothing; else the position as the seat knows it."""
    return public(view) if view.game.hidden else {}


def preview(view: "GameState", seat: int, code: int) -> dict[str, Any]:
    """The fields of the position that would change; none if the seat cannot know the outcome."""
    after = view.copy()
    try:
        after.apply(code, seat)
    except (HiddenOutcome, IllegalAction):
        return {}
    now = public(view)
    return {name: value for name, value in public(after).items() if value != now[name]}


def tell(before: "GameState", seat: int, code: int, after: "GameState", viewer: int | None) -> list[Said]:
    """The action with its parameters, and the winners if it ends the game."""
    game, action = before.game.name, before.named(code)
    seats = before.space.seats(code)
    args: Mapping[str, str | int] = {"seat": seat, "you": int(viewer == seat), **action.args, **seats}
    won = after.result.winners if after.result else ()
    how = "won" if len(won) == 1 else "shares-win"
    return [
        Said(f"{game}-log-{action.name}", args),
        *(Said(f"{game}-log-{how}", {"seat": winner, "you": int(viewer == winner)}) for winner in won),
    ]
