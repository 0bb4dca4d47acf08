"""The site of `make docs`: made without a warning, complete, and with nothing that is fetched from elsewhere."""

import inspect
import re
import subprocess
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path

import pytest

import docsite
from steps import ROOT, StepFailed

LOADING = {
    ("script", "src"), ("img", "src"), ("img", "srcset"), ("source", "srcset"), ("iframe", "src"), ("use", "href"),
    ("object", "data"), ("link", "href"),
}  # fmt: skip
FACES = ("lautta", "lautta.core.game", "lautta.players", "lautta.compiler")  # each lists in `__all__` what is public


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return docsite.build(tmp_path_factory.mktemp("docs")).parent


class Loaded(HTMLParser):
    """What a page loads when it is shown."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if (tag, name) in LOADING]


@pytest.mark.verify
def test_a_page_loads_nothing_from_elsewhere(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 150
    loaded = {(page.name, address) for page in pages for address in Loaded(page).addresses}
    assert {name for _, address in loaded if (name := Path(address.partition("?")[0]).suffix)} >= {
        ".css",
        ".js",
        ".png",
    }
    assert [(page, address) for page, address in loaded if re.match(r"(\w+:)?//", address)] == []


@pytest.mark.verify
def test_a_style_sheet_loads_nothing_from_elsewhere(site: Path) -> None:
    sheets = sorted(site.rglob("*.css"))
    assert "site.css" in [path.name for path in sheets]
    found = [(path.name, re.findall(r"@import|url\(\s*['\"]?(?:https?:)?//", path.read_text())) for path in sheets]
    assert [(name, addresses) for name, addresses in found if addresses] == []


@pytest.mark.verify
def test_the_reference_has_every_public_name(site: Path) -> None:
    described = {
        name.rpartition(".")[2]
        for page in (site / "docs" / "reference").glob("*.html")
        for name in re.findall(r'<dt class="[^"]*" id="(lautta\.[\w.]+)"', page.read_text(encoding="utf-8"))
    }
    public = {name for face in FACES for name in import_module(face).__all__ if not name.startswith("_")}
    constants = {name for name in public if name.isupper() or name in ("ActionLike", "Maker")}
    assert public - constants - described == set()


@pytest.mark.verify
def test_all_of_the_site_is_found_by_its_search(site: Path) -> None:
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    assert all(title in index for title in ("Architecture", "Decisions", "GameState", "Formats"))


def documented() -> list[str]:
    """The modules that the reference describes whole."""
    pages = (ROOT / "docs" / "reference").glob("*.md")
    return sorted({name for page in pages for name in re.findall(r"automodule:: (\S+)", page.read_text())})


@pytest.mark.parametrize("name", documented())
def test_nothing_in_the_reference_is_without_words(name: str) -> None:
    module = import_module(name)
    things = [thing for thing in vars(module).values() if getattr(thing, "__module__", "") == name]
    assert inspect.getdoc(module)
    silent = []
    for thing in things:
        if (inspect.isclass(thing) or inspect.isfunction(thing)) and not thing.__name__.startswith("_"):
            inside = vars(thing).items() if inspect.isclass(thing) else ()
            parts = [
                (part, getattr(thing, part)) for part, value in inside if not part.startswith("_") and spoken(value)
            ]
            silent += [f"{thing.__name__}.{part}" for part, value in parts if not inspect.getdoc(value)]
            silent += [] if thing.__doc__ else [thing.__name__]
    assert silent == []


def spoken(value: object) -> bool:
    """Is this a part of a class that a reader calls or asks for?"""
    return inspect.isfunction(value) or isinstance(value, property | classmethod | staticmethod)


def test_the_tests_that_the_page_on_security_names_are_there() -> None:
    page = ROOT / "docs" / "research" / "asvs.md"
    named = re.findall(r"\[([^\]]*)\]\((\.\./\.\./tests/[^)]*)\)", page.read_text(encoding="utf-8"))
    lost = [
        (name, path)
        for name, path in named
        if not re.search(rf"^(async )?def {re.escape(name)}\(", (page.parent / path).read_text("utf-8"), re.MULTILINE)
    ]
    assert len(named) > 60 and lost == []


def test_a_link_to_nowhere_ends_it() -> None:
    link = docsite.LINK.fullmatch("[this](../nowhere.md)")
    assert link
    with pytest.raises(StepFailed, match=r"docs/formats\.md links to \.\./nowhere\.md"):
        docsite.target(link, Path("docs/formats.md"), set(), set())


@pytest.mark.verify
@pytest.mark.parametrize("wrong", ["[this](#nowhere)", "```{eval-rst}\n.. autofunction:: lautta.nothing\n```"])
def test_what_leads_nowhere_within_a_page_ends_it(tmp_path: Path, wrong: str) -> None:
    docsite.write(tmp_path / "pages" / "index.md", f"# A page\n\n{wrong}\n")
    made = subprocess.run(docsite.command(tmp_path / "pages", tmp_path / "html"), capture_output=True, text=True)
    assert made.returncode and "WARNING" in made.stderr
