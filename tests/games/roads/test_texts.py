"""Position texts of this game."""

import pytest
from tests.games.roads.positions import position, shown

from lautta.core.reasons import MalformedPosition
from lautta.games.roads.game import GAME

PLAIN = "p w m .\np p p ."
EVERYTHING = """
seats 2
phase movement
wonder 1n2nn
goods
  a1: 5 boards, 1 stone
  a2: 1 goose
moved
  2.t1 a1: 1 boards
  1.t1 on 1.t1: 2 gold
  2.t1 behind 1.t2: 1 goose
buildings
  a2 woodcutter
  a3 mine; gold 2 iron 3 drawn gold
roads a2-a1 a2-a3
walls
  a2/w 2 3
  a3/e n 1
player 1
  home a1
  research rowing drilling
  transporters
    t1 truck a1: 2 gold; points 2 moved 1
    t2 donkey b1; points 2 led 1
    t4 raft a3>e; points 1 passenger 1.t5
    t5 donkey a3>e; points 2 carrier 1.t4
player 2
  refused
    1 ask gold 2
    1 invite 1
  dropped 3
  transporters
    t1 donkey b2; points 1 moved 1
"""


def test_a_position_with_everything_reads_back() -> None:
    state = position(PLAIN, EVERYTHING)
    again = GAME.from_text(state.text(), state.board)
    assert again == state and GAME.from_json(state.json(), state.board) == state


def test_roads_and_walls_are_named_from_either_side() -> None:
    state = position(PLAIN, EVERYTHING)
    assert shown(state)["roads"] == ["a1-a2", "a2-a3"]
    assert shown(state)["walls"] == {"a1/e": ["2", 3], "a3/e": ["n", 1]}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("goods\n  z9: 1 gold\n", "'z9' is not one of"),
        ("goods\n  a1: 1 silver\n", "'silver' is not one of"),
        ("goods\n  a1: gold\n", "'gold' is not written like `5 boards`"),
        ("goods\n  a1: 1 gold\n  a1: 1 iron\n", "a1 is there twice"),
        ("buildings\n  a1\n", "is not written like `c4 sawmill"),
        ("buildings\n  a1 mint; windows 3\n", "there is no field 'windows'"),
        ("buildings\n  a1 castle\n", "'castle' is not one of"),
        ("roads a1-a3\n", "'a1-a3' is not one of"),
        ("walls\n  a1/e 1\n", "is not written like `c4/e 1 2`"),
        ("wonder 1?2\n", "there is no player '?'"),
        ("player 1\n  home a1\n  transporters\n    t1 donkey\n", "is not written like `t1 donkey"),
        ("player 1\n  home a1\n  transporters\n    t1 donkey a1; speed 3\n", "there is no field 'speed'"),
        ("player 1\n  home a1\n  transporters\n    t1 zebra a1; points 1\n", "'zebra' is not one of"),
        ("moved\n  1.t1 z9: 1 gold\n", "'z9' is not one of"),
        ("moved\n  1 a1: 1 gold\n", "'1' is not one of"),
        ("moved\n  1.t1 under 1.t1: 1 gold\n", "'under' is not one of"),
        ("moved\n  1.t1 a1: 0 gold\n", "0 does not fit moved"),
        ("player 1\n  home a1\n  refused\n    2 beg gold 1\n", "'beg gold' is not one of"),
        ("work\n  colour red\n", "there is no field 'colour'"),
        ("offer\n  colour red\n", "there is no field 'colour'"),
    ],
)
def test_what_is_wrong_is_told(wrong: str, said: str) -> None:
    with pytest.raises(MalformedPosition, match=r".") as caught:
        position(PLAIN, wrong)
    assert said in str(caught.value)
