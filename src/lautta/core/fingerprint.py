"""Fingerprints of rules, to detect compiled engines that are older than their rules."""

import ast
import importlib
import sys
from collections.abc import Callable
from functools import cache, reduce
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

from lautta.core.actions import Table

Uses = list[tuple[str, str]]  # constants that rules take: a module, and a name in it


def fingerprint(table: Table, modules: list[str], constants: Uses, made_by: str) -> str:
    """The hash of a table, of the sources of its rules, of the constants they take, and of the compiler's sources.

    `made_by` is the name of the package that compiles, which is read, not imported: playing needs none of it. Raises
    OSError where there are no sources.
    """
    return _hash(table, modules, constants, made_by, _as_written)


def meaning(table: Table, modules: list[str], constants: Uses, made_by: str) -> str:
    """Like `fingerprint`, ignoring comments, docstrings and layout; slow. Raises OSError and SyntaxError."""
    return _hash(table, modules, constants, made_by, _as_read)


def _hash(table: Table, modules: list[str], constants: Uses, made_by: str, said: Callable[[Path], bytes]) -> str:
    digest = blake2b(describe(table).encode(), digest_size=16)
    for path in [*(Path(importlib.import_module(name).__file__ or "") for name in modules), *sources(made_by)]:
        digest.update(said(path))
    for name, constant in constants:
        value = reduce(getattr, constant.split("."), sys.modules[name])
        digest.update(f"{name}.{constant}={value!r}".encode())
    return digest.hexdigest()


def _as_written(path: Path) -> bytes:
    return path.read_bytes().replace(b"\r\n", b"\n")


def _as_read(path: Path) -> bytes:
    return _without_words(path.read_bytes()) if path.suffix == ".py" else _as_written(path)


@cache
def _without_words(source: bytes) -> bytes:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node, clean=False):
            del node.body[0]
    return ast.dump(tree).encode()


def sources(package: str) -> list[Path]:
    """The files of a package that make engines, templates included; raises FileNotFoundError without it."""
    spec = find_spec(package)
    if spec is None:
        raise FileNotFoundError(package)
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    found = (path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".pyx", ".h"))
    return sorted(path for path in found if path.stem != "export")  # which comes after engines


def describe(table: Table) -> str:
    """All of a table that is compiled, as text."""
    lines = [f"{table.name} {table.seats} {table.board} {table.state} {table.scratch}"]
    hiding = (*(table.hiding or ()), *(table.recall or ()))
    of_table = (table.start, table.to_act, *table.checks, table.survey, *hiding)
    lines += [getattr(rule, "source", f"{rule.__module__}.{rule.__name__}") for rule in of_table if rule]
    for action in table.actions:
        rules = [rule for rule in (action.check, action.effect, action.candidates) if rule]
        lines.append(
            f"{action.name} {[param.size for param in action.params]} "
            + " ".join(f"{rule.__module__}.{rule.__name__}" for rule in rules)
        )
    return "\n".join(lines)
