"""The effects of an action, in facts: it is done on a copy, without chance, and the differences are reported."""

from typing import Any, NotRequired, TypedDict

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.core.records import copy_of
from lautta.games.roads.rules.production import work_off
from lautta.games.roads.show.clients import Counts, public, stuck_goods
from lautta.games.roads.show.forecast import Ahead, forecast
from lautta.games.roads.state import GOOD_NAMES, PRODUCTION, SLOT_NAMES, State

ENDS_A_PHASE = ("home", "done")  # what follows these may be drawn at random


class Unattended(TypedDict):
    """What happens on its own on one bank when all are done: goods that come, and goods that go."""

    place: str
    made: Counts
    used: Counts


class Preview(TypedDict):
    """The action, and the parts of the public position that it would change, as they would be.

    `stays`: by its slot, what a transporter of mine would have taken on that it may not move on, as another one of
    mine has moved it. `unattended`: what factories would then do by themselves, where the action ends my production.
    `ahead`: what the next production would bring, where it ends another phase.
    """

    action: str
    changes: dict[str, Any]
    stays: NotRequired[dict[str, Counts]]
    unattended: NotRequired[list[Unattended]]
    ahead: NotRequired[list[Ahead]]


def preview(view: GameState, seat: int, code: int) -> Preview:
    """The changes by an action: none if it is refused, and only certain ones at the end of a phase."""
    loaded, s = view.board, view.record
    name = view.named(code).name
    if view.engine.check(loaded.record, s, seat, code):
        return {"action": name, "changes": {}}
    found: Preview = {"action": name, "changes": {}}
    if name in ENDS_A_PHASE:
        if name == "done" and s.phase == PRODUCTION:
            found["unattended"] = unattended(loaded, s)
        elif name == "done":
            found["ahead"] = forecast(loaded, s, seat)
        return found
    after = GameState(view.game, loaded, copy_of(s), view.engine)  # not a view, which does only what it can foresee
    after.apply(code, seat)
    then: Any = public(view)
    now: Any = public(after)
    found["changes"] = {part: now[part] for part in now if now[part] != then[part]}
    if stays := bound(s, after.record, seat):
        found["stays"] = stays
    return found


def bound(before: State, after: State, seat: int) -> dict[str, Counts]:
    """The goods that a seat's transporters have taken on and may not move on."""
    found = {}
    for slot, name in enumerate(SLOT_NAMES):
        then, now = stuck_goods(before, seat, slot), stuck_goods(after, seat, slot)
        if more := {good: count - then.get(good, 0) for good, count in now.items() if count > then.get(good, 0)}:
            found[name] = more
    return found


def unattended(loaded: LoadedBoard, s: State) -> list[Unattended]:
    """The automatic runs of factories if nobody does anything more in this phase."""
    b: Any = loaded.record
    after = copy_of(s)
    work_off(b, after)
    found = []
    for store, place in enumerate(loaded.names["stores"]):
        change = [after.goods[store][good] - s.goods[store][good] for good in range(len(GOOD_NAMES))]
        if any(change):
            found.append(Unattended(
                place=place,
                made={name: n for name, n in zip(GOOD_NAMES, change, strict=True) if n > 0},
                used={name: -n for name, n in zip(GOOD_NAMES, change, strict=True) if n < 0},
            ))  # fmt: skip
    return found
