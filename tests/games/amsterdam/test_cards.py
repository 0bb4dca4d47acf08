"""Chapter: drawing transport cards."""

from typing import Any

import pytest
from tests.games.amsterdam.positions import AMSTERDAM, done, position, private, public, why

from lautta.core.game import GameState
from lautta.games.amsterdam.rules.open_row import fill_row
from lautta.games.amsterdam.state import NONE

B: Any = AMSTERDAM.record
KINDS = AMSTERDAM.names["kinds"]
ALL_ELSE = "discard 5 pink 5 blue 5 green 5 black 5 red 6 orange"  # with the usual row: the deck is eight wild cards


def hand(state: GameState, seat: int = 0) -> dict[str, int]:
    return dict(private(state, seat)["hand"])


def row(state: GameState) -> list[str | None]:
    return list(public(state)["row"])


# two cards


@pytest.mark.rule("D1")
def test_two_cards_are_drawn_from_deck_or_row() -> None:
    for first in ("deck", "row 2"):
        for second in ("deck", "row 4"):
            state = done(position("turn 4"), first, second)
            assert sum(hand(state).values()) == 2 and state.to_move == (1,)


@pytest.mark.rule("D1")
def test_an_open_card_is_replaced_at_once() -> None:
    state = done(position(ALL_ELSE), "row 2")
    assert hand(state) == {"blue": 1} and row(state) == ["pink", "wild", "green", "black", "red"]
    assert state.to_move == (0,)


@pytest.mark.rule("D1")
def test_a_hand_has_no_limit() -> None:
    state = position("player 1\n  hand 6 orange 5 pink 5 blue 5 green 5 black 5 red")
    assert why(state, "deck") is None


@pytest.mark.rule("D8")
def test_after_one_card_nothing_but_a_second_one_is_possible() -> None:
    state = done(position("player 1\n  hand 3 green"), "row 1")
    for action in ("build R38 green", "contracts", "pass"):
        assert why(state, action) == "second-card-first"
    assert why(state, "keep 1") == "second-card-first"
    assert {action.name for action in state.actions()} == {"deck", "row"}


# wild cards


@pytest.mark.rule("D2")
def test_an_open_wild_card_is_the_only_one_of_its_turn() -> None:
    state = done(position("row wild blue green black red"), "row 1")
    assert hand(state) == {"wild": 1} and state.to_move == (1,)


@pytest.mark.rule("D2")
def test_a_wild_card_drawn_blind_is_like_any_other() -> None:
    state = done(position(ALL_ELSE), "deck")
    assert hand(state) == {"wild": 1} and state.to_move == (0,)
    assert done(state, "deck").to_move == (1,)
    assert why(state, "row 1") is None


@pytest.mark.rule("fault-6", "D3")
def test_an_open_wild_card_cannot_be_the_second_one_even_if_it_was_just_turned_up() -> None:
    state = done(position("row wild blue green black red\nplayer 1\n  hand 3 pink"), "deck")
    assert why(state, "row 1") == "wild-as-second" and why(state, "row 2") is None
    state = done(position(ALL_ELSE), "row 3")
    assert row(state)[2] == "wild" and why(state, "row 3") == "wild-as-second"


# three open wild cards


def laid(row: str, deck: str, discard: str = "-") -> GameState:
    """A row that lies as no row may lie for long, before it is looked at; all other cards are in player 2's hand."""
    state = position("row - - - - -\nplayer 1\nplayer 2\n  hand 6 pink 6 blue 6 green 6 black 6 red 6 orange 8 wild")
    s = state.record
    hand = s.players[1].hand
    for slot, name in enumerate(row.split()):
        s.row[slot] = KINDS.index(name) if name != "-" else NONE
        if name != "-":
            hand[s.row[slot]] -= 1
    for pile, given in ((s.deck, deck), (s.discard, discard)):
        words = [] if given == "-" else given.split()
        for count, name in zip(words[::2], words[1::2], strict=True):
            pile[KINDS.index(name)] += int(count)
            hand[KINDS.index(name)] -= int(count)
    s.deck_size, s.discard_size, s.players[1].hand_size = sum(s.deck), sum(s.discard), sum(hand)
    return state


def looked_at(state: GameState) -> GameState:
    fill_row(B, state.record)
    assert state.status() == []
    return state


@pytest.mark.rule("fault-4", "D4")
def test_three_open_wild_cards_throw_the_row_away() -> None:
    state = done(
        position("row wild wild green black red\ndiscard 6 pink 6 blue 5 green 5 black 5 red 6 orange"), "row 3"
    )
    assert state.record.resets > 0
    assert row(state).count("wild") < 3 and None not in row(state)
    assert state.to_move == (0,), "the turn goes on with the new row"


@pytest.mark.rule("D4a")
@pytest.mark.parametrize("wilds", [3, 4, 5])
def test_four_or_five_are_as_good_as_three(wilds: int) -> None:
    names = ["wild"] * wilds + ["pink", "blue"][: 5 - wilds]
    state = looked_at(laid(" ".join(names), "5 green 5 black"))
    assert state.record.resets == 1 and "wild" not in row(state)
    assert state.record.discard[KINDS.index("wild")] == wilds


@pytest.mark.rule("D4")
def test_two_open_wild_cards_stay() -> None:
    assert looked_at(laid("wild wild pink blue green", "5 black")).record.resets == 0


@pytest.mark.rule("D4b")
def test_a_new_row_with_three_of_them_is_thrown_away_as_well() -> None:
    state = looked_at(laid("wild wild wild pink blue", "3 wild 2 green", "6 orange 6 black"))
    assert state.record.resets >= 2 and state.record.reshuffles == 1


@pytest.mark.rule("D4c")
def test_it_is_looked_at_between_the_two_cards() -> None:
    before = position("row wild wild green black red\ndiscard 6 pink 6 blue 5 green 5 black 5 red 6 orange")
    state = done(before, "row 4")
    assert public(state)["phase"] == "second" and row(state).count("wild") < 3


@pytest.mark.rule("D4d")
def test_a_short_deck_is_used_up_before_the_discards_with_the_thrown_row_are_shuffled() -> None:
    state = looked_at(laid("wild wild wild pink blue", "2 orange", "5 green 5 black"))
    assert state.record.resets == 1 and state.record.reshuffles == 1
    assert row(state)[:2] == ["orange", "orange"], "the two cards of the old deck come first"
    left = {KINDS[kind]: state.record.deck[kind] for kind in range(len(KINDS)) if state.record.deck[kind]}
    back = row(state)[2:].count("wild") + left.get("wild", 0)
    assert back == 3 and sum(left.values()) == 15 - 3, "the thrown cards are in the new deck"


@pytest.mark.rule("fault-5", "D6")
def test_a_row_stays_if_no_other_could_be_better() -> None:
    state = looked_at(laid("wild wild wild pink blue", "3 wild"))
    assert state.record.resets == 0 and row(state) == ["wild", "wild", "wild", "pink", "blue"]
    assert done(state, "row 1").record.resets == 0, "still only two cards of colours"
    assert looked_at(laid("wild wild wild - -", "-")).record.resets == 0, "a short row"


@pytest.mark.rule("D6")
def test_one_card_of_a_colour_more_and_it_is_thrown_away() -> None:
    state = looked_at(laid("wild wild wild pink blue", "3 wild 1 green"))
    assert state.record.resets > 0 and row(state).count("wild") == 2


@pytest.mark.rule("D6")
def test_discards_of_a_build_may_make_a_better_row_possible() -> None:
    state = laid("wild wild wild pink blue", "-")
    state.record.seat = 1
    after = done(state, "build R38 green")
    assert after.record.resets > 0 and row(after).count("wild") < 3


@pytest.mark.rule("fault-5", "D6")
def test_a_row_that_would_only_change_places_with_the_deck_stays() -> None:
    for deck, resets in (("3 wild 2 green", 0), ("2 wild 3 green", 1)):
        state = laid("wild wild wild pink blue", deck)
        state.record.reshuffle = 1
        assert looked_at(state).record.resets == resets


def test_at_once_it_is_thrown_away_if_the_discards_could_be_better_than_the_deck() -> None:
    state = laid("wild wild wild pink blue", "3 wild 2 green", "3 black")
    state.record.reshuffle = 1
    after = looked_at(state)
    assert after.record.resets > 0 and row(after).count("wild") < 3


@pytest.mark.rule("D6")
def test_it_is_looked_at_again_when_a_blind_card_has_made_the_deck_smaller() -> None:
    state = laid("wild wild wild pink blue", "3 wild 2 green")
    state.record.reshuffle = 1
    after = done(looked_at(state), "deck")
    assert state.record.resets == 0 < after.record.resets
    assert row(after).count("wild") < 3 and after.to_move == (0,)


# deck and discards


@pytest.mark.rule("fault-1", "D5", "D5a")
def test_discards_become_the_deck_when_a_card_is_needed() -> None:
    state = laid("pink blue green black red", "1 orange", "3 pink 2 wild")
    first = done(state, "deck")
    assert (first.record.deck_size, first.record.discard_size, first.record.reshuffles) == (0, 5, 0)
    second = done(first, "deck")
    assert (second.record.deck_size, second.record.discard_size, second.record.reshuffles) == (4, 0, 1)


@pytest.mark.rule("D5a")
@pytest.mark.parametrize(("deck", "left"), [("1 orange", (5, 0, 1)), ("3 orange", (2, 5, 0))])
def test_or_at_once_by_the_option_but_only_when_it_is_empty(deck: str, left: tuple[int, int, int]) -> None:
    state = laid("pink blue green black red", deck, "3 pink 2 wild")
    state.record.reshuffle = 1
    first = done(state, "deck")
    assert (first.record.deck_size, first.record.discard_size, first.record.reshuffles) == left


@pytest.mark.rule("D5a")
def test_at_once_the_discards_of_a_build_become_an_empty_deck() -> None:
    text = """
        row pink pink pink pink pink
        seat 2
        player 1
          hand 1 pink 6 blue 6 green 6 black 6 red 3 orange
        player 2
          hand 3 orange 8 wild
    """
    waiting = done(position(text), "build R08 orange+1")
    at_once = done(position(text, reshuffle="at_once"), "build R08 orange+1")
    assert (waiting.record.deck_size, waiting.record.discard_size) == (0, 2)
    assert (at_once.record.deck_size, at_once.record.discard_size) == (2, 0)


@pytest.mark.rule("fault-2", "D5")
def test_only_the_discards_are_shuffled() -> None:
    state = laid("pink blue green black red", "-", "2 pink 1 wild")
    after = done(state, "deck", "deck", "deck")
    assert after.record.deck_size == 0 and after.status() == []


@pytest.mark.rule("D5b")
def test_gaps_stay_while_there_are_no_cards() -> None:
    state = done(laid("pink blue green black red", "-"), "row 2")
    assert row(state) == ["pink", None, "green", "black", "red"]
    assert why(state, "row 2") == "gap-in-row" and why(state, "deck") == "no-card-to-draw"
    assert state.record.reshuffles == 0, "there was nothing to shuffle"


@pytest.mark.rule("fault-3", "D5b")
def test_gaps_are_filled_from_the_left_before_the_next_player_acts() -> None:
    state = laid("- blue - - -", "-")
    state.record.seat = 1
    after = done(state, "build R23 pink")
    assert row(after) == ["pink", "blue", "pink", None, None] and after.to_move == (0,)


@pytest.mark.rule("D7")
def test_a_turn_ends_with_one_card_if_no_second_one_can_be_taken() -> None:
    assert done(laid("pink - - - -", "-"), "row 1").to_move == (1,)
    assert done(laid("pink wild wild - -", "-"), "row 1").to_move == (1,), "an open wild card cannot be the second"
    assert done(laid("wild wild - - -", "1 pink"), "deck").to_move == (1,)
    assert done(laid("pink wild - - -", "1 pink"), "row 1").to_move == (0,)


@pytest.mark.rule("D9")
def test_without_any_card_drawing_is_closed() -> None:
    state = laid("- - - - -", "-")
    assert why(state, "deck") == "no-card-to-draw"
    assert [why(state, f"row {slot}") for slot in range(1, 6)] == ["gap-in-row"] * 5
    assert "contracts" in [action.name for action in state.actions()]
