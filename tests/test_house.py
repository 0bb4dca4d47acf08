"""The repository keeps house: nothing in it points at one machine or registry, and what it links to is there."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

import lautta
from lautta.cli.errors import EXTRAS

ROOT = Path(__file__).parent.parent
BINARY = {".png", ".jpg", ".webp", ".ico", ".woff2", ".xz", ".net"}

# Written in parts, so that this file does not hold what it forbids.
HOSTS = [".".join(parts) for parts in (
    ("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"), ("deb", "debian", "org"),
    ("yarnpkg", "com"), ("security", "debian", "org"),
)]  # fmt: skip
HOMES = ["/".join(("", *parts)) for parts in (("root", ""), ("work", "main"), ("work", "shared"), ("home", "runner"))]

# What `import lautta` may not bring along: each costs more than all of Lautta.
HEAVY = ("numpy", "litestar", "sqlalchemy", "alembic", "msgspec", "uvicorn", "jsonschema", "fluent", "cyclopts", "rich",
         "asyncio", "ctypes.util", "email", "http")  # fmt: skip


@cache
def committed() -> tuple[Path, ...]:
    """All files that git knows or would take up; without git, all that are not built or installed."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    if listed.returncode:
        pytest.skip("not a git work tree")
    return tuple(path for name in listed.stdout.splitlines() if (path := ROOT / name).is_file())


def texts() -> list[tuple[str, str]]:
    """All committed texts, each with its name."""
    return [
        (path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
        for path in committed() if path.suffix not in BINARY
    ]  # fmt: skip


@pytest.mark.parametrize("forbidden", HOSTS + HOMES)
def test_no_file_names_a_registry_or_a_machine(forbidden: str) -> None:
    assert [name for name, text in texts() if forbidden in text] == []


def test_locks_hold_versions_and_no_addresses() -> None:
    loose = [
        f"{path.name}: {line}"
        for path in (ROOT / "requirements").glob("*.txt")
        for line in path.read_text().splitlines()
        if not re.fullmatch(r"[a-z0-9._-]+==[^ ]+( ; .+)?", line)
    ]
    assert loose == []
    for lock in ROOT.glob("web/package-lock.json"):
        assert '"resolved"' not in lock.read_text()


def test_texts_are_tidy() -> None:
    untidy = []
    for name, text in texts():
        if "\r" in text or (text and not text.endswith("\n")) or text.endswith("\n\n"):
            untidy.append(f"{name}: ends of lines or of the file")
        if not name.endswith(".md"):
            lines = enumerate(text.split("\n"), 1)
            untidy += [f"{name}:{number}: blanks at the end" for number, line in lines if line != line.rstrip(" \t")]
    assert untidy == []


def test_documents_link_to_what_is_there() -> None:
    dead = []
    for path in committed():
        if path.suffix != ".md":
            continue
        for link in re.findall(r"\]\(([^)\s]+)\)", path.read_text(encoding="utf-8")):
            target = link.partition("#")[0]
            if target and "://" not in target and not (path.parent / target).exists():
                dead.append(f"{path.relative_to(ROOT)}: {link}")
    assert dead == []


def test_docstrings_name_modules_that_are_there() -> None:
    modules = {path.name for path in committed() if path.suffix == ".py"}
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    gone = [
        f"{name}: {found}"
        for name, text in texts() if name.endswith(".py")
        for node in ast.walk(ast.parse(text)) if isinstance(node, documented)
        for found in re.findall(r"\b\w+\.py\b", ast.get_docstring(node) or "") if found not in modules
    ]  # fmt: skip
    assert gone == []


@pytest.mark.parametrize("names", [".github/workflows/*.yml", "CITATION.cff"])
def test_what_github_reads_fits_its_schema(names: str) -> None:
    kind = "citation-file-format" if names.endswith(".cff") else "github-workflows"
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{kind}", *ROOT.glob(names)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout


def test_a_release_has_one_version_and_one_date() -> None:
    """Those of the newest release in the list of changes; after it the package is a `.dev0` of the next one."""
    changes, cited = ((ROOT / name).read_text("utf-8") for name in ("CHANGELOG.md", "CITATION.cff"))
    version, date = re.findall(r"^## (\d\S+) - (\d\S+)$", changes, re.MULTILINE)[0]
    assert f"\nversion: {version}\ndate-released: {date}\n" in cited
    assert lautta.__version__ == version or lautta.__version__.endswith(".dev0")


def test_nothing_large_is_committed() -> None:
    assert [path.name for path in committed() if path.stat().st_size > 1_000_000] == []


def modules_of(statement: str) -> list[str]:
    """What a statement imports in a fresh Python, beyond what that starts with."""
    asked = f"import sys\nbefore = set(sys.modules)\n{statement}\nprint(*set(sys.modules) - before, sep='\\n')"
    ended = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True, cwd=ROOT / "src")
    return ended.stdout.split()


def test_importing_lautta_is_light() -> None:
    """Counted in modules, not in milliseconds, so that a busy machine cannot fail it."""
    brought = modules_of("import lautta")
    assert [name for name in brought if name.startswith(HEAVY)] == []
    assert [name for name in brought if name.startswith(("lautta.games.", "lautta.server", "lautta.cli"))] == []


def test_a_game_is_light_too() -> None:
    brought = modules_of("import lautta; lautta.game('amsterdam').new(players=2, seed=1)")
    assert [name for name in brought if name.startswith(("numpy", "litestar", "sqlalchemy", "cyclopts", "rich"))] == []


WORKING = (
    "games",
    "info",
    "serve --help",
    "simulate amsterdam --games 2 --seats sense,random",
    "arena amsterdam --players sense,random --games 2 --jobs 1 --json",
    "board check lautta/games/amsterdam/board/amsterdam.json",
)
LACKING = ("serve", "work --broker nats://127.0.0.1", "backup copy.db", "transfer --from a.db --to postgres://b/c")


def test_only_the_server_needs_what_its_extra_installs(tmp_path: Path) -> None:
    """Rules, computer players and their commands run in a Python that has nothing of any extra."""
    asked = (
        f"import sys; sys.modules |= dict.fromkeys({[*EXTRAS]}); from lautta.cli import main\n"
        f"for line in {[*WORKING, 'replay nowhere', *LACKING]}: print(main(line.split()), line, file=sys.stderr)"
    )
    clean = {name: value for name, value in os.environ.items() if not name.startswith("LAUTTA_")}
    ended = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True, cwd=ROOT / "src",
        env=clean | {"LAUTTA_LANG": "en", "TMPDIR": str(tmp_path)},
    )  # fmt: skip
    missing = 'lautta: This needs the extra “server”, which is not installed: pip install "lautta[server]"'
    assert ended.stderr.splitlines() == [
        *(f"0 {line}" for line in WORKING),
        "lautta: There is no file nowhere.",
        "2 replay nowhere",
        *(said for line in LACKING for said in (missing, f"2 {line}")),
    ]


def test_each_extra_is_known_by_what_it_installs() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    wanted = [(one.replace("-", "_"), extra) for extra, some in extras.items() for one in some if "lautta[" not in one]
    known = {(one, module, extra) for one, extra in wanted for module in EXTRAS if one.startswith(module)}
    assert {(one, extra) for one, _, extra in known} == set(wanted)
    assert {(module, extra) for _, module, extra in known} == set(EXTRAS.items())


GENERAL = ("arena", "cli", "compiler", "core", "players", "server", "terminal")


def said_in(source: str) -> set[str]:
    """All strings and names in a module, documentation aside."""
    tree = ast.parse(source)
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in told:
                found.add(text)
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.ImportFrom(module=str(text)) | ast.alias(name=text):
                found.add(text)
    return found


def test_no_general_module_names_a_game() -> None:
    """What a game needs it says itself; whoever adds one changes nothing else."""
    sources = ROOT / "src" / "lautta"
    games = [path.parent.name for path in sources.glob("games/*/game.py")]
    assert len(games) >= 3
    named = re.compile(rf"(?<![a-z])({'|'.join(games)})(?![a-z])")
    modules = [path for part in GENERAL for path in (sources / part).rglob("*.py")] + list(sources.glob("*.py"))
    assert len(modules) > 100
    found = {(path.name, text) for path in modules for text in said_in(path.read_text("utf-8")) if named.search(text)}
    assert found == set()
