"""The position as a seat would have it after its plan, worked out step by step and kept while the plan goes on."""

import msgspec
from msgspec import Raw, Struct

from lautta.core.game import GameState
from lautta.server.table.notes import Plan


class Outlook(Struct, frozen=True, eq=False):
    """The position after a plan, shared, so copy it before you play on; and what is told of each step."""

    plan: Plan
    state: GameState
    said: tuple[Raw, ...] = ()


class Outlooks:
    """The outlook of each seat that plans at a table."""

    def __init__(self) -> None:
        self._known: dict[int, Outlook] = {}

    def of(self, seat: int, plan: Plan, state: GameState) -> Outlook:
        """The outlook of a seat after its plan, which begins at this position."""
        known = self._known.get(seat)
        if known is None or known.plan.base != plan.base or known.plan.steps != plan.steps[: len(known.said)]:
            known = Outlook(Plan(plan.base), state)
        if known.plan != plan:
            known = self._known[seat] = _on(known, seat, plan)
        return known


def _on(outlook: Outlook, seat: int, plan: Plan) -> Outlook:
    state, said = outlook.state, list(outlook.said)
    for action in plan.steps[len(said) :]:
        before, state = state, state.copy()
        state.apply(action, seat)
        said.append(Raw(msgspec.json.encode(state.tell(before, seat, action, seat))))
    return Outlook(plan, state, tuple(said))
