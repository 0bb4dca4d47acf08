"""Position texts and game files of this game."""

from pathlib import Path

import pytest
from tests.games.roads.positions import position, shown

from lautta.core.files import GameFile
from lautta.core.reasons import MalformedPosition
from lautta.games.roads.game import GAME

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))
PLAIN = "p w m .\np p p ."
EVERYTHING = """
seats 2
turn 4
phase movement
wonder 1n2nn
neutral 3
goods
  a1: 5 boards, 1 stone
  a2: 1 goose
moved
  2 a1: 1 boards
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
    t1 truck a1: 2 gold; points 2 moved 1; moved_1 2 gold
    t2 donkey b1; points 2 led 1
    t4 raft a3>e; points 1 passenger 1.t5
    t5 donkey a3>e; points 2 carrier 1.t4
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
        ("goods\n  z9: 1 gold\n", "'z9' is none of"),
        ("goods\n  a1: 1 silver\n", "'silver' is none of"),
        ("goods\n  a1: gold\n", "'gold' is no count and name"),
        ("goods\n  a1: 1 gold\n  a1: 1 iron\n", "a1 is there twice"),
        ("buildings\n  a1\n", "is no building"),
        ("buildings\n  a1 mint; windows 3\n", "a building has no windows"),
        ("buildings\n  a1 castle\n", "'castle' is none of"),
        ("roads a1-a3\n", "'a1-a3' is none of"),
        ("walls\n  a1/e 1\n", "is no wall"),
        ("wonder 1?2\n", "'?' is none of"),
        ("player 1\n  home a1\n  transporters\n    t1 donkey\n", "is no transporter"),
        ("player 1\n  home a1\n  transporters\n    t1 donkey a1; speed 3\n", "a transporter has no 'speed'"),
        ("player 1\n  home a1\n  transporters\n    t1 zebra a1; points 1\n", "'zebra' is none of"),
        ("work\n  colour red\n", "a work has no 'colour'"),
        ("offer\n  colour red\n", "an offer has no 'colour'"),
    ],
)
def test_what_is_wrong_is_told(wrong: str, said: str) -> None:
    with pytest.raises(MalformedPosition, match=r".") as caught:
        position(PLAIN, wrong)
    assert said in str(caught.value)


def test_what_cannot_be_is_told_in_a_sentence() -> None:
    state = position(PLAIN, "player 1\n  transporters\n    t1 raft a4\n")
    state.record.goods[state.board.record.first_store[3]][0] = 1
    assert state.status() == ["trunks cannot lie at sea (a4)"]
    state.record.goods[state.board.record.first_store[3]][0] = 0
    state.record.goods[state.board.record.first_store[7]][3] = 1
    assert state.status() == ["a goose is alone at sea (b4)"]
    state.record.players[0].transporters[0].site = 0
    assert state.status() == ["a transporter is where it cannot be, or has too much aboard"]


def test_too_many_transporters_are_told() -> None:
    six = "".join(f"    t{slot} donkey a1; points 2\n" for slot in range(1, 7))
    with pytest.raises(AssertionError, match="player 1 has too many transporters"):
        position(PLAIN, f"player 1\n  transporters\n{six}")


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_kept_games_play_as_they_did(path: Path) -> None:
    file = GameFile.load(path)
    state = file.replay()
    assert state.over and state.result


def test_there_are_kept_games() -> None:
    assert len(GOLDEN) >= 3
