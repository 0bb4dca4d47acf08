"""Chapter: the turn and its end."""

import pytest
from tests.games.tigris.naive.reading import world
from tests.games.tigris.positions import HANDS, can, done, hands, lying, points, position, public, why, with_bag


@pytest.mark.rule("T2")
def test_a_turn_has_two_actions_and_then_the_next_player_has_his() -> None:
    state = position(f"seats 3\n{HANDS}")
    after = done(state, "position king C2", "place settlement B3")
    assert public(after)["seat"] == 1 and public(after)["turn"] == public(state)["turn"] + 1
    assert public(after)["actions"] == 2 and after.to_move == (1,)


@pytest.mark.rule("T1")
def test_turns_go_round() -> None:
    state = position(f"seats 4\nseat 3\n{HANDS}player 3\n  hand 6 farm")
    for seat in (2, 3, 0, 1, 2, 3, 0):
        assert state.to_move == (seat,)
        state = done(state, can(state, "swap")[0], "pass")


@pytest.mark.rule("T2", "R42")
@pytest.mark.parametrize(
    "actions",
    [
        ("position king C2", "position king B1"),
        ("place temple H5", "place temple H6"),
        ("destroy H5", "destroy H6"),
        ("swap s", "swap t"),
        ("position king C2", "withdraw king"),
        ("place farm E2", "swap t"),
        ("destroy H5", "position trader C2"),
    ],
)
def test_any_two_actions_in_any_order_the_same_one_twice_as_well(actions: tuple[str, str]) -> None:
    first, second = actions
    state = done(position(HANDS), first)
    assert state.to_move == (0,) and public(state)["actions"] == 1
    assert done(state, second).to_move == (1,)


@pytest.mark.rule("R13")
def test_one_action_or_both_may_be_passed() -> None:
    state = position(HANDS)
    after = done(state, "pass")
    assert after.to_move == (1,) and public(after)["board"] == public(state)["board"]
    assert done(state, "destroy H5", "pass").to_move == (1,)


@pytest.mark.rule("O9")
def test_only_the_active_player_acts() -> None:
    state = position(HANDS)
    assert why(state, "pass", 1) == why(state, "destroy H5", 1) == "not-your-turn"
    assert why(state, "pass", 2) == "no-such-seat"


@pytest.mark.rule("O9")
@pytest.mark.parametrize("action", ["war king", "support 0", "build black-red H5", "decline", "leave F3"])
def test_what_is_not_asked_is_not_answered(action: str) -> None:
    assert why(position(HANDS), action) == "not-now-actions"


@pytest.mark.rule("T5")
def test_hands_are_filled_up_to_six_at_the_end_of_the_turn_and_not_before() -> None:
    state = position(HANDS)
    once = done(state, "place temple H5")
    assert sum(world(once).seats[0].hand) == 5
    twice = done(once, "place temple H6")
    assert sum(world(twice).seats[0].hand) == 6
    assert sum(world(state).bag) - sum(world(twice).bag) == 2


@pytest.mark.rule("fault-10", "T6")
def test_everybody_is_filled_up_who_has_fewer_than_six() -> None:
    after = done(position("seats 3\n" + hands("4 temple", "1 temple", "6 market")), "pass")
    assert [sum(seat.hand) for seat in world(after).seats] == [6, 6, 6]
    assert world(after).seats[2].hand == [0, 0, 0, 6]


@pytest.mark.rule("fault-9", "T6", "W14")
def test_who_lost_tiles_in_a_conflict_waits_for_the_end_of_the_turn() -> None:
    state = position(lying(G4="PK", H4="t", H5="t") + hands(*["3 temple 3 market"] * 2))
    after = done(state, "position king I4", "support 2", "support 1")
    assert [sum(seat.hand) for seat in world(after).seats] == [4, 5], "neither is filled up in mid-turn"
    assert [sum(seat.hand) for seat in world(done(after, "pass")).seats] == [6, 6]


@pytest.mark.rule("R43")
def test_the_active_player_draws_first() -> None:
    """With one tile too few the last in turn goes short, and the game ends."""
    after = done(with_bag("seats 3\nseat 2\n" + hands(*["5 market"] * 3), "2 temple"), "pass")
    assert [sum(seat.hand) for seat in world(after).seats] == [5, 6, 6] and after.over


@pytest.mark.rule("R52")
def test_an_empty_hand_in_mid_turn_is_no_trouble() -> None:
    state = position("player 1\nplayer 2\n  hand 6 market")
    found = {text.split()[0] for text in can(state)}
    assert found == {"position", "destroy", "pass"}
    assert sum(world(done(state, "pass")).seats[0].hand) == 6


@pytest.mark.rule("T4")
def test_an_action_is_over_when_what_it_started_is_settled_and_so_is_the_turn_after_the_second() -> None:
    state = position(lying(G4="PK", H4="t") + hands(*["3 temple 3 market"] * 2))
    asked = done(state, "position king I4")
    assert asked.to_move == (0,) and why(asked, "pass") == "not-now-conflict"
    asked = done(asked, "support 1")
    assert asked.to_move == (1,) and why(asked, "pass", 0) == "not-your-turn"
    after = done(asked, "support 0")
    assert after.to_move == (0,) and public(after)["actions"] == 1
    after = done(state, "swap m", "position king I4", "support 1", "support 0")
    assert after.to_move == (1,) and public(after)["phase"] == "act"
    assert points(after) == [[0, 1, 0, 0], [0] * 4]
