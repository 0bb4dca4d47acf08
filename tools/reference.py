"""Writes a table of names and first sentences below each directive of the Python reference, from the docstrings, and
what the observations of the games hold.

    python -m tools.reference           write them
    python -m tools.reference --check   say which pages are out of date, with status 1

So a page in docs/reference says something when it is read as a plain file, and not only on the built site.
"""

import inspect
import re
import sys
from collections.abc import Iterator
from enum import Enum
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import lautta

PAGES = Path(__file__).parents[1] / "docs" / "reference"
BLOCK = re.compile(r"(```\{eval-rst\}\n(.*?)```\n)(?:\n<!-- names -->\n.*?<!-- end -->\n)?", re.DOTALL)
DIRECTIVE = re.compile(r"\.\. auto(\w+):: ([\w.]+)(?:\(\))?\n((?:   :.*\n)*)")
OBSERVED = re.compile(r"(<!-- observation of (\w+) -->\n).*?(<!-- end -->\n)", re.DOTALL)
HEAD = "| name | what it is |\n|---|---|\n"


def main(arguments: list[str]) -> int:
    """Write all pages, or with --check only compare them."""
    stale = []
    for page in sorted(PAGES.glob("*.md")):
        text = page.read_text(encoding="utf-8")
        wanted = BLOCK.sub(lambda found: found[1] + table(found[2]), text)
        wanted = OBSERVED.sub(lambda found: found[1] + observation(found[2]) + found[3], wanted)
        if wanted != text:
            stale.append(page.name)
            if "--check" not in arguments:
                page.write_text(wanted, encoding="utf-8")
    if stale and "--check" in arguments:
        print(f"out of date: {', '.join(stale)}; `python -m tools.reference` writes them", file=sys.stderr)
        return 1
    return 0


def table(block: str) -> str:
    """The names that the directives of a block show, with a sentence each."""
    rows = [row for kind, name, options in DIRECTIVE.findall(block) for row in rows_of(kind, name, options)]
    return f"\n<!-- names -->\n{HEAD}{''.join(rows)}<!-- end -->\n" if rows else ""


def observation(name: str) -> str:
    """The blocks of a game's observation in numbers, for two players on its first board."""
    rows = [
        f"| `{block.name}` | {' × '.join(map(str, block.shape)) or 1} | {block.kind} | {block.meaning} |\n"
        for block in lautta.game(name).observation(2).blocks
    ]
    return f"| name | shape | shown as | meaning |\n|---|---|---|---|\n{''.join(rows)}"


def rows_of(kind: str, name: str, options: str) -> Iterator[str]:
    """The rows of one directive."""
    given = dict(re.findall(r":([\w-]+):[ ]?(.*)", options))
    if kind != "module":
        yield from described(name.rpartition(".")[2], found(name))
        return
    module = import_module(name)
    if "no-members" in given:
        yield row(name, module)
        return
    shown = given.get("members", "").split(", ") if given.get("members") else names_of(module)
    for each in shown:
        if each not in given.get("exclude-members", "").split(", "):
            yield from described(each, getattr(module, each))


def found(name: str) -> Any:
    """What a dotted name means."""
    module, _, last = name.rpartition(".")
    try:
        return getattr(import_module(module), last)
    except ModuleNotFoundError:
        return getattr(found(module), last)


def names_of(module: ModuleType) -> list[str]:
    """The public names that the built site shows of a module, in the order of the source."""
    if hasattr(module, "__all__"):
        return [each for each in module.__all__ if inspect.getdoc(getattr(module, each))]
    own = (
        (each, value) for each, value in vars(module).items() if getattr(value, "__module__", None) == module.__name__
    )
    return [each for each, value in own if not each.startswith("_") and callable(value)]


def described(name: str, value: Any) -> Iterator[str]:
    """The row of a function, or those of a class and its members."""
    if inspect.isclass(value):
        yield row(name, value)
        for each, member in vars(value).items():
            member = getattr(member, "__func__", member)
            if not each.startswith("_") and is_member(member) and member.__doc__ and not issubclass(value, Enum):
                yield row(f"{name}.{each}", member)
    elif callable(value):
        yield row(name, value)


def is_member(member: Any) -> bool:
    """Is this a method or a property?"""
    return inspect.isfunction(member) or isinstance(member, property | cached_property)


def row(name: str, value: Any) -> str:
    """A name with its parameters, and the first sentence about it."""
    function = inspect.unwrap(value) if callable(value) else value
    brackets = parameters(function) if inspect.isfunction(function) else ""
    text = " ".join((inspect.getdoc(value) or "").split("\n\n")[0].split()).replace("|", "\\|")
    sentence = re.split(r"\.(?: |$)", text)[0].rstrip(":")
    return f"| `{name}{brackets}` | {sentence} |\n"


def parameters(function: Any) -> str:
    """The parameters without their types, optional ones in square brackets; not that of the object itself."""
    given = list(inspect.signature(function).parameters.values())
    if "." in function.__qualname__ and given and given[0].name in ("self", "cls"):
        given = given[1:]
    return f"({', '.join(one.name if one.default is one.empty else f'[{one.name}]' for one in given)})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
