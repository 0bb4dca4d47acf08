"""Every rule of a game has its tests, and the game's README tells of every reading and option."""

import re
from collections import Counter
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from tests.games.amsterdam import rulebook as amsterdam
from tests.games.roads import rulebook as roads
from tests.games.rulebooks import check_rows, check_rules, tables_of
from tests.games.tigris import rulebook as tigris

import lautta

FOLDER = Path(__file__).parent
BOOKS = {"amsterdam": amsterdam, "tigris": tigris, "roads": roads}
FILES = {  # in which every test holds a rule
    "amsterdam": "",
    "tigris": "leaders tiles catastrophes swap turn revolt war monuments treasures ending options",
    "roads": "setup order production launching breeding research movement boats loading carrying geese consent "
    "building roadwork walls wonder",
}
PUBLISHED = "S1 S2 S3 T1 D1 D2 D3 D4 D5 R1 R2 R3 R4 R5 R6 R7 R8 K1 K2 K4 E1 F1 F2 F3 F4 F5"
READ = "T2 D4a D4b D4c D4d D5a D5b D6 D7 D8 D9 R3a R3b R5a R6a K3 K5 E1a E1b E1c F4a F2a F5a V1"
KEYS = {"S": 9, "G": 4, "T": 7, "L": 8, "P": 3, "Q": 6, "C": 7, "X": 3, "V": 8, "W": 15, "M": 12, "A": 5, "E": 7,
        "H": 3, "R": 55, "O": 9}  # fmt: skip
CHAPTERS = "setup leaders tiles points catastrophes swap turn revolt war monuments treasures end"
TABLES = {"RULINGS": 39, "IN_PLAY": 13, "DISAGREEMENTS": 11, "LEFT_OPEN": 12, "READINGS": 18, "MISTAKES": 25}

every_book = pytest.mark.parametrize(("game", "book"), BOOKS.items(), ids=BOOKS)


def readme(game: str) -> str:
    return (FOLDER.parents[1] / f"src/lautta/games/{game}/README.md").read_text(encoding="utf-8")


@every_book
def test_every_row_has_its_tests_and_every_test_of_the_rules_its_row(game: str, book: ModuleType) -> None:
    check_rows(FOLDER / game, tables_of(book), FILES[game].split())


@every_book
def test_every_refusal_belongs_to_a_chapter_and_has_its_test(game: str, book: ModuleType) -> None:
    check_rules(FOLDER / game, book.RULES, import_module(f"lautta.games.{game}.rules.reasons").REASONS)


@pytest.mark.parametrize("game", BOOKS)
def test_the_readme_of_a_game_tells_of_every_option(game: str) -> None:
    text = readme(game)
    assert [option.name for option in lautta.game(game).position.options if f"`{option.name}`" not in text] == []


def test_the_book_of_amsterdam_is_complete() -> None:
    assert {*PUBLISHED.split(), *READ.split()} <= {rule.key for rule in amsterdam.RULES}
    text = readme("amsterdam")
    assert [key for key in READ.split() if f"| {key} " not in text] == []


def test_the_book_of_tigris_is_complete() -> None:
    assert Counter(rule.key[0] for rule in tigris.RULES) == KEYS
    assert {rule.chapter for rule in tigris.RULES} == set(CHAPTERS.split())
    text = readme("tigris")
    assert [f"R{n}" for n in range(1, 56) if f"| R{n} |" not in text] == []


def test_the_book_of_roads_is_complete() -> None:
    """P1 to P25 are the collected mistakes of others: each is held by a rule."""
    assert {name: len(getattr(roads, name)) for name in TABLES} == TABLES
    assert all(rule.source for rule in roads.RULES)
    held = {number for rule in roads.RULES for number in re.findall(r"\bP(\d+)\b", rule.source)}
    assert {f"mistake-{number}" for number in held} == set(roads.MISTAKES)
    played = re.findall(r'example\("([\w-]+)"\)', (FOLDER / "roads/test_examples.py").read_text(encoding="utf-8"))
    assert set(played) == {path.stem for path in (FOLDER / "roads/examples").glob("*.txt")}
