"""The page's sources against the catalogues and against the server's document."""

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import pytest

import lautta
import notation
import page
from lautta.core.actions import Action, Param
from lautta.core.reasons import Reason
from lautta.words import catalogue

WEB = Path(__file__).parents[2] / "web"
GAMES = Path(lautta.__file__).parent / "games"
OF_GAMES = sorted({path.stem for path in GAMES.glob("*/locales/*/*_*.ftl") if not path.stem.endswith("_cli")})
# The catalogues that are the page's alone; those named after a game are the server's too.
CATALOGUES = ("page", "lobby", "replay", "history", "settings", "spoken", "help", "alone", "best", "day", *OF_GAMES)
SOURCES = "\n".join(path.read_text() for path in sorted((WEB / "src").rglob("*")) if path.suffix in (".svelte", ".ts"))


def made(name: str) -> set[str]:
    """How ids begin that are put together: `page-level-${level}` stands for all that begin so."""
    return {f"{name}-{begin}" for begin in re.findall(rf"`{name}-([a-z-]*)\$\{{", SOURCES)}


def used(name: str) -> set[str]:
    return set(re.findall(rf"[\"'`]({name}-[a-z0-9-]+)[\"'`]", SOURCES))


def taught(name: str) -> set[str]:
    """What the lessons of a game say, what they are called and about, and what has been learned."""
    if not name.endswith("_course"):
        return set()
    lessons = lautta.game(name.removesuffix("_course")).lessons.values()
    said = {(lesson.name, step.say) for lesson in lessons for scene in lesson.scenes for step in scene.steps}
    heads = {f"{name}-{lesson.name}{end}" for lesson in lessons for end in ("", "-about", "-end")}
    return heads | {f"{name}-{lesson}-{say}" for lesson, say in said}


def compared(name: str) -> set[str]:
    """What a game says of games alone: the differences between them, and what the page asks for in any such game."""
    if not name.endswith("_alone"):
        return set()
    module = import_module(f"lautta.games.{name.removesuffix('_alone')}.show.comparing")
    asked = re.findall(r"`\$\{game\}_alone-([a-z-]+)`", SOURCES)
    return {f"{name}-{each}" for each in (*get_args(module.What), *asked)}


def there(name: str) -> set[str]:
    return set(re.findall(rf"^({name}-[a-z0-9-]+) =", catalogue(name, "en"), re.MULTILINE))


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_message_that_the_page_uses_is_in_the_catalogue(name: str) -> None:
    assert set() == used(name) - there(name)
    assert all(any(known.startswith(begin) for known in there(name)) for begin in made(name))


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_message_of_the_page_is_used(name: str) -> None:
    left = {
        known
        for known in there(name) - used(name) - taught(name) - compared(name)
        if not known.startswith(tuple(made(name)))
    }
    general = name.rpartition("_")[2]  # a game may say what is said of any in words of its own
    instead = {known for known in left if known.partition("_")[2] in used(general)}
    instead |= {known for known in left if known.partition("_")[2].startswith(tuple(made(general)))}
    assert left - instead == set()


def test_nothing_is_fetched_from_elsewhere() -> None:
    hosts = set(re.findall(r"https?://([\w.-]+)", SOURCES + (WEB / "index.html").read_text()))
    assert hosts <= {"www.w3.org"}


@pytest.mark.parametrize(
    ("game", "reason"),
    [(game, reason) for game in ("amsterdam", "tigris", "roads") for reason in lautta.game(game).rules.reasons],
    ids=lambda it: getattr(it, "name", it),
)
def test_every_refusal_has_a_chapter_to_open(game: str, reason: Reason) -> None:
    chapters = (WEB / "src" / "games" / game / "Rules.svelte").read_text().partition("CHAPTERS: ")[2].partition("}")[0]
    assert re.search(rf"\b{reason.chapter}: [\[\d]", chapters)


def test_the_types_are_those_of_the_server(tmp_path: Path) -> None:
    node = page.find_node()
    tool = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    if node is None or not tool.is_file():
        why = "Node or the page's packages are missing, so its types are not compared: run `make page` first."
        pytest.fail(why) if os.environ.get("LAUTTA_CI") else pytest.skip(why)
    made_from, made = tmp_path / "openapi.json", tmp_path / "schema.ts"
    describe = [sys.executable, "-m", "lautta.server.http.openapi", "--schemas"]
    described = subprocess.run(describe, check=True, capture_output=True)
    made_from.write_bytes(described.stdout)
    options = ["--root-types", "--root-types-no-schema-prefix"]
    command = [str(node.program), str(tool), str(made_from), "--output", str(made), *options]
    subprocess.run(command, check=True, cwd=WEB, capture_output=True)
    kept = WEB / "src" / "api" / "schema.ts"
    assert types(made) == types(kept), "the server's document has changed: run `npm run types` in web/"


@pytest.mark.parametrize("name", sorted(path.parent.name for path in (WEB / "src" / "games").glob("*/actions.ts")))
def test_the_page_writes_actions_as_the_game_declares_them(name: str) -> None:
    for place, text in notation.modules(lautta.game(name)).items():
        kept = WEB / "src" / "games" / name / place
        assert kept.read_text(encoding="utf-8") == text, "run `npm run types` in web/"


def test_a_notation_that_the_page_cannot_write_is_refused() -> None:
    action = Action("go", lambda place: 0, lambda place: None, Param("place", 3), text="go to {place}")
    odd: Any = SimpleNamespace(name="odd", table=SimpleNamespace(actions=(action,)))
    with pytest.raises(ValueError, match="go to"):
        notation.modules(odd)


def types(path: Path) -> str:
    """A file of types without its comments."""
    return re.sub(r"\s*/\*\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
