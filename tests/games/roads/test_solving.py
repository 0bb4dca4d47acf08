"""The solver: a search depends on its seed alone, goes on where it was, and refuses what is no search."""

import json
from typing import Any

import pytest

import lautta
from lautta.core.chance import Chooser
from lautta.core.game import GameState
from lautta.games.roads.solver import solving
from lautta.games.roads.solver.planning.agenda import PROJECTS
from lautta.games.roads.solver.planning.annealing import PLANNING
from lautta.games.roads.solver.planning.templates import atlas_of, template
from lautta.games.roads.solver.solving import SOLVER, Effort, Planning, fits_board, played_through, settlers_line
from lautta.games.roads.state import BUILD

GAME = lautta.game("roads")
SLOW = PLANNING.interpreted
FAST = PLANNING.module
LITTLE = Effort(templates=1, tries=1, stages=((2, 0.5), (1, 0.5)))
compiled = pytest.mark.skipif(not FAST.compiled, reason="the rules are not compiled")


def started(board: str = "first_lesson") -> GameState:
    return GAME.new(1, 1, GAME.board(board))


def searched(seed: int) -> Planning:
    search = Planning(started(), seed, LITTLE)
    for done in (0.0, 0.3, 0.6):
        search.go_on(done)
    return search


@compiled
def test_a_search_is_the_same_compiled_and_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = searched(3)
    monkeypatch.setitem(vars(PLANNING), "module", SLOW)
    slow = searched(3)
    assert fast.kept() == slow.kept() and fast.best is not None and fast.evaluations > 6


@compiled
def test_it_goes_on_where_it_was() -> None:
    whole = Planning(started(), 4, LITTLE)
    for done in (0.0, 0.2, 0.6, 0.8):
        whole.go_on(done)
    first = Planning(started(), 4, LITTLE)
    for done in (0.0, 0.2):
        first.go_on(done)
    kept = json.loads(json.dumps(first.kept()))
    second = Planning(started(), 4, LITTLE)
    second.take(kept)
    for done in (0.6, 0.8):
        second.go_on(done)
    assert second.kept() == whole.kept()


@compiled
def test_the_stages_begin_with_the_best_of_those_before() -> None:
    search = Planning(started(), 2, Effort(templates=2, tries=20, stages=((4, 0.5), (2, 0.3), (1, 0.2))))
    tops: list[tuple[int, int]] = []
    for percent in range(0, 100, 3):
        search.go_on(percent / 100)
        stage, run = search.kept()["at"]
        assert (stage, run) >= (tops[-1] if tops else (0, 0))
        tops.append((stage, run))
    assert set(tops) == {(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (2, 0)}
    field = [value for value, _ in search.kept()["field"]]
    assert len(field) == 1 and search.kept()["best"][0] >= field[0]


@compiled
def test_what_is_no_search_is_refused() -> None:
    good = json.loads(json.dumps(searched(1).kept()))
    damages = ({"now": [1, "AAAA"]}, {"best": 3}, {"at": "x"}, {"line": [1, 2]}, {"field": [[1]]}, {"drawn": -1})
    for wrong in ({}, [], *({**good, **damage} for damage in damages)):
        with pytest.raises((ValueError, LookupError, TypeError)):
            SOLVER.begin(started(), 1, wrong)  # type: ignore[arg-type]


def test_a_line_that_the_rules_refuse_is_told() -> None:
    start = started()
    home = start.legal_actions[0]
    with pytest.raises(solving.WrongLine, match="action 2 of a line on first_lesson"):
        played_through(start, (home, home))


def test_an_agenda_is_kept_as_text() -> None:
    b: Any = started().board.record
    agenda = template(b, atlas_of(b), Chooser(1, 0), 0)
    assert bytes(solving.unpacked(solving.packed(agenda), b)) == bytes(agenda)


def test_an_agenda_that_names_what_the_board_does_not_have_is_refused() -> None:
    b: Any = started().board.record
    for spoil in ({"home": b.banks}, {"count": PROJECTS + 1}, {"count": -1}):
        agenda = template(b, atlas_of(b), Chooser(1, 0), 0)
        assert fits_board(agenda, b)
        for name, value in spoil.items():
            setattr(agenda, name, value)
        assert not fits_board(agenda, b), spoil
    for one in (
        {"job": 99},
        {"job": BUILD, "place": b.stores},
        {"job": BUILD, "detail": 0},
        {"job": BUILD, "detail": 17},
        {"job": BUILD, "amount": 4},
        {"since": 99},
        {"patience": 3},
    ):
        agenda = template(b, atlas_of(b), Chooser(1, 0), 0)
        for name, value in one.items():
            setattr(agenda.project[0], name, value)
        assert not fits_board(agenda, b), one


@compiled
@pytest.mark.parametrize("board", ["first_lesson", "lord_of_the_ring"])
def test_a_search_is_never_behind_the_settler(board: str) -> None:
    start = started(board)
    points = played_through(start, settlers_line(start)).scores[0]
    search = Planning(start, 1, LITTLE)
    search.go_on(0.0)
    assert search.best is not None and search.best.points >= points
    assert played_through(start, search.best.codes).scores[0] == search.best.points


@compiled
def test_a_moment_is_enough_to_be_ahead_of_the_settler() -> None:
    """On Lord of the Ring, with some thousand agendas."""
    start = started("lord_of_the_ring")
    points = played_through(start, settlers_line(start)).scores[0]
    search = Planning(start, 1, Effort(templates=10, stages=((4, 0.6), (1, 0.4))))
    for percent in range(100):
        search.go_on(percent / 100)
    assert search.best is not None and search.best.points >= points + 20
