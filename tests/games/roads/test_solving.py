"""Planning and the solver: both engines value agendas alike, lines are legal, and a search depends on its seed."""

import json
from typing import Any

import pytest

import lautta
from lautta.core import companions
from lautta.core.chance import Chooser
from lautta.core.companions import interpreted, module_for
from lautta.core.game import GameState
from lautta.core.records import copy_of
from lautta.games.roads import solving
from lautta.games.roads.planning.agenda import LEGS, PROJECTS, Agenda, Desk
from lautta.games.roads.planning.entries import COMPANION
from lautta.games.roads.planning.projects import insert, number_bricks
from lautta.games.roads.planning.repeating import agenda_of
from lautta.games.roads.planning.templates import template
from lautta.games.roads.solving import SOLVER, Effort, Planning, codes_of, fits_board, played_through, settlers_line
from lautta.games.roads.state import BUILD, Scratch

GAME = lautta.game("roads")
SLOW = interpreted(COMPANION)
FAST = module_for(COMPANION)
LITTLE = Effort(templates=1, homes=1, tries=1, stages=((1, 1200),), agendas=0.5)
compiled = pytest.mark.skipif(not FAST.compiled, reason="the rules are not compiled")


def started(board: str = "first_lesson") -> GameState:
    return GAME.new(1, 1, GAME.board(board))


def followed(module: Any, start: GameState, agenda: Agenda) -> tuple[int, bytes, bytes]:
    """The value of an agenda, its log, and the agenda as following has left it."""
    desk, state, kept = Desk(), copy_of(start.record), copy_of(agenda)
    value = module.follow(start.board.record, state, Scratch(), desk, kept, 0)
    return value, bytes(desk.log)[: 4 * desk.logged], bytes(kept)


def invented(start: GameState, seed: int) -> Agenda:
    """An agenda of projects by lot."""
    agenda, chooser = Agenda(home=seed % start.board.record.banks), Chooser(seed, 0)
    for _ in range(20):
        insert(start.board.record, start.record, agenda, chooser)
    number_bricks(agenda)
    return agenda


@compiled
@pytest.mark.parametrize("board", ["first_lesson", "dead_sea", "a_river_runs_through_it"])
def test_agendas_are_worth_the_same_compiled_and_interpreted(board: str) -> None:
    start = started(board)
    for agenda in (template(start.board.record, start.record, Chooser(5, 0), 0), invented(start, 7)):
        assert followed(FAST, start, agenda) == followed(SLOW, start, agenda)


@compiled
@pytest.mark.parametrize("board", GAME.boards.names)
def test_all_that_a_log_tells_is_legal(board: str) -> None:
    start, lines = started(board), 0
    for seed in range(8):
        for agenda in (
            template(start.board.record, start.record, Chooser(seed, 0), seed % start.board.record.banks),
            invented(start, seed),
        ):
            desk, state = Desk(), copy_of(start.record)
            FAST.follow(start.board.record, state, Scratch(), desk, agenda, 0)
            played = played_through(start, tuple(codes_of(start, desk)))
            assert played.over and bytes(played.record) == bytes(state)
            lines += desk.logged > 100
    assert lines


@compiled
def test_orders_repeat_the_line_that_they_were_made_of() -> None:
    """Frozen, it goes nearly as before: no line of a template loses a quarter of its worth."""
    start = started()
    for seed in range(10):
        agenda = template(start.board.record, start.record, Chooser(seed, 0), seed % start.board.record.banks)
        desk, state = Desk(), copy_of(start.record)
        value = FAST.follow(start.board.record, state, Scratch(), desk, agenda, 0)
        FAST.freeze(start.board.record, desk, agenda, 0)
        assert any(agenda.legs) and followed(FAST, start, agenda)[0] > 0.75 * value


def searched(seed: int) -> Planning:
    search = Planning(started(), seed, LITTLE)
    for done in (0.0, 0.6):
        search.go_on(done)
    return search


@compiled
def test_a_search_is_the_same_compiled_and_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = searched(3)
    monkeypatch.setattr(companions, "_modules", {COMPANION: SLOW})
    slow = searched(3)
    assert fast.kept() == slow.kept() and fast.best is not None and fast.evaluations > 6


@compiled
def test_it_goes_on_where_it_was() -> None:
    whole, seed = Planning(started(), 4, LITTLE), 4
    for done in (0.0, 0.2, 0.6, 0.8):
        whole.go_on(done)
    first = Planning(started(), seed, LITTLE)
    for done in (0.0, 0.2):
        first.go_on(done)
    kept = json.loads(json.dumps(first.kept()))
    second = Planning(started(), seed, LITTLE)
    second.take(kept)
    for done in (0.6, 0.8):
        second.go_on(done)
    assert second.kept() == whole.kept()


@compiled
def test_what_is_no_search_is_refused() -> None:
    good = json.loads(json.dumps(searched(1).kept()))
    for wrong in ({}, [], {**good, "now": "AAAA"}, {**good, "best": 3}, {**good, "at": "x"}, {**good, "line": [1, 2]}):
        with pytest.raises((ValueError, LookupError, TypeError)):
            SOLVER.begin(started(), 1, wrong)  # type: ignore[arg-type]


def test_a_line_that_the_rules_refuse_is_told() -> None:
    start = started()
    home = start.legal_actions[0]
    with pytest.raises(solving.WrongLine, match="action 2 of a line on first_lesson"):
        played_through(start, (home, home))


def test_an_agenda_is_kept_as_text() -> None:
    start = started()
    agenda = invented(start, 1)
    assert bytes(solving.unpacked(solving.packed(agenda), start.board.record)) == bytes(agenda)


def test_an_agenda_that_names_what_the_board_does_not_have_is_refused() -> None:
    start = started()
    b: Any = start.board.record
    for spoil in (
        {"home": b.banks},
        {"count": PROJECTS + 1},
        {"job": 99},
        {"place": b.stores, "job": BUILD},
        {"detail": 0, "job": BUILD},
        {"legs": LEGS + 1},
        {"legs": 1, "leg_to": 0},
        {"leg_to": b.stores + 1},
        {"was_at": b.sites + 1},
    ):
        agenda = template(b, start.record, Chooser(1, 0), 0)
        assert fits_board(agenda, b)
        for name, value in spoil.items():
            field = getattr(agenda, name)
            if isinstance(field, int):
                setattr(agenda, name, value)
            else:
                field[0] = value
        assert not fits_board(agenda, b), spoil


@compiled
@pytest.mark.parametrize(("board", "share"), [("lord_of_the_ring", 1.0), ("three_rivers", 1.0), ("mesopotamia", 0.9)])
def test_an_agenda_repeats_a_game_of_the_settler(board: str, share: float) -> None:
    start = started(board)
    line = settlers_line(start)
    points = played_through(start, line).scores[0]
    desk, state = Desk(), copy_of(start.record)
    FAST.follow(start.board.record, state, Scratch(), desk, agenda_of(start, line), 0)
    assert played_through(start, tuple(codes_of(start, desk))).scores[0] >= share * points > 0


@compiled
def test_a_search_is_never_behind_the_settler() -> None:
    start = started()
    points = played_through(start, settlers_line(start)).scores[0]
    search = Planning(start, 1, LITTLE)
    search.go_on(0.0)
    assert search.best is not None and search.best.points >= points
