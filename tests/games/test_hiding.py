"""Hiding and dealing are rules: compiled they leave the same bytes, and what they deal is as likely as it should be."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from ctypes import c_uint64
from itertools import combinations
from math import comb, prod
from typing import Any

import pytest
from tests.games.amsterdam.positions import SALTMERE
from tests.games.amsterdam.positions import position as city
from tests.games.tigris.positions import ADVANCED
from tests.games.tigris.positions import position as rivers

import lautta
from lautta.core.actions import NOBODY
from lautta.core.chance import Chooser
from lautta.core.game import Game, GameState
from lautta.core.hiding import Hiding
from lautta.core.records import copy_of
from lautta.games.amsterdam.state import SETUP, bit

AMSTERDAM, TIGRIS = lautta.game("amsterdam"), lautta.game("tigris")
GAMES = [AMSTERDAM, TIGRIS]
BOARDS = {"amsterdam": AMSTERDAM.board(SALTMERE), "tigris": ADVANCED}


def rules_of(game: Game) -> list[Hiding]:
    """The rules of hiding of a game: for people, and for a player with perfect recall."""
    assert game.table.hiding and game.table.recall
    return [game.table.hiding, game.table.recall]


def walks(game: Game, seeds: Sequence[int], stride: int) -> Iterator[GameState]:
    """Positions of random games to their ends, for all numbers of players, on two boards, with all options."""
    for seed in seeds:
        options = {option.name: option.values[seed & 1] for option in game.position.options}
        state = game.new(2 + seed % 3, seed, BOARDS[game.name] if seed % 4 == 3 else None, options)
        for step in range(1000):
            yield state
            if state.over:
                break
            state.engine.simulate(state.board.record, state.record, stride if step else 1, seed + 100 * step)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_compiled_they_leave_the_same_bytes(game: Game) -> None:
    dealt = 0
    for state in walks(game, range(12), 3):
        b = state.board.record
        for n, rules in enumerate(rules_of(game)):
            for seat in range(NOBODY, state.players):
                one, other = copy_of(state.record), copy_of(state.record)
                rules.hide(b, one, seat)
                game.engine.hide(b, other, seat, bool(n))
                assert bytes(one) == bytes(other), (n, seat, state.text())
                rules.deal(b, one, seat, Chooser(dealt, 0))
                game.engine.deal(b, other, seat, c_uint64(dealt), bool(n))
                assert bytes(one) == bytes(other), (n, seat, state.text())
                dealt += bytes(one) != state.bytes()
    assert dealt > 900


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_hidden_again_is_what_was_hidden(game: Game) -> None:
    """Whatever is dealt, in a position that can be, hiding it again gives the same view."""
    for state in walks(game, range(4), 11):
        for rules in rules_of(game):
            for seat in range(NOBODY, state.players):
                seen = copy_of(state.record)
                rules.hide(state.board.record, seen, seat)
                dealt = copy_of(seen)
                rules.deal(state.board.record, dealt, seat, Chooser(seat + 1, 0))
                full = GameState(game, state.board, dealt, state.engine)
                assert full.status() == [], state.text()
                rules.hide(state.board.record, dealt, seat)
                assert bytes(dealt) == bytes(seen)


# how likely it is


def dealt(state: GameState, seat: int, of: Callable[[Any], Any], times: int = 4000, *, recall: bool = False) -> Any:
    """How often each outcome is dealt."""
    rules, found = rules_of(state.game)[recall], Counter[Any]()
    seen = copy_of(state.record)
    rules.hide(state.board.record, seen, seat)
    chooser = Chooser(71, 0)
    for _ in range(times):
        record = copy_of(seen)
        rules.deal(state.board.record, record, seat, chooser)
        found[of(record)] += 1
    return found


def check_chances(found: Counter[Any], chances: dict[Any, float]) -> None:
    """Chi square: rejects one sound deal in some ten thousand; outcomes that are too rare are put together."""
    assert abs(sum(chances.values()) - 1) < 1e-9 and found.keys() <= chances.keys()
    times, cells, rest = sum(found.values()), [], [0.0, 0.0]
    for outcome, chance in chances.items():
        if chance * times >= 8:
            cells.append((found[outcome], chance * times))
        else:
            rest = [rest[0] + found[outcome], rest[1] + chance * times]
    cells += [(rest[0], rest[1])] if rest[1] >= 8 else []
    freedom = len(cells) - 1
    assert freedom >= 2
    square = sum((number - expected) ** 2 / expected for number, expected in cells)
    deviation: float = (square - freedom) / (2 * freedom) ** 0.5
    assert deviation < 4.5, (deviation, cells)


def hands(unseen: Sequence[int], size: int) -> dict[tuple[int, ...], float]:
    """How likely each hand of a size is, drawn from counts of unseen things by kind."""
    ways: dict[tuple[int, ...], int] = {(): 1}
    for there in unseen:
        ways = {
            (*hand, n): way * comb(there, n)
            for hand, way in ways.items()
            for n in range(min(there, size - sum(hand)) + 1)
        }
    return {hand: way / comb(sum(unseen), size) for hand, way in ways.items() if sum(hand) == size}


def test_cards_of_others_are_any_that_lie_nowhere_else() -> None:
    state = city(
        "seats 3\ndiscard 5 orange\nplayer 1\n  hand 3 green 4 blue\nplayer 2\n  hand 2 black 1 pink\n  known 1 pink\n"
        "player 3\n  hand 1 black 1 red\n  known 1 red"
    )
    s, kinds = state.record, range(state.board.record.kinds)
    unseen = [s.deck[k] + s.players[1].hand[k] + s.players[2].hand[k] for k in kinds]
    for player in (s.players[1], s.players[2]):
        unseen = [n - player.known[k] for k, n in enumerate(unseen)]

    def unknown(record: Any, seat: int) -> tuple[int, ...]:
        p = record.players[seat]
        return tuple(p.hand[k] - p.known[k] for k in kinds)

    check_chances(dealt(state, 0, lambda record: unknown(record, 1)), hands(unseen, 2))
    check_chances(dealt(state, 0, lambda record: unknown(record, 2)), hands(unseen, 1))
    both = {
        (one.index(1), other): chance * rest
        for one, chance in hands(unseen, 1).items()
        for other, rest in hands([n - one[k] for k, n in enumerate(unseen)], 2).items()
    }
    check_chances(dealt(state, 0, lambda r: (unknown(r, 2).index(1), unknown(r, 1)), 20_000), both)


def test_a_deck_that_must_be_poor_gets_no_more_colours_than_it_may_have() -> None:
    """Three wild cards lie open and were not thrown away: of the deck and the row together two are colours at most."""
    text = (
        "row wild wild wild pink blue\nplayer 1\n  hand 1 green\nplayer 2\n"
        "  hand 5 pink 5 blue 5 green 6 black 6 red 6 orange 2 wild"
    )
    state = city(text)
    found = dealt(state, 0, lambda r: (tuple(r.deck)[:7], tuple(r.players[1].hand)[:7]), 300)
    assert len(found) == 1, "all colours are in the other hand"
    other = state.resample(0, 1)
    assert other.status() == [] and other.view(0).bytes() == state.view(0).bytes()
    for (deck, hand), _ in found.items():
        assert sum(deck[:6]) == 0 and sum(hand) + sum(deck) == 44 - 5 - 1


def test_contracts_lie_anywhere_with_the_same_chance() -> None:
    state = city(
        "seats 3\nreturned C05 C06\nreturned_by 2 3\nplayer 1\n  contracts "
        + " ".join(f"C{n:02}" for n in range(7, 22))
        + "\nplayer 2\n  contracts C01 C02\nplayer 3\n  contracts C03"
    )
    s = state.record
    own = s.players[0].contracts
    unseen = [n for n in range(state.board.record.contracts) if not own >> n & 1]
    assert 7 <= len(unseen) <= 10

    def places(record: Any) -> tuple[int, int, int, int]:
        return record.players[1].contracts, record.players[2].contracts, record.returned[0], record.returned[1]

    pairs = [bit(one) | bit(other) for one, other in combinations(unseen, 2)]
    found = dealt(state, 0, lambda record: (places(record)[0], places(record)[2]), 12_000)
    chances = {(pair, n): 1 / (len(pairs) * (len(unseen) - 2)) for pair in pairs for n in unseen if not pair >> n & 1}
    check_chances(found, chances)
    found = dealt(state, 0, lambda record: (places(record)[1], places(record)[3]), 12_000)
    there = len(unseen) * (len(unseen) - 1)
    check_chances(found, {(bit(one), other): 1 / there for one in unseen for other in unseen if one != other})
    found = dealt(state, 1, lambda record: places(record)[2], 200)
    assert found == {4: 200}, "one's own refused contract is known"


def test_in_the_set_up_others_have_kept_any_that_they_may() -> None:
    state = AMSTERDAM.new(3, 5)
    state.apply(state.legal(1)[0], 1)
    b, s = state.board.record, state.record
    assert s.phase == SETUP and not s.chosen & 1
    offered = s.players[1].offered
    ways = [which for which in range(1 << offered) if which.bit_count() >= b.deal_keep]

    def kept(record: Any) -> int:
        p = record.players[1]
        places = [n for n in range(b.contracts) if p.offer >> n & 1]
        assert len(places) == offered and not p.contracts & ~p.offer and not record.players[2].contracts
        return sum(bit(place) for place, n in enumerate(places) if p.contracts >> n & 1)

    check_chances(dealt(state, 0, kept), dict.fromkeys(ways, 1 / len(ways)))


def tiles_unseen(state: GameState) -> list[int]:
    """The tiles that the first seat does not see, by kind."""
    s = state.record
    others = [s.players[seat] for seat in range(1, s.seats)]
    return [s.bag[t] + sum(p.hand[t] + p.swapped[t] for p in others) for t in range(4)]


HELD = (
    "seats 3\nplayer 1\n  hand 3 temple 3 market\n  points 3 red 2 black\nplayer 2\n  hand 2 farm\n  swapped 1 temple\n"
)
HELD += "  points 4 green\n  treasures 1\nplayer 3\n  hand 1 farm\n  points 9 blue\n  treasures 2"
LEFT = "B2 P2 F3 N5 I7 B8 O9"


@pytest.mark.parametrize("recall", [False, True])
def test_tiles_of_others_are_any_that_lie_nowhere_else(recall: bool) -> None:
    state = rivers(HELD, left=LEFT)
    unseen = tiles_unseen(state)

    def of(record: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return tuple(record.players[1].hand), tuple(record.players[1].swapped)

    found = dealt(state, 0, of, 8000, recall=recall)
    chances = {
        (hand, away): chance * rest
        for hand, chance in hands(unseen, 2).items()
        for away, rest in hands([n - m for n, m in zip(unseen, hand, strict=True)], 1).items()
    }
    check_chances(found, chances)
    third = dealt(state, 0, lambda record: tuple(record.players[2].hand), recall=recall)
    check_chances(third, hands(unseen, 1))


def test_points_that_people_are_not_shown_are_guessed_and_those_that_were_counted_stay() -> None:
    state = rivers(HELD, left=LEFT)

    def points(record: Any) -> tuple[tuple[int, ...], int]:
        return tuple(record.players[1].points), record.players[1].treasures

    assert dealt(state, 0, points, 200, recall=True) == {((0, 0, 0, 4), 1): 200}
    found = dealt(state, 0, points, 8000)
    assert all(sum(spread) == 5 for spread, _ in found), "as many as the seat has"
    left = sum(state.record.players[seat].treasures for seat in (1, 2))
    chances = {
        (spread, n): prod(comb(5 - sum(spread[:at]), points) for at, points in enumerate(spread)) / 4**5 * way
        for spread in ((a, b, c, 5 - a - b - c) for a in range(6) for b in range(6 - a) for c in range(6 - a - b))
        for n, way in enumerate(comb(left, n) / 2**left for n in range(left + 1))
    }
    check_chances(found, chances)
