"""Views of a position for its viewers: legal actions, refusals, previews, and the result."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from lautta.core.actions import ActionSpace
from lautta.core.game import GameState
from lautta.core.reasons import Reason
from lautta.server.messages.parts import Legal, Refusal
from lautta.server.messages.results import GameResult


def legal_of(view: GameState, seat: int) -> Legal:
    """A seat's legal actions: for each, by name, the names of its parameters."""
    return grouped(view.space, view.legal(seat))


def grouped(space: ActionSpace, codes: Iterable[int]) -> Legal:
    """The names of actions' parameters, by the name of the action."""
    found: Legal = {}
    for code in codes:
        name, names = names_of(space, code)
        if name in found:
            found[name].append(names)
        else:
            found[name] = [names]
    return found


def result_by_rules(state: GameState) -> GameResult | None:
    """The result of a game in a variation, if it has ended there."""
    result = state.result
    if result is None:
        return None
    winners, scores, places = map(list, (result.winners, result.scores, result.places))
    return GameResult(winners, scores, places, "finished", [], dict(result.explanation))


@lru_cache(65536)
def names_of(space: ActionSpace, code: int) -> tuple[str, list[str]]:
    """The name of an action and the names of its parameters, in the order of the action table."""
    action, _ = space.decode(code)
    return action.name, list(space.names(code).values())


def refusal(reason: Reason | None) -> Refusal | None:
    """A reason as it is answered."""
    return None if reason is None else Refusal(reason.name, reason.chapter)


def facts(preview: Mapping[str, Any] | None) -> Raw:
    """The facts of a preview, encoded."""
    return Raw(msgspec.json.encode(preview))
