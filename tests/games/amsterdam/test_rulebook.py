"""Every rule has its tests."""

from pathlib import Path

from tests.games.amsterdam.rulebook import FAULTS, RULES
from tests.games.tables import by_key, check_rows, check_rules

from lautta.games.amsterdam.reasons import REASONS

FOLDER = Path(__file__).parent
PUBLISHED = "S1 S2 S3 T1 D1 D2 D3 D4 D5 R1 R2 R3 R4 R5 R6 R7 R8 K1 K2 K4 E1 F1 F2 F3 F4 F5"
READ = "T2 D4a D4b D4c D4d D5a D5b D6 D7 D8 D9 R3a R3b R5a R6a K3 K5 E1a E1b E1c F4a F2a F5a V1"


def test_every_row_has_tests_that_are_there() -> None:
    check_rows(FOLDER, (by_key(RULES), FAULTS), ())


def test_rules_and_refusals_are_complete() -> None:
    check_rules(FOLDER, RULES, REASONS)
    assert {*PUBLISHED.split(), *READ.split()} <= {rule.key for rule in RULES}


def test_the_readme_of_the_game_tells_of_every_reading() -> None:
    readme = (FOLDER.parents[2] / "src/lautta/games/amsterdam/README.md").read_text(encoding="utf-8")
    assert [key for key in READ.split() if f"| {key} " not in readme] == []
