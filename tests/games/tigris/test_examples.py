"""The examples of the rule book, each from its position in examples/."""

import pytest
from tests.games.tigris.positions import FOLDER, can, done, example, points, private, public, sign, signs

NOTHING = [0, 0, 0, 0]


@pytest.mark.parametrize("path", sorted((FOLDER / "examples").glob("*.txt")), ids=lambda path: path.stem)
def test_each_is_a_position_that_says_where_it_is_from(path) -> None:  # type: ignore[no-untyped-def]
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "lautta position 1" and lines[1].startswith(("; Page ", "; Pages ", "; Not in the book: "))
    assert example(path.stem).to_move


@pytest.mark.rule("V3", "V8")
def test_page_7_a_revolt_that_the_defender_wins_with_a_tie() -> None:
    state = done(example("page-7-revolt"), "position king I4")
    told = public(state)["conflict"]
    assert (told["kind"], told["leader"]) == ("revolt", "king")
    assert (told["attacker"]["seat"], told["attacker"]["board"]) == (1, 2)
    assert (told["defender"]["seat"], told["defender"]["board"]) == (3, 1)
    assert set(told["attacker"]["squares"]) & set(told["defender"]["squares"]) == {"I3"}, "leaders may share a temple"
    after = done(state, "support 2", "support 3")
    assert signs(after, "I4 J3") == ". BK", "four against four"
    assert points(after) == [NOTHING, NOTHING, NOTHING, [0, 1, 0, 0]]
    assert public(after)["players"][1]["leaders"]["king"] is None
    assert public(after)["gone"] == {"temple": 5}


@pytest.mark.rule("W14", "W15")
def test_page_8_and_9_a_war_of_traders_that_spares_the_kings_theirs() -> None:
    state = done(example("page-8-war"), "place settlement I4")
    assert public(state)["joining"] == "I4" and points(state) == [NOTHING] * 4
    assert can(state) == ["war king", "war trader"] and state.to_move == (0,), "who joined them decides"
    state = done(state, "war trader")
    told = public(state)["conflict"]
    assert (told["attacker"]["seat"], told["attacker"]["board"], told["attacker"]["squares"]) == (0, 1, ["H4"])
    assert (told["defender"]["seat"], told["defender"]["board"], told["defender"]["squares"]) == (1, 2, ["J4", "K4"])
    after = done(state, "support 4", "support 1")
    assert points(after) == [[0, 0, 0, 3], NOTHING, NOTHING, NOTHING]
    assert signs(after, "L3 J4 K4 H3 I4") == ". . . LT s"
    assert public(after)["gone"] == {"market": 7}, "five that were added and two supporters"
    assert signs(after, "G4 L5") == "AK BK" and len(public(after)["kingdoms"]) == 2, "the kings are apart"
    assert public(after)["joining"] is None and public(after)["phase"] == "act" and public(after)["actions"] == 1
    assert [player["tiles"] for player in public(after)["players"]] == [1, 5, 6, 6]
    end = done(after, "pass")
    assert [player["tiles"] for player in public(end)["players"]] == [6, 6, 6, 6] and end.to_move == (1,)


@pytest.mark.rule("M12")
def test_page_10_a_monument_sends_a_leader_home_and_pays_two_players() -> None:
    state = done(example("page-10-monument"), "place temple J4")
    assert points(state) == [NOTHING, NOTHING, [0, 1, 0, 0], NOTHING], (
        "the archer's priest has the point for the temple"
    )
    after = done(state, "build black-red I3")
    assert signs(after, "I3 J3 I4 J4 H3 K2 I5") == "# # # # . BK AP"
    assert public(after)["players"][2]["leaders"]["farmer"] is None
    end = done(after, "pass")
    assert points(end)[3] == [1, 0, 0, 0], "black for the bull at the end of its turn"
    assert points(end)[2] == [0, 1, 0, 0], "nothing for the archer yet"
    later = done(end, "swap m", "pass", "swap m", "pass")
    assert later.to_move == (2,) and points(later)[2] == [0, 1, 0, 0]
    assert points(done(later, "pass"))[2] == [0, 2, 0, 0], "red for the archer at the end of its own"


@pytest.mark.rule("A5")
@pytest.mark.parametrize("second", [("pass",), ("swap s",)])
def test_page_11_the_upper_treasure_goes_because_it_lies_in_a_corner(second: tuple[str, ...]) -> None:
    state = done(example("page-11-treasures"), "place farm N4")
    assert points(state) == [NOTHING, NOTHING, NOTHING, [0, 0, 1, 0]], "first the bull has a blue point"
    after = done(state, *second)
    assert public(after)["phase"] == "act" and after.to_move == (1,), "there is nothing to choose"
    assert signs(after, "P2 N5") == "t t*"
    assert [private(after, seat)["treasures"] for seat in range(4)] == [1, 0, 0, 0]


@pytest.mark.rule("E6")
def test_page_11_the_count() -> None:
    state = done(example("page-11-count"), "pass")
    assert state.over and state.result
    assert state.result.winners == (1,), "the pot dynasty wins"
    assert state.scores == (10, 11, 9, 10)
    players = state.result.explanation["players"]
    assert players[0]["placed"]["blue"] == 10, "the lion's treasures went into farming"
    assert min(players[1]["placed"].values()) == 11
    in_order = sorted(range(4), key=lambda seat: sorted(players[seat]["placed"].values()), reverse=True)
    assert in_order == [1, 0, 3, 2], "pot, lion, bull, archer"
    assert sorted(players[0]["placed"].values())[:3] == [10, 10, 12]
    assert sorted(players[3]["placed"].values())[:3] == [10, 10, 11]


@pytest.mark.rule("E7")
def test_page_12_the_first_round() -> None:
    state = example("page-12-first-round")
    # Andreas: a king and a priest make two kingdoms.
    state = done(state, "position king G3", "position priest I6")
    assert len(public(state)["kingdoms"]) == 2 and points(state) == [NOTHING] * 4 and state.to_move == (1,)
    # Barbara: a farmer extends one of them, a farm beside it is a blue point for her; she draws one tile.
    state = done(state, "position farmer F2")
    assert len(public(state)["kingdoms"]) == 2
    state = done(state, "place farm E2")
    assert points(state) == [NOTHING, [0, 0, 1, 0], NOTHING, NOTHING]
    assert sum(private(state, 1)["hand"].values()) == 6 and state.to_move == (2,)
    # Dieter: his king has the red point, as there is no priest, and stands beside two temples now.
    state = done(state, "position king M5")
    assert len(public(state)["kingdoms"]) == 3
    state = done(state, "place temple M6")
    assert points(state) == [NOTHING, [0, 0, 1, 0], [0, 1, 0, 0], NOTHING]
    (kings,) = [k["leaders"] for k in public(state)["kingdoms"] if "M5" in k["squares"]]
    assert [(leader["leader"], leader["temples"]) for leader in kings] == [("king", 2)]
    # Karen: her priest comes beside the temple of Andreas's; one against one, she adds three, he none.
    state = done(state, "position priest H7")
    told = public(state)["conflict"]
    assert (told["attacker"]["board"], told["defender"]["board"], told["defender"]["seat"]) == (1, 1, 0)
    state = done(state, "support 3")
    assert can(state) == ["support 0", "support 1", "support 2"], "two at the most, not enough"
    state = done(state, "support 0")
    assert signs(state, "H7 I6") == "BP ." and points(state)[3] == [0, 1, 0, 0]
    assert public(state)["gone"] == {"temple": 3} and public(state)["players"][3]["tiles"] == 3
    # Her fourth temple is a second red point; she draws four tiles, and it is Andreas's turn again.
    bag = public(state)["bag"]
    state = done(state, "place temple J7")
    assert points(state)[3] == [0, 2, 0, 0] and sign(state, "J7") == "t"
    assert bag - public(state)["bag"] == 4 and public(state)["players"][3]["tiles"] == 6
    assert state.to_move == (0,)
