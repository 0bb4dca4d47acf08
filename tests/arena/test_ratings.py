"""Ratings order players by what they win."""

from random import Random

import pytest
from tests.arena.test_tally import line

from lautta.arena import Line, Match, balanced, ratings

STRENGTH = {"weak": 1.0, "middle": 2.0, "strong": 4.0}


def games(number: int, seats: int = 2) -> list[Line]:
    """Games in which the chance to win is in proportion to strength."""
    random, found = Random(5), []
    names = list(STRENGTH)
    for seed in range(1, number + 1):
        sides = tuple(random.sample(names, 2))
        match = Match(sides, balanced(seats))
        seating = random.randrange(len(match.seatings))
        weights = [STRENGTH[name] for name in match.names(seating)]
        found.append(line(seed, seating, tuple(random.choices(range(seats), weights)), match))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_who_wins_more_is_rated_higher(seats: int) -> None:
    found = ratings(games(300, seats))
    assert [one.name for one in found] == ["strong", "middle", "weak"]
    for one in found:
        assert one.interval[0] < one.rating < one.interval[1]
        assert one.games > 150


def test_more_games_make_intervals_narrower() -> None:
    widths = []
    for number in (30, 300):
        low, high = ratings(games(number))[0].interval
        widths.append(high - low)
    assert widths[1] < widths[0] / 2


def test_the_order_in_which_games_were_played_changes_nothing() -> None:
    played = games(60)
    assert ratings(played) == ratings(reversed(played))
