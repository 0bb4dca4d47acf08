"""Explicit chance: outcomes add up to 1, are what the rules draw, and can be applied, kept and told."""

import pickle
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import count, permutations
from math import comb
from typing import Any

import numpy as np
import pytest
from tests.duel import game as duel
from tests.games.roads.positions import position

import lautta
from lautta.core.chance import SCRIPTED, Chance, below
from lautta.core.engines import load
from lautta.core.game import GameState
from lautta.core.game_files import GameFile
from lautta.core.interpreted import Interpreted
from lautta.core.reasons import BadArgument, HiddenOutcome

MINES = "seats 2\nphase wonder\nat 1\nwaiting 2\nbuildings\n  a1 mine; gold 3 iron 1\n  c3 mine; gold 2 iron 3\n"
AT_MINES = """
m  p  p
p  p  p
p  p  m
"""


def sampled(state: GameState, action: str | int, seat: int, branches: int) -> Counter[bytes]:
    """The positions after an action with as many other generators, all with the generator of `state`."""
    found: Counter[bytes] = Counter()
    for branch in range(branches):
        after = state.copy()
        after.redraw(branch)
        after.apply(action, seat)
        after.record.chance = state.record.chance
        found[after.bytes()] += 1
    return found


def reached(state: GameState, action: str | int, seat: int) -> dict[bytes, Fraction]:
    """The positions after the outcomes of an action, with their probabilities."""
    found = {}
    for probability, outcome in state.outcomes(action, seat):
        after = state.copy()
        after.apply(action, seat, outcome=outcome)
        assert not after.status() and after.record.chance.drawn == state.record.chance.drawn
        assert state.draws(action, seat, drawn=outcome) == []
        found[after.bytes()] = probability
    assert len(found) == len(state.outcomes(action, seat)) and sum(found.values()) == 1
    return found


def examples() -> list[Any]:
    amsterdam = lautta.game("amsterdam").new(2, seed=2)
    amsterdam.apply("keep 1+2", 0)
    amsterdam.apply("keep 1+2", 1)
    tigris = lautta.game("tigris").new(2, seed=3)
    return [
        pytest.param(amsterdam, "contracts", comb(20, 2), id="two contracts"),
        pytest.param(amsterdam, "deck", 7, id="a card"),
        pytest.param(tigris, "swap mf", 10, id="two tiles of four kinds"),
        pytest.param(position(AT_MINES, MINES), "done", 4, id="two mines"),
    ]


@pytest.mark.parametrize(("state", "action", "ways"), examples())
def test_outcomes_are_as_likely_as_they_are_drawn(state: GameState, action: str, ways: int) -> None:
    seat = 1 if state.game.name == "roads" else state.to_move[0]
    if action == "swap mf":
        action = next(one.text for one in state.actions(seat) if one.text.startswith("swap") and len(one.text) == 7)
    expected, games = reached(state, action, seat), 4000
    drawn = sampled(state, action, seat, games)
    assert len(expected) == ways and drawn.keys() <= expected.keys()
    chi = sum((drawn[key] - games * float(share)) ** 2 / (games * float(share)) for key, share in expected.items())
    assert chi < ways + 4 * (2 * ways) ** 0.5 + 6, "some standard deviations over what is expected"


def test_a_mine_gives_each_good_as_often_as_its_bag_has_it() -> None:
    shares = sorted(probability for probability, _ in position(AT_MINES, MINES).outcomes("done", 1))
    assert shares == sorted(Fraction(a, 4) * Fraction(b, 5) for a in (3, 1) for b in (2, 3))


def test_the_order_of_the_start_is_any() -> None:
    game = lautta.game("roads")
    found = game.outcomes(4)
    assert {probability for probability, _ in found} == {Fraction(1, 24)}
    assert game.outcomes(4, most=100) == found
    rows = {tuple(game.new(4, 1, outcome=outcome).record.row)[:4] for _, outcome in found}
    assert rows == set(permutations(range(4)))
    assert [probability for probability, _ in game.draws(4, drawn=(1, 2))] == [Fraction(1, 2)] * 2


def test_a_start_may_have_too_many_outcomes_to_list_and_still_be_drawn_one_by_one() -> None:
    game = lautta.game("tigris")
    with pytest.raises(BadArgument, match="more than 1,000 runs"):
        game.outcomes(2, most=1000)
    drawn: list[int] = []
    while draws := game.draws(2, drawn=drawn):
        assert sum(probability for probability, _ in draws) == 1
        drawn.append(draws[-1][1])
    state = game.new(2, 5, outcome=drawn)
    assert len(drawn) == 1 + 2 * 6 and not state.status()
    assert list(state.record.players[0].hand) == [0, 0, 0, 6], "the last kind each time"
    assert state.record.chance.drawn == 0 and state.history(0) == game.new(2, 6, outcome=drawn).history(0)


@pytest.mark.parametrize("most", [None, "7", 1.5, [], float("inf"), -1, 0, True])
def test_the_most_runs_are_a_number(most: Any) -> None:
    with pytest.raises(BadArgument, match="is a number from 1"):
        lautta.game("roads").outcomes(2, most=most)
    assert len(lautta.game("roads").outcomes(2, most=np.uint8(255))) == 2


def test_what_must_come_is_not_drawn() -> None:
    """The last mine of its kind, the last card: they take no place among the draws."""
    text = "seats 2\nphase wonder\nat 1\nwaiting 2\nbuildings\n  a1 mine; gold 1 iron 0\n  c3 mine; gold 2 iron 3\n"
    state = position(AT_MINES, text)
    assert state.outcomes("done", 1) == [(Fraction(2, 5), (0,)), (Fraction(3, 5), (2,))]
    alone = position(AT_MINES, text.replace("  c3 mine; gold 2 iron 3\n", ""))
    assert alone.outcomes("done", 1) == [(Fraction(1), ())] and alone.draws("done", 1) == []


@pytest.mark.parametrize("gold", [256, 300, 511, 900])
def test_a_draw_of_too_many_things_is_refused_and_not_miscounted(gold: int) -> None:
    text = MINES.replace("gold 3 iron 1", f"gold {gold} iron 1")
    with pytest.raises(BadArgument, match="at most 32 draws, each of at most 256 things"):
        position(AT_MINES, text).outcomes("done", 1)


class Picks:
    """Stands in for `below`: each call takes the next pick, and `sizes` are those that were asked for."""

    def __init__(self, picks: Sequence[int]) -> None:
        self.picks, self.sizes = picks, list[int]()

    def __call__(self, chance: Chance, n: int) -> int:
        self.sizes.append(n)
        return self.picks[len(self.sizes) - 1] if len(self.sizes) <= len(self.picks) else 0


def every(run: Callable[[Picks], bytes]) -> dict[bytes, Fraction]:
    """All that comes of a run, each number drawn alone, as often as it comes."""
    found: dict[bytes, Fraction] = {}
    waiting: list[tuple[Fraction, tuple[int, ...]]] = [(Fraction(1), ())]
    while waiting:
        share, picks = waiting.pop()
        script = Picks(picks)
        after = run(script)
        if len(script.sizes) > len(picks):
            n = script.sizes[len(picks)]
            waiting += [(share / n, (*picks, pick)) for pick in range(n)]
        else:
            found[after] = found.get(after, Fraction(0)) + share
    return found


@pytest.mark.parametrize("engine", ["compiled", "interpreted"])
def test_what_is_alike_is_what_an_oracle_finds_that_draws_each_thing_alone(
    engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = lautta.game("tigris")
    state = game.new(2, seed=1)
    state.record.bag[:], state.record.bag_size = (3, 0, 5, 4), 12
    if engine == "interpreted":
        state = GameState(game, state.board, state.record, Interpreted(game.table))
    swap = next(one.text for one in state.actions() if one.text.startswith("swap") and len(one.text) == 7)
    seat = state.to_move[0]

    def run(script: Picks) -> bytes:
        with monkeypatch.context() as patch:
            patch.setattr("lautta.games.tigris.rules.bag.below", script)
            after = GameState(game, state.board, state.copy().record, Interpreted(game.table))
            after.apply(swap, seat)
            return after.bytes()

    expected = every(run)
    found = {}
    for probability, outcome in state.outcomes(swap, seat):
        after = state.copy()
        after.apply(swap, seat, outcome=outcome)
        found[after.bytes()] = probability
    assert found == expected and len(found) == 6


def test_an_outcome_is_part_of_what_led_to_a_position() -> None:
    state = lautta.game("amsterdam").new(2, seed=4)
    for seat in (0, 1):
        state.apply("keep 1+2", seat)
    seat = state.to_move[0]
    (_, first), *_, (_, last) = state.outcomes("deck", seat)
    assert state.draws("deck", seat) == [(share, outcome[0]) for share, outcome in state.outcomes("deck", seat)]
    one, other, again = state.copy(), state.copy(), state.copy()
    one.apply("deck", seat, outcome=np.array(first))
    other.apply("deck", seat, outcome=list(last))
    again.apply("deck", seat, outcome=first)
    assert one != other and one == again
    assert one.history(seat) == again.history(seat) != other.history(seat)
    assert one.history(1 - seat) == other.history(1 - seat), "a blind card is seen by its owner only"
    read = pickle.loads(pickle.dumps(one))
    assert read == one and read.history(seat) == one.history(seat)
    assert one.steps()[1][-1] == (seat, one.code("deck"), first)
    make, (*parts, (start, steps)) = one.__reduce__()
    for wrong in ((256,), (-1,), ("a",), (0,) * 40, last, 7):
        with pytest.raises(BadArgument):
            make(*parts, (start, (*steps[:-1], (*steps[-1][:2], wrong)))).history(0)
    odd = make(*parts, (start, (*steps[:-1], (*steps[-1][:2], iter(first)))))
    assert odd.history(0) == odd.history(0) == one.history(0), "what runs out once is read once"
    for whose in ((0.0, 1, None), (0, 1.0, None)):
        with pytest.raises(BadArgument, match="what led to this position is not known"):
            make(*parts, (start, (*steps[:-1], whose)))
    with pytest.raises(BadArgument, match="an outcome was chosen"):
        GameFile.of(one)
    one.apply(one.legal_actions[0])
    assert one.history(seat) != read.history(seat), "and the game goes on"


@pytest.mark.parametrize("wrong", [(), (300,), (-1,), (19, 19), (19, 0, 0), "ab", 5, (1.5, 0), (0,) * 33, [None]])
def test_an_outcome_that_cannot_be_changes_nothing(wrong: Any) -> None:
    state = lautta.game("amsterdam").new(2, seed=2)
    state.apply("keep 1+2", 0)
    state.apply("keep 1+2", 1)
    before = state.copy()
    with pytest.raises(BadArgument, match="is no outcome of this"):
        state.apply("contracts", outcome=wrong)
    assert state == before and state.history(0) == before.history(0)


def test_what_is_refused_is_refused_with_an_outcome_as_well() -> None:
    state = lautta.game("amsterdam").new(2, seed=2)
    for ask in (
        lambda: state.outcomes("contracts", 0),
        lambda: state.draws("contracts", 0),
        lambda: state.apply("contracts", 0, outcome=(0, 0)),
    ):
        with pytest.raises(lautta.IllegalAction):
            ask()
        with pytest.raises(lautta.IllegalAction):
            state.outcomes(10**30, 0)
    with pytest.raises(lautta.AmbiguousAction):
        state.outcomes("keep 1")
    with pytest.raises(BadArgument):
        lautta.game("tigris").new(9, outcome=(0,))


def test_a_view_tells_no_outcomes_of_what_it_hides() -> None:
    state = lautta.game("amsterdam").new(2, seed=2)
    state.apply("keep 1+2", 0)
    state.apply("keep 1+2", 1)
    view = state.view(0)
    with pytest.raises(HiddenOutcome):
        view.steps()
    for ask in (lambda: view.outcomes("deck"), lambda: view.draws("deck"), lambda: view.apply("deck", outcome=(0,))):
        with pytest.raises(HiddenOutcome):
            ask()
    mines = position(AT_MINES, MINES)
    view, outcomes = mines.view(1), mines.outcomes("done", 1)
    assert view.outcomes("done", 1) == outcomes
    view.apply("done", 1, outcome=outcomes[0][1])
    mines.apply("done", 1, outcome=outcomes[0][1])
    assert view == mines.view(1)


def test_a_game_that_draws_until_something_fits_has_draws_but_no_list() -> None:
    game = duel.GAME
    with pytest.raises(BadArgument):
        game.outcomes(2, "small", most=500)
    assert len(game.draws(2, "small")) == 6 and len(game.draws(2, "small", drawn=[0, 0, 0])) == 6
    with pytest.raises(BadArgument, match="at most 32 draws"):
        game.draws(2, "small", drawn=[0] * 32)


def value(state: GameState, kept: dict[bytes, Fraction]) -> Fraction:
    """The exact mean of the first seat's points if all play at random, one after the other."""
    if state.over:
        return Fraction(state.scores[0])
    if state.bytes() not in kept:
        seat, total = state.to_move[0], Fraction(0)
        for code in (legal := state.legal(seat)):
            for probability, outcome in state.outcomes(code, seat):
                after = state.copy(history=False)
                after.apply(code, seat, outcome=outcome)
                total += probability * value(after, kept) / len(legal)
        kept[state.bytes()] = total
    return kept[state.bytes()]


def test_exact_values_are_what_many_games_come_to() -> None:
    """Duel on six cards, of which two hold the same four: a coin decides between equal cards."""
    start = next(
        state
        for state in (duel.GAME.new(2, seed, "small") for seed in count())
        if state.record.players[0].hand == state.record.players[1].hand
    )
    assert value(start, {}) == 2, "by symmetry"
    start.apply(start.legal(0)[0], 0)
    start.apply(start.legal(1)[0], 1, outcome=(1,))
    start.apply(start.legal(0)[0], 0)
    start.apply(start.legal(1)[-1], 1)
    exact = value(start, {})
    assert exact == Fraction(7, 4), "third and fourth against second and third: 2 points, or 1 and a coin"
    assert abs(float(exact) - start.rollouts(4000, seed=1).scores[:, 0].mean()) < 0.06


def test_a_script_does_not_come_in_from_outside() -> None:
    state = lautta.game("tigris").new(2, seed=1)
    state.record.chance.branch = SCRIPTED
    with pytest.raises(lautta.MalformedPosition):
        state.game.from_bytes(state.bytes())
    with pytest.raises(lautta.MalformedPosition):
        state.game.from_text(lautta.game("tigris").new(2, seed=1).text().replace("branch 0", f"branch {SCRIPTED}"))
    with pytest.raises(BadArgument):
        state.redraw(SCRIPTED)


def test_a_script_whatever_its_words_stays_inside_its_arrays_and_ends() -> None:
    for words in ((2**64 - 1,) * 4, (32, 0, 0, 0), (2**32, 0, 0, 0), (33, 0, 0, 0)):
        chance = Chance(branch=SCRIPTED, drawn=2**63)
        chance.words[:] = words
        assert all(0 <= below(chance, n) < n for n in (1, 2, 3, 60, 153, 2**31) for _ in range(40))
        state = lautta.game("tigris").new(2, seed=1)
        state.record.chance = chance
        assert load(state.game.table).simulate(state.board.record, state.record, 10**6, 1) > 0
