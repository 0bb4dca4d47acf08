"""Looking back at a game: what each decision was worth, what would have been better, and luck."""

from collections.abc import Iterator
from random import Random
from statistics import mean, stdev

import pytest

import lautta
from lautta.core.advisers import Comparison, Deed, deeds_of
from lautta.core.game import Game, Said
from lautta.core.game_files import GameFile
from lautta.players import review
from lautta.players.thinker import one_ply
from lautta.players.weights import weights_of

AMSTERDAM, TIGRIS = lautta.game("amsterdam"), lautta.game("tigris")
GAMES = 60  # for a decision


def deeds(game: Game, seed: int, players: int = 2) -> Iterator[Deed]:
    """The actions of a game in which everybody plays at random."""
    state, dice, place = game.new(players, seed), Random(seed), 0
    while not state.over:
        seat, before = state.to_move[0], state.copy()
        code = dice.choice(state.legal(seat))
        state.apply(code, seat)
        yield Deed(place, seat, code, before, state.copy())
        place += 1


def ends_unthought(seed: int) -> Iterator[Deed]:
    """Actions that end a game although nobody would have thought about them."""
    network = weights_of(TIGRIS, 2).network
    for one in deeds(TIGRIS, seed):
        if one.before.record.bag_size < 5:
            thought = {each.code for each in one_ply(one.before.view(one.seat, recall=True), one.seat, network)}
            for code in set(one.before.legal(one.seat)) - thought:
                after = one.before.copy()
                after.apply(code, one.seat)
                if after.over:
                    yield Deed(0, one.seat, code, one.before, after)


def test_an_action_that_ended_the_game_is_worth_how_it_ended() -> None:
    shares = set()
    for one in [each for seed in range(3) for each in ends_unthought(seed)]:
        made, _ = review.judged(one, GAMES)
        assert one.after.result is not None
        won = one.seat in one.after.result.winners
        assert (made.chance > 0.9) == (won and len(one.after.result.winners) == 1), one.before.space.text(one.code)
        assert (made.chance < 0.1) == (not won)
        shares.add(made.chance)
    assert len(shares) > 1


@pytest.fixture(scope="module")
def file() -> GameFile:
    """A game of Amsterdam in which everybody plays at random."""
    *_, last = deeds(AMSTERDAM, 3)
    return GameFile.of(last.after)


def test_parts_are_the_whole(file: GameFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "ceiling", lambda file: 40 * GAMES)
    found = list(review.parts(file))
    judged = [one.place for part in found for one in part.judgements]
    drawn = [one.place for part in found for one in part.lucks]
    assert judged == [one.place for one in deeds_of(file) if one.is_decision()] and drawn == sorted(drawn)
    last, done = -1, 0
    for part in found:
        places = [
            *(one.place for one in part.judgements), *(one.place for one in part.lucks),
            *(one.place for one in part.moments),
        ]  # fmt: skip
        assert last < min(places) and max(places) <= part.judged
        last, done = part.judged, done + len(part.judgements)
        assert (part.done, part.total) == (done, len(judged))
    assert len(found) == 8 and (last, done) == (len(file.steps) - 1, len(judged))


def test_a_moment_has_a_better_line_and_its_reason(file: GameFile, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[Comparison]()

    def cause(one: Comparison) -> Said:
        asked.append(one)
        return Said("cause-test")

    monkeypatch.setitem(AMSTERDAM.__dict__, "causes", cause)
    monkeypatch.setattr(review, "ceiling", lambda file: 40 * GAMES)
    moments = [one for part in review.parts(file) for one in part.moments]
    assert len(moments) == len(asked) > 5
    for one, comparison in zip(moments, asked, strict=True):
        assert one.cost >= review.COST and one.better.code != one.played.code and one.reason == Said("cause-test")
        assert one.line[0] == (one.seat, one.better.code) and len(one.line) <= review.LONGEST
        state = one.before.view(one.seat).resample(one.seat, bytes(32))
        for (seat, code), (*_, after) in zip(one.line, comparison.line, strict=True):
            state.apply(code, seat)
            assert state.bytes() == after.bytes()
        assert state.over or ({seat for seat, _ in one.line} == {0, 1} and len(one.line) >= review.SHORTEST)
        seat, code, after = comparison.rest[0]
        assert (seat, code) == (one.seat, comparison.played) and one.before.bytes() == comparison.before.bytes()
        assert comparison.rest[-1][2].over and len(comparison.rest) == len(file.steps) - one.place


@pytest.mark.parametrize("game", [AMSTERDAM, TIGRIS], ids=lambda game: game.name)
def test_a_review_hangs_on_nothing_that_the_seat_did_not_know(game: Game) -> None:
    """Decisions and lines are the same in worlds that differ only in what is hidden from the seat."""
    compared = 0
    for one in list(deeds(game, 4))[8:40:4]:
        twin = one.before.view(one.seat, recall=True).resample(one.seat, 7)
        if one.is_decision() and twin.bytes() != one.before.bytes():
            compared += 1
            here, there = (review.judged(Deed(0, one.seat, one.code, each, each), GAMES) for each in (one.before, twin))
            assert here == there
            lines = [review.line_of(each, one.seat, one.code, bytes(32)) for each in (one.before, twin)]
            assert [step[:2] for step in lines[0]] == [step[:2] for step in lines[1]]
    assert compared > 3


def test_luck_is_nothing_on_average_and_only_where_something_was_drawn() -> None:
    sums = list[float]()
    for seed in range(12):
        found = [(one, list(review.lucks(one))) for one in deeds(AMSTERDAM, seed)]
        for one, lucks in found:
            assert not lucks or one.before.record.chance.drawn < one.after.record.chance.drawn
        sums += [sum(luck.gain for _, lucks in found for luck in lucks if luck.seat == seat) for seat in (0, 1)]
    assert stdev(sums) > 0.02 and abs(mean(sums)) < 3 * stdev(sums) / len(sums) ** 0.5


@pytest.mark.parametrize("game", [AMSTERDAM, TIGRIS], ids=lambda game: game.name)
def test_an_action_that_nobody_would_think_about_is_searched_too(game: Game) -> None:
    dice, seen = Random(5), 0
    for one in deeds(game, 5):
        known = one.before.view(one.seat, recall=True)
        thought = {each.code for each in one_ply(known, one.seat, weights_of(game, 2).network)}
        if (left_out := sorted(set(known.legal(one.seat)) - thought)) and seen < 3:
            code, seen = dice.choice(left_out), seen + 1
            played, *others = review.compared(known, one.seat, code, GAMES)
            assert played.code == code and played.followed >= review.WORLDS and others
    assert seen == 3
