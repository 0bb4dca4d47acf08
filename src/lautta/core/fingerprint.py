"""What a compiled engine was made from, to notice one that is older than its rules."""

import importlib
import sys
from functools import reduce
from hashlib import blake2b
from pathlib import Path

from lautta.core.actions import Table

TRANSLATOR = ("bits", "chance", "dialect", "expressions", "interface", "program", "reasons", "records", "translate")


def fingerprint(table: Table, modules: list[str], constants: list[tuple[str, str]]) -> str:
    """The hash of a table, of the sources of its rules and of the translator, and of the constants the rules take.

    Raises OSError where there are no sources.
    """
    digest = blake2b(describe(table).encode(), digest_size=16)
    paths = [Path(importlib.import_module(name).__file__ or "") for name in modules]
    paths += [Path(__file__).with_name(f"{name}.py") for name in TRANSLATOR]
    for path in paths:
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    for name, constant in constants:
        value = reduce(getattr, constant.split("."), sys.modules[name])
        digest.update(f"{name}.{constant}={value!r}".encode())
    return digest.hexdigest()


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
