"""What a compiled engine was made from, to notice one that is older than its rules."""

import importlib
import sys
from functools import reduce
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

from lautta.core.actions import Table


def fingerprint(table: Table, modules: list[str], constants: list[tuple[str, str]], made_by: str) -> str:
    """The hash of a table, of the sources of its rules, of the constants they take, and of the compiler's sources.

    `made_by` is the name of the package that compiles, which is read, not imported: playing needs none of it. Raises
    OSError where there are no sources.
    """
    digest = blake2b(describe(table).encode(), digest_size=16)
    for path in [*(Path(importlib.import_module(name).__file__ or "") for name in modules), *sources(made_by)]:
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    for name, constant in constants:
        value = reduce(getattr, constant.split("."), sys.modules[name])
        digest.update(f"{name}.{constant}={value!r}".encode())
    return digest.hexdigest()


def sources(package: str) -> list[Path]:
    """The files of a package, templates included; raises FileNotFoundError if it is not installed."""
    spec = find_spec(package)
    if spec is None:
        raise FileNotFoundError(package)
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    return sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".pyx", ".h"))


def describe(table: Table) -> str:
    """All of a table that is compiled, as text."""
    lines = [f"{table.name} {table.seats} {table.board} {table.state} {table.scratch}"]
    lines += [f"{rule.__module__}.{rule.__name__}" for rule in (table.start, table.deciders, table.sound)]
    for action in table.actions:
        rules = [rule for rule in (action.check, action.effect, action.candidates) if rule]
        lines.append(
            f"{action.name} {action.exact} {[param.size for param in action.params]} "
            + " ".join(f"{rule.__module__}.{rule.__name__}" for rule in rules)
        )
    return "\n".join(lines)
