"""The log: what happened, as messages of the catalogue `roads.ftl`. Everything is public, so all viewers read the same.

Variables: `seat` is a seat from 0, which the caller turns into a name, and so is `other`, to whom something is offered;
`you` is 1 where the viewer is `seat`. The rest are names of places and things.
"""

from collections.abc import Iterator
from functools import cache

from lautta.core.actions import codes_of
from lautta.core.boards import LoadedBoard
from lautta.core.engines import Engine, load
from lautta.core.game import GameState, Said
from lautta.games.roads.actions import PARTNER, TABLE
from lautta.games.roads.rules.scoring import rows_points, wealth
from lautta.games.roads.state import BUILDINGS, GOOD_NAMES, OVER, PHASES, PRODUCTION, SLOTS, TRANSPORTERS, State


def tell(before: GameState, seat: int, code: int, after: GameState, viewer: int | None) -> list[Said]:
    """What a viewer (None: a spectator) may be told of an action of a seat that led from one state to another."""
    loaded, then = after.board, before.record
    return [*of_action(loaded, then, seat, code, viewer), *of_course(loaded, then, after.record, viewer)]


def of_action(loaded: LoadedBoard, before: State, seat: int, code: int, viewer: int | None) -> Iterator[Said]:
    """The action itself: a message with its parameters by name.

    For a transporter also its `kind`, its `number` and where it stood; for one that it meets, `to_kind` and the like.
    """
    codes = codes_of(TABLE.sizes(loaded.record))
    place, args = codes.split(code)
    action = TABLE.actions[place]
    words: dict[str, str | int] = {"seat": seat, "you": int(viewer == seat)}
    for param, value in zip(action.params, args, strict=True):
        names = loaded.names[param.names] if isinstance(param.names, str) else param.names
        words[param.name] = names[value] if param is not PARTNER else value // SLOTS
        if param.names == "slots":
            of = "" if param.name == "transporter" else f"{param.name}_"
            words[f"{of}kind"] = TRANSPORTERS[before.players[seat].transporters[value].kind]
            words[f"{of}number"] = value + 1
        if param.name == "transporter":
            words["at"] = loaded.names["sites"][before.players[seat].transporters[value].site]
    if action.name == "use":
        words["building"] = BUILDINGS[before.building[args[0]]]
    told = "idle" if action.name == "done" and idle(loaded, before, seat) else action.name
    yield Said(f"roads-log-{told}", words)


def idle(loaded: LoadedBoard, before: State, seat: int) -> bool:
    """Could a seat do nothing but be done, or call for the order first, so that it did not choose this?

    In the first production nothing stands yet that could produce: goods may be loaded, as in the movement after it.
    """
    codes = codes_of(TABLE.sizes(loaded.record))
    names = {TABLE.actions[codes.split(code)[0]].name for code in engine().legal(loaded.record, before, seat)}
    first = (
        before.phase == PRODUCTION
        and before.turn == 0
        and not any(before.building[tile] for tile in range(loaded.record.tiles))
    )
    return names <= {"done", "call", *(("load", "unload", "hand") if first else ())}


@cache
def engine() -> Engine:
    """The engine for these rules."""
    return load(TABLE)


def of_course(loaded: LoadedBoard, before: State, after: State, viewer: int | None) -> Iterator[Said]:
    """Mines, phases, irrigation and the end."""
    if after.phase != before.phase or after.turn != before.turn:
        yield Said("roads-log-phase", {"phase": PHASES[after.phase], "turn": after.turn + 1, "points": standing(after)})
        for tile, name in enumerate(loaded.names["tiles"]):
            if after.drawn[tile] and after.phase == PRODUCTION:
                yield Said("roads-log-mined", {"tile": name, "good": GOOD_NAMES[after.drawn[tile] - 1]})
    if after.irrigated and not before.irrigated:
        yield Said("roads-log-irrigated")
    if after.phase == OVER:
        for seat in range(after.seats):
            p = after.players[seat]
            yield Said(
                "roads-log-counted",
                {
                    "seat": seat,
                    "you": int(viewer == seat),
                    "wealth": p.wealth,
                    "rows": p.points - p.wealth,
                    "points": p.points,
                },
            )
        for seat in range(after.seats if after.seats > 1 else 0):  # with one player nobody is beaten
            if after.winners >> seat & 1:
                yield Said("roads-log-won", {"seat": seat, "you": int(viewer == seat)})


def standing(s: State) -> str:
    """The current points of all seats, separated by spaces: for the graph of a game."""
    return " ".join(str(wealth(s, seat) + rows_points(s, seat)) for seat in range(s.seats))
