"""The quick gate: each place of the house is known, and what it names is there."""

from pathlib import Path

import pytest
from tests.touched import PLACES, ROOT, touched


@pytest.mark.parametrize(
    ("file", "runs", "runs_not"),
    [
        ("src/lautta/games/tigris/rules/wars.py", "tests/games/tigris/test_war.py::a", "tests/games/roads/test_a.py"),
        ("src/lautta/games/tigris/rules/wars.py", "src/lautta/games/tigris/rules/wars.py::x", "tests/server/test_a.py"),
        ("src/lautta/server/table/hosting.py", "tests/server/test_planning.py::test_a", "tests/games/roads/test_a.py"),
        ("src/lautta/locales/fi/page.ftl", "tests/test_words.py::test_a", "tests/test_tools.py::test_sources[mypy]"),
        ("web/src/pages/Home.svelte", "tests/test_tools.py::test_page_sources[vitest]", "tests/cli/test_a.py::b"),
        (
            "tests/games/roads/test_geese.py",
            "tests/games/roads/test_geese.py::a",
            "tests/games/roads/test_a.py",
        ),
        (
            "tests/games/roads/positions.py",
            "tests/games/roads/test_geese.py::a",
            "tests/games/tigris/test_a.py",
        ),
        ("src/lautta/envs/pettingzoo.py", "tests/test_envs.py::test_a", "src/lautta/envs/pettingzoo.py::x"),
        ("tests/envs/test_gymnasium.py", "tests/test_envs.py::test_a", "tests/envs/test_gymnasium.py::test_a"),
        ("bench/judging.py", "tests/test_judging.py::test_a", "tests/server/test_links.py::test_a"),
        ("README.md", "tests/test_house.py::test_a", "tests/test_tools.py::test_sources[mypy]"),
    ],
)
def test_what_a_change_can_touch(file: str, runs: str, runs_not: str) -> None:
    names = touched([file])
    assert runs.startswith(names)
    assert not runs_not.startswith(names)


def test_every_folder_of_the_package_is_a_place() -> None:
    folders = [path.name for path in (ROOT / "src/lautta").iterdir() if (path / "__init__.py").is_file()]
    for folder in set(folders) - {"games", "compiled"}:
        assert (
            next(place for place in PLACES if f"src/lautta/{folder}/a.py".startswith(place.path)).path != "src/lautta/"
        )


def test_every_place_and_its_tests_are_there() -> None:
    named = {name.partition("::")[0] for place in PLACES for name in (place.path, *place.tests)}
    assert [name for name in sorted(named) if not Path(ROOT, name).exists()] == []
