"""Writes the documentation as a site into build/docs/html: every page of the repository, and the Python reference.

Pages keep their places, so that links between them hold. Sources that a page links to become pages too. Whatever leads
nowhere, and whatever else Sphinx warns of, ends it with an error.
"""

import re
import shutil
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from steps import ROOT, StepFailed, run_step, say

BUILT = ROOT / "build" / "docs"
FRONT = Path("README.md")
PAGES = ("*.md", "docs/**/*.md", "src/lautta/games/*/README.md", "examples/*/README.md", "web/README.md")
PICTURES = ("docs/pictures/*",)
LANGUAGES = {
    ".py": "python",
    ".json": "json",
    ".ftl": "none",
    ".service": "ini",
    ".svelte": "html",
    ".ts": "typescript",
}

GAMES = ("amsterdam", "tigris", "roads")
# The sidebar: a caption, and the pages under it. A page named before another one by "/" stands beneath it.
SIDEBAR = {
    "Play": ("docs/play.md", "docs/accessibility.md", *(f"src/lautta/games/{game}/README.md" for game in GAMES)),
    "Add a game": ("docs/add-a-game.md", "docs/rules-dialect.md", "examples/connect_four/README.md",
                   "examples/cucumber/README.md"),
    "Use it from programs": ("docs/researchers.md", "docs/reference/README.md", "docs/formats.md", "docs/protocol.md",
                             "docs/arena.md", "docs/learning.md", "docs/solving.md", "docs/c.md",
                             "examples/bot/README.md", "examples/mcp/README.md", "examples/puffer/README.md",
                             "examples/small_boards/README.md", "docs/speed.md", "docs/research/README.md"),
    "Run a server": ("docs/operate.md", "docs/privacy.md", "docs/security.md", "SECURITY.md"),
    "Work on Lautta": (
        "docs/architecture.md", "CONTRIBUTING.md", "docs/glossary.md", "docs/decisions/README.md", "web/README.md",
        "CHANGELOG.md",
    ),
}  # fmt: skip
BENEATH = {
    "docs/accessibility.md": "docs/heard/*.md",
    "docs/formats.md": "docs/positions/*.md",
    "docs/decisions/README.md": "docs/decisions/0*.md",
    "docs/reference/README.md": "docs/reference/[a-z]*.md",
    "docs/research/README.md": "docs/research/[a-z]*.md",
}
LINK = re.compile(r"(!?\[[^\]\n]*\])\((?!\w+:|#)([^)#\s]+)(#[^)\s]*)?\)")


def build(folder: Path) -> Path:
    """Make the site anew in a folder; answers its first page."""
    shutil.rmtree(folder, ignore_errors=True)
    gather(folder / "pages")
    run_step("Making the site", [*command(folder / "pages", folder / "html"), "-j", "auto"])
    return folder / "html" / "index.html"


def command(pages: Path, site: Path) -> list[str | Path]:
    """How Sphinx is called."""
    strict = ("-q", "-W", "--keep-going", "-b", "html")
    return [sys.executable, "-m", "sphinx", *strict, "-c", ROOT / "docs" / "site", "-d", f"{site}.trees", pages, site]


def gather(folder: Path) -> None:
    """Copy all pages, their pictures, and the sources that they link to; raises StepFailed for a link to nowhere."""
    pages = {path.relative_to(ROOT) for pattern in PAGES for path in ROOT.glob(pattern)}
    placed = {Path(name) for names in SIDEBAR.values() for name in names}
    placed |= {path.relative_to(ROOT) for pattern in BENEATH.values() for path in ROOT.glob(pattern)}
    if lost := pages ^ placed ^ {FRONT}:
        raise StepFailed(f"These pages are in the sidebar or in the repository, not in both: {sorted(map(str, lost))}")
    sources: set[Path] = set()
    for page in pages:
        text = LINK.sub(partial(target, page=page, pages=pages, sources=sources), (ROOT / page).read_text())
        write(folder / ("index.md" if page == FRONT else page), text + "".join(navigation(page)))
    for source in sources:
        language = LANGUAGES.get(source.suffix, "none")
        code = (ROOT / source).read_text()
        write(
            folder / f"{source}.md",
            f"---\norphan: true\nnosearch: true\n---\n# {source}\n\n`````{language}\n{code}\n`````\n",
        )
    for pattern in PICTURES:
        for path in ROOT.glob(pattern):
            copy = folder / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)


def target(link: re.Match[str], page: Path, pages: set[Path], sources: set[Path]) -> str:
    """A link as it is on the site: folders by their README, sources as pages, other files by their names alone."""
    words, path, anchor = link[1], (ROOT / page.parent / link[2]).resolve(), link[3] or ""
    if not path.is_relative_to(ROOT) or not path.exists():
        raise StepFailed(f"{page} links to {link[2]}, which is not there")
    place = path.relative_to(ROOT)
    if path.is_dir():
        place = place / "README.md"
        if place not in pages:
            return words[1:-1]
    if place == FRONT:
        place = Path("index.md")
    elif place not in pages and not words.startswith("!"):
        sources.add(place)
        place = Path(f"{place}.md")
    up = "../" * (0 if page == FRONT else len(page.parts) - 1)
    return f"{words}({up}{place.as_posix()}{anchor})"


def navigation(page: Path) -> Iterator[str]:
    """What the sidebar shows beneath a page, as Sphinx wants it at the end of the page."""
    if page == FRONT:
        for caption, names in SIDEBAR.items():
            yield toctree(caption, names)
    elif pattern := BENEATH.get(page.as_posix()):
        text = (ROOT / page).read_text()
        beneath = sorted(ROOT.glob(pattern), key=lambda path: text.find(path.name))  # as the page names them
        yield toctree("", [path.relative_to(ROOT).as_posix() for path in beneath])


def toctree(caption: str, names: Sequence[str]) -> str:
    """A part of the sidebar."""
    lines = "\n".join(f"/{name.removesuffix('.md')}" for name in names)
    named = f":caption: {caption}\n" if caption else ""
    return f"\n\n```{{toctree}}\n:hidden:\n{named}\n{lines}\n```\n"


def write(path: Path, text: str) -> None:
    """Write a gathered page."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


if __name__ == "__main__":
    try:
        say(f"  {build(BUILT).as_uri()}")
    except StepFailed as failed:
        sys.exit(f"\n{failed}")
