"""Pairings are fair: everybody sits everywhere as often as the others."""

from collections import Counter

import pytest

from lautta.arena import alone, balanced, ladder, round_robin, together


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_sides_sit_in_each_seat_as_often(seats: int) -> None:
    seatings = balanced(seats)
    assert len(set(seatings)) == len(seatings)
    for seat in range(seats):
        assert Counter(seating[seat] for seating in seatings) == {0: len(seatings) / 2, 1: len(seatings) / 2}
    mirrored = {tuple(1 - side for side in seating) for seating in seatings}
    assert mirrored == set(seatings)


@pytest.mark.parametrize("seats", [3, 4])
def test_one_against_many_sits_in_each_seat_once(seats: int) -> None:
    (match,) = alone(["a", "b"], seats)
    assert sorted(seating.index(0) for seating in match.seatings) == list(range(seats))
    assert all(seating.count(1) == seats - 1 for seating in match.seatings)
    assert match.fair(0) == pytest.approx(1 / seats)
    assert match.names(0) == ("a", *["b"] * (seats - 1))


def test_three_together_rotate() -> None:
    (match,) = together(["a", "b", "c"])
    assert [match.names(number) for number in range(3)] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert [match.fair(side) for side in range(3)] == pytest.approx([1 / 3] * 3)


def test_everybody_meets_everybody_once() -> None:
    assert [match.sides for match in round_robin("abc", 2)] == [("a", "b"), ("a", "c"), ("b", "c")]


def test_a_ladder_is_climbed_from_below() -> None:
    matches = ladder(["low", "middle", "high"], 4)
    assert [match.sides for match in matches] == [("middle", "low"), ("high", "middle")]
    assert all(match.fair(0) == 0.5 for match in matches)
