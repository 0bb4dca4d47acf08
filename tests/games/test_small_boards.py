"""The small boards whose truth is known: the kept numbers, by the programs of `examples/small_boards`."""

import json
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from examples.small_boards import cfr, exact, turns
from examples.small_boards.best_response import best_response
from examples.small_boards.tree import BOARD, History, deals, equilibrium

import lautta
from lautta.core.harness import check_game

KNOWN = json.loads((Path(__file__).parent / "small_boards.json").read_text(encoding="utf-8"))
ROUTES, TILES = KNOWN["five_routes"], KNOWN["four_tiles"]
VALUE = Fraction(ROUTES["value"])


def following(history: History) -> Iterator[History]:
    yield history
    for code in history.legal:
        yield from following(history.after(code))


@cache
def every() -> list[History]:
    return [history for _, start in deals() for history in following(start)]


# five routes


@pytest.mark.many
def test_five_routes_has_a_tree_of_the_kept_size() -> None:
    starts, ends = deals(), [history for history in every() if not history.legal]
    assert len(starts) == ROUTES["deals"] and {probability for probability, _ in starts} == {Fraction(1, len(starts))}
    assert (len(every()), len(ends)) == (ROUTES["histories"], ROUTES["ends"])
    infos = {history.infos[history.seat] for history in every() if history.legal}
    assert [sum(info[0] == seat for info in infos) for seat in (0, 1)] == ROUTES["information_states"]


@pytest.mark.many
def test_what_a_best_response_wins_from_uniform_play_is_exact() -> None:
    assert [best_response({}, seat) for seat in (0, 1)] == [Fraction(won) for won in ROUTES["won_from_uniform"]]


@pytest.mark.many
def test_the_kept_equilibrium_gives_away_nothing() -> None:
    kept = equilibrium()
    assert [best_response(kept, seat) for seat in (0, 1)] == [VALUE, -VALUE]
    assert kept.keys() <= {history.infos[history.seat] for history in every() if history.legal}


@pytest.mark.many
def test_a_few_iterations_come_near_the_value() -> None:
    found = cfr.solved(10)
    first, second = best_response(found, 0), best_response(found, 1)
    assert -second < VALUE < first and first + second < 0.15


def test_after_the_start_of_five_routes_chance_has_no_choice() -> None:
    for history in following(deals()[0][1]):
        for code in history.legal:
            assert [probability for probability, _ in history.state.outcomes(code)] == [1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_than_two_can_play_on_five_routes(players: int) -> None:
    assert check_game(lautta.game("amsterdam"), players, players, lautta.game("amsterdam").board(BOARD)).over


@pytest.mark.soak
def test_many_iterations_leave_no_other_value() -> None:
    found = cfr.solved(1000)
    first, second = best_response(found, 0), best_response(found, 1)
    assert -second < VALUE < first and first + second < 0.0002
    assert round(first * 90, 1) == round(-second * 90, 1) == 22.5, "no multiple of 1/90, so pure play is no equilibrium"


@pytest.mark.soak
def test_information_states_are_those_that_the_engine_names() -> None:
    """For the seat to move; `history` gives the same names after other draws, as long as nobody has seen them."""
    named: dict[bytes, Any] = {}
    game = lautta.game("amsterdam")
    for _, outcome in game.outcomes(2, BOARD):
        dealt = game.new(2, 0, BOARD, outcome=outcome)
        one, other = (dealt.record.players[seat].contracts for seat in (0, 1))
        for history in following(History(dealt, (one, other))):
            if history.legal:
                state = dealt.copy()
                for code in history.done:
                    state.apply(code, outcome=state.outcomes(code)[0][1])
                info = history.infos[history.seat]
                assert named.setdefault(state.history(history.seat), info) == info
    assert len(named) == len(set(named.values())) == sum(ROUTES["information_states"])


# four tiles


def heaps_of(state: lautta.GameState) -> turns.Turn:
    """The beginning of a turn as the program with rules of its own knows it; there, goods are put down."""
    s: Any = state.record
    goods = [lautta.game("roads").board("four_tiles").names["goods"].index(name) for name in turns.NAMES]
    heaps = [tuple(s.goods[tile][good] for good in goods) for tile in range(4)]
    rows = 0
    for place in range(s.laid):
        if s.bricks[place] == 1:
            rows |= 1 << turns.ROW_OF[place]
    roads = sum(1 << link for link in range(len(turns.LINKS)) if s.roads[link])
    at = s.players[0].transporters[0].site
    return turns.Turn(state.turn, at, tuple(heaps), (s.bag_gold[3], s.bag_iron[3]), roads, rows, s.laid)


@pytest.mark.many
def test_four_tiles_has_as_many_first_turns_by_either_program() -> None:
    search, first = exact.Search(exact.start()), exact.start()
    after = {heaps_of(search.unloaded(state)) for state in search.turns(first).values() if not walled(state)}
    assert after == {turns.given(end) for end in turns.ends(turns.START)} and len(after) == TILES["first_turns"]


def walled(state: lautta.GameState) -> bool:
    return any(state.record.tokens)


@pytest.mark.many
def test_the_kept_line_of_four_tiles_is_played_by_both_programs_and_cannot_be_bettered_from_its_middle() -> None:
    search, state, end = exact.Search(exact.start()), exact.start(), turns.START
    for number, line in enumerate(TILES["line"]):
        for action in line.split("; "):
            state.apply(action)
        if number < len(TILES["line"]) - 1:
            (end,) = (one for one in turns.ends(end) if turns.given(one) == heaps_of(search.unloaded(state)))
            assert number < 2 or turns.best(end) == TILES["points"]
    assert state.over and state.scores == (TILES["points"],)


@pytest.mark.soak
def test_both_programs_find_the_same_best_score_and_the_same_first_turns() -> None:
    search, first = exact.Search(exact.start()), exact.start()
    assert search.value(first) == turns.best(turns.START) == TILES["points"]
    reached = search.turns(first).values()
    best = {heaps_of(search.unloaded(after)) for after in reached if search.value(after) == TILES["points"]}
    assert best == {turns.given(end) for end in turns.ends(turns.START) if turns.best(end) == TILES["points"]}
    assert len(best) == TILES["best_first_turns"]
