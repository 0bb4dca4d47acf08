"""Positions: what a person may write, and everything that is wrong with one."""

import pytest
from tests.games.amsterdam.positions import AMSTERDAM, position
from tests.games.records import set_field

from lautta.core.reasons import MalformedPosition
from lautta.games.amsterdam.game import GAME
from lautta.games.amsterdam.state import OVER, SECOND, SETUP

TEXT = (
    "discard 2 orange\nplayer 1\n  hand 3 green 1 wild\n  routes R01 R13\n  contracts C01 C02\nplayer 2\n  hand 2 black"
)


WRONG = [
    ("seats", 1, "out of range"), ("seats", 5, "out of range"), ("seat", 2, "out of range"),
    ("phase", 9, "out of range"), ("chosen", 4, "chosen has something"), ("winners", 8, "winners has something"),
    ("trigger", 3, "out of range"), ("bonus_ties", 2, "out of range"), ("reshuffle", 2, "out of range"),
    ("passes", 3, "out of range"), ("deck.0", 9, "deck does not follow"),
    ("players.1.hand.6", 1, "it is 3, not 2"), ("row.0", 3, "deck does not follow"),
    ("row.7", 1, "row has something"), ("row.0", 7, "row has something"), ("row.0", -1, "deck does not follow"),
    ("deck.7", 1, "deck has something"),
    ("paid.0", 7, "cannot have been paid"), ("paid.7", 1, "paid has something"),
    ("deck_size", 3, "deck_size does not follow"), ("discard_size", 9, "it is 2, not 9"),
    ("players.0.hand_size", 9, "it is 4, not 9"), ("players.0.known.0", 1, "known to hold"),
    ("players.1.routes", 1 << 50, "routes has something"), ("players.0.carts", 3, "it is 10, not 3"),
    ("players.0.points", 99, "it is 9, not 99"), ("players.0.barred", 0, "barred does not follow"),
    ("free", 5, "free does not follow"),
    ("players.0.tokens", 0, "bonus cards"), ("tokens", 3, "bonus cards"),
    ("pool", 0, "pool does not follow"), ("pool", 2**24 - 1, "pool does not follow"),
    ("pool_size", 3, "it is 22, not 3"),
    ("players.1.contracts", 1 << 30, "contracts has something"),
    ("returned_count", 2, "returned has something"), ("returned.0", 3, "returned has something"),
    ("players.0.contract_count", 5, "it is 2, not 5"), ("players.1.offer", 8, "pool does not follow"),
    ("players.0.offered", 1, "it is 0, not 1"), ("players.2.carts", 4, "player 3 is not in this game"),
    ("last_turns", 2, "nobody has started"), ("trigger", 0, "cannot have started"),
    ("winners", 1, "it is -, not 1"), ("players.0.completed", 1, "it is 0, not 1"),
    ("phase", OVER, "winners does not follow"), ("phase", SETUP, "contract_count does not follow"),
    ("turn", 65535, "turn is out of range"), ("shown", 2**32 - 1, "shown is out of range"),
    ("resets", 2**31, "resets is out of range"), ("reshuffles", 1_000_000, "reshuffles is out of range"),
    ("paid.0", 1, "one colour and wild cards for a route"), ("chosen", 1, "everyone has chosen"),
    ("passes", 1, "1 turns cannot have been passed"), ("passes", 2, "2 turns cannot have been passed"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "message"), WRONG, ids=[f"{path}={value}" for path, value, _ in WRONG])
def test_what_is_wrong_is_told_and_such_bytes_are_refused(path: str, value: int, message: str) -> None:
    state = position(TEXT)
    set_field(state.record, path, value)
    assert any(message in str(problem) for problem in state.status()), state.status()
    assert GAME.engine.validate(AMSTERDAM.record, state.record) > 0
    with pytest.raises(MalformedPosition):
        GAME.from_bytes(state.bytes())


BOTH = "seats 2\nphase {phase}\nrow pink blue green black red\nplayer 1\n  {one}\nplayer 2\n  {other}\n"


@pytest.mark.parametrize(
    ("phase", "one", "other", "message"),
    [
        ("turn", "hand 7 pink", "hand 2 black", "there are 8 pink cards, not 6"),
        ("turn", "routes R01 R13", "routes R01", "R01 belongs to players 1 and 2"),
        ("turn", "routes R01 R13", "routes R02", "R01 and R02 cannot both"),
        ("turn", "routes R01 R02", "hand 2 black", "R01 and R02 cannot both"),
        ("turn", "contracts C01 C02", "contracts C01", "C01 is in several places"),
        ("turn", "offer C01 C02", "contracts C04", "contracts to choose from"),
        ("setup", "offer C01 C02 C03 C04", "offer C05", "contracts to choose from"),
        ("choose", "contracts C01\n  offer C01 C02 C03 C05", "contracts C04", "C01 is in several places"),
        ("turn", "routes R38 R33 R03 R04 R05 R06 R07 R08 R10 R12", "hand 2 black", "not 16 together"),
    ],
)  # fmt: skip
def test_nothing_is_in_two_places(phase: str, one: str, other: str, message: str) -> None:
    with pytest.raises(MalformedPosition, match=message):
        GAME.from_text("lautta position 2\n" + BOTH.format(phase=phase, one=one, other=other), AMSTERDAM)


# Player 1 has few carts left.
LAST = """
seat {seat}
last_turns {left}
trigger {trigger}
player 1
  hand 2 red
  routes R07 R13 R04 R39
player 2
  hand 2 blue
"""


@pytest.mark.parametrize(
    ("seat", "left", "trigger", "message"),
    [
        (1, 2, 1, "so 1 are left when it is the turn of player 1, not 2"),
        (2, 1, 1, "so 2 are left when it is the turn of player 2, not 1"),
        (2, 0, 1, "so 2 are left when it is the turn of player 2, not 0"),
        (2, 2, 2, "player 2 has 16 carts and cannot have started the last turns"),
        (1, 1, 2, "player 2 has 16 carts and cannot have started the last turns"),
        (1, 0, "-", "the last turns should have begun"),
        (1, 3, 1, "last_turns is out of range"),
    ],
)
def test_the_last_turns_are_those_of_who_started_them(seat: int, left: int, trigger: int | str, message: str) -> None:
    with pytest.raises(MalformedPosition, match=message) as caught:
        position(LAST.format(seat=seat, left=left, trigger=trigger))
    assert all("-position-" in problem.key and problem.line > 0 for problem in caught.value.problems)


def test_a_position_that_is_over_is_counted_as_it_stands() -> None:
    state = position("seats 2\nphase over\nrow pink blue green black wild\nplayer 1\n  routes R38\nplayer 2\n")
    assert state.result and state.result.winners == (0,) and state.result.ended_by == "nothing"
    assert GAME.from_text(state.text()) == state


def test_such_last_turns_are_played_to_their_end() -> None:
    state = position(LAST.format(seat=2, left=2, trigger=1))
    state.engine.simulate(state.board.record, state.record, 100, 3)
    assert state.over and state.status() == []


def test_who_has_not_had_a_last_turn_has_not_few_carts() -> None:
    few = LAST.replace("  hand 2 blue", "  routes R32 R12 R08 R41 R19 R23")
    with pytest.raises(MalformedPosition, match="would have started the last turns before player 1"):
        position(few.format(seat=2, left=2, trigger=1))
    assert position(few.format(seat=1, left=1, trigger=1)).to_move == (0,)


def test_when_all_have_passed_the_game_is_over() -> None:
    everything = "6 blue 6 green 6 black 6 red 6 orange 8 wild"
    state = position(f"row - - - - -\nplayer 1\n  hand 6 pink\nplayer 2\n  hand {everything}")
    s = state.record
    s.players[0].contracts, s.players[0].contract_count, s.pool, s.pool_size = s.pool, s.pool_size, 0, 0
    assert state.status() == []
    for passes, wrong in ((1, False), (2, True)):
        s.passes = passes
        assert bool(state.status()) == bool(GAME.engine.validate(AMSTERDAM.record, s)) == wrong


def test_numbers_stop_where_a_record_would_no_longer_be_taken() -> None:
    state = position("turn 9999\nshown 999999\nplayer 1\nplayer 2")
    state.apply("deck")
    state.apply("deck")
    assert (state.record.turn, state.record.shown) == (9_999, 999_999) and state.status() == []
    assert GAME.from_text(state.text()) == state


def test_a_position_needs_no_phase_where_nobody_chooses_contracts() -> None:
    state = GAME.from_text("lautta position 1\nseats 2\nrow pink blue green black red\nplayer 1\nplayer 2\n")
    assert state.status() == [] and state.to_move == (0,) and "deck" in [action.text for action in state.actions()]


def test_a_second_card_must_be_there_to_take() -> None:
    everything = "6 blue 6 green 6 black 6 red 6 orange 8 wild"
    state = position(f"row - - - - -\nplayer 1\n  hand 6 pink\nplayer 2\n  hand {everything}")
    state.record.phase = SECOND
    assert "nothing to decide" in str(state.status()[0])


def test_bytes_with_any_single_byte_changed_are_sound_or_refused_but_never_break_anything() -> None:
    """Whatever passes the door is played to its end."""
    start = GAME.new(3, 2)
    start.engine.simulate(start.board.record, start.record, 30, 1)
    good, passed = start.bytes(), 0
    for at in range(80, len(good)):  # behind the generator
        for value in (0, 1, 255):
            spoilt = bytearray(good)
            spoilt[at] = value
            try:
                state = GAME.from_bytes(bytes(spoilt))
            except (MalformedPosition, ValueError):
                continue
            passed += 1
            assert state.status() == []
            state.engine.simulate(state.board.record, state.record, 5_000, at)
            assert state.over and state.status() == []
    assert passed


def test_a_hand_written_position_needs_only_what_does_not_follow() -> None:
    state = position(TEXT)
    s = state.record
    assert (s.deck_size, s.pool_size, s.tokens) == (44 - 5 - 2 - 6, 22, 14)
    assert (s.players[0].carts, s.players[0].points, s.players[0].tokens) == (10, 9, 2)
    assert GAME.from_text(state.text()) == state and GAME.from_json(state.json()) == state


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("seats 2\nphase turn\nrow mauve", "'mauve' is not one of pink"),
        ("seats 2\nphase turn\nplayer 1\n  routes R99\nplayer 2", "R99"),
        ("seats 2\nphase turn\nplayer 1\n  hand 9 pink\nplayer 2", "there are 9 pink cards, not 6"),
        ("seats 7\nphase turn", "seats is from 2 to 4"),
    ],
)
def test_broken_texts_name_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(MalformedPosition, match=message):
        GAME.from_text(f"lautta position 1\n{text}\n")
