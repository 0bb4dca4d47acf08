"""The bound: whatever is played obeys every row of the relaxation, with the points that it has."""

import random
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from tests.games.roads.played import Played, read

import lautta
from lautta.core.game import GameState
from lautta.games.roads import bestlines
from lautta.games.roads.board import lay_out
from lautta.games.roads.bounding.facts import facts_of
from lautta.games.roads.bounding.program import Program, Row, largest
from lautta.games.roads.bounding.relaxation import most_points, relaxation
from lautta.games.roads.bounding.wonder import envelope
from lautta.games.roads.solving import settlers_line
from lautta.games.roads.state import SAWMILL

GAME = lautta.game("roads")
RICH = {"donkeys": 4, "trunks": 12, "boards": 40, "paper": 6, "goose": 12, "clay": 2, "stone": 25, "fuel": 12,
        "iron": 9, "gold": 8, "coins": 3, "stock": 1}  # fmt: skip
WORKS = ("home", "build", "mine", "shaft", "road", "use", "wagon", "breed", "research", "pay", "put", "launch",
         "upgrade", "brick", "scrap")  # fmt: skip
# Rows that leave every one of these games more than what is planted below.
LOOSE = {"goods", "shores"}


def point(played: Played, program: Program) -> dict[int, float]:
    """Where a game lies in the program: what was counted of it."""
    return {program.keys[key]: float(value) for key, value in played.values.items() if key in program.keys}


def value(played: Played, start: GameState) -> float | None:
    """What the relaxation makes of a game; None if it says that there is no such game."""
    program = relaxation(facts_of(start), any(played.values["run", SAWMILL, t] for t in range(1, 21)))
    fixed = point(played, program)
    assert len(fixed) > 2000
    return largest(program, fixed)


@cache
def line(board: str) -> tuple[GameState, Played]:
    file = bestlines.best_line(board)
    assert file is not None
    return file.start(), read(file.start(), [step.action for step in file.steps])


@pytest.mark.parametrize("board", bestlines.names())
def test_the_best_lines_are_points_of_it(board: str) -> None:
    start, played = line(board)
    assert value(played, start) == pytest.approx(played.state.scores[0])


@pytest.mark.many
@pytest.mark.parametrize(
    ("board", "options"),
    [
        ("first_lesson", {}),
        ("lesson_valley", {"start_goods": "box", "laden_donkeys_breed": "yes"}),
        ("three_rivers", {"wonder_banks": "whole_tile", "road_stone": "either_end"}),
        ("lago_titicaca", {"pairs_breed": "on_a_bank", "wonder_goods": "tile_only"}),
    ],
)
def test_games_of_the_settler_are_points_of_it(board: str, options: Mapping[str, str]) -> None:
    start = GAME.new(1, 1, GAME.board(board), options)
    played = read(start, texts(start, settlers_line(start)))
    assert played.state.scores[0] >= 50
    assert value(played, start) == pytest.approx(played.state.scores[0])


def texts(start: GameState, codes: tuple[int, ...]) -> Iterator[str]:
    state = start.copy()
    for code in codes:
        yield state.named(code).text
        state.apply(code, 0)


def wild(start: GameState, seed: int) -> Played:
    """A game by chance, of a player who works rather than walks."""
    draw, played = random.Random(seed), Played(start)
    while played.state.to_move:
        actions = [played.state.named(code).text for code in played.state.legal_actions]
        works = [action for action in actions if action.split()[0] in WORKS]
        played.act(draw.choice(works if works and draw.random() < 0.6 else actions))
    played.end()
    return played


@pytest.mark.many
@pytest.mark.parametrize("board", ["mesopotamia", "rondvaart", "lord_of_the_ring", "waterways"])
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak), pytest.param(3, marks=pytest.mark.soak)])
def test_wild_games_from_a_rich_start_are_points_of_it(board: str, seed: int) -> None:
    data = {**GAME.board(board).data, "start_goods": RICH}
    start = GAME.new(1, 1, lay_out(data, "rich"), {"steamers_to_rowboats": "yes"} if seed == 3 else {})
    played = wild(start, seed)
    done = {key[0] for key, count in played.values.items() if count}
    assert {"built", "known", "road", "came"} <= done
    assert value(played, start) == pytest.approx(played.state.scores[0])


@pytest.mark.verify
def test_a_row_that_is_too_tight_is_found() -> None:
    games = [line(board) for board in ("lord_of_the_ring", "rondvaart", "a_river_runs_through_it")]
    programs = [(played, relaxation(facts_of(start))) for start, played in games]
    labels = {row.label for _, program in programs for row in program.rows}
    missed = {label for label in labels if not any(refused(label, *each) for each in programs)}
    assert missed == LOOSE


def refused(label: str, played: Played, program: Program) -> bool:
    """Does a game no longer fit if rows of a kind leave one less?"""
    rows = [Row(label, row.terms + 1) if row.label == label else row for row in program.rows]
    found = largest(Program(rows, program.keys, program.most, program.aim), point(played, program))
    return found is None or found < played.state.scores[0] - 1e-6


def test_the_bound_is_the_same_each_time_and_above_the_best() -> None:
    start, played = line("first_lesson")
    bound = most_points(start)
    assert bound == most_points(start) == told()["first_lesson"] and bound >= played.state.scores[0]


QUICK = ("first_lesson", "disneyland", "archipelago", "a_river_runs_through_it")  # whose bound takes seconds to find


@pytest.mark.verify
@pytest.mark.parametrize(
    "board", [pytest.param(name, marks=() if name in QUICK else pytest.mark.soak) for name in bestlines.names()]
)
def test_the_page_tells_the_bound(board: str) -> None:
    assert told()[board] == most_points(line(board)[0])


@pytest.mark.parametrize("board", bestlines.names())
def test_no_best_line_is_above_what_the_page_tells(board: str) -> None:
    assert told()[board] >= line(board)[1].state.scores[0]


@cache
def told() -> dict[str, int]:
    """The bounds in the table of docs/solving.md, by map."""
    page = (Path(__file__).parents[3] / "docs/solving.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in row.split("|")] for row in page.splitlines() if row.startswith("| ")]
    return {row[1]: int(row[4].replace(",", "")) for row in rows if row[1] in bestlines.names()}


def test_more_of_a_map_is_never_worth_less() -> None:
    data = GAME.board("first_lesson").data
    poor = GAME.new(1, 1, lay_out({**data, "start_goods": {"donkeys": 1}}, "poor"))
    usual = GAME.new(1, 1, lay_out(data, "usual"))
    assert most_points(poor) < most_points(usual)


def test_rows_of_the_wonder_have_their_price() -> None:
    """Eleven rows take 41 bricks in twenty turns, five take five: what solo players have worked out by hand."""
    for bricks, rows in ((0, 0), (5, 5), (9, 6), (15, 7), (21, 8), (27, 9), (34, 10), (41, 11)):
        assert min(slope * bricks + least for slope, least in envelope(20)) == pytest.approx(rows)
