"""Chapter: set-up."""

import pytest
from tests.games.amsterdam.positions import AMSTERDAM, data, private, public, why

from lautta.core.game import GameState
from lautta.games.amsterdam.game import GAME


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_carts_cards_and_two_contracts_to_choose_from(players: int) -> None:
    state = GAME.new(players, seed=3)
    table = public(state)
    assert [player["carts"] for player in table["players"]] == [16] * players
    assert [player["cards"] for player in table["players"]] == [2] * players
    assert [len(private(state, seat)["offer"]) for seat in range(players)] == [2] * players
    assert len(table["row"]) == 5 and None not in table["row"]
    assert table["bonus_cards"] == 16
    assert table["contracts_left"] == 24 - 2 * players
    assert table["deck"] == 44 - 5 - 2 * players


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [1, 5])
def test_fewer_than_two_or_more_than_four_cannot_play(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.new(players, seed=1)


@pytest.mark.rule("S2")
def test_the_cards_are_six_of_each_colour_and_eight_wild_ones() -> None:
    cards = dict(zip(AMSTERDAM.names["kinds"], AMSTERDAM.record.cards, strict=False))
    assert cards == {"pink": 6, "blue": 6, "green": 6, "black": 6, "red": 6, "orange": 6, "wild": 8}
    assert sum(cards.values()) == 44


@pytest.mark.rule("D4")
def test_no_game_begins_with_three_open_wild_cards() -> None:
    starts = [GAME.new(2, seed) for seed in range(300)]
    assert all(public(state)["row"].count("wild") < 3 for state in starts)
    assert any(state.record.resets for state in starts), "no start in this test had to throw its row away"


def test_where_all_dealt_contracts_must_be_kept_nobody_is_asked() -> None:
    changed = data()
    changed["numbers"] |= {"contracts_dealt": 2, "contracts_dealt_keep": 2}
    state = GAME.new(3, 1, GAME.load_board(changed))
    assert public(state)["phase"] == "turn" and state.to_move == (0,) and why(state, "deck") is None
    assert [len(private(state, seat)["contracts"]) for seat in range(3)] == [2, 2, 2]
    assert [player["contracts"] for player in public(state)["players"]] == [2, 2, 2]
    assert private(state, 0)["offer"] == [] and public(state)["contracts_left"] == 24 - 6


def choosing(players: int = 3) -> GameState:
    return GAME.new(players, seed=5)


@pytest.mark.rule("K5")
def test_everybody_may_choose_contracts_in_any_order() -> None:
    state = choosing()
    assert state.to_move == (0, 1, 2)
    left = []
    for seat in (1, 2, 0):
        state.apply("keep 1", seat)
        left.append(state.to_move)
    assert left == [(0, 2), (0,), (0,)]
    assert public(state)["phase"] == "turn"
    assert why(choosing(), "deck", 0) == "contracts-first"


@pytest.mark.rule("K5")
def test_nobody_chooses_twice() -> None:
    state = choosing()
    state.apply("keep 1", 1)
    assert why(state, "keep 2", 1) == "not-your-turn"


@pytest.mark.rule("S3")
def test_one_contract_must_be_kept_and_both_may_be() -> None:
    state = choosing()
    assert [action.text for action in state.actions(0)] == ["keep 1", "keep 2", "keep 1+2"]
    assert why(state, "keep none", 0) == "too-few-kept"


@pytest.mark.rule("S3", "K5")
def test_refused_contracts_go_under_the_deck_first_seat_first() -> None:
    state = choosing()
    offers = [[contract["id"] for contract in private(state, seat)["offer"]] for seat in range(3)]
    for seat, which in ((2, "1"), (0, "2"), (1, "1+2")):
        state.apply(f"keep {which}", seat)
    assert state.json()["position"]["returned"] == [offers[0][0], offers[2][1]]
    assert state.json()["position"]["returned_by"] == [0, 2]
    assert [contract["id"] for contract in private(state, 1)["contracts"]] == offers[1]


@pytest.mark.rule("K5")
def test_a_choice_stays_secret_until_all_have_chosen() -> None:
    state = choosing()
    others = []
    for which in ("1", "2", "1+2"):
        after = state.copy()
        after.apply(f"keep {which}", 0)
        others.append(after)
    assert len({after.view(1).bytes() for after in others}) == 1
    assert len({str(after.tell(state, 0, "keep 1", 1)) for after in others[:1]}) == 1
    for after, which in zip(others, ("1", "2", "1+2"), strict=True):
        assert after.tell(state, 0, f"keep {which}", 1) == others[0].tell(state, 0, "keep 1", 1)


@pytest.mark.rule("S1")
def test_the_first_seat_begins() -> None:
    state = choosing()
    for seat in range(3):
        state.apply("keep 1", seat)
    assert state.to_move == (0,) and state.record.turn == 0
