"""Intervals hold the truth as often as they say, and stopping early does not make them lie."""

from collections import Counter
from random import Random

import pytest

from lautta.arena import Rule
from lautta.arena.intervals import ERROR, interval, interval_at_any_time, side_of

LOOKS = 150


def pair(random: Random, share: float) -> float:
    """The share of a pair of games that each side might win."""
    return ((random.random() < share) + (random.random() < share)) / 2


def verdict(random: Random, share: float, rule: Rule, looks: int) -> tuple[int, int]:
    """How a match with this true share ends, and after how many rounds."""
    counted: Counter[float] = Counter()
    for rounds in range(1, looks + 1):
        counted[pair(random, share)] += 1
        if clear := rule.clear(counted, rounds, 0.5):
            return clear, rounds
    return 0, looks


def test_of_single_games_it_is_the_interval_of_agresti_and_coull() -> None:
    z = 1.959964
    share = (15 + z**2 / 2) / (20 + z**2)
    half = z * (share * (1 - share) / (20 + z**2)) ** 0.5
    assert interval([1.0] * 15 + [0.0] * 5) == pytest.approx((share - half, share + half), abs=1e-6)


@pytest.mark.parametrize("share", [0.5, 0.8, 0.95])
@pytest.mark.parametrize("rounds", [20, 100])
def test_an_interval_holds_the_truth_in_about_19_of_20_matches(share: float, rounds: int) -> None:
    random, held = Random(7), 0
    for _ in range(600):
        low, high = interval([pair(random, share) for _ in range(rounds)])
        held += low <= share <= high
    assert held / 600 > 0.93


def test_it_has_a_width_where_all_rounds_ended_alike() -> None:
    for units in ([1.0] * 30, [0.5] * 30, [0.0] * 30):
        low, high = interval(units)
        assert 0 < high - low < 0.2
        assert low <= units[0] <= high
    assert interval([]) == pytest.approx((0.0, 1.0))


def test_rounds_that_split_tell_more_than_games_that_do_not_know_of_each_other() -> None:
    low, high = interval([0.5] * 100)
    alone_low, alone_high = interval([0.0, 1.0] * 100)
    assert high - low < (alone_high - alone_low) / 2


def test_both_ways_to_look_at_any_time_agree() -> None:
    random = Random(3)
    for _ in range(20):
        units = [pair(random, 0.7) for _ in range(60)]
        low, high = interval_at_any_time(units)
        for share in (0.3, 0.5, 0.6, 0.7, 0.8, 0.9):
            assert side_of(Counter(units), share) == (low > share) - (high < share)


def test_looking_from_above_is_looking_from_below_at_the_others() -> None:
    units = [0.0, 0.5, 0.5, 1.0, 1.0, 1.0] * 9
    low, high = interval_at_any_time(units)
    assert interval_at_any_time([1 - unit for unit in units]) == (pytest.approx(1 - high), pytest.approx(1 - low))


def test_it_costs_width_to_look_at_any_time() -> None:
    units = [0.5, 1.0] * 50
    low, high = interval(units)
    any_low, any_high = interval_at_any_time(units)
    assert any_low < low < high < any_high


def test_a_clear_difference_is_seen_after_few_rounds() -> None:
    ended = [verdict(Random(seed), 0.7, Rule(fewest=10), LOOKS) for seed in range(30)]
    assert {clear for clear, _ in ended} == {1}
    assert sum(rounds for _, rounds in ended) / 30 < 60


def test_equals_seldom_get_a_verdict_however_often_one_looks() -> None:
    ended = [verdict(Random(seed), 0.5, Rule(fewest=1), LOOKS)[0] for seed in range(60)]
    assert sum(map(abs, ended)) <= 4


@pytest.mark.slow
def test_the_error_is_as_told_where_an_ordinary_interval_is_wrong_far_more_often() -> None:
    matches, looks = 400, 200
    ended = [verdict(Random(seed), 0.5, Rule(fewest=1), looks)[0] for seed in range(matches)]
    assert sum(map(abs, ended)) / matches <= ERROR
    naive = 0
    for seed in range(matches):
        random, units = Random(seed), list[float]()
        for _ in range(looks):
            units.append(pair(random, 0.5))
            low, high = interval(units)
            if len(units) >= 20 and not low <= 0.5 <= high:
                naive += 1
                break
    assert naive / matches > 3 * ERROR


def test_a_rule_waits_for_its_fewest_rounds_and_asks_about_its_share() -> None:
    won = Counter({1.0: 50})
    assert Rule(fewest=51).clear(won, 50, 0.5) == 0
    assert Rule(fewest=50).clear(won, 50, 0.5) == 1
    assert Rule(fewest=50).clear(Counter({0.5: 50}), 50, 0.75) == -1
