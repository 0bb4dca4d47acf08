"""Longer ways to do something, found by playing on copies with the rules themselves: routes, and runs of factories."""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from lautta.core.game import GameState
from lautta.games.roads.state import GOOD_NAMES, GOODS, SLOT_NAMES, SLOTS


class Way(TypedDict):
    """Actions in notation, legal one after another.

    A route leads `to` a site, with `left` movement points there. Runs of a factory are on a `tile`; they make `goods`
    in all, or new `transporters`; `open`: after them a choice is to be made.
    """

    actions: list[str]
    to: NotRequired[str]
    left: NotRequired[int]
    tile: NotRequired[str]
    goods: NotRequired[dict[str, int]]
    transporters: NotRequired[int]
    open: NotRequired[bool]


def ways(state: GameState, seat: int, action: str, wanted: Mapping[str, str]) -> Sequence[Way]:
    """The ways of a seat: `go` routes (of one `transporter` if it is named), `use` all runs of each factory."""
    if action == "go":
        slots = [name for name in SLOT_NAMES if wanted.get("transporter", name) == name]
        return [way for name in slots for way in routes(state, seat, name)]
    return runs(state, seat) if action == "use" else []


def routes(state: GameState, seat: int, name: str) -> list[Way]:
    """The best route of a transporter to each site that it can reach now: fewest steps, then most points left."""
    slot = SLOT_NAMES.index(name)
    start = site_of(state, seat, slot)
    best: dict[str, Way] = {}
    edge: list[tuple[GameState, list[str]]] = [(state, [])]
    seen: set[tuple[str, int]] = set()
    while edge:
        here, path = edge.pop(0)
        for step in steps(here, seat, name):
            after = here.copy()
            after.apply(step, seat)
            to, left = site_of(after, seat, slot), after.record.players[seat].transporters[slot].points
            if to == start or (to, left) in seen:
                continue
            seen.add((to, left))
            way: Way = {"actions": [*path, step], "to": to, "left": left}
            known = best.get(to)
            if known is None or (len(way["actions"]), -left) < (len(known["actions"]), -known["left"]):
                best[to] = way
            if left:
                edge.append((after, way["actions"]))
    return list(best.values())


def steps(state: GameState, seat: int, name: str) -> list[str]:
    """The steps that a transporter may take next."""
    return [action.text for action in state.actions(seat) if action.name == "go" and action.args["transporter"] == name]


def site_of(state: GameState, seat: int, slot: int) -> str:
    """Where a transporter is."""
    return str(state.board.names["sites"][state.record.players[seat].transporters[slot].site])


def runs(state: GameState, seat: int) -> list[Way]:
    """Each factory of the seat, run as often as it goes by itself, up to where one must choose; and what it makes."""
    found = []
    for first in [action.text for action in state.actions(seat) if action.name == "use"]:
        after, actions = state.copy(), []
        while first in (action.text for action in after.actions(seat)):
            after.apply(first, seat)
            actions.append(first)
        way: Way = {"actions": actions, "tile": first.split()[1], "goods": made(state, after), "open": in_hand(after)}
        if more := transporters(after, seat) - transporters(state, seat):
            way["transporters"] = more
        found.append(way)
    return found


def in_hand(state: GameState) -> bool:
    """Is there a work that has to be gone on with?"""
    return bool(state.record.work.job)


def transporters(state: GameState, seat: int) -> int:
    """How many transporters a seat has."""
    return sum(state.record.players[seat].transporters[slot].kind != 0 for slot in range(SLOTS))


def made(before: GameState, after: GameState) -> dict[str, int]:
    """The goods that there are more of, everything on the map and aboard counted; output that is in hand too."""
    then, now = totals(before), totals(after)
    return {name: now[i] - then[i] for i, name in enumerate(GOOD_NAMES) if now[i] > then[i]}


def totals(state: GameState) -> list[int]:
    """How many goods of each kind there are."""
    s = state.record
    found = [sum(s.goods[store][good] for store in range(state.board.record.stores)) for good in range(GOODS)]
    for seat in range(s.seats):
        for slot in range(SLOTS):
            for good in range(GOODS):
                found[good] += s.players[seat].transporters[slot].cargo[good]
    if s.work.out_left:
        found[s.work.out] += s.work.out_left
    return found
