"""Wins are counted by round: shared ones in equal parts, and only what is whole."""

from lautta.arena import Line, Match, Rule, Tally, alone, balanced, match_figures
from lautta.arena.playing import Pace

PAIR = Match(("a", "b"), balanced(2))


def line(seed: int, seating: int, winners: tuple[int, ...], match: Match = PAIR, ms: float = 1.0) -> Line:
    names = match.names(seating)
    seats = len(names)
    places = tuple(1 if seat in winners else 2 for seat in range(seats))
    paces = tuple(Pace(ms * (seat + 1), 10 * ms * (seat + 1)) for seat in range(seats))
    return Line(
        0, seed, seating, "duel", "small", {}, names, (0,) * seats, places, winners, (4,) * seats, paces, f"{seed}"
    )


def test_a_shared_win_counts_half_for_each() -> None:
    tally = Tally(PAIR, 1, 10)
    for each in (line(1, 0, (0,)), line(1, 1, (0, 1))):
        tally.add(each)
    first, second = tally.sides
    assert (first.wins, first.shared, first.share) == (1, 1, 0.75)
    assert (second.wins, second.shared, second.share) == (0, 1, 0.25)


def test_two_seats_of_one_side_that_share_have_it_to_themselves() -> None:
    match = Match(("a", "b"), balanced(4))
    tally = Tally(match, 1, 1)
    for seating, seats in enumerate(match.seatings):
        tally.add(line(1, seating, tuple(seat for seat in range(4) if seats[seat] == 0), match))
    assert [(side.wins, side.shared, side.share) for side in tally.sides] == [(6, 0, 1.0), (0, 0, 0.0)]


def test_one_against_three_shares_by_seat() -> None:
    (match,) = alone(["a", "b"], 4)
    tally = Tally(match, 1, 1)
    for seating in range(4):
        tally.add(line(1, seating, (0, 1, 2), match))
    assert tally.sides[0].share == (3 * (1 / 3)) / 4
    assert tally.sides[0].share + tally.sides[1].share == 1
    assert match_figures(tally)["at_least"] == 0.25


def test_only_whole_rounds_count_in_the_order_of_seeds() -> None:
    tally = Tally(PAIR, 5, 10)
    for each in (line(6, 0, (0,)), line(6, 1, (1,)), line(5, 1, (0,))):
        tally.add(each)
    assert (tally.rounds, tally.lines, tally.games) == (0, [], 3)
    assert tally.has(6, 0) and tally.has(5, 1) and not tally.has(5, 0)
    tally.add(line(5, 0, (1,)))
    assert tally.rounds == 2
    assert tally.sides[0].units == [0.0, 1.0]


def test_what_comes_after_the_end_does_not_count() -> None:
    tally = Tally(PAIR, 1, 100, Rule(fewest=3, share=0.3, error=0.9))
    for seed in range(1, 9):
        tally.add(line(seed, 0, (0,)))
        tally.add(line(seed, 1, (1,)))
    assert (tally.clear, tally.rounds, tally.over, len(tally.lines)) == (1, 3, True, 6)


def test_times_are_weighed_by_decisions() -> None:
    tally = Tally(PAIR, 1, 1)
    tally.add(line(1, 0, (0,), ms=3.0))
    tally.add(line(1, 1, (0,), ms=1.0))
    first, second = tally.sides
    assert (first.ms_a_move, first.ms_most) == ((3.0 + 2.0) / 2, 30.0)
    assert (second.ms_a_move, second.decisions) == ((6.0 + 1.0) / 2, 8)
