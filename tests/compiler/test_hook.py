"""A game in a distribution of its own is compiled by its own build, and its engine is found in its own package."""

import shutil
from pathlib import Path

import pytest
from tests.compiler import distribution

from lautta.compiler import extensions, hook
from prepare import find_compiler

pytest.importorskip("Cython")
pytestmark = pytest.mark.verify
SOURCES = Path(__file__).parent.parent.parent / "src"
ENGINE = "import duel.game; from lautta.core.engines import load; engine = load(duel.game.TABLE); "
PLAY = "from lautta.core.harness import check_engines_agree; print(check_engines_agree(duel.game.GAME, 2, 7))"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the game is installed in."""
    if not find_compiler():
        pytest.skip("needs a C compiler")
    folder = tmp_path_factory.mktemp("duel")
    distribution.install(distribution.make(folder / "sources"), folder / "there", SOURCES)
    return folder / "there"


@pytest.fixture
def installed(built: Path, tmp_path: Path) -> Path:
    """The same, to be changed."""
    return Path(shutil.copytree(built, tmp_path / "there"))


def change(module: Path, old: str, new: str) -> None:
    text = module.read_text(encoding="utf-8")
    assert old in text
    module.write_text(text.replace(old, new), encoding="utf-8")


def test_the_engine_lies_in_the_package_of_the_game(built: Path) -> None:
    assert [path.name.partition(".")[0] for path in built.rglob("*.so")] == ["_duel"]
    said = distribution.python(ENGINE + "print(engine.compiled, engine.__name__)", built, SOURCES)
    assert said == "True duel._duel\n"


def test_it_plays_as_the_interpreted_one(built: Path) -> None:
    assert int(distribution.python(ENGINE + PLAY, built, SOURCES)) > 3


def test_playing_imports_no_compiler(built: Path) -> None:
    code = ENGINE + "import sys; print([name for name in sys.modules if 'lautta.compiler' in name])"
    assert distribution.python(code, built, SOURCES) == "[]\n"


def test_other_rules_run_interpreted(installed: Path) -> None:
    change(installed / "duel/rules.py", "NOT_HELD = 1", "NOT_HELD = 2")
    said = distribution.python(ENGINE + "print(engine.compiled)", installed, SOURCES)
    assert said.startswith("False\n") and "StaleEngine: duel._duel was compiled from other rules" in said


def test_other_words_do_not_matter(installed: Path) -> None:
    change(installed / "duel/rules.py", '"""Each chooses', '"""A comment below.\n\nEach chooses')
    change(installed / "duel/rules.py", "NOT_HELD = 1", "# a comment\nNOT_HELD = (\n    1\n)")
    assert distribution.python(ENGINE + "print(engine.compiled)", installed, SOURCES) == "True\n"


def test_a_build_compiles_again_only_what_has_changed(tmp_path: Path) -> None:
    if not find_compiler():
        pytest.skip("needs a C compiler")
    sources = distribution.make(tmp_path)

    def build() -> int:
        distribution.setup(sources, "build_ext", SOURCES)
        (made,) = sources.glob("build/lib*/duel/_duel.*")
        return made.stat().st_mtime_ns

    first = build()
    change(sources / "src/duel/rules.py", '"""Each chooses', '"""A comment below.\n\nEach chooses')
    assert build() == first
    change(sources / "src/duel/rules.py", "NOT_HELD = 1", "NOT_HELD = 2")
    assert build() > first


def test_without_a_c_compiler_it_installs_interpreted(tmp_path: Path) -> None:
    there = tmp_path / "there"
    sources = distribution.make(tmp_path / "sources")
    distribution.install(sources, there, SOURCES, CC="/no/such/compiler")
    assert not list(there.rglob("*.so"))
    assert distribution.python(ENGINE + "print(engine.compiled)", there, SOURCES) == "False\n"


def test_without_cython_there_is_nothing_to_compile(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("LAUTTA_PURE", raising=False)
    monkeypatch.setattr(hook, "find_spec", lambda name: None)
    assert extensions("nobody.actions:TABLE") == []
    assert "Cython is not here" in capfd.readouterr().err


def test_who_wants_no_compiled_rules_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAUTTA_PURE", "1")
    assert extensions("nobody.actions:TABLE") == []


def test_rules_that_cannot_be_compiled_end_the_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LAUTTA_PURE", raising=False)
    sources = distribution.make(tmp_path)
    change(sources / "src/duel/rules.py", "    s.seats = seats\n", "    s.seats = seats / 1\n")
    with pytest.raises(SystemExit, match=r"(?s)true division gives a float.*duel.game:TABLE cannot be compiled"):
        extensions("duel.game:TABLE", where=sources / "src", folder=tmp_path / "generated")
