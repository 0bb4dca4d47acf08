"""What turns brought, and what waited: planted, and beside what the rules say of games of settlers."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest
from tests.games.roads.games import settlers_game

from lautta.core.advisers import TurnReport
from lautta.core.game_files import GameFile
from lautta.core.timeline import positions_of
from lautta.games.roads.game import GAME
from lautta.games.roads.show.bestlines import best_line
from lautta.games.roads.show.timeline import course
from lautta.games.roads.show.turns import LATER, MOST, Turn, brought, ledger, made, reports
from lautta.games.roads.solver.adviser import Course
from lautta.games.roads.state import CLAY, GOOD_NAMES, SAWMILL
from lautta.players.review import look_back
from lautta.words import LANGUAGES, Words

ALL = range(256)


@cache
def alone() -> GameFile:
    return settlers_game(1, "mesopotamia")


@cache
def turns() -> Sequence[Turn]:
    return Course(alone(), None).played()


@cache
def told() -> Sequence[TurnReport]:
    if GAME.adviser is None:
        pytest.skip("the rules are not compiled, and nobody judges")
    return look_back(alone()).turns


def said(one: TurnReport, of: str) -> dict[str, dict[str, str | int]]:
    return {each.key.removeprefix("roads-turn-"): dict(each.args) for each in getattr(one, of)}


def planted(turn: Turn, **changes: int) -> Turn:
    """A turn in whose positions so many goods lie on a pasture where nothing else is, besides."""
    positions = [state.copy() for state in turn.positions]
    for state in positions:
        for good, count in changes.items():
            state.record.goods[0][GOOD_NAMES.index(good)] += count
    return Turn(turn.actions, positions)


# in numbers


def test_what_was_made_is_what_the_timeline_counts() -> None:
    counts: Counter[str] = Counter()
    for report, turn in zip(told(), turns()[1:], strict=True):
        (one,) = reports([turn], ALL)
        assert one.brought[: len(report.brought)] == report.brought
    for turn in turns()[1:]:
        for (good, _), count in made(turn, 0).items():
            counts[f"made-{GOOD_NAMES[good]}"] += count
    totals = course(positions_of(alone())).totals
    assert counts == {name: count for name, count in totals.items() if name.startswith("made-") and count}


def test_points_and_bricks_add_up() -> None:
    end = alone().replay()
    found = [one for turn in turns()[1:] for one in brought(turn, 0)]
    assert sum(int(one.args["points"]) for one in found if one.key == "roads-turn-points") == end.scores[0]
    bricks = [int(one.args["count"]) for one in found if one.key == "roads-turn-bricks"]
    assert sum(bricks) == bytes(end.record.bricks)[: end.record.laid].count(1)


def test_a_factory_without_input_stood_idle() -> None:
    for turn in turns()[1:]:
        last = turn.last.record
        idle = {tile for tile in ledger(turn, 0).idle if last.building[tile] == SAWMILL}
        then = turn.phases[0].record
        assert idle == {tile for tile, kind in enumerate(then.building) if kind == SAWMILL and not last.used[tile]}
        assert all(ledger(turn, 0).idle[tile] in ("trunks", "") for tile in idle)


def test_goods_that_nobody_fetched_waited() -> None:
    turn = planted(turns()[3], clay=2)
    assert ledger(turn, 0).lying[0, CLAY] == [2]
    once, twice, more = (Turn(turn.actions, planted(turn, clay=count).positions) for count in (0, 1, 0))
    before, lain = None, []
    for each in (once, twice, more):
        before = ledger(each, 0, before)
        lain.append([(turns, count) for turns, count, store, good in before.lain() if (store, good) == (0, CLAY)])
    assert lain == [[], [(2, 2)], [(3, 2)]], "as many as have lain all the time"


def test_who_does_nothing_for_a_turn_is_told_so() -> None:
    lazy = settlers_game(2, "lago_titicaca", until=8, lazy=lambda state, seat: seat == 1 and state.turn == 6)
    found = list(reports(Course(lazy, None).played(), {6}))
    assert [one.seat for one in found] == [0, 1]
    still = said(found[1], "waited")["still"]
    assert still["count"] == still["all"] == 3
    assert int(said(found[0], "waited").get("still", {"count": 0})["count"]) < 3


def test_what_waits_in_a_turn_that_was_broken_off_is_not_known() -> None:
    turn = planted(turns()[-2], clay=2)
    half = Turn(turn.actions[:-3], turn.positions[:-3])
    (whole,), (broken,) = reports([turn], ALL), reports([half], ALL)
    assert whole.waited and not broken.waited and half.last is half.positions[-1]


def test_gold_ashore_at_the_end_is_worth_nothing() -> None:
    (one,) = reports([planted(turns()[-1], gold=2)], ALL)
    assert one.waited[0].args == {"kind": "gold", "count": 2, "place": turns()[0].last.board.names["stores"][0]}


# in sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_are_short_and_have_words(language: str) -> None:
    words = Words(language, strict=True)
    for one in told():
        assert len(one.brought) <= MOST and len(one.waited) <= MOST
        for sentence in (*one.brought, *one.waited, *one.ahead):
            assert "{" not in words.say(sentence.key, **sentence.args)


def test_alone_the_best_game_known_is_told_where_it_is_ahead() -> None:
    best = best_line("mesopotamia")
    assert best
    other, mine = course(positions_of(best)), course(positions_of(alone()))
    for one in told():
        for sentence in one.ahead:
            args = sentence.args
            assert args["best"] == 1
            if sentence.key == "roads-turn-plan" and args["number"] == 1:
                first = mine.firsts.get(f"building-{args['kind']}")
                assert other.firsts[f"building-{args['kind']}"].turn == args["there"] == one.turn
                assert args["mine"] == (first.turn if first else 0)
                assert not first or first.turn - one.turn >= LATER
            if sentence.key == "roads-turn-plan-points":
                assert args["mine"] == mine.at(one.turn).figures["points"]
                assert args["there"] == other.at(one.turn).figures["points"]
    assert told()[-1].ahead and any("mint" in sentence.args.values() for one in told() for sentence in one.ahead)
    assert not any(one.ahead for one in look_back(best).turns), "nothing is ahead of the best"
