"""What an action would do."""

import json

from tests.games.amsterdam.positions import done, position, public

from lautta.games.amsterdam.game import GAME


def test_a_build_tells_points_cards_carts_and_contracts() -> None:
    state = position("player 1\n  hand 2 pink 1 green 1 wild\n  routes R36 R33\n  contracts C01 C03")
    told = state.preview(0, "build R30 pink")
    assert told["points"] == 1 and told["total"] == 3 and told["carts_left"] == 13
    assert told["pays"] == {"pink": 1} and told["cards_left"] == {"pink": 1, "green": 1, "wild": 1}
    assert told["bonus_card"] and told["closes"] == "R31" and not told["last_turns"]
    assert told["completes"] == ["C01"] and told["missing"] == [{"contract": "C03", "spaces": 5}]


def test_what_it_says_comes_true() -> None:
    state = position("player 1\n  hand 2 green 2 wild\n  routes R07 R13 R04")
    for action in state.actions():
        if action.name == "build":
            told, after = state.preview(0, action), done(state, action.text)
            me = public(after)["players"][0]
            assert (told["total"], told["carts_left"]) == (me["points"], me["carts"])
            assert told["last_turns"] == (public(after)["last_turns"] > 0)
            assert sum(told["cards_left"].values()) == me["cards"]
            assert (told["closes"] is not None) == (len(public(after)["closed"]) > len(public(state)["closed"]))


def test_cards() -> None:
    state = position("row wild blue green black red")
    assert state.preview(0, "row 1") == {"action": "row", "kind": "wild", "ends_turn": True}
    assert state.preview(0, "row 2") == {"action": "row", "kind": "blue", "ends_turn": False}
    assert state.preview(0, "deck") == {"action": "deck", "deck": 39, "ends_turn": False}
    assert done(state, "deck").preview(0, "row 2")["ends_turn"]


def test_contracts() -> None:
    state = position("player 1\n  contracts C01")
    assert state.preview(0, "contracts") == {"action": "contracts", "contracts": 2, "must_keep": 1}
    after = done(state, "contracts")
    told = after.preview(0, "keep 2")
    assert len(told["kept"]) == len(told["refused"]) == 1 and told["must_keep"] == 1


def test_anything_can_be_asked_also_what_is_refused() -> None:
    for state in (
        GAME.new(3, 4),
        position(
            "row - - - - -\nplayer 1\n  hand 6 pink 6 blue 6 green 6 black 6 red 6 orange\nplayer 2\n  hand 8 wild"
        ),
    ):
        for code in range(len(state.space)):
            for seat in range(state.players):
                assert json.dumps(state.preview(seat, code))
