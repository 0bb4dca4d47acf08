"""What somebody asks about actions without doing any: what it reads as, and which ways there are."""

from collections.abc import Mapping

from lautta.core.game import GameState
from lautta.core.reasons import MalformedAction
from lautta.server import messages
from lautta.server.answers import names_of, refusal
from lautta.server.errors import Problem


def code_of(view: GameState, action: str | dict[str, str]) -> int:
    """The code of an action; raises Problem."""
    try:
        return view.code(action)
    except MalformedAction as error:
        raise Problem("malformed-action", text=str(error)) from None


def choices_of(view: GameState, seat: int, action: str, wanted: Mapping[str, str]) -> list[messages.Choice]:
    """The ways to do something that its form allows, each with why it is refused now; raises Problem.

    `action` names it (any of them if empty), `wanted` are parameters that it must have.
    """
    found = []
    for code in _codes(view, action, wanted):
        reason = view.why_not(code, seat)
        if reason is None or not reason.form:
            found.append(messages.Choice(view.space.text(code), view.space.names(code), refusal(reason)))
    return found


def _codes(view: GameState, action: str, wanted: Mapping[str, str]) -> list[int]:
    space = view.space
    known = [entry.name for entry in space.table.actions]
    if action and action not in known:
        raise Problem("malformed-action", text=f"there is no action {action!r}; there are: {', '.join(known)}")
    found = []
    for code in range(len(space)):
        if action and names_of(space, code)[0] != action:
            continue
        names = space.names(code)
        if all(names.get(name) == value for name, value in wanted.items()):
            found.append(code)
    return found
