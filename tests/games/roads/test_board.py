"""Scenario files: all that come with the game are right, and everything that is wrong with another is told."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.roads.positions import data_of, map_of

from lautta.core import error_messages
from lautta.core.boards import BoardError
from lautta.games.roads import board
from lautta.games.roads.board.check import beyond_supply
from lautta.games.roads.board.hexes import DIRECTIONS, Hexes, banks_of
from lautta.games.roads.state import BANK, DOCK, OPEN_SEA, RIVER

GOOD = """
p    p       p       .
m:e  p:w,e   p:w,e   .
p*   p       p*      .
"""


def problems(data: dict[str, Any]) -> list[str]:
    with pytest.raises(BoardError) as caught:
        board.load(data)
    return [f"{problem.path}: {error_messages.told(problem.key, problem.args)}" for problem in caught.value.problems]


def changed(index: int, **tile: Any) -> dict[str, Any]:
    data = data_of(GOOD)
    data["tiles"][index] |= tile
    return data


def test_there_are_22_scenarios_besides_lessons() -> None:
    assert len(board.SCENARIOS) == 22 and board.BOARDS[0] == "a_river_runs_through_it"
    drawn_for_it = [name for name in board.SCENARIOS if "expansion" not in board.load(name).data.get("card", {})]
    assert sorted(board.BASE) == sorted(drawn_for_it) and board.SCENARIOS[: len(board.BASE)] == board.BASE


@pytest.mark.rule("S3", "S4")
@pytest.mark.parametrize("name", board.BOARDS)
def test_a_scenario_has_no_problem(name: str) -> None:
    text = (board.FOLDER / f"{name}.json").read_text(encoding="utf-8")
    loaded = board.FILES.read(text, name, name)
    assert loaded.hash == board.load(name).hash
    assert 1 <= loaded.data["players"] <= 6 and loaded.data["source"]


@pytest.mark.parametrize("name", board.BOARDS)
def test_where_a_scenario_comes_from_is_told_to_its_end(name: str) -> None:
    told = [str(board.load(name).data.get(field, "")) for field in ("source", "confidence")]
    assert [words for words in told if words.count("(") != words.count(")") or words.endswith((";", ","))] == []


@pytest.mark.rule("open-1")
def test_only_three_scenarios_need_more_than_the_box() -> None:
    needy = {name for name in board.BOARDS if list(beyond_supply(board.load(name).data))}
    assert needy == {"beehive", "joraltagui", "rondvaart"}


@pytest.mark.parametrize("name", board.BOARDS)
def test_what_leads_there_leads_back(name: str) -> None:
    loaded = board.load(name)
    b: Any = loaded.record
    ends = {(b.end_from[i], b.end_to[i]) for i in range(b.ends)}
    assert ends == {(there, here) for here, there in ends}
    span = {site: range(b.first_waterway[site], b.first_waterway[site + 1]) for site in range(b.sites)}
    waterways = {(site, b.waterway[w]) for site in span for w in span[site]}
    assert waterways == {(there, here) for here, there in waterways}
    kinds = [b.site_kind[site] for site in range(b.sites)]
    assert kinds == sorted(kinds) and set(kinds) <= {BANK, OPEN_SEA, RIVER, DOCK}


def test_the_banks_of_a_straight_river_and_of_a_junction() -> None:
    assert banks_of((0, 3)) == (1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1)
    assert banks_of((0, 2, 4)) == (2, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2)
    assert banks_of((4,)) == banks_of(()) == (0,) * 12


def test_the_inner_bank_of_a_sharp_bend_has_no_whole_side() -> None:
    banks = banks_of((0, 1))
    assert banks.count(0) == 2 and [banks[1], banks[2]] == [0, 0]


def test_halves_of_a_side_meet_the_neighbours_the_other_way_round() -> None:
    """Along a straight river from west to east the northern banks are joined, and so are the southern ones."""
    b = map_of(GOOD)
    assert {"b2a-b3a", "b2b-b3b"} <= set(b.names["links"]) and "b2a-b3b" not in b.names["links"]


def test_names_go_by_rows() -> None:
    hexes = Hexes(data_of("p p\n_ p p")["tiles"])
    assert hexes.ids == ["a1", "a2", "b1", "b2"] and len(DIRECTIONS) == 6


@pytest.mark.rule("S3", "S14")
@pytest.mark.parametrize(
    ("index", "change", "path", "message"),
    [
        (0, {"terrain": "swamp"}, "$.tiles[0].terrain", "boards-form-choice (value: swamp, known: woods"),
        (0, {"q": "x"}, "$.tiles[0].q", "boards-form-kind (value: x, wanted: integer)"),
        (0, {"river": ["up"]}, "$.tiles[0].river[0]", "boards-form-choice (value: up"),
        (0, {"q": 1}, "$.tiles[0]", "roads-problem-same-place (count: 2, q: 1, r: 0)"),
        (0, {"river": ["e"]}, "$.tiles[0].river[0]", "roads-problem-river-stops (tile: a1, side: e, other: a2"),
        (0, {"river": ["nw"]}, "$.tiles[0].river[0]", "roads-problem-river-off-map (tile: a1, side: nw)"),
        (3, {"river": ["w"]}, "$.tiles[3].river[0]", "roads-problem-river-at-sea (tile: a4)"),
        (4, {"terrain": "pasture"}, "$.tiles[4].river", "roads-problem-source-on (tile: b1, terrain: pasture)"),
        (3, {"start": True}, "$.tiles[3].start", "roads-problem-start-at-sea (tile: a4)"),
        (9, {"start": True}, "$.tiles[9].start", "roads-problem-starts-touch (tile: c2, other: c1)"),
        (11, {"q": 20}, "$.tiles", "roads-problem-parts"),
    ],
)
def test_each_problem_is_told_with_its_place(index: int, change: dict[str, Any], path: str, message: str) -> None:
    assert [line for line in problems(changed(index, **change)) if line.startswith(f"{path}: {message}")]


@pytest.mark.rule("S14")
def test_all_problems_are_told_at_once_with_their_lines(tmp_path: Path) -> None:
    data = changed(0, river=["nw"], terrain="mountain")
    data["tiles"][3]["river"] = ["w"]
    data["players"] = 4
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(data, indent=1), encoding="utf-8")
    with pytest.raises(BoardError) as caught:
        board.load(file)
    found = caught.value.problems
    assert len(found) == 3 and [problem.line for problem in found] == sorted(problem.line for problem in found)
    lines = file.read_text().splitlines()
    assert '"players"' in lines[found[0].line - 1] and "nw" in lines[found[1].line - 1]


@pytest.mark.rule("S14")
def test_a_river_in_a_circle_ends_nowhere() -> None:
    ring = data_of("p:se,sw p\np p")
    ring["tiles"] = [
        {"q": 1, "r": 0, "terrain": "pasture", "river": ["sw", "se"]},
        {"q": 2, "r": 0, "terrain": "pasture"},
        {"q": 0, "r": 1, "terrain": "pasture", "river": ["ne", "e"]},
        {"q": 1, "r": 1, "terrain": "pasture", "river": ["nw", "w"]},
    ]
    assert problems(ring) == ["$.tiles[0].river: roads-problem-river-in-a-circle (tile: a1)"]


def test_a_map_without_land_is_no_map() -> None:
    assert problems(data_of(". . .")) == ["$.tiles: roads-problem-no-land"]


def test_what_is_no_json_is_told_with_its_line() -> None:
    with pytest.raises(BoardError, match="line 2: this is not JSON"):
        board.FILES.read('{"game": "roads",\n nonsense}', "text", "text")


def test_a_map_that_is_too_large_for_the_record_is_told() -> None:
    big = {"game": "roads", "format": 1, "title": "Big", "players": 1,
           "tiles": [{"q": q, "r": r, "terrain": "pasture"} for q in range(16) for r in range(8)]}  # fmt: skip
    assert any("what: links" in line for line in problems(big))
