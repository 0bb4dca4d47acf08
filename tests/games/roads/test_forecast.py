"""What the next turn brings as things stand, and which buildings will stand idle, and why."""

from typing import Any

from tests.games.roads.positions import position

from lautta.core.game import GameState

LAND = "p w m m\np p p p\np p p p"
WORKS = """
goods
  a1: 2 trunks
  b1: 1 trunks
  c4: 2 goose
buildings
  a1 sawmill
  a2 woodcutter
  a3 mine; gold 1 iron 3
  a4 mine; gold 0 iron 0
  b1 coal_burner
  b2 mint
player 1
  transporters
    t1 donkey a1
"""


def ahead(state: GameState, seat: int = 0) -> dict[str, dict[str, Any]]:
    """What is told before a seat is done, by place."""
    return {each.pop("place"): each for each in (dict(one) for one in state.preview(seat, "done")["ahead"])}


def test_each_building_tells_what_it_will_make_or_what_it_lacks() -> None:
    assert ahead(position(LAND, WORKS)) == {
        "a1": {"kind": "sawmill", "goods": {"boards": 4}},
        "a2": {"kind": "woodcutter", "goods": {"trunks": 1}},
        "a3": {"kind": "mine", "goods": {"iron": 1}},
        "a4": {"kind": "mine", "empty": True},
        "b1": {"kind": "coal_burner", "lacks": {}, "wood": 1},
        "b2": {"kind": "mint", "lacks": {"fuel": 1, "gold": 2}},
        "c4": {"goods": {"goose": 1}},
    }


def test_with_others_a_mine_draws_lots_and_what_somebody_else_is_nearer_to_is_far() -> None:
    others = WORKS + "player 2\n  transporters\n    t1 donkey a4\n"
    state = position(LAND, "seats 2\n" + others.strip("\n"))
    mine, theirs = ahead(state), ahead(state, 1)
    assert theirs["a3"] == {"kind": "mine", "either": True}
    assert {place for place, each in mine.items() if not each.get("far")} == {"a1", "a2", "b1", "b2"}
    assert {place for place, each in theirs.items() if not each.get("far")} == {"a3", "a4", "b2", "c4"}
    assert mine.keys() == theirs.keys()


def test_a_factory_far_away_is_told_with_what_is_aboard_there() -> None:
    state = position(LAND, "seats 2\nbuildings\n  a4 mint\nplayer 1\n  transporters\n    t1 donkey a1\n"
                     "player 2\n  transporters\n    t1 donkey a4: 2 gold\n")  # fmt: skip
    assert ahead(state)["a4"] == {"kind": "mint", "lacks": {"fuel": 1}, "far": True}
