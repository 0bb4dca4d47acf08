"""Board files: those that come with the game, one that was made up, and everything that can be wrong with one."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from tests.games.amsterdam.positions import AMSTERDAM, SALTMERE, data

from lautta.core.boards import BoardError
from lautta.core.harness import check_game
from lautta.core.jsonsource import NoJson, Reader
from lautta.core.problems import Problem
from lautta.games.amsterdam import board
from lautta.games.amsterdam.board import check
from lautta.games.amsterdam.board.paths import cheapest, marks
from lautta.games.amsterdam.game import GAME
from lautta.games.amsterdam.state import CONTRACTS, KINDS, LENGTH, OFFER, PLACES, ROUTES, ROW

B: Any = AMSTERDAM.record


# what comes with the game


@pytest.mark.parametrize("name", board.BOARDS)
def test_boards_that_come_with_the_game_are_in_order(name: str) -> None:
    text = (board.FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert check.problems(Reader(text)) == []
    assert Reader(text).data == json.loads(text)


def test_the_city_has_the_published_size() -> None:
    assert (B.places, B.routes, B.contracts) == (17, 45, 24)
    lengths = [B.length[route] for route in range(B.routes)]
    assert sum(lengths) == 89 and [lengths.count(n) for n in (1, 2, 3, 4)] == [15, 19, 8, 3]
    spaces = {"pink": 9, "blue": 9, "green": 9, "black": 9, "red": 10, "orange": 9}
    for kind, name in enumerate(AMSTERDAM.names["colours"]):
        assert sum(B.length[route] for route in range(B.routes) if B.colour[route] == kind) == spaces[name]
    assert [B.route_points[n] for n in (1, 2, 3, 4)] == [1, 2, 4, 7]


def test_every_contract_is_worth_the_fewest_spaces_between_its_places() -> None:
    everything = (1 << B.routes) - 1
    for contract in range(B.contracts):
        one, other = marks(B.contract_ends[contract])
        way = cheapest(B, 0, everything, one, other)
        assert way and way.spaces == B.contract_points[contract]


def test_placeholders_are_marked_and_only_they() -> None:
    contracts = AMSTERDAM.data["contracts"]
    assert [c["id"] for c in contracts if not c["placeholder"]] == ["C01", "C02", "C03", "C04"]
    assert all((c["mark"] == "placeholder") == c["placeholder"] for c in contracts)
    marks_used = {item["mark"] for part in ("places", "routes", "contracts") for item in AMSTERDAM.data[part]}
    assert marks_used <= set(AMSTERDAM.data["marks"])


def test_the_schema_is_one_and_fits_the_records() -> None:
    schema = json.loads(check.FORM.schema.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    parts = schema["properties"]
    assert [parts[part]["maxItems"] for part in ("places", "routes", "contracts")] == [PLACES, ROUTES, CONTRACTS]
    assert parts["cards"]["maxProperties"] == KINDS
    assert parts["routes"]["items"]["properties"]["length"]["maximum"] == LENGTH
    numbers = parts["numbers"]["properties"]
    assert numbers["row"]["maximum"] == ROW and numbers["contracts_dealt"]["maximum"] == OFFER


# a made-up city


@pytest.mark.rule("M1")
@pytest.mark.parametrize("bonus", ["districts", "places", "none", "rank_by_tokens"])
def test_another_city_is_just_another_file(bonus: str) -> None:
    city = data(SALTMERE)
    ranks = {"2": [5], "3": [5, 3], "4": [5, 3, 1]}
    parts: dict[str, dict[str, Any]] = {
        "districts": city["end_bonus"],
        "places": {"points": {"quay": 2, "farm": 3}},
        "rank_by_tokens": {"tokens": 2, "points": ranks},
    }
    city["end_bonus"] = {**parts.get(bonus, {}), "type": bonus}
    if bonus == "rank_by_tokens":
        for route in city["routes"][:4]:
            route["token"] = True
    loaded = GAME.load_board(city)
    assert loaded.names["kinds"] == ("yellow", "white", "purple", "wild") and loaded.title == "Saltmere"
    for players in (2, 3, 4):
        end = check_game(GAME, players, 7 + players, loaded)
        assert end.over


def test_the_city_is_read_from_its_file() -> None:
    loaded = GAME.board(SALTMERE)
    assert loaded.name == "saltmere" and loaded.hash == GAME.load_board(data(SALTMERE)).hash
    state = GAME.new(3, seed=1, board=loaded)
    assert len(state.actions(0)) == 4, "two or three of three contracts are kept"
    assert GAME.from_text(state.text(), loaded) == state


def test_what_the_rules_use_changes_the_hash() -> None:
    city = data(SALTMERE)
    city["contracts"][0]["points"] += 1
    assert GAME.load_board(city).hash != GAME.board(SALTMERE).hash


# what can be wrong


def problems(change: Callable[[dict[str, Any]], Any], source: Path | None = None) -> list[Problem]:
    city = data(source) if source else data()
    change(city)
    with pytest.raises(BoardError) as caught:
        GAME.load_board(city)
    return caught.value.problems


def route(city: dict[str, Any], name: str) -> dict[str, Any]:
    return next(r for r in city["routes"] if r["id"] == name)


BROKEN: list[tuple[str, Callable[[dict[str, Any]], Any], str, str]] = [
    ("unknown place", lambda c: route(c, "R03").update(b="paris"), "$.routes[2].b", "'paris', which is no place"),
    ("loop", lambda c: route(c, "R03").update(b="nieuwe-waal"), "$.routes[2].b", "begins and ends"),
    ("unknown place of a contract", lambda c: c["contracts"][5].update(a="paris"), "$.contracts[5].a", "C06 leads to"),
    ("place twice", lambda c: c["places"].append(dict(c["places"][0])), "$.places[17].id", "already that of places[0]"),
    ("route twice", lambda c: route(c, "R04").update(id="R03"), "$.routes[3].id", "already that of routes[2]"),
    ("contract id twice", lambda c: c["contracts"][1].update(id="C01"), "$.contracts[1].id", "already that of"),
    ("contract twice", lambda c: c["contracts"][1].update(a="de-drie-hendricken", b="dam"), "$.contracts[1]",
     "same places as C01"),
    ("unknown colour", lambda c: route(c, "R03").update(colour="mauve"), "$.routes[2].colour", "R03 is 'mauve'"),
    ("wild route", lambda c: route(c, "R03").update(colour="wild"), "$.routes[2].colour", "write grey"),
    ("grey cards", lambda c: c["cards"].update(grey=3), "$.cards.grey", "no colour of cards"),
    ("no points for a length", lambda c: c["route_points"].pop("4"), "$.routes[6].length", "nothing about length 4"),
    ("longer than the carts", lambda c: c["numbers"].update(carts=3), "$.routes[6].length", "longer than the 3 carts"),
    ("pair without a word", lambda c: [route(c, r).pop("parallel") for r in ("R01", "R02")], "$.routes[1]",
     "same places as R01"),
    ("half a pair", lambda c: route(c, "R02").pop("parallel"), "$.routes[0].parallel", "does not name R01"),
    ("a pair that is none", lambda c: route(c, "R03").update(parallel="R04"), "$.routes[2].parallel", "other places"),
    ("a pair with nobody", lambda c: route(c, "R03").update(parallel="R99"), "$.routes[2].parallel", "no route 'R99'"),
    ("a pair with itself", lambda c: route(c, "R03").update(parallel="R03"), "$.routes[2].parallel", "to itself"),
    ("a third one", lambda c: route(c, "R04").update(a="nieuwe-waal", b="haringpakkerstoren"), "$.routes[3]", "third"),
    ("an island", lambda c: c["places"].append({"id": "x", "name": "X", "x": 1, "y": 1}), "$.places[17]",
     "no routes lead from Nieuwe Waal to X"),
    ("too few contracts", lambda c: c.update(contracts=c["contracts"][:7]), "$.contracts", "dealt 8 contracts"),
    ("too few contracts to choose from", lambda c: c.update(players=2, contracts=c["contracts"][:7]), "$.contracts",
     "dealt 8 contracts"),
    ("too few contracts for two", lambda c: (c["numbers"].update(contracts_dealt_keep=2),
                                             c.update(players=2, contracts=c["contracts"][:3])), "$.contracts",
     "dealt 4 contracts"),
    ("keep more than dealt", lambda c: c["numbers"].update(contracts_dealt_keep=3), "$.numbers.contracts_dealt_keep",
     "too many for contracts_dealt"),
    ("keep more than drawn", lambda c: c["numbers"].update(contracts_drawn_keep=3), "$.numbers.contracts_drawn_keep",
     "too many for contracts_drawn"),
    ("end at once", lambda c: c["numbers"].update(end_trigger_carts=16), "$.numbers.end_trigger_carts", "too many"),
    ("too few cards", lambda c: c.update(cards={"pink": 1, "blue": 1, "green": 1, "black": 1, "red": 1, "orange": 1,
                                                "wild": 1}), "$.cards", "take 13 cards"),
    ("too many cards", lambda c: c["cards"].update(pink=60, blue=60, green=60, black=60), "$.cards", "200 is the most"),
    ("a row thrown away for ever", lambda c: (c["cards"].update(wild=60), c["numbers"].update(row=8, wild_reset_at=2)),
     "$.numbers.wild_reset_at", "could be thrown away"),
    ("rising ranks", lambda c: c["end_bonus"]["points"].update({"2": [4, 8]}), "$.end_bonus.points.2", "later rank"),
    ("bonus cards for nothing", lambda c: c.update(end_bonus={"type": "none"}), "$.routes[0].token", "does not count"),
    ("bonus at no place", lambda c: c.update(end_bonus={"type": "places", "points": {"paris": 1}}),
     "$.end_bonus.points.paris", "'paris' is no place"),
    ("a district of no place", lambda c: c.update(end_bonus={"type": "districts", "districts": [
        {"name": "X", "places": ["dam", "paris"], "points": 1}]}), "$.end_bonus.districts[0].places[1]", "no place"),
    ("missing", lambda c: c.pop("cards"), "$", "cards is missing"),
    ("missing in a route", lambda c: route(c, "R03").pop("length"), "$.routes[2]", "length is missing"),
    ("unknown word", lambda c: route(c, "R03").update(size=3), "$.routes[2]", "no part called size"),
    ("too long", lambda c: route(c, "R03").update(length=7), "$.routes[2].length", "too large"),
    ("no number", lambda c: route(c, "R03").update(length="2"), "$.routes[2].length", "integer is needed"),
    ("an id with a blank", lambda c: route(c, "R03").update(id="R 03"), "$.routes[2].id", "not written the right"),
    ("an id with a line end", lambda c: route(c, "R03").update(id="R03\n"), "$.routes[2].id", "not written the right"),
    ("too many routes", lambda c: c.update(routes=c["routes"] * 2), "$.routes", "too many"),
    ("another game", lambda c: c.update(game="chess"), "$.game", "choose from amsterdam"),
    ("too large a row", lambda c: c["numbers"].update(row=9), "$.numbers.row", "too large"),
    ("no such bonus", lambda c: c["end_bonus"].update(type="gold"), "$.end_bonus.type", "is not possible"),
    ("bonus without points", lambda c: c["end_bonus"].pop("points"), "$.end_bonus", "points is missing"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "path", "message"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_each_problem_is_told_with_line_and_path(
    change: Callable[[dict[str, Any]], Any], path: str, message: str
) -> None:
    found = problems(change)
    assert any(problem.path == path and message in problem.message for problem in found), found
    assert all(problem.line > 0 for problem in found)


def test_the_line_is_that_of_the_item(tmp_path: Path) -> None:
    text = (
        (board.FOLDER / "amsterdam.json")
        .read_text(encoding="utf-8")
        .replace('"b": "oude-kerk", "length": 2', '"b": "oude-kerl", "length": 2')
    )
    line = next(number for number, row in enumerate(text.splitlines(), 1) if "oude-kerl" in row)
    file = tmp_path / "my city.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BoardError) as caught:
        GAME.load_board(file)
    assert [(problem.line, problem.path) for problem in caught.value.problems] == [(line, "$.routes[8].b")]
    assert str(file) in str(caught.value) and f"line {line}" in str(caught.value)


def test_every_problem_is_told_at_once() -> None:
    def spoil(city: dict[str, Any]) -> None:
        route(city, "R03").update(b="paris")
        route(city, "R05").pop("length")
        city["contracts"][3]["a"] = "rome"
        city["numbers"]["row"] = 99

    found = problems(spoil)
    assert [problem.path for problem in found] == ["$.routes[2].b", "$.routes[4]", "$.contracts[3].a", "$.numbers.row"]
    assert [problem.line for problem in found] == sorted(problem.line for problem in found)


@pytest.mark.parametrize("odd", [None, 1, [], "city", {"routes": 3, "places": [1], "contracts": {"a": 1}}])
def test_what_is_no_board_at_all_breaks_nothing(odd: Any, tmp_path: Path) -> None:
    file = tmp_path / "odd.json"
    file.write_text(json.dumps(odd), encoding="utf-8")
    with pytest.raises(BoardError) as caught:
        GAME.load_board(file)
    assert caught.value.problems


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("", 1, 1, "a value is missing"),
        ("{", 1, 2, "a name in quotation marks"),
        ('{"a": 1\n "b": 2}', 2, 2, "a comma or } is missing"),
        ('{"a": }', 1, 7, "a value is missing"),
        ('{"a": nope}', 1, 7, "'nope' is not a value"),
        ('{"a": NaN}', 1, 7, "'NaN' is not a value"),
        ('{"a": 1e999}', 1, 7, "is not a value"),
        ('{"a": "b\n"}', 1, None, "quotation marks is broken"),
        ("[1, 2,]", 1, 7, "a value is missing"),
        ("[1] 2", 1, 5, "after the end"),
        ("[" * 500, 1, 102, "nested too deeply"),
    ],
)
def test_broken_json_names_line_and_column(text: str, line: int, column: int | None, message: str) -> None:
    with pytest.raises(NoJson) as caught:
        Reader(text)
    assert caught.value.problem.line == line and message in caught.value.problem.message
    assert column is None or f"(column {column})" in caught.value.problem.message


def test_a_name_given_twice_is_told() -> None:
    text = (board.FOLDER / "amsterdam.json").read_text(encoding="utf-8")
    doubled = text.replace('"row": 5,', '"row": 5,\n    "row": 5,')
    with pytest.raises(BoardError, match="the name 'row' is there twice"):
        board.FILES.read(doubled, "city", "city")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "city.json"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BoardError, match="not UTF-8 text"):
        GAME.load_board(file)
    with pytest.raises(OSError, match="nowhere"):
        GAME.load_board(tmp_path / "nowhere.json")


@pytest.mark.parametrize("text", ['{"a": [1, -2.5e3, true, null, "\\u00e4\\n"], "": {}}', "  [ ]\n", '"x"', "-0.5"])
def test_sound_json_reads_as_ever(text: str) -> None:
    assert Reader(text).data == json.loads(text)
