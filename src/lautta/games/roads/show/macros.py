"""Longer ways to do something, found by playing on copies with the rules themselves: routes, and runs of factories."""

from collections.abc import Collection, Mapping, Sequence
from typing import NotRequired, TypedDict

from lautta.core.game import GameState, NamedAction
from lautta.games.roads.show.preview import bound
from lautta.games.roads.state import BANK_NAMES, GOOD_NAMES, GOODS, MOVEMENT, SLOT_NAMES, SLOTS

ALL = "all"


class Macro(TypedDict):
    """Actions in notation, legal one after another.

    A route leads `to` a site, with `left` movement points there; it may begin with loading and end with unloading. Runs
    of a factory are on a `tile`; they make `goods` in all, or new `transporters`; `open`: after them a choice is to be
    made.
    """

    actions: list[str]
    to: NotRequired[str]
    left: NotRequired[int]
    tile: NotRequired[str]
    goods: NotRequired[dict[str, int]]
    transporters: NotRequired[int]
    open: NotRequired[bool]


def macros(state: GameState, seat: int, action: str, wanted: Mapping[str, str]) -> Sequence[Macro]:
    """The macros of a seat: `go` routes (of one `transporter` and to one `place`, if they are named), `use` all runs of
    each factory, `load` and `unload` all that a `transporter` takes on or puts down, `pay` what is to be paid.

    With `load` a route begins with all that its transporter takes on and may move on (of these goods, if some are
    named with commas between them), with `unload` it puts everything down on that bank at its end, if it may. `good`
    names the only one that is put down, or that `load` and `unload` speak of. They are tried in a position that fits
    what the seat knows.
    """
    state = state.resample(seat, 0)
    if action == "go":
        slots = [name for name in SLOT_NAMES if wanted.get("transporter", name) == name]
        return [macro for name in slots for macro in rides(state, seat, name, wanted)]
    if action in ("load", "unload") and wanted.get("transporter") in SLOT_NAMES:
        handle, name, bank = loads if action == "load" else unloads, wanted["transporter"], wanted.get("bank")
        work = handle(state.copy(), seat, name, bank, only(wanted.get("good", ALL)))
        return [{"actions": work}] if work else []
    if action == "pay":
        return [{"actions": work}] if (work := payments(state.copy(), seat)) else []
    return runs(state, seat) if action == "use" else []


def rides(state: GameState, seat: int, name: str, wanted: Mapping[str, str]) -> list[Macro]:
    """Routes of a transporter with what it takes on before, and puts down after, where that is wanted."""
    start = state.copy()
    before = loads(start, seat, name, None, only(wanted["load"])) if "load" in wanted else []
    found = [macro for macro in routes(start, seat, name) if wanted.get("place", macro["to"]) == macro["to"]]
    for macro in found:
        after = start.copy()
        for step in macro["actions"]:
            after.apply(step, seat)
        goods = only(wanted.get("good", ALL))
        rest = unloads(after, seat, name, wanted["unload"], goods) if "unload" in wanted else []
        macro["actions"] = [*before, *macro["actions"], *rest]
    return found


def only(words: str) -> Collection[str]:
    """The goods that are named; all of them by `all`."""
    return GOOD_NAMES if words == ALL else words.split(",")


def loads(
    state: GameState, seat: int, name: str, bank: str | None = None, goods: Collection[str] = GOOD_NAMES
) -> list[str]:
    """All that a transporter takes on, as far as it may move it on: the most valuable first. Done in the position."""
    moves, done = state.record.phase == MOVEMENT, []
    while work := [one for one in handled(state, seat, "load", name) if bank in (None, one.args["bank"])]:
        free = [one for one in work if one.args["good"] in goods and not (moves and binds(state, seat, one.text))]
        if not free:
            break
        done.append(max(free, key=lambda one: GOOD_NAMES.index(one.args["good"])).text)
        state.apply(done[-1], seat)
    return done


def unloads(
    state: GameState, seat: int, name: str, bank: str | None = None, goods: Collection[str] = GOOD_NAMES
) -> list[str]:
    """All that a transporter puts down, on one bank if it may. Done in the position."""
    done: list[str] = []
    while work := [one for one in handled(state, seat, "unload", name) if one.args["good"] in goods]:
        done.append(next((one for one in work if one.args["bank"] == bank), work[0]).text)
        state.apply(done[-1], seat)
    return done


def payments(state: GameState, seat: int) -> list[str]:
    """What pays for the work in hand out of what is one's own: from the ground first. Done in the position."""
    done: list[str] = []
    while work := [one for one in named(state, seat, "pay") if "." not in one.args["from"]]:
        done.append(next((one for one in work if one.args["from"] in BANK_NAMES), work[0]).text)
        state.apply(done[-1], seat)
    return done


def binds(state: GameState, seat: int, action: str) -> bool:
    """May what an action takes on not be moved on by who carries it then?"""
    after = state.copy()
    after.apply(action, seat)
    return bool(bound(state.record, after.record, seat))


def handled(state: GameState, seat: int, action: str, name: str) -> list[NamedAction]:
    """The goods that a transporter may load or unload."""
    return [one for one in named(state, seat, action) if one.args["transporter"] == name]


def named(state: GameState, seat: int, action: str) -> list[NamedAction]:
    """The legal actions of one kind."""
    codes = state.space.codes_of(action)
    return [state.named(code) for code in state.legal(seat) if code in codes]


def routes(state: GameState, seat: int, name: str) -> list[Macro]:
    """The best route of a transporter to each site that it can reach now: fewest steps, then most points left."""
    slot, space, sites = SLOT_NAMES.index(name), state.space, state.board.names["sites"]
    first = space.encode("go", (slot, 0))
    steps, start = range(first, first + len(sites)), first + state.record.players[seat].transporters[slot].site
    best: dict[int, tuple[list[int], int]] = {}
    edge: list[tuple[GameState, list[int]]] = [(state, [])]
    seen: set[tuple[int, int]] = set()
    for here, path in edge:
        for step in here.legal(seat):
            if step not in steps or step == start:
                continue
            after = here.copy()
            after.apply(step, seat)
            left = after.record.players[seat].transporters[slot].points
            if (step, left) in seen:
                continue
            seen.add((step, left))
            macro = [*path, step]
            if step not in best or (len(macro), -left) < (len(best[step][0]), -best[step][1]):
                best[step] = macro, left
            if left:
                edge.append((after, macro))
    return [
        {"actions": [space.text(step) for step in macro], "to": sites[step - first], "left": left}
        for step, (macro, left) in best.items()
    ]


def runs(state: GameState, seat: int) -> list[Macro]:
    """Each factory of the seat, run as often as it goes by itself, up to where one must choose; and what it makes."""
    found = []
    uses = state.space.codes_of("use")
    for code in state.legal(seat):
        if code not in uses:
            continue
        after, runs = state.copy(), 0
        while after.why_not(code, seat) is None:
            after.apply(code, seat)
            runs += 1
        actions, tile = [state.space.text(code)] * runs, state.space.names(code)["tile"]
        macro: Macro = {"actions": actions, "tile": tile, "goods": made(state, after), "open": in_hand(after)}
        if more := transporters(after, seat) - transporters(state, seat):
            macro["transporters"] = more
        found.append(macro)
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
