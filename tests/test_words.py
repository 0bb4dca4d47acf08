"""The catalogues: they parse, and say the same things with the same variables in each language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import lautta
from lautta.core.reasons import CORE_REASONS
from lautta.words import LANGUAGES, LOCALES, UnknownMessage, Words, catalogue, language_of, path_of

SOURCES = Path(__file__).parent.parent / "src" / "lautta"
PAGE = SOURCES.parent.parent / "web" / "src"
GENERAL = {path.name for path in LOCALES.glob("*/*.ftl")}
OF_GAMES = {path.name for path in SOURCES.glob("games/*/locales/*/*.ftl")}
CATALOGUES = sorted(GENERAL | OF_GAMES | {f"{name}.ftl" for name in lautta.game_names()})
FILES = [(language, name) for language in LANGUAGES for name in CATALOGUES]


class Mentions(Visitor):
    """The variables, messages and terms that an entry mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.messages.add("-" + node.id.name)


@cache
def entries(language: str, name: str) -> list[ast.EntryType]:
    path = path_of(language, name.removesuffix(".ftl"))
    assert path, f"there is no {name} in {language}"
    return list(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body)


def mentions(entry: ast.EntryType) -> Mentions:
    found = Mentions()
    found.visit(entry)
    return found


def messages(language: str, name: str) -> dict[str, Mentions]:
    return {entry.id.name: mentions(entry) for entry in entries(language, name) if isinstance(entry, ast.Message)}


def terms(language: str, name: str) -> set[str]:
    return {"-" + entry.id.name for entry in entries(language, name) if isinstance(entry, ast.Term)}


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_catalogue_exists_in_every_language(name: str) -> None:
    assert [language for language in LANGUAGES if not path_of(language, name.removesuffix(".ftl"))] == []


@pytest.mark.parametrize(("language", "name"), FILES)
def test_a_catalogue_parses_and_its_ids_are_its_own(language: str, name: str) -> None:
    found = entries(language, name)
    junk = [FluentSerializer().serialize_entry(entry) for entry in found if isinstance(entry, ast.Junk)]
    assert junk == [], f"{language}/{name}: what is not Fluent"
    ids = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert ids, f"{language}/{name} says nothing"
    assert [key for key in ids if not key.startswith(name.removesuffix(".ftl") + "-")] == []
    assert sorted(ids) == sorted(set(ids)), "an id stands twice"


@pytest.mark.parametrize(("language", "name"), FILES)
def test_the_languages_have_the_same_messages_and_variables(language: str, name: str) -> None:
    english, theirs = messages("en", name), messages(language, name)
    assert sorted(theirs) == sorted(english)
    different = {key for key, found in theirs.items() if found.variables != english[key].variables}
    assert different == set(), "these take other variables than in English"


@pytest.mark.parametrize("name", sorted(GENERAL))
def test_no_general_catalogue_names_a_game(name: str) -> None:
    """What is said of one game alone lies in its own folder."""
    for language in LANGUAGES:
        path, words = path_of(language, name.removesuffix(".ftl")), Words(language, strict=True)
        titles = [*lautta.game_names(), *(words.say(f"{game}-title") for game in lautta.game_names())]
        named = re.compile(rf"(?<![a-z])(?:{'|'.join(map(re.escape, titles))})(?![a-z])", re.IGNORECASE)
        assert path and named.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(("language", "name"), FILES)
def test_no_line_breaks_beside_a_times_sign(language: str, name: str) -> None:
    path = path_of(language, name.removesuffix(".ftl"))
    assert path and not re.findall(r".* ×.*|.*× .*", path.read_text(encoding="utf-8"))


def test_no_general_message_is_said_by_one_game_alone() -> None:
    """It would be the game's. What is put together from parts is left out here."""
    of_any = {"best-here", "best-list", "boards-form-pattern", "core-position-form"}  # whichever game has use for it
    of_any |= {"cli-column-player"}  # tables of the command line put it together
    sayers: dict[str, set[str]] = {}
    for path in [path for folder in (SOURCES, PAGE) for path in folder.rglob("*.*") if ".test." not in path.name]:
        if path.suffix not in (".py", ".ts", ".svelte"):
            continue
        game = re.search(r"/games/([a-z_]+)/", path.as_posix())
        for key in re.findall(r"""["'`]([a-z]+-[a-z0-9-]+)["'`]""", path.read_text(encoding="utf-8")):
            sayers.setdefault(key, set()).add(game[1] if game else "")
    general = {key for name in GENERAL for key in messages("en", name)} - of_any
    assert {key: by for key, by in sayers.items() if key in general and len(by) == 1 and by != {""}} == {}


@pytest.mark.parametrize(("language", "name"), FILES)
def test_every_message_can_be_said(language: str, name: str) -> None:
    words, known = Words(language, strict=True), messages(language, name)
    for key, found in known.items():
        assert found.messages <= known.keys() | terms(language, name), f"{key} refers to what is not there"
        variables = found.variables.union(*(known[one].variables for one in found.messages if one in known))
        for value in (0, 1, 2, 5):
            said = words.say(key, **dict.fromkeys(variables, value))
            assert said.strip(), f"{key} is empty"
            assert "\u2068" not in said, "isolation marks"


def test_every_refusal_of_the_core_has_words() -> None:
    known = messages("en", "core.ftl")
    wanted = {f"core-refused-{reason.name}" for reason in CORE_REASONS}
    wanted |= {f"core-chapter-{reason.chapter}" for reason in CORE_REASONS}
    assert wanted <= known.keys()
    named = {
        key
        for room in ("compiler", "core", "games", "terminal")
        for path in (SOURCES / room).rglob("*.py")
        for key in re.findall(r"\"(core-[a-z0-9-]+)\"", path.read_text(encoding="utf-8"))
    }
    assert known.keys() == wanted | named, "said, but in no catalogue, or the other way round"


@pytest.mark.parametrize("name", lautta.game_names())
def test_a_game_has_words_for_its_title_actions_options_and_refusals(name: str) -> None:
    game, known = lautta.game(name), messages("en", f"{name}.ftl")
    wanted = {f"{name}-title"}
    wanted |= {f"{name}-action-{action.name}" for action in game.table.actions}
    wanted |= {f"{name}-refused-{reason.name}" for reason in game.rules.reasons}
    wanted |= {f"{name}-chapter-{reason.chapter}" for reason in game.rules.reasons}
    for option in game.position.options:
        wanted |= {f"{name}-option-{option.name}", *(f"{name}-option-{option.name}-{value}" for value in option.values)}
    assert sorted(wanted - known.keys()) == []


def ids_in_code() -> Iterator[str]:
    folders = [path for folder in ("cli", "players", "terminal") for path in (SOURCES / folder).rglob("*.py")]
    said = re.compile(r"""["'](\{[a-z.]+\}_|[a-z]+_|)(cli-[a-z0-9-]+)(\{?)""")
    for path in (*folders, *(SOURCES / "games").glob("*/show/drawing.py")):
        for game, key, rest in said.findall(path.read_text(encoding="utf-8")):
            for of in [f"{name}_" for name in lautta.game_names()] if game.startswith("{") else [game]:
                yield of + key + "*" if rest else of + key


def test_the_command_line_says_what_its_catalogues_hold() -> None:
    names = [name for name in CATALOGUES if name.removesuffix(".ftl").rpartition("_")[2] == "cli"]
    assert len(names) >= 4
    known, used = {key for name in names for key in messages("en", name)}, set(ids_in_code())
    exact = {key for key in used if not key.endswith("*")}
    begun = tuple(key.removesuffix("*") for key in used - exact)
    assert sorted(exact - known) == [], "said, but in no catalogue"
    assert [key for key in sorted(known - exact) if not key.startswith(begun)] == [], "in the catalogue, never said"


def test_a_catalogue_is_filled_up_in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for language, text in (("en", "kayles-a = A { $n }\nkayles-b = B\n"), ("fi", "kayles-b = Bee")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "kayles.ftl").write_text(text)
    monkeypatch.setattr("lautta.words.LOCALES", tmp_path)
    assert catalogue("kayles", "fi") == "kayles-b = Bee\nkayles-a = A { $n }\n"
    assert catalogue("kayles", "de") == catalogue("kayles", "en") == "kayles-a = A { $n }\nkayles-b = B\n"


def test_an_unknown_id_raises_in_tests_and_is_shown_bare_elsewhere() -> None:
    with pytest.raises(UnknownMessage, match="cli-no-such-thing"):
        Words("fi", strict=True).say("cli-no-such-thing")
    assert Words("fi", strict=False).say("cli-no-such-thing") == "cli-no-such-thing"
    assert Words("fi", strict=False).say("../en/cli-version") == "../en/cli-version"


def test_a_missing_variable_raises_in_tests() -> None:
    with pytest.raises(UnknownMessage, match="cli-error"):
        Words("en", strict=True).say("cli-error")
    assert Words("en", strict=False).say("cli-error").startswith("lautta: ")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LAUTTA_LANG": "fi", "LANG": "de_DE.UTF-8"}, "fi"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "fi_FI", "LANG": "de_DE"}, "fi"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "sv_SE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], language: str) -> None:
    assert Words.for_locale(environ).language == language


def test_tags_of_all_shapes() -> None:
    assert [language_of(tag) for tag in ("FI", "fi-FI", "de_DE@euro", " en ")] == ["fi", "fi", "de", "en"]
