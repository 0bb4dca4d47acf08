"""Macros found step by step with readable actions: slow, and what the quick ones are compared with."""

from lautta.core.game import GameState
from lautta.games.roads.show.macros import Macro, in_hand, made, transporters
from lautta.games.roads.state import SLOT_NAMES


def routes(state: GameState, seat: int, name: str) -> list[Macro]:
    """The best route of a transporter to each site that it can reach now."""
    start = place(state, seat, name)
    best: dict[str, Macro] = {}
    edge: list[tuple[GameState, list[str]]] = [(state, [])]
    seen: set[tuple[str, int]] = set()
    while edge:
        here, path = edge.pop(0)
        for action in here.actions(seat):
            if action.name != "go" or action.args["transporter"] != name:
                continue
            after = here.copy()
            after.apply(action.text, seat)
            to, left = place(after, seat, name), points(after, seat, name)
            if to == start or (to, left) in seen:
                continue
            seen.add((to, left))
            macro: Macro = {"actions": [*path, action.text], "to": to, "left": left}
            known = best.get(to)
            if known is None or (len(macro["actions"]), -left) < (len(known["actions"]), -known["left"]):
                best[to] = macro
            edge.append((after, macro["actions"]))
    return list(best.values())


def runs(state: GameState, seat: int) -> list[Macro]:
    """Each factory of the seat, run as often as it goes by itself."""
    found = []
    for first in [action.text for action in state.actions(seat) if action.name == "use"]:
        after, actions = state.copy(), []
        while first in [action.text for action in after.actions(seat)]:
            after.apply(first, seat)
            actions.append(first)
        goods, tile = made(state, after), first.split()[1]
        run: Macro = {"actions": actions, "tile": tile, "goods": goods, "open": in_hand(after)}
        if more := transporters(after, seat) - transporters(state, seat):
            run["transporters"] = more
        found.append(run)
    return found


def place(state: GameState, seat: int, name: str) -> str:
    """Where a transporter is."""
    return str(state.board.names["sites"][state.record.players[seat].transporters[SLOT_NAMES.index(name)].site])


def points(state: GameState, seat: int, name: str) -> int:
    """How many points a transporter has left."""
    return int(state.record.players[seat].transporters[SLOT_NAMES.index(name)].points)
