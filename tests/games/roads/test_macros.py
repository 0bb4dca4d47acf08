"""Routes and runs of factories, found by the rules."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.roads import naive_macros
from tests.games.roads.games import busy_game
from tests.games.roads.positions import position

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.games.roads.board.generator import generate
from lautta.games.roads.game import GAME
from lautta.games.roads.rules.transporter_table import POINTS
from lautta.games.roads.show.macros import macros, routes
from lautta.games.roads.state import (
    BUILDINGS,
    GOOD_NAMES,
    GOODS,
    MOVEMENT,
    PRODUCTION,
    SAWMILL,
    SLOT_NAMES,
    SLOTS,
    TRUCK,
    Transporter,
)

BUSY = 900  # decisions of a busy game

PLAIN = """
    p p p p
    p p p p
"""


def by_place(text: str, action: str = "go", **wanted: str) -> dict[str, Any]:
    """The ways by where they lead."""
    return {macro.get("to") or macro["tile"]: macro for macro in macros(position(PLAIN, text), 0, action, wanted)}


def test_every_route_can_be_walked_and_ends_where_it_says() -> None:
    text = (
        "seats 1\nphase movement\nroads a1-a2 a2-a3\nplayer 1\n  transporters\n    t1 donkey a1; points 2\n"
        "    t2 wagon a1; points 3\n"
    )
    state = position(PLAIN, text)
    found = macros(state, 0, "go", {})
    assert found
    for macro in found:
        after = state.copy()
        for action in macro["actions"]:
            after.apply(action, 0)
        slot = int(macro["actions"][0].split()[1][1:]) - 1
        there = after.record.players[0].transporters[slot]
        assert after.board.names["sites"][there.site] == macro["to"] and there.points == macro["left"]


def test_a_route_by_road_is_longer_than_one_step() -> None:
    text = "seats 1\nphase movement\nroads a1-a2 a2-a3\nplayer 1\n  transporters\n    t1 donkey a1; points 2\n"
    found = by_place(text, transporter="t1")
    assert found["a3"]["actions"] == ["go t1 a2", "go t1 a3"] and found["a3"]["left"] == 0
    assert by_place(text, transporter="t2") == {}


def test_a_factory_is_run_as_often_as_it_goes() -> None:
    text = (
        "seats 1\nphase production\nstage playing\nwaiting 1\ngoods\n  b1: 5 trunks\nbuildings\n  b1 sawmill\n"
        "player 1\n  transporters\n    t1 donkey b1\n"
    )
    macro = by_place(text, "use")["b1"]
    assert macro["actions"] == ["use b1"] * 3 or macro["open"]
    assert macro["goods"]["boards"] >= 2


def busy_positions(board: LoadedBoard, players: int, seed: int) -> Iterator[GameState]:
    """Some positions of a busy game in which transporters move or factories run; half of them strewn with goods."""
    for number, (_, after, _, _) in enumerate(busy_game(board, players, seed, BUSY)):
        if number % 29 == 0 and after.record.phase in (PRODUCTION, MOVEMENT) and after.to_move:
            yield after.copy() if number % 2 else strewn(after.copy())


def industrious(state: GameState, number: int) -> GameState:
    """Production, with a factory under every transporter on land, and goods for it."""
    s, b = strewn(state).record, state.board.record
    s.phase = PRODUCTION
    for seat in range(state.players):
        for slot in range(SLOTS):
            v = s.players[seat].transporters[slot]
            if v.kind and v.site < b.banks:
                s.building[b.site_tile[v.site]] = SAWMILL + (number + slot) % (len(BUILDINGS) - SAWMILL)
                s.on_bank[b.site_tile[v.site]] = b.site_bank[v.site]
    return state


def strewn(state: GameState) -> GameState:
    """Goods of all kinds wherever they can lie."""
    for store in range(state.board.record.stores):
        for good in range(GOODS):
            state.record.goods[store][good] = 2
    return state


def big_map() -> LoadedBoard:
    """A made map for six."""
    return GAME.made_board(generate(3, 6), "made")


@pytest.mark.parametrize("board", ["waterways", "the_pacific", "mesopotamia", "made"])
def test_macros_are_those_of_a_plain_search(board: str) -> None:
    loaded = big_map() if board == "made" else GAME.board(board)
    routes, runs = 0, 0
    for state in busy_positions(loaded, 6 if board == "made" else int(loaded.data["players"]), 4):
        for seat in range(state.players):
            for name in SLOT_NAMES:
                found = macros(state, seat, "go", {"transporter": name})
                assert found == naive_macros.routes(state, seat, name)
                routes += len(found)
        after = industrious(state, routes)
        for seat in range(state.players):
            found = macros(after, seat, "use", {})
            assert found == naive_macros.runs(after, seat)
            runs += len(found)
    assert routes > 50 and runs > 10, (routes, runs)


def has_routes(state: GameState) -> bool:
    return any(action.name == "go" for action in state.actions(state.to_move[0]))


def test_routes_of_a_truck_on_a_big_map_full_of_roads() -> None:
    """Where there is much that could be done instead at every step."""
    state = next(each for each in busy_positions(big_map(), 6, 4) if has_routes(each))
    s, seat = strewn(state).record, state.to_move[0]
    for link in range(state.board.record.links):
        s.roads[link] = 1
    for slot in range(SLOTS):
        place = s.players[seat].home
        s.players[seat].transporters[slot] = Transporter(kind=TRUCK, site=place, points=POINTS[TRUCK])
    found = routes(state, seat, "t1")
    assert len(found) > 8 and found == naive_macros.routes(state, seat, "t1")


LADEN = """seats 1
phase movement
roads a1-a2
goods
  a1: 1 gold, 2 clay, 4 trunks
player 1
  transporters
    t1 truck a1: 1 fuel; points 3
"""


def test_a_transporter_takes_on_the_most_valuable_and_puts_all_of_it_down() -> None:
    state = position(PLAIN, LADEN)
    [loads] = macros(state, 0, "load", {"transporter": "t1"})
    assert loads["actions"][0] == "load t1 gold a", "the most valuable first"
    goods = [action.split()[2] for action in loads["actions"]]
    assert sorted(goods, key=GOOD_NAMES.index, reverse=True) == goods and "trunks" in goods
    after = played(state, loads["actions"])
    assert macros(after, 0, "load", {"transporter": "t1"}) == [], "it is full"
    [unloads] = macros(after, 0, "unload", {"transporter": "t1"})
    empty = played(after, unloads["actions"])
    assert len(unloads["actions"]) == len(goods) + 1 and macros(empty, 0, "unload", {"transporter": "t1"}) == []
    assert macros(state, 0, "load", {"transporter": "t2"}) == macros(state, 0, "load", {}) == []


def test_a_route_may_begin_with_loading_and_end_with_unloading() -> None:
    state = position(PLAIN, LADEN)
    wanted = {"transporter": "t1", "place": "a2", "load": "all", "unload": "a"}
    [plain] = macros(state, 0, "go", {"transporter": "t1", "place": "a2"})
    [ride] = macros(state, 0, "go", wanted)
    [loads] = macros(state, 0, "load", {"transporter": "t1"})
    count = len(loads["actions"])
    assert ride["actions"][:count] == loads["actions"]
    assert ride["actions"][count : count + len(plain["actions"])] == plain["actions"]
    rest = ride["actions"][count + len(plain["actions"]) :]
    assert len(rest) == count + 1 and all(action.startswith("unload t1") for action in rest)
    after = played(state, ride["actions"])
    assert not sum(after.record.players[0].transporters[0].cargo)


def test_a_route_may_carry_some_goods_and_leave_what_was_aboard() -> None:
    state = position(PLAIN, LADEN)
    aboard = {
        good for good, count in zip(GOOD_NAMES, state.record.players[0].transporters[0].cargo, strict=True) if count
    }
    wanted = {"transporter": "t1", "place": "a2", "load": "gold", "unload": "a", "good": "gold"}
    [ride] = macros(state, 0, "go", wanted)
    assert [action for action in ride["actions"] if action.startswith("load")] == [
        "load t1 gold a"
    ] and "gold" not in aboard
    assert ride["actions"][-1] == "unload t1 gold a"
    after = played(state, ride["actions"]).record.players[0].transporters[0]
    assert {good for good, count in zip(GOOD_NAMES, after.cargo, strict=True) if count} == aboard


def test_what_would_be_bound_is_not_taken_on_with_the_rest() -> None:
    """What another transporter of mine has moved may be put aboard, but would go no further."""
    text = "seats 1\nphase movement\ngoods\n  a2: 1 gold, 1 iron\nmoved\n  1.t1 a2: 1 gold\nplayer 1\n  transporters\n"
    state = position(PLAIN, text + "    t1 truck a2\n    t2 donkey a2\n")
    assert macros(state, 0, "load", {"transporter": "t2"}) == [{"actions": ["load t2 iron a"]}]
    assert len(macros(state, 0, "load", {"transporter": "t1"})[0]["actions"]) == 2, "it carries its own on"


def test_a_work_is_paid_from_the_ground_first_and_never_by_others() -> None:
    text = "seats 2\nphase building\ngoods\n  a1: 1 stone\nplayer 1\n  transporters\n    t1 truck a1: 3 stone\n"
    others = "player 2\n  transporters\n    t1 truck a1: 3 stone, 3 boards\n"
    state = played(position(PLAIN, text + others), ["road a1-a2"])
    assert state.record.work.job
    [macro] = macros(state, 0, "pay", {})
    assert macro["actions"][0] == "pay stone a" and not any("." in action for action in macro["actions"])


def played(state: GameState, actions: list[str]) -> GameState:
    after = state.copy()
    for action in actions:
        after.apply(action, 0)
    return after
