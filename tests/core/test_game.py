"""The public face, on the tiny game."""

import re
from copy import copy
from ctypes import Structure
from dataclasses import replace
from typing import ClassVar

import pytest
from tests.duel.game import GAME
from tests.duel.rules import NOT_HELD
from tests.duel.state import State

import lautta
from lautta.core.game import Clients, Computers, Rules, Scoring, Story, seats_of, seed_bytes
from lautta.core.reasons import BrokenGame
from lautta.players.sense_player import SensePlayer


def test_seats_of_a_mask() -> None:
    assert seats_of(0) == () and seats_of(0b1011) == (0, 1, 3)


def test_seeds_are_numbers_or_32_bytes() -> None:
    assert seed_bytes(1)[0] == 1 and len(seed_bytes(None)) == 32 and seed_bytes(None) != seed_bytes(None)
    assert GAME.new(seed=258) == GAME.new(seed=(258).to_bytes(32, "little"))
    for wrong in (-1, 2**256, b"short"):
        with pytest.raises(ValueError, match="a seed"):
            seed_bytes(wrong)


def test_both_seats_may_act_in_any_order() -> None:
    one = GAME.new(seed=5)
    assert one.to_move == (0, 1) and one.legal(0) != one.legal(1)
    two = one.copy()
    mine, theirs = one.legal(0)[0], one.legal(1)[1]
    one.apply(mine, 0)
    assert one.to_move == (1,) and one.legal(0) == [] and one.why_not(mine, 0).name == "not-your-turn"  # type: ignore[union-attr]
    one.apply(theirs)  # only seat 1 can be meant
    two.apply(theirs, 1)
    two.apply(mine, 0)
    assert one == two


def test_an_action_is_a_code_a_notation_an_object_or_named() -> None:
    state = GAME.new(seed=5)
    named = state.actions(0)[1]
    for form in (named, named.code, named.text, {"action": named.name, **named.args}):
        other = state.copy()
        other.apply(form, 0)
        assert other.to_move == (1,)
    assert str(named) == named.text


def test_refusals() -> None:
    state = GAME.new(seed=5)
    before = state.bytes()
    card = next(code for code in range(6) if code not in state.legal(0))
    with pytest.raises(lautta.IllegalAction) as e:
        state.apply(card, 0)
    assert str(e.value) == f"player 1 may not do 'play c{card + 1}': duel-refused-not-held"
    assert (e.value.seat, e.value.reason.chapter) == (0, "cards")
    for wrong in ("play c9", "jump", {"action": "play"}, {"card": "c1"}, 1.5, True, None):
        with pytest.raises(lautta.MalformedAction):
            state.apply(wrong, 0)  # type: ignore[arg-type]
    for seat, name in ((2, "no-such-seat"), (-3, "no-such-seat")):
        reason = state.why_not(0, seat)
        assert reason and reason.name == name
    reason = state.why_not(99, 0)
    assert reason and reason.name == "unknown-action" and reason.form
    assert state.bytes() == before


def test_whose_action_it_can_be() -> None:
    state = GAME.new(seed=5)
    shared = set(state.legal(0)) & set(state.legal(1))
    own = set(state.legal(0)) - shared
    assert state.only_seat(own.pop()) == 0
    with pytest.raises(lautta.AmbiguousAction, match="players 1, 2"):
        state.only_seat(shared.pop())


def test_bad_games_are_refused() -> None:
    for arguments, message in (
        ({"players": 3}, "for 2 to 2 players"),
        ({"options": {"x": "y"}}, "no option 'x'"),
        ({"board": "nowhere"}, "no such board"),
    ):
        with pytest.raises(ValueError, match=message):
            GAME.new(**arguments)  # type: ignore[arg-type]
    with pytest.raises(lautta.UnknownGame, match="there is no game 'chess'"):
        lautta.game("chess")


def test_a_redraw_changes_what_is_to_come_and_nothing_else() -> None:
    state = GAME.new(seed=5, board="large")
    other = state.copy()
    other.redraw(3)
    assert other.view(0) == state.view(0) and other.key() != state.key()
    assert other.record.chance.branch == 3 and other.record.chance.drawn == 0
    assert GAME.from_text(other.text()) == other


def test_what_a_seat_does_not_know_is_resampled() -> None:
    state = GAME.new(seed=5, board="large")
    hands = {state.resample(0, seed).record.players[1].hand for seed in range(20)}
    assert len(hands) > 5 and all(hand.bit_count() == 4 for hand in hands)
    assert state.resample(0, 1) == state.resample(0, 1)


def test_snapshots_carry_their_layout() -> None:
    state = GAME.new(seed=5)
    assert GAME.from_bytes(state.bytes(), layout=GAME.layout) == state
    for data, layout in ((state.bytes(), "0" * 16), (state.bytes()[:-1], None)):
        with pytest.raises(lautta.MalformedPosition, match="another layout"):
            GAME.from_bytes(data, layout=layout)
    with pytest.raises(lautta.MalformedPosition, match="another board"):
        GAME.from_bytes(state.bytes(), board="large")
    damaged = state.copy()
    damaged.record.players[0].chosen = 77
    with pytest.raises(lautta.MalformedPosition, match="chosen is out of range: it is from 0 to 5, not 77"):
        GAME.from_bytes(damaged.bytes())


def test_every_name_offered_exists() -> None:
    assert all(getattr(lautta, name) for name in lautta.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = lautta.nothing


@pytest.mark.parametrize(
    ("scoring", "sentence"),
    [
        (Scoring(points=("player", "points")), "has no field player"),
        (Scoring(points=("players", "point")), "Player has no field point"),
        (Scoring(points=("turn",)), "scoring.points is turn, which does not have one number per seat (seats: 2)"),
        (Scoring(points=("players",)), "scoring.points is players, which does not have one number per seat (seats: 2)"),
        (Scoring(winners=("players", "points")), "scoring.winners is players.points, which is not one number"),
        (Scoring(winners=("chance",)), "scoring.winners is chance, which is not one number"),
    ],
)
def test_numbers_that_are_not_there_are_told_when_a_game_is_declared(scoring: Scoring, sentence: str) -> None:
    with pytest.raises(BrokenGame, match=re.escape(sentence)):
        replace(GAME, scoring=scoring)


def test_scores_are_one_number_for_each_player() -> None:
    state = replace(GAME, scoring=Scoring(scores=lambda state: [1])).new(seed=1)
    with pytest.raises(BrokenGame, match=r"gave 1 numbers \(players: 2\)"):
        _ = state.scores


class NeverShown(Structure):
    _fields_: ClassVar = [(name, kind) for name, kind, *_ in State._fields_ if name != "shown"]


def test_a_record_without_a_field_of_every_game_is_told_when_it_is_declared() -> None:
    table = copy(GAME.table)
    table.state = NeverShown
    sentence = "duel: the record NeverShown has no field shown; every game has chance, board, turn, shown, seats"
    with pytest.raises(BrokenGame, match=sentence):
        replace(GAME, table=table)


def test_a_refusal_without_a_reason_is_told() -> None:
    state = replace(GAME, rules=Rules()).new(seed=5)
    code = next(code for code in range(6) if code not in state.legal(0))
    wanted = re.escape(f"duel: the check of play c{code + 1} answered {NOT_HELD}, but Rules(reasons=…)")
    with pytest.raises(BrokenGame, match=wanted):
        state.why_not(code, 0)
    with pytest.raises(BrokenGame, match=wanted):
        state.apply(code, 0)


@pytest.mark.parametrize(
    ("module", "why"),
    [("tests.duel.heurstic", "ModuleNotFoundError"), ("tests.duel.rules", "no attribute 'weigh'")],
)
def test_a_heuristic_that_is_not_found_is_told(module: str, why: str) -> None:
    game = replace(GAME, computers=Computers(module))
    with pytest.raises(BrokenGame, match=rf"duel: Computers\(heuristic=…\) is {module}, where no .*{why}"):
        SensePlayer().choose(game.new(seed=1).view(0), 0)


def test_a_solver_that_is_not_found_is_told() -> None:
    assert GAME.solver is None
    game = replace(GAME, computers=Computers(solver="tests.duel.rules"))
    with pytest.raises(BrokenGame, match=r"duel: Computers\(solver=…\) is tests.duel.rules, where no SOLVER"):
        _ = game.solver


def test_what_is_left_out_is_counted_and_told_all_the_same() -> None:
    plain = replace(GAME, scoring=Scoring(), clients=Clients(), story=Story(), hidden=None)
    state = plain.new(seed=3)
    assert state.public()["players"][1].keys() == {"hand", "points", "chosen", "ready", "held"}
    assert "chance" not in state.public() and state.private(0) == {}
    while not state.over:
        before, [seat, *_] = state.copy(), state.to_move
        code = state.legal(seat)[0]
        foreseen = state.preview(seat, code)
        state.apply(code, seat)
        now, then = state.public(), before.public()
        nothing_shown = state.record.shown == before.record.shown
        assert foreseen == ({name: now[name] for name in now if now[name] != then[name]} if nothing_shown else {})
        refused = before.copy()
        refused.apply(code, seat)
        assert not refused.preview(seat, code), "of what is refused nothing comes"
        said = state.tell(before, seat, code, 0)
        assert (said[0].key, said[0].args["card"]) == ("duel-log-play", state.space.names(code)["card"])
    result = state.result
    assert result and result.scores == state.scores == tuple(p.points for p in state.record.players)
    assert [one.args["seat"] for one in said[1:]] == list(result.winners) and result.points[1] == state.points(1)
