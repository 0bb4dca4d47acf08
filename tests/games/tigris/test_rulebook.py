"""Every rule has its tests."""

from collections import Counter
from pathlib import Path

from tests.games.tables import by_key, check_rows, check_rules
from tests.games.tigris.rulebook import FAULTS, RULES

from lautta.games.tigris.game import GAME
from lautta.games.tigris.reasons import REASONS

FOLDER = Path(__file__).parent
KEYS = {"S": 9, "G": 4, "T": 7, "L": 8, "P": 3, "Q": 6, "C": 7, "X": 3, "V": 8, "W": 15, "M": 12, "A": 5, "E": 7,
        "H": 3, "R": 55, "O": 9}  # fmt: skip
CHAPTERS = "setup leaders tiles points catastrophes swap turn revolt war monuments treasures end"
FILES = "leaders tiles catastrophes swap turn revolt war monuments treasures ending options"


def test_every_row_has_its_tests_and_every_test_of_the_rules_its_row() -> None:
    check_rows(FOLDER, (by_key(RULES), FAULTS), FILES.split())


def test_rules_and_refusals_are_complete() -> None:
    check_rules(FOLDER, RULES, REASONS)
    assert Counter(rule.key[0] for rule in RULES) == KEYS and {rule.chapter for rule in RULES} == set(CHAPTERS.split())


def test_the_readme_of_the_game_tells_of_every_reading_and_option() -> None:
    readme = (FOLDER.parents[2] / "src/lautta/games/tigris/README.md").read_text(encoding="utf-8")
    assert [f"R{n}" for n in range(1, 56) if f"| R{n} |" not in readme] == []
    assert [option.name for option in GAME.rules.options if f"| `{option.name}` |" not in readme] == []
