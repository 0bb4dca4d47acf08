"""What a seat has seen and done since a game began, for information states with perfect recall."""

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from lautta.core.game.outcomes import Outcome, outcome_of
from lautta.core.problems import as_int
from lautta.core.reasons import BadArgument, IllegalAction

if TYPE_CHECKING:
    from lautta.core.game.state import GameState

REDRAWN = -1  # in place of a seat: not an action, but a redraw from the branch that follows
NOT_KEPT = b""
Past = bytes | tuple[Any, int, int, Outcome | None]
"""The record at the beginning (NOT_KEPT: no history), or what came before, the seat that acted, the code of its action
and the outcome that was given."""
Steps = tuple[bytes, tuple[tuple[int, int, Outcome | None], ...]]


def unfolded(past: Past | None) -> Steps | None:
    """The record at the beginning, and the steps from there in order."""
    steps: list[tuple[int, int, Outcome | None]] = []
    while isinstance(past, tuple):
        past, seat, code, outcome = past
        steps.append((seat, code, outcome))
    return None if past is None else (past, tuple(reversed(steps)))


def folded(steps: Steps | None) -> Past | None:
    """The inverse of `unfolded`; raises BadArgument for what no steps are."""
    try:
        past: Past | None = steps[0] if steps else None
        for seat, code, outcome in steps[1] if steps else ():
            if as_int(seat) is None or as_int(code) is None:
                raise TypeError
            past = (past, seat, code, None if outcome is None else outcome_of(outcome))
    except (LookupError, TypeError, ValueError):
        raise BadArgument("core-no-history") from None
    return past


def seen_by(seat: int | None, state: "GameState") -> bytes:
    """Return a hash of what a seat saw of the steps that led to a state.

    What it sees of a step is its own action, what it is told and how the position looks afterwards; a step of which it
    sees nothing leaves no trace, because the seat cannot count such steps. Raises BadArgument if the steps do not lead
    to the state.
    """
    start, steps = state.steps()
    again = start.copy(history=False)
    view = again.view(seat, recall=True).bytes()
    seen = blake2b(view, digest_size=32)
    for actor, code, outcome in steps:
        if actor == REDRAWN:
            again.redraw(code)
            continue
        before, view_before = again.copy(), view
        try:
            again.apply(code, actor, outcome=outcome)
        except (IllegalAction, BadArgument):
            raise BadArgument("core-no-history") from None
        view = again.view(seat, recall=True).bytes()
        told = [(said.key, sorted(said.args.items())) for said in again.tell(before, actor, code, seat)]
        if told or view != view_before or actor == seat:
            seen.update(repr((code if actor == seat else None, told)).encode() + view)
    if again != state:
        raise BadArgument("core-no-history")
    return seen.digest()
