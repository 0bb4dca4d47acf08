"""Weighs the house by room: `python -m tools.weight` prints modules, statements, lines and arrows.

A room is a folder of the package, of the page or of the tests; a game's rooms stand by themselves. Statements are those
of Python without docstrings; for the page, lines that hold more than blanks or a comment. Arrows are imports from
modules of one room by modules of another.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = "games"
COMMENT = re.compile(r"^\s*(//|/\*|\*|<!--|$)")
PAGE_IMPORT = re.compile(r"""(?:from|import\()\s*["'](\.[^"']+)["']""")


@dataclass
class Weight:
    """What a room weighs; `arrows` are the pairs of a module and a module of another room that it imports."""

    modules: int = 0
    statements: int = 0
    lines: int = 0
    arrows: set[tuple[Path, Path]] = field(default_factory=set)


def room_of(path: Path) -> str:
    """The room of a file below `src/lautta`, `web/src` or `tests`; a game has rooms of its own.

    >>> room_of(Path("server/http/routes.py")), room_of(Path("games/roads/rules/geese.py")), room_of(Path("words.py"))
    ('server/http', 'games/roads/rules', '.')
    """
    parts = path.parent.parts
    return "/".join(parts[: 3 if parts[:1] == (GAMES,) else 2]) or "."


def python(root: Path, package: str) -> dict[str, Weight]:
    """The rooms below a folder of Python; `package` is its name in imports."""
    files = [file for file in sorted(root.rglob("*.py")) if "migrations" not in file.parts]
    names = {".".join([package, *_parts(file.relative_to(root))]): file for file in files}
    weights: dict[str, Weight] = defaultdict(Weight)
    for file in files:
        text = file.read_text(encoding="utf-8")
        tree = ast.parse(text)
        statements = sum(isinstance(node, ast.stmt) and not _is_docstring(node) for node in ast.walk(tree))
        targets = [names.get(each) or names.get(each.rpartition(".")[0]) for each in _imported(tree)]
        _put(weights, root, file, statements, text, targets)
    return weights


def page(root: Path) -> dict[str, Weight]:
    """The rooms of the page, tests beside their modules included; what is generated is left out."""
    weights: dict[str, Weight] = defaultdict(Weight)
    for file in sorted(each for kind in ("ts", "svelte", "css") for each in root.rglob(f"*.{kind}")):
        if file.name != "schema.ts":
            text = file.read_text(encoding="utf-8")
            statements = sum(not COMMENT.match(line) for line in text.splitlines())
            found = [(file.parent / each).resolve() for each in PAGE_IMPORT.findall(text)]
            _put(weights, root, file, statements, text, [each for each in found if each.is_relative_to(root)])
    return weights


def shown(title: str, weights: dict[str, Weight]) -> str:
    """The rooms as a table in Markdown, with their sum."""
    rows = [f"| {title} | modules | statements | lines | arrows |", "|---|---:|---:|---:|---:|"]
    figures = {room: (each.modules, each.statements, each.lines, len(each.arrows)) for room, each in weights.items()}
    sums = [sum(column) for column in zip(*figures.values(), strict=True)]
    return "\n".join([*rows, *(_row(room, *figures[room]) for room in sorted(figures)), _row("**all**", *sums), ""])


def main() -> None:
    """Print the weight of the package, the page and the tests."""
    print(shown("package", python(ROOT / "src" / "lautta", "lautta")))
    print(shown("page", page(ROOT / "web" / "src")))
    print(shown("tests", python(ROOT / "tests", "tests")))


def _put(
    weights: dict[str, Weight], root: Path, file: Path, statements: int, text: str, targets: Sequence[Path | None]
) -> None:
    room = room_of(file.relative_to(root))
    weight = weights[room]
    weight.modules += 1
    weight.statements += statements
    weight.lines += text.count("\n")
    weight.arrows |= {(file, each) for each in targets if each and room_of(each.relative_to(root)) != room}


def _parts(file: Path) -> tuple[str, ...]:
    """The names of a module; a package goes by its folder."""
    return file.parent.parts if file.stem == "__init__" else file.with_suffix("").parts


def _row(room: str, *figures: int) -> str:
    return f"| {room} | {' | '.join(f'{figure:,}' for figure in figures)} |"


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _imported(tree: ast.AST) -> list[str]:
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


if __name__ == "__main__":
    main()
