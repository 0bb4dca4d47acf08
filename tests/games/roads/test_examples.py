"""The examples of the rule texts, each from its position in examples/: a map, an empty line, and a position."""

from pathlib import Path

import pytest
from tests.games.roads.positions import at, can, cargo, done, goods, position, shown, transporter, why

from lautta.core.game import GameState

FOLDER = Path(__file__).parent / "examples"
RED, BLUE, YELLOW = 0, 1, 2


def example(name: str) -> GameState:
    """The position of an example."""
    head, _, text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").partition("\n\n")
    return position(head.partition("map\n")[2], text)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_each_is_a_position_that_says_where_it_is_from(path: Path) -> None:
    source = path.read_text(encoding="utf-8").splitlines()[0]
    assert source.startswith(("; English text, ", "; Finnish text, ", "; German text, "))
    assert example(path.stem).to_move


@pytest.mark.rule("O4", "O9", "O10", "ruling-38")
def test_the_conflict_round() -> None:
    # production: Blue wants the gold of the mine and calls; Red prays on, Blue stops, Yellow is not asked
    state = done(example("conflict-round"), "2: call")
    assert state.to_move == (RED,), "the nearest is asked first"
    state = done(state, "1: pray")
    assert state.to_move == (BLUE,)
    state = done(state, "2: stop")
    assert shown(state)["row"] == [RED, YELLOW, BLUE]
    assert state.to_move == (BLUE,), "Yellow has nothing to choose; the farthest takes a slot first"
    state = done(state, "2: slot 1", "3: slot 2")
    assert shown(state)["chart"] == [BLUE, YELLOW, RED], "the last slot is Red's"
    assert shown(state)["stage"] == "playing" and state.to_move == (BLUE,)
    assert why(state, "load t1 gold a", YELLOW) == "not-your-turn"
    state = done(state, "2: load t1 gold a", "2: done")
    assert cargo(state, "t1", BLUE) == {"gold": 1} and why(state, "load t1 gold a", YELLOW) == "not-there"
    state = done(state, "3: done", "1: done")
    assert shown(state)["phase"] == "movement" and state.to_move == (RED, BLUE, YELLOW)
    # movement: Red wants that of the other mine, calls and stops; Yellow prays on, Blue stands last
    state.record.goods[state.board.names["stores"].index("a4")][8] = 1
    state = done(state, "1: call", "1: stop", "3: pray")
    assert shown(state)["row"] == [YELLOW, BLUE, RED]
    state = done(state, "1: slot 1", "2: slot 2")
    assert shown(state)["chart"] == [RED, BLUE, YELLOW]
    state = done(state, "1: go t1 a4", "1: load t1 gold a", "1: done", "2: done", "3: done")
    assert cargo(state, "t1", RED) == {"gold": 1}
    # building: nobody is asked, as only Yellow has anything to build with
    assert state.to_move == (RED, BLUE, YELLOW)
    assert can(state, "wall", RED) == can(state, "wall", BLUE) == [] and "b4/w" in can(state, "wall", YELLOW)
    state = done(state, "3: wall b4/w", "1: done", "2: done", "3: done")
    assert shown(state)["walls"] == {"b3/e": ["3", 1]}
    # wonder: nobody buys, a neutral brick is laid and the next turn begins
    state = done(state, "1: done", "2: done", "3: done")
    assert shown(state)["wonder"] == ["n"] and shown(state)["phase"] == "production"


@pytest.mark.rule("F3", "ruling-6", "mistake-3")
def test_a_sawmill_is_shared() -> None:
    state = done(example("sawmill-shared"), "1: use a1", "2: use a1", "2: use a1")
    assert cargo(state, "t1", 0) == {"trunks": 1, "boards": 1} and goods(state, "a1") == {"boards": 1}
    assert cargo(state, "t1", 1) == {"trunks": 1, "boards": 4}
    assert why(state, "use a1", 0) == why(state, "use a1", 1) == "output-done"


@pytest.mark.rule("F2", "mistake-5")
@pytest.mark.parametrize(("runs", "boards"), [(1, 2), (2, 4), (3, 6)])
def test_a_sawmill_makes_two_boards_of_each_pile_and_six_at_most(runs: int, boards: int) -> None:
    state = done(example("sawmill-of-five"), *["use a1"] * runs)
    assert cargo(state, "t1") == {"boards": boards} and goods(state, "a1") == {"trunks": 5 - runs}
    assert (why(state, "use a1") == "output-done") == (runs == 3)


@pytest.mark.rule("ruling-10")
def test_two_donkeys_breed_and_three_do_not() -> None:
    state = done(example("donkeys"), "breed a1")
    assert [at(state, name) for name in ("t1", "t2", "t3", "t4")] == ["a1", "a1", "b1", "a1"]
    state = done(state, "done", "done", "done", "done")
    assert can(state, "breed") == [] and why(state, "breed a1") == "not-empty"


@pytest.mark.rule("ruling-9")
def test_the_new_truck_or_its_supplier_has_to_go() -> None:
    state = done(example("scrapping"), "use a1")
    assert can(state, "scrap") == ["t1", "t6"] and state.to_move == (0,)
    assert transporter(done(state, "scrap t1"), "t6")["kind"] == "truck"
    assert transporter(done(state, "scrap t6"), "t1")["kind"] == "wagon"


def test_a_factory_is_upgraded_where_an_own_wagon_stands_whoever_built_it() -> None:
    state = done(example("upgrading"), "1: research shipping a1")
    assert can(state, "upgrade") == ["a3"], "not where only others stand"
    state = done(state, "1: upgrade a3")
    assert shown(state)["buildings"] == {"a3": {"kind": "steamer_factory"}, "b3": {"kind": "rowboat_factory"}}


@pytest.mark.rule("F13", "ruling-15")
def test_paper_research_upgrade_and_a_steamer_in_one_turn() -> None:
    state = example("production-in-a-chain")
    state = done(state, "use a1")
    assert cargo(state, "t1") == {"paper": 1}
    state = done(state, "research shipping a2", "upgrade a2", "use a2")
    assert transporter(state, "t3") == {"kind": "steamer", "at": "a2>e", "points": 0}
    assert goods(state, "a2") == {"trunks": 2}


@pytest.mark.rule("ruling-17")
def test_a_donkey_never_mixes_road_and_no_road() -> None:
    state = example("mixed-steps")
    assert at(done(state, "go t1 a2", "go t1 a3"), "t1") == "a3"
    assert why(done(state, "go t1 a2"), "go t1 b2") == "no-mixed-steps"
    assert why(done(state, "go t1 b1"), "go t1 b2") == "no-points"


@pytest.mark.rule("B9")
def test_a_steamer_leaves_a_coast_and_docks_at_another() -> None:
    state = done(example("steamer"), "go t1 b5")
    assert transporter(state, "t1")["points"] == 5, "the first step is to the sea before it"
    state = done(state, "go t1 b4")
    assert cargo(done(state, "load t1 fuel a", "go t1 b5"), "t1") == {"fuel": 1, "gold": 1}, "a rig does not stop it"
    docks = done(state, "go t1 b3b>e")
    assert not [go for go in can(docks, "go") if go.startswith("t1")]
    assert why(docks, "go t1 b4") == "no-points" and why(docks, "load t1 boards a") == "out-of-reach"
    bridged = docks.copy()
    bridged.record.bridges[bridged.board.names["tiles"].index("b3")] = 1
    assert why(bridged, "load t1 boards a") is None, "unless there is a bridge"


@pytest.mark.rule("B9")
def test_a_steamer_serves_both_sides_of_a_river_and_meets_a_raft() -> None:
    state = done(example("steamer"), "go t1 b5", "go t1 b4", "go t1 b3~", "go t1 b2~")
    state = done(state, "load t1 stone a", "load t1 clay b", "go t1 b3~", "unload t1 clay a", "go t1 b4")
    assert goods(state, "b3a") == {"boards": 1, "clay": 1} and cargo(state, "t1") == {"gold": 1, "stone": 1}
    raft = done(example("steamer"), "go t1 b5", "go t1 a5", "go t1 a4", "hand t1 t2 gold", "hand t2 t1 iron",
                "go t1 a5")  # fmt: skip
    assert cargo(raft, "t1") == {"iron": 1} and cargo(raft, "t2") == {"gold": 1}


@pytest.mark.rule("A2", "ruling-35")
def test_a_wall_of_three_tokens_costs_six_stones() -> None:
    state = done(example("wall-of-three"), "wall a1/e", "pay stone a", "wall a1/e", "pay stone a", "pay stone a",
                 "wall a1/e")  # fmt: skip
    assert shown(state)["walls"] == {"a1/e": ["1", 3]} and goods(state, "a1") == {} and cargo(state, "t1") == {}


@pytest.mark.rule("A8", "A11", "reading-16", "mistake-20")
def test_a_steamer_pays_two_more_from_the_sea() -> None:
    state = done(example("walls-steamer"), "wall a3/w")
    assert cargo(state, "t1") == {} and shown(state)["walls"]["a2/e"] == ["1", 1]
    state = done(state, "demolish b3/w", "wall b3/w")
    assert cargo(state, "t2") == {} and shown(state)["walls"]["b2/e"] == ["1", 2]


@pytest.mark.rule("A10", "A11", "ruling-36", "mistake-21")
def test_of_two_docked_rafts_the_one_that_builds_stays() -> None:
    state = example("walls-two-rafts")
    for own, other in ((0, 1), (1, 0)):
        after = done(state, "wall a2/e", seat=own)
        assert at(after, "t1", own) == "a2>e" and at(after, "t1", other) == "a3"
        assert cargo(after, "t1", other) == {"stone": 1}, "with its load"


@pytest.mark.rule("A11")
def test_a_truck_builds_demolishes_and_builds_again() -> None:
    state = done(example("walls-truck"), "wall a2/w", "demolish a2/e", "wall a2/e")
    assert shown(state)["walls"] == {"a1/e": ["1", 1], "a2/e": ["1", 2]} and cargo(state, "t1") == {}


@pytest.mark.rule("disagreement-10")
def test_two_donkeys_on_both_sides_do_not_build_together() -> None:
    state = example("walls-two-donkeys")
    assert why(state, "wall a1/e") == why(state, "wall a2/w") == "too-few-goods"


@pytest.mark.rule("N3", "ruling-37")
def test_three_bricks_cost_six_goods() -> None:
    state = example("three-bricks")
    for price in (1, 2, 3):
        assert shown(state)["players"][0]["price"] == price
        state = done(state, "1: brick")
        while can(state, "pay"):
            state = done(state, f"1: pay {can(state, 'pay')[0]}")
    assert sum(goods(state, "a1").values()) == 1 and shown(state)["wonder"] == ["1", "1", "1"]
    assert shown(state)["players"][1]["price"] == 1, "bricks of others do not count"


@pytest.mark.rule("E5", "disagreement-1", "disagreement-10")
def test_the_shares_of_a_row() -> None:
    state = done(example("wonder-row"), "4: done")
    assert shown(state)["wonder"][62:] == ["1", "1", "2", "2", "2", "3", "n"]
    assert state.scores[:3] == (3, 5, 1)


def test_alone_a_mine_gives_what_it_has_more_of() -> None:
    state = done(example("alone-mines"), "done")
    assert [goods(state, place) for place in ("a2", "b1", "b2")] == [{"gold": 1}, {"iron": 1}, {"gold": 1}]


def test_the_first_goods_are_enough_for_a_woodcutter_and_a_sawmill() -> None:
    state = done(example("first-buildings"), "build woodcutter a1", "build sawmill a2")
    assert {place: one["kind"] for place, one in shown(state)["buildings"].items()} == {
        "a1": "woodcutter", "a2": "sawmill"}  # fmt: skip
    assert goods(state, "a1") == {} and goods(state, "a2") == {"boards": 2}
