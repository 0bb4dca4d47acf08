"""Games of other packages: found by an entry point, and told by name where they do not load."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.duel.game import GAME

import lautta
from lautta.core import registry
from lautta.core.reasons import BadArgument, BrokenGame
from lautta.words import Words


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """Entry points of packages, by the names of the games."""
    offered: dict[str, str] = {}
    found = lambda group: [SimpleNamespace(name=name, value=value) for name, value in offered.items()]  # noqa: E731
    monkeypatch.setattr(registry, "entry_points", found)
    registry._places.cache_clear()
    yield offered
    registry._places.cache_clear()
    for name in offered:
        registry.forget(name)
        registry._told.discard(name)


def test_a_package_offers_a_game(installed: dict[str, str]) -> None:
    installed["duel"] = "tests.duel.game:GAME"
    assert "duel" in lautta.game_names() and lautta.game("duel") is GAME
    assert registry.found_anywhere(GAME)


def test_who_misspells_a_game_is_told_which_was_meant() -> None:
    with pytest.raises(lautta.UnknownGame, match=r"tigris\. Did you mean amsterdam\?"):
        lautta.game("amsterdm")
    with pytest.raises(BadArgument, match=r"dense, skip, not 'skipp'\. Did you mean skip\?"):
        lautta.game("amsterdam").new(options={"bonus_ties": "skipp"})


def test_the_words_of_a_game_lie_in_its_package(
    installed: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "a_package" / "locales" / "de"
    folder.mkdir(parents=True)
    (tmp_path / "a_package" / "__init__.py").touch()
    (folder / "sorry.ftl").write_text("sorry-title = Mensch ärgere dich nicht\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert not Words("de").knows("sorry-title")
    installed["sorry"] = "a_package.game:GAME"
    registry._places.cache_clear()
    assert Words("de").say("sorry-title") == "Mensch ärgere dich nicht"


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("no_such_package.game:GAME", "duel cannot be loaded from no_such_package.game:GAME: ModuleNotFoundError"),
        ("tests.duel.game:GAMES", "AttributeError"),
        ("tests.duel.game:TABLE", "is not a Game named duel"),
    ],
)
def test_a_game_that_does_not_load_is_named(installed: dict[str, str], place: str, sentence: str) -> None:
    installed["duel"] = place
    with pytest.raises(BrokenGame, match=sentence):
        lautta.game("duel")


LAME = """
from dataclasses import replace
from lautta.core.game import Computers
from tests.duel.game import GAME as DUEL

def load(source):
    raise RuntimeError("nothing to play on")

BOARDLESS = replace(DUEL, name="boardless", boards=replace(DUEL.boards, load=load))
THOUGHTLESS = replace(DUEL, name="thoughtless", computers=Computers("no_such_module"))
"""


def test_games_that_cannot_be_played_are_left_out_and_told_of_once(
    installed: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    own = lautta.game_names()
    (tmp_path / "lame.py").write_text(LAME)
    (tmp_path / "leaving.py").write_text("raise SystemExit('gone')")
    monkeypatch.syspath_prepend(tmp_path)
    installed |= {
        "duel": "tests.duel.game:GAME",
        "boardless": "lame:BOARDLESS",
        "thoughtless": "lame:THOUGHTLESS",
        "leaving": "leaving:GAME",
        "lost": "no_such_package.game:GAME",
    }
    registry._places.cache_clear()
    for _ in range(2):
        assert sorted(registry.games()) == sorted([*own, "duel"])
        assert {name: trouble.key for name, trouble in registry.broken().items()} == {
            "boardless": "core-broken-start",
            "thoughtless": "core-broken-heuristic",
            "leaving": "core-broken-package",
            "lost": "core-broken-package",
        }
    assert [record.levelname for record in caplog.records] == ["WARNING"] * 4
    assert "the game boardless is left out: no game of boardless can begin" in caplog.text
    assert "lost cannot be loaded from no_such_package.game:GAME: ModuleNotFoundError" in caplog.text


def test_words_are_found_though_a_package_cannot_be_imported(
    installed: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a_broken_package" / "inside").mkdir(parents=True)
    (tmp_path / "a_broken_package" / "__init__.py").write_text("raise RuntimeError('broken')")
    monkeypatch.syspath_prepend(tmp_path)
    installed["halma"] = "a_broken_package.inside.game:GAME"
    assert not Words("en").knows("halma-title") and Words("en").knows("tigris-title")


def test_nobody_takes_the_place_of_lauttas_own(installed: dict[str, str]) -> None:
    installed["tigris"] = "tests.duel.game:GAME"
    registry.forget("tigris")
    assert lautta.game("tigris").name == "tigris" and registry.found_anywhere(lautta.game("tigris"))
    installed.clear()
