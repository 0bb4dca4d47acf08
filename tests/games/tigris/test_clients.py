"""The record as JSON: what everybody may know, and what one seat knows besides."""

import json

import pytest
from tests.games.tigris.games import lively
from tests.games.tigris.positions import done, position, private, public

from lautta.core.chance import Chooser
from lautta.games.tigris.game import GAME

# I4 joins the lion's kingdom with the pot's; kings and traders are in conflict.
BOTH = """
map
     F  G  H  I  J  K  L
  3 t*  .  .  .  .  .  .
  4 LK  t  s  .  s  t PK
  5 LT  s  m  .  m  m PT
  6  t  .  .  .  .  .  t
player 1
  hand 3 settlement 2 temple 1 market
  points 4 black 1 blue
player 2
  hand 6 farm
  swapped 2 temple
"""


def test_the_start() -> None:
    state = GAME.new(3, 5)
    told = public(state)
    first = state.to_move[0]
    assert (told["phase"], told["turn"], told["seat"], told["first"], told["actions"]) == ("act", 0, first, first, 2)
    assert len(told["board"]) == 11 and all(len(row.split()) == 16 for row in told["board"])
    assert sum(row.split().count("t*") for row in told["board"]) == told["treasures_left"] == 10
    assert told["kingdoms"] == told["wars"] == told["offers"] == told["leave"] == [] and told["conflict"] is None
    assert told["bag"] == 143 - 18 and told["gone"] == {} and told["spent"] == []
    assert told["passes"] == 0 and "ended_by" not in told
    assert [player["dynasty"] for player in told["players"]] == ["lion", "pot", "archer"]
    assert told["players"][2] == {
        "dynasty": "archer", "leaders": {"king": None, "priest": None, "farmer": None, "trader": None},
        "tiles": 6, "catastrophes": 2, "swapped": 0,
    }  # fmt: skip
    assert {(one["name"], one["square"]) for one in told["monuments"]} >= {("black-red", None), ("blue-green", None)}
    assert sum(private(state, 1)["hand"].values()) == 6


def test_kingdoms_with_leaders_their_temples_and_supporters() -> None:
    [left, right] = public(position(BOTH))["kingdoms"]
    assert left["squares"] == ["F3", "F4", "G4", "H4", "F5", "G5", "H5", "F6"]
    assert left["treasures"] == ["F3"] and left["corners"] == [] and left["monuments"] == []
    assert left["leaders"] == [
        {"seat": 0, "leader": "king", "square": "F4", "temples": 2, "supporters": 2},
        {"seat": 0, "leader": "trader", "square": "F5", "temples": 1, "supporters": 1},
    ]
    assert [one["seat"] for one in right["leaders"]] == [1, 1]


def test_corner_temples_and_monuments_belong_to_a_kingdom() -> None:
    text = "monument red-green G4\nturned 4 temple\nmap\n     F  G  H  I\n  4  .  #  #  t\n  5  .  #  # LT\n"
    [kingdom] = public(position(text))["kingdoms"]
    assert kingdom["monuments"] == ["red-green"] and kingdom["leaders"][0]["temples"] == 1
    [corner] = public(position("map\n     B  C\n  2 t* LT\n"))["kingdoms"]
    assert corner["corners"] == corner["treasures"] == ["B2"]
    assert {"name": "red-green", "colours": ["red", "green"], "square": "G4"} in public(position(text))["monuments"]


def test_a_war_step_by_step() -> None:
    state = done(position(BOTH), "place temple I4")
    told = public(state)
    assert (told["phase"], told["wars"], told["placed"], told["joining"]) == ("war", ["king", "trader"], "I4", "I4")
    assert told["conflict"] is None and len(told["kingdoms"]) == 2, "they are apart while the marker lies there"
    told = public(done(state, "war trader"))
    assert told["phase"] == "support" and told["wars"] == [] and told["joining"] == "I4"
    assert told["conflict"] == {
        "kind": "war", "leader": "trader", "colour": "green", "asked": 0,
        "attacker": {"seat": 0, "square": "F5", "board": 1, "added": None, "squares": ["H5"]},
        "defender": {"seat": 1, "square": "L5", "board": 2, "added": None, "squares": ["J5", "K5"]},
    }  # fmt: skip
    told = public(done(state, "war trader", "support 1"))
    assert told["conflict"]["asked"] == 1 and told["conflict"]["attacker"]["added"] == 1
    assert told["gone"] == {"market": 1} and told["players"][0]["tiles"] == 4


def test_a_revolt_is_fought_with_temples() -> None:
    state = done(position("map\n     G  H  I\n  4  t  .  t\n  5  .  t PK\n"), "position king H4")
    conflict = public(state)["conflict"]
    assert (conflict["kind"], conflict["leader"], conflict["colour"]) == ("revolt", "king", "red")
    assert conflict["attacker"]["squares"] == ["G4", "I4", "H5"] and conflict["defender"]["squares"] == ["I4", "H5"]
    assert public(state)["joining"] is None


@pytest.mark.parametrize("seed", range(3))
def test_what_everybody_knows_is_the_same_from_every_seat(seed: int) -> None:
    state, chooser = GAME.new(2 + seed, seed), Chooser(seed, 0)
    while state.to_move:
        told = json.dumps(public(state))
        for seat in range(state.players):
            assert json.dumps(state.view(seat).view(None).public()) == told
        state.apply(lively(state, chooser))
