"""Questions about actions without doing any: reading one, its preview, and the choices and macros that exist."""

from collections.abc import Iterator, Mapping

from msgspec import UNSET

from lautta.core.game import GameState
from lautta.core.reasons import GAME_OVER, MalformedAction, Reason
from lautta.server.messages.actions import Choice, Macro, Preview
from lautta.server.problem import Problem, malformed
from lautta.server.view.position import facts, refusal

MOST_AT_ONCE = 250  # codes
PREVIEW_COSTS = 50  # codes


def code_of(view: GameState, action: str | dict[str, str]) -> int:
    """The code of an action; raises Problem."""
    try:
        return view.code(action)
    except MalformedAction as error:
        raise malformed(error) from None


def preview_of(view: GameState, seat: int, action: str | dict[str, str], ended: bool = False) -> Preview:
    """Preview an action, or say why it is refused, as all are at a table that has `ended`; raises Problem."""
    code = code_of(view, action)
    refused = refusal(_why_not(view, code, seat, ended))
    return Preview(facts(None if refused else view.preview(seat, code)), refused)


def _why_not(view: GameState, code: int, seat: int, ended: bool) -> Reason | None:
    """Why an action is refused; a game that ended because somebody left is as over as one played to its end."""
    return view.game.reason_by_code[GAME_OVER] if ended else view.why_not(code, seat)


def choices_of(
    view: GameState, seat: int, action: str, wanted: Mapping[str, str], previews: bool = False, ended: bool = False
) -> list[Choice]:
    """The ways to do something that its form allows, each with why it is refused now; raises Problem.

    `action` names it (any of them if empty), `wanted` are parameters that it must have, each with its value or several
    with commas between them. With `previews` each way of an action that is named and not refused comes with what it
    would do. At a table that has `ended` all are refused.
    """
    found = []
    previews = previews and action != ""  # those of everything at once would take long
    for code in _codes(view, action, wanted):
        reason = _why_not(view, code, seat, ended)
        if reason is not None and reason.form:
            continue
        facts = view.game.clients.preview(view, seat, code) if previews and not reason else UNSET
        found.append(Choice(view.space.text(code), view.space.names(code), refusal(reason), facts))
    return found


def takes_long(view: GameState, seat: int, action: str, previews: bool) -> bool:
    """May `choices_of` take more than a millisecond or two? Judged by how many codes it looks at and foresees."""
    if not action:
        return len(view.space) > MOST_AT_ONCE
    try:
        codes = view.space.codes_of(action)
    except MalformedAction:
        return False
    foreseen = sum(code in codes for code in view.legal(seat)) if previews else 0
    return len(codes) + foreseen * PREVIEW_COSTS > MOST_AT_ONCE


def macros_of(view: GameState, seat: int, action: str, wanted: Mapping[str, str]) -> list[Macro]:
    """Macros for a seat to do something, as the game finds them; none where it offers none."""
    macros = view.game.clients.macros
    found = [dict(macro) for macro in macros(view, seat, action, wanted)] if macros else []
    return [Macro(actions=macro.pop("actions"), facts=macro) for macro in found]


def _codes(view: GameState, action: str, wanted: Mapping[str, str]) -> Iterator[int]:
    space = view.space
    known = [entry.name for entry in space.table.actions]
    if action and action not in known:
        raise Problem("malformed-action", text=f"there is no action {action!r}; there are: {', '.join(known)}")
    allowed = {name: value.split(",") for name, value in wanted.items()}
    for code in space.codes_of(action) if action else range(len(space)):
        if not allowed or all(space.names(code).get(name) in values for name, values in allowed.items()):
            yield code
