"""What somebody asks about actions without doing any: what it reads as, and which ways there are."""

from collections.abc import Iterator, Mapping

from msgspec import UNSET

from lautta.core.game import GameState
from lautta.core.reasons import MalformedAction
from lautta.server import messages
from lautta.server.answers import refusal
from lautta.server.errors import Problem


def code_of(view: GameState, action: str | dict[str, str]) -> int:
    """The code of an action; raises Problem."""
    try:
        return view.code(action)
    except MalformedAction as error:
        raise Problem("malformed-action", text=str(error)) from None


def choices_of(
    view: GameState, seat: int, action: str, wanted: Mapping[str, str], previews: bool = False
) -> list[messages.Choice]:
    """The ways to do something that its form allows, each with why it is refused now; raises Problem.

    `action` names it (any of them if empty), `wanted` are parameters that it must have. With `previews` each way
    of an action that is named and not refused comes with what it would do.
    """
    found = []
    previews = previews and action != ""  # those of everything at once would take long
    for code in _codes(view, action, wanted):
        reason = view.why_not(code, seat)
        if reason is not None and reason.form:
            continue
        facts = view.game.preview(view.board, view.record, seat, code) if previews and not reason else UNSET
        found.append(messages.Choice(view.space.text(code), view.space.names(code), refusal(reason), facts))
    return found


def ways_of(view: GameState, seat: int, action: str, wanted: Mapping[str, str]) -> list[messages.Way]:
    """Longer ways for a seat to do something, as the game finds them; none where it offers none."""
    if view.game.ways is None:
        return []
    found = [dict(way) for way in view.game.ways(view, seat, action, wanted)]
    return [messages.Way(actions=way.pop("actions"), facts=way) for way in found]


def _codes(view: GameState, action: str, wanted: Mapping[str, str]) -> Iterator[int]:
    """The codes of an action (of all if it is empty) that have some parameters."""
    space = view.space
    known = [entry.name for entry in space.table.actions]
    if action and action not in known:
        raise Problem("malformed-action", text=f"there is no action {action!r}; there are: {', '.join(known)}")
    for code in space.codes_of(action) if action else range(len(space)):
        if not wanted or all(space.names(code).get(name) == value for name, value in wanted.items()):
            yield code
