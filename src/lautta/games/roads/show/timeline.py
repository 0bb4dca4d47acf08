"""How a game of one player went, in numbers: what there was at the end of each turn, and what came when.

Production is counted where it happens: what gives by itself at the first position of a turn, runs of factories at the
last one, before they are forgotten.
"""

from array import array
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from lautta.core.game import GameState
from lautta.core.timeline import First, Stage, Timeline
from lautta.games.roads.rules.building_table import AT_ONCE, YIELDS, is_primary, is_secondary
from lautta.games.roads.rules.scoring import ROW_POINTS, WORTH_COINS, WORTH_GOLD, WORTH_STOCK, rows_points, wealth
from lautta.games.roads.state import (
    BUILDINGS,
    COINS,
    GOLD,
    GOOD_NAMES,
    GOODS,
    GOOSE,
    MINE,
    NO_BUILDING,
    ROWS,
    SLOTS,
    STOCK,
    SUBJECTS,
    TRANSPORTERS,
    State,
)

WORTH = {GOLD: WORTH_GOLD, COINS: WORTH_COINS, STOCK: WORTH_STOCK}
OWN = 1  # the owner of the only player's bricks


def course(states: Iterable[GameState]) -> Timeline:
    """How a game went: at each end of a turn the points, bricks, transporters, buildings, research and goods.

    `firsts` are named as `building-mine`, `transporter-raft`, `research-rowing`, `good-coins` and `brick`; `totals`
    are named as `points-rows`, for what the points are, and as `made-stone`, how many of a good were made.
    """
    stages: list[Stage] = []
    firsts: dict[str, First] = {}
    made = [0] * GOODS
    positions = [state.copy() for state in states]
    note_firsts(firsts, positions[0], 0)
    for actions, (before, after) in enumerate(pairwise(positions), 1):
        if after.turn != before.turn and not after.over:
            stages.append(stage(before, before.turn, actions - 1))
            add_runs(made, before)
            add_given(made, after)
        note_firsts(firsts, after, actions)
    last = positions[-1]
    add_runs(made, last)
    stages.append(stage(last, turn_of(last), len(positions) - 1))
    return Timeline(tuple(stages), firsts, {**sources(last.record), **named(made)})


def raw(numbers: Any) -> bytes:
    """Numbers of a record as they lie there: one look instead of many."""
    return bytes(numbers)


def fleet(s: State, seat: int) -> list[Any]:
    """The transporters of a seat."""
    return [s.players[seat].transporters[slot] for slot in range(SLOTS) if s.players[seat].transporters[slot].kind]


def turn_of(state: GameState) -> int:
    """The turn of a position; a game that is over has counted one more."""
    return state.turn - state.over


def stage(state: GameState, turn: int, actions: int) -> Stage:
    """What there is at the end of a turn."""
    s: State = state.record
    figures = {
        "points": wealth(s, 0) + rows_points(s, 0),
        "bricks": raw(s.bricks)[: s.laid].count(OWN),
        "transporters": len(fleet(s, 0)),
        "buildings": sum(kind != NO_BUILDING for kind in raw(s.building)),
        "roads": sum(road != 0 for road in raw(s.roads)),
        "research": s.players[0].research.bit_count(),
        **dict(zip(GOOD_NAMES, goods(s), strict=True)),
    }
    return Stage(turn, actions, figures, state)


def goods(s: State) -> list[int]:
    """How many there are of each good, on banks, at sea and aboard; geese that are led too."""
    lying = array("H", raw(s.goods))
    found = [sum(lying[good::GOODS]) for good in range(GOODS)]
    for v in fleet(s, 0):
        found[GOOSE] += v.led
        for good, count in enumerate(raw(v.cargo)):
            found[good] += count
    return found


def note_firsts(firsts: dict[str, First], state: GameState, actions: int) -> None:
    """Note what there is for the first time after so many actions."""
    for name in there(state.record):
        firsts.setdefault(name, First(turn_of(state), actions))


def there(s: State) -> Iterator[str]:
    """The names of what there is of buildings, transporters, research, valuables and bricks."""
    p = s.players[0]
    yield from (f"building-{BUILDINGS[kind]}" for kind in sorted(set(raw(s.building))) if kind != NO_BUILDING)
    yield from (f"transporter-{TRANSPORTERS[kind]}" for kind in sorted({v.kind for v in fleet(s, 0)}))
    yield from (f"research-{name}" for i, name in enumerate(SUBJECTS) if p.research >> i & 1)
    if OWN in raw(s.bricks)[: s.laid]:
        yield "brick"
    counts = goods(s)
    yield from (f"good-{GOOD_NAMES[good]}" for good in WORTH if counts[good])


def add_given(made: list[int], state: GameState) -> None:
    """Count what buildings gave by themselves when this turn began."""
    s: State = state.record
    for tile, building in enumerate(raw(s.building)):
        if building == MINE:
            if s.drawn[tile]:
                made[s.drawn[tile] - 1] += 1
        elif is_primary(building):
            made[YIELDS[building]] += 1


def add_runs(made: list[int], state: GameState) -> None:
    """Count what factories made in a turn that is over."""
    s: State = state.record
    for tile, building in enumerate(raw(s.building)):
        if is_secondary(building):
            made[YIELDS[building]] += s.used[tile] * AT_ONCE[building]


def named(made: list[int]) -> dict[str, int]:
    """How many of each good were made, by names."""
    return {f"made-{name}": made[good] for good, name in enumerate(GOOD_NAMES)}


def sources(s: State) -> dict[str, int]:
    """The points by what they are for: the rows of the wonder, and gold, coins and stock aboard."""
    aboard = {f"points-{GOOD_NAMES[good]}": worth * carried(s, 0, good) for good, worth in WORTH.items()}
    return {"points-rows": rows_points(s, 0), **aboard}


def carried(s: State, seat: int, good: int) -> int:
    """How many of a good a seat's transporters carry."""
    return sum(v.cargo[good] for v in fleet(s, seat))


def rows_with_bricks(s: State) -> set[int]:
    """The rows of the wonder, from 1, in which the player has a brick; each is worth ten points alone."""
    laid, first, found = raw(s.bricks)[: s.laid], 0, set()
    for number, row in enumerate(ROWS, 1):
        if OWN in laid[first : first + row]:
            found.add(number)
        first += row
    assert ROW_POINTS * len(found) == rows_points(s, 0)
    return found
