"""Why a phase would have been better: each reason from a position in which just that is planted, and none without."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from tests.games.roads.games import settlers_game

from lautta.core.game import GameState, Said
from lautta.games.roads.game import GAME
from lautta.games.roads.rules.breeding import goods_on, transporters_on
from lautta.games.roads.solver.causes import Ends, cause
from lautta.games.roads.state import (
    BUILDING,
    COINS,
    GOOSE,
    MOVEMENT,
    PASTURE,
    PRODUCTION,
    QUARRY,
    RAFT,
    SAWMILL,
    STONE,
    TRUNKS,
    WONDER,
)
from lautta.words import LANGUAGES, Words

SEAT = 1


@cache
def position(phase: int) -> GameState:
    """A position in a phase of turn 6, in a game of settlers."""
    states = (state for _, state in settlers_game(2, "lago_titicaca", until=7).states())
    return next(state.copy() for state in states if state.turn == 6 and state.record.phase == phase)


def reason(phase: int, better: Callable[[Any, Any], None], played: Callable[[Any, Any], None] | None = None,
           later: Callable[[Any, Any], None] | None = None) -> Said | None:  # fmt: skip
    """The reason why a position is better than another one, each with something planted."""
    before, positions = position(phase), []
    for plant in (played, better, later):
        state = before.copy()
        if plant:
            plant(state.board.record, state.record)
        positions.append(state)
    return cause(Ends(before, positions[0], positions[1], SEAT, [before.copy(), positions[2]]))


def learn(b: Any, s: Any) -> None:
    s.players[SEAT].research = 1


def new_raft(b: Any, s: Any) -> None:
    s.players[SEAT].transporters[7].kind = RAFT


def run(b: Any, s: Any) -> None:
    s.used[own_sawmill(b, s)] = 2


def own_sawmill(b: Any, s: Any) -> int:
    """The sawmill at the seat's home."""
    tile = b.site_tile[s.players[SEAT].home]
    assert s.building[tile] == SAWMILL
    return int(tile)


def coins(b: Any, s: Any) -> None:
    s.players[SEAT].transporters[0].cargo[COINS] = 1


def feed(b: Any, s: Any) -> None:
    s.goods[s.players[SEAT].home][TRUNKS] = 1


def starve(b: Any, s: Any) -> None:
    home = s.players[SEAT].home
    s.goods[home][TRUNKS] = 0
    for slot in range(8):
        s.players[SEAT].transporters[slot].cargo[TRUNKS] = 0


def fetch(b: Any, s: Any) -> None:
    """Stone from where most lies."""
    store = max(range(b.stores), key=lambda one: s.goods[one][STONE])
    assert s.goods[store][STONE]
    s.goods[store][STONE] -= 1
    s.players[SEAT].transporters[0].cargo[STONE] += 1


def beside(b: Any, s: Any) -> None:
    """A transporter beside a lonely pasture."""
    s.players[SEAT].transporters[0].site = b.near[b.first_near[lonely(b, s)]]


def pair(b: Any, s: Any) -> None:
    """Two geese there."""
    beside(b, s)
    s.goods[b.first_store[lonely(b, s)]][GOOSE] = 2


def lonely(b: Any, s: Any) -> int:
    """A pasture with nothing on it."""
    return next(tile for tile in range(b.tiles) if b.terrain[tile] == PASTURE and not s.building[tile]
                and not goods_on(b, s, tile) and not transporters_on(b, s, tile))  # fmt: skip


def more_at_home(b: Any, s: Any) -> None:
    s.players[SEAT].transporters[0].site = s.players[SEAT].home
    s.goods[s.players[SEAT].home][STONE] += 3


def at_home(b: Any, s: Any) -> None:
    s.players[SEAT].transporters[0].site = s.players[SEAT].home


def go(b: Any, s: Any) -> None:
    v = s.players[SEAT].transporters[0]
    v.site = b.near[b.first_near[b.site_tile[v.site]]]


def quarry(b: Any, s: Any) -> None:
    s.building[lonely(b, s)] = QUARRY


def road(b: Any, s: Any) -> None:
    s.roads[list(s.roads).index(0)] = 1


def bridge(b: Any, s: Any) -> None:
    s.bridges[0] |= 1


def row(b: Any, s: Any) -> None:
    s.bricks[s.laid] = SEAT + 1
    s.laid += 1


def brick(b: Any, s: Any) -> None:
    s.players[SEAT].bought += 1


def spend(b: Any, s: Any) -> None:
    """A brick for two goods."""
    brick(b, s)
    store = max(range(b.stores), key=lambda one: s.goods[one][STONE])
    s.goods[store][STONE] -= 2


def nothing(b: Any, s: Any) -> None:
    pass


CASES = [
    (PRODUCTION, learn, nothing, "research", {"kind": "rowing"}),
    (PRODUCTION, new_raft, nothing, "transporter", {"kind": "raft"}),
    (PRODUCTION, run, nothing, "runs", {"kind": "boards", "count": 4}),
    (MOVEMENT, coins, nothing, "aboard", {"points": 40}),
    (MOVEMENT, feed, starve, "fed", {"kind": "sawmill"}),
    (MOVEMENT, fetch, nothing, "fetched", {"kind": "stone", "count": 1}),
    (MOVEMENT, pair, beside, "geese", {}),
    (MOVEMENT, more_at_home, at_home, "home", {"count": 3}),
    (MOVEMENT, go, nothing, "moved", {"count": 1}),
    (BUILDING, quarry, nothing, "built", {"kind": "quarry", "turns": 0}),
    (BUILDING, road, nothing, "roads", {"count": 1}),
    (BUILDING, bridge, nothing, "bridge", {}),
    (WONDER, row, nothing, "row", {}),
    (WONDER, brick, nothing, "bricks", {"count": 1}),
    (WONDER, nothing, spend, "saved", {"count": 2}),
]


@pytest.mark.parametrize(("phase", "better", "played", "key", "args"), CASES, ids=[case[3] for case in CASES])
def test_what_is_planted_is_the_reason(
    phase: int, better: Callable[[Any, Any], None], played: Callable[[Any, Any], None], key: str, args: dict[str, Any]
) -> None:
    found = reason(phase, better, played)
    assert found and found.key == f"roads-cause-{key}" and args.items() <= found.args.items()
    for language in LANGUAGES:
        assert "{" not in Words(language, strict=True).say(found.key, **found.args)
    assert reason(phase, better, better) is None, "without a difference there is no reason"


def test_a_building_that_came_later_says_how_much() -> None:
    found = reason(BUILDING, quarry, later=quarry)
    assert found and found.args["turns"] == 2


def test_what_a_building_cost_is_kept() -> None:
    def built(b: Any, s: Any) -> None:
        quarry(b, s)
        spend(b, s)

    found = reason(BUILDING, nothing, built)
    assert found and found.key == "roads-cause-unbuilt" and found.args["kind"] == "quarry"


def test_a_home_nearer_to_land_that_is_needed() -> None:
    start = GAME.new(2, 4, "lago_titicaca")
    homes = {named.args["place"]: named.code for named in start.actions(0)}
    found = set()
    for other in homes.values():
        played, better = start.copy(), start.copy()
        played.apply(next(iter(homes.values())), 0)
        better.apply(other, 0)
        if said := cause(Ends(start, played, better, 0, [])):
            found.add(said.args["kind"])
            assert int(said.args["here"]) - int(said.args["there"]) >= 2
    assert found
