"""Chapter: contracts."""

import pytest
from tests.games.amsterdam.positions import SALTMERE, done, position, private, public, why

from lautta.core.game import GameState
from lautta.games.amsterdam.game import GAME

ALL = " ".join(f"C{number:02}" for number in range(1, 25))


def with_left(*left: str) -> GameState:
    """Only these contracts are left in the deck."""
    return position(f"player 1\nplayer 2\n  contracts {' '.join(c for c in ALL.split() if c not in left)}")


def ids(contracts: list[dict[str, str]]) -> list[str]:
    return [contract["id"] for contract in contracts]


@pytest.mark.rule("K1")
def test_two_are_drawn_and_one_or_both_kept() -> None:
    state = done(position("player 1\n  contracts C03"), "contracts")
    offer = ids(private(state, 0)["offer"])
    assert len(offer) == 2 and state.to_move == (0,) and public(state)["contracts_left"] == 21
    assert [action.text for action in state.actions()] == ["keep 1", "keep 2", "keep 1+2"]
    assert why(state, "keep none") == "too-few-kept"
    assert why(state, "deck") == why(state, "contracts") == why(state, "pass") == "contracts-first"
    both = done(state, "keep 1+2")
    assert ids(private(both, 0)["contracts"]) == sorted([*offer, "C03"]) and both.to_move == (1,)


@pytest.mark.rule("K1")
def test_a_refused_one_goes_under_the_deck() -> None:
    state = done(with_left("C05", "C06", "C07"), "contracts")
    one, other = ids(private(state, 0)["offer"])
    state = done(state, "keep 2")
    assert ids(private(state, 0)["contracts"]) == [other] and public(state)["contracts_left"] == 2
    last = ({"C05", "C06", "C07"} - {one, other}).pop()
    state = done(state, "contracts")
    assert set(ids(private(state, 1)["offer"])) == {last, one}, "the new one first, then the refused one"


@pytest.mark.rule("K1")
def test_refused_ones_come_back_in_their_order() -> None:
    state = position(
        "returned C05 C06 C07\nreturned_by 1 1 1\nplayer 1\nplayer 2\n  contracts "
        + " ".join(c for c in ALL.split() if c not in ("C05", "C06", "C07"))
    )
    state = done(state, "contracts")
    assert ids(private(state, 0)["offer"]) == ["C05", "C06"]
    state = done(state, "keep 2", "contracts")
    assert state.record.phase == 3 and ids(private(state, 1)["offer"]) == ["C05", "C07"]


def test_who_refused_which_is_known_though_others_have_come_back() -> None:
    state = position(
        "returned C05 C06 C07 C08\nreturned_by 1 1 2 1\nplayer 1\nplayer 2\n  contracts "
        + " ".join(c for c in ALL.split() if c not in ("C05", "C06", "C07", "C08"))
    )
    state = done(state, "contracts", "keep 1+2")
    assert [ids(private(state, seat)["refused"]) for seat in (0, 1)] == [["C08"], ["C07"]]


def test_refused_ones_that_come_back_were_shown() -> None:
    state = position("returned C05\nreturned_by 2\nplayer 1\nplayer 2\n  contracts "
                     + " ".join(c for c in ALL.split() if c != "C05"))  # fmt: skip
    assert done(state, "contracts").record.shown == state.record.shown + 1


def test_every_contract_may_be_the_next() -> None:
    left = {"C01", "C06", "C07", "C20"}
    found = [ids(private(done(with_left(*left).resample(1, key), "contracts"), 0)["offer"]) for key in range(60)]
    pairs = {tuple(sorted(two)) for two in found}
    assert len(pairs) == 6 and {name for two in pairs for name in two} == left


@pytest.mark.rule("K1")
def test_any_number_of_contracts_may_be_held() -> None:
    assert why(with_left("C01", "C02"), "contracts") is None
    state = with_left("C01", "C02")
    state.record.seat = 1
    assert public(done(state, "contracts", "keep 1+2"))["players"][1]["contracts"] == 24


@pytest.mark.rule("K2")
def test_the_last_one_must_be_kept_and_is() -> None:
    before = with_left("C09")
    after = done(before, "contracts")
    assert ids(private(after, 0)["contracts"]) == ["C09"] and after.to_move == (1,)
    assert [said.key for said in after.tell(before, 0, "contracts", 1)] == [
        "amsterdam-log-looks", "amsterdam-log-must-keep"]  # fmt: skip


@pytest.mark.rule("K3")
def test_without_contracts_drawing_them_is_closed() -> None:
    assert why(with_left(), "contracts") == "no-contract-left"


@pytest.mark.rule("K1")
def test_there_is_no_way_to_lose_a_contract() -> None:
    state = position("player 1\n  contracts C01 C02 C03\n  hand 3 green")
    assert {action.name for action in state.actions()} == {"deck", "row", "contracts", "build"}
    assert why(state, "keep 1") == "nothing-to-choose"


@pytest.mark.rule("K1")
def test_only_what_was_offered_can_be_kept() -> None:
    state = done(with_left("C01", "C02"), "contracts")
    assert [action.args["which"] for action in state.actions()] == ["1", "2", "1+2"]
    few = position(
        "player 1\nplayer 2\n  contracts quay-hall quay-fair light-mill light-gate rope-gate rope-fair "
        "hall-farm mill-farm light-farm quay-gate mill-gate quay-farm",
        GAME.board(SALTMERE),
    )
    state = done(few, "contracts")
    assert [action.args["which"] for action in state.actions()] == ["1", "2", "1+2"], "three are drawn where there are"
    assert why(state, "keep 3") == why(state, "keep 1+3") == "not-offered"


@pytest.mark.rule("K4")
def test_contracts_and_their_success_are_secret() -> None:
    secret = position("player 1\n  contracts C01 C05\n  routes R36 R33 R30\nplayer 2")
    other = position("player 1\n  contracts C10 C20\n  routes R36 R33 R30\nplayer 2")
    assert private(secret, 0)["contracts"][0]["done"]
    assert public(secret) == public(other)
    assert secret.view(1).bytes() == other.view(1).bytes() != secret.bytes()


@pytest.mark.rule("K4")
def test_what_was_drawn_is_secret_but_not_how_many() -> None:
    one, other = done(with_left("C01", "C02"), "contracts"), done(with_left("C03", "C04"), "contracts")
    said = [after.tell(with_left("C01", "C02"), 0, "contracts", 1) for after in (one, other)]
    assert said[0] == said[1] and [s.args.get("count") for s in said[0]] == [2]
