"""What an action would do."""

import json
from typing import Any

import pytest
from tests.games.tigris.games import lively
from tests.games.tigris.positions import done, points, position, public

from lautta.core.chance import Chooser
from lautta.core.game import GameState
from lautta.games.tigris.game import GAME
from lautta.games.tigris.state import COLOUR_NAMES

HANDS = "player 1\n  hand 2 settlement 2 temple 1 farm 1 market\nplayer 2\n  hand 2 settlement 2 temple 2 farm\n"
KING = "map\n     G  H  I  J  K\n  4  t LK  .  .  .\n  5  .  .  .  .  .\n" + HANDS
# I4 joins the lion's kingdom (two settlements, a market) with the pot's (one settlement, two markets).
BOTH = """
map
     F  G  H  I  J  K  L
  4 LK  t  s  .  s  t PK
  5 LT  s  m  .  m  m PT
  6  t  .  .  .  .  .  t
"""
SQUARE = "map\n     G  H  I  J\n  4  t  t LP  .\n  5  t  .  .  .\n" + HANDS
TRADER = (
    """
map
     E  F  G  H  I
  3  ~ t* LT  .  .
  4  .  s  .  .  .
  5  .  s  .  s  s
  6  .  .  .  .  s
"""
    + HANDS
)


def told(state: GameState, action: str) -> Any:
    return state.preview(state.to_move[0], action)


# tiles


def test_a_tile_in_a_kingdom_gives_a_point_to_its_leader_or_king() -> None:
    facts = told(position(KING), "place market H5")
    assert facts["points"] == [{"seat": 0, "colour": "green", "n": 1}]
    assert (facts["kingdoms"], facts["joins"], facts["wars"], facts["revolt"]) == (1, False, [], None)
    assert facts["removed"] == facts["home"] == facts["treasures"] == []
    assert not facts["ends_turn"] and facts["square"] == "H5"


def test_a_tile_away_from_kingdoms_gives_nothing() -> None:
    facts = told(position(KING), "place market A11")
    assert facts["points"] == [] and facts["kingdoms"] == 0


def test_the_last_action_ends_the_turn() -> None:
    assert told(done(position(KING), "place market A11"), "place temple B11")["ends_turn"]


@pytest.mark.rule("H3")
def test_two_wars_with_what_each_side_has_on_the_board() -> None:
    facts = told(position(BOTH + HANDS), "place temple I4")
    assert facts["joins"] and facts["kingdoms"] == 2 and facts["points"] == [] and facts["treasures"] == []
    assert facts["wars"] == [
        {"leader": "king", "attacker": {"seat": 0, "board": 2}, "defender": {"seat": 1, "board": 1}},
        {"leader": "trader", "attacker": {"seat": 0, "board": 1}, "defender": {"seat": 1, "board": 2}},
    ]
    assert told(done(position(BOTH + HANDS), "place temple I4"), "war trader")["wars"] == facts["wars"][1:]


def test_a_square_of_four_and_its_monuments() -> None:
    facts = told(position(SQUARE), "place temple H5")
    assert facts["squares_of_four"] == ["G4"] and facts["monuments"] == ["black-red", "red-blue", "red-green"]
    assert "monuments" not in told(position(SQUARE), "place market H5")


def test_building_sends_leaders_home_and_tells_of_the_income_to_come() -> None:
    state = done(position(SQUARE), "place temple H5")
    facts = told(state, "build red-green G4")
    assert facts["home"] == [{"seat": 0, "leader": "priest"}] and facts["removed"] == [] and facts["income"] == []
    guarded = SQUARE.replace("  5  t  .  .  .", "  5  t  .  t  .")
    facts = told(done(position(guarded), "place temple H5"), "build red-green G4")
    assert facts["home"] == [] and facts["income"] == [{"seat": 0, "colour": "red", "n": 1}]


def test_treasures_that_would_be_taken_at_the_end_of_the_turn() -> None:
    facts = told(position(TRADER), "place settlement G5")
    assert facts["treasures"] == [{"seat": 0, "n": 1, "squares": ["F3", "I7"]}]
    at_once = told(position(TRADER, treasures="end_of_action"), "place settlement G5")
    assert at_once["treasures"] == [], "the owner must choose first"
    state = done(position(TRADER), "place settlement G5", "pass")
    assert told(state, "leave F3")["treasures"] == [{"seat": 0, "n": 1, "squares": ["I7"]}]


# leaders, catastrophes


def test_a_leader_and_the_temples_beside_it() -> None:
    state = position("map\n     G  H  I\n  4  t  .  t\n  5  .  t PK\n" + HANDS)
    facts = told(state, "position priest H4")
    assert (facts["strength"], facts["kingdoms"], facts["revolt"]) == (3, 1, None)
    assert told(state, "position priest F4")["kingdoms"] == 0, "the temple hangs together with no leader"
    assert told(state, "position priest A2")["kingdoms"] == 0


@pytest.mark.rule("H3")
def test_a_revolt_with_the_temples_of_both() -> None:
    state = position("map\n     G  H  I\n  4  t  .  t\n  5  .  t PK\n" + HANDS)
    sides = {"attacker": {"seat": 0, "board": 3}, "defender": {"seat": 1, "board": 2}}
    assert told(state, "position king H4")["revolt"] == {"leader": "king", **sides}
    assert told(state, "position king H4")["wars"] == []


def test_a_leader_that_is_taken_off_does_not_go_home_as_well() -> None:
    assert told(position(KING), "withdraw king")["home"] == []


def test_a_catastrophe_removes_a_tile_and_sends_leaders_home() -> None:
    facts = told(position(KING), "destroy G4")
    assert facts["removed"] == ["G4"] and facts["home"] == [{"seat": 0, "leader": "king"}]
    assert told(position(KING), "destroy A1")["removed"] == []


# conflicts


def test_supporters_with_the_strength_in_all_and_whether_that_is_enough() -> None:
    state = done(position(BOTH + HANDS), "place temple I4", "war trader")
    assert [(told(state, f"support {n}")["strength"], told(state, f"support {n}")["wins"]) for n in (0, 1)] == [
        (1, False), (2, False)
    ]  # fmt: skip
    state = done(position(BOTH + HANDS), "place temple I4", "war king", "support 2")
    facts = [told(state, f"support {n}") for n in range(3)]
    assert [(each["strength"], each["wins"]) for each in facts] == [(1, False), (2, False), (3, False)]
    assert facts[0]["points"] == [{"seat": 0, "colour": "black", "n": 2}]
    assert facts[0]["removed"] == ["J4"] and facts[0]["home"] == [{"seat": 1, "leader": "king"}]
    assert facts[0]["wars"] == [], "nothing of the pot lies beside the joining tile any more"
    state = done(position(BOTH + HANDS), "place temple I4", "war trader", "support 0")
    assert [each["leader"] for each in told(state, "support 0")["wars"]] == ["king"], "the next one follows"


# swapping, passing, what is refused


def test_a_swap_tells_only_how_many_are_drawn() -> None:
    assert told(position(HANDS), "swap sst") == {"action": "swap", "draws": 3, "ends_turn": False}


def test_a_pass_tells_what_the_end_of_the_turn_brings() -> None:
    text = "monument red-green G4\nturned 4 temple\nmap\n     F  G  H  I\n  4  .  #  #  t\n  5  .  #  # LT\n" + HANDS
    state = done(position(text), "place market A1")
    assert told(state, "pass") == {
        "action": "pass", "draws": 1, "ends_turn": True, "income": [{"seat": 0, "colour": "green", "n": 1}],
        "treasures": [],
    }  # fmt: skip
    joined = done(position(TRADER), "place settlement G5")
    assert told(joined, "pass")["treasures"] == [{"seat": 0, "n": 1, "squares": ["F3", "I7"]}]


def test_what_is_refused_is_only_named() -> None:
    assert told(position(KING), "place farm A1") == {"action": "place", "square": "A1"}
    assert told(position(KING), "support 1") == {"action": "support"}


# whole games


@pytest.mark.parametrize("options", [{}, {"treasures": "end_of_action", "support": "needed"}])
def test_what_it_says_comes_true_and_a_view_says_the_same(options: dict[str, str]) -> None:
    """Points and pieces after an action are as told, but for what the end of a turn does."""
    for seed in range(4):
        state, chooser = GAME.new(2 + seed % 3, seed, options=options), Chooser(seed, 0)
        while state.to_move:
            seat, code, before = state.to_move[0], lively(state, chooser), state.copy()
            facts = told(before, state.space.text(code))
            assert facts == before.view(seat).preview(seat, code) and json.dumps(facts)
            state.apply(code, seat)
            if not facts.get("ends_turn") and state.record.turn == before.record.turn and not state.over:
                check(before, state, facts)


def check(before: GameState, after: GameState, facts: Any) -> None:
    gained = [
        {"seat": seat, "colour": COLOUR_NAMES[colour], "n": new - old}
        for seat, (olds, news) in enumerate(zip(points(before), points(after), strict=True))
        for colour, (old, new) in enumerate(zip(olds, news, strict=True)) if new != old
    ]  # fmt: skip
    assert facts.get("points", []) == gained
    old, new = public(before), public(after)
    left = [
        (seat, name) for seat, (was, now) in enumerate(zip(old["players"], new["players"], strict=True))
        for name in was["leaders"] if was["leaders"][name] and not now["leaders"][name]
    ]  # fmt: skip
    home = [(one["seat"], one["leader"]) for one in facts.get("home", [])]
    assert sorted(home) == sorted(left) or facts["action"] == "withdraw"
    if facts.get("wars") or facts.get("revolt"):
        assert new["phase"] in ("war", "support")
    if new["conflict"] and new["conflict"]["attacker"]["added"] is None:
        [clash] = facts["wars"] or [facts["revolt"]]
        assert clash["leader"] == new["conflict"]["leader"]
        for side in ("attacker", "defender"):
            assert clash[side] == {name: new["conflict"][side][name] for name in ("seat", "board")}
