"""The build of a game: from its action table to an extension module with the functions of the interpreted engine.

    >>> import lautta
    >>> table = lautta.game(lautta.game_names()[0]).table
    >>> [name.removeprefix(table.name) for name in translated(table)]
    ['.h', '.pyx']

It needs Cython and setuptools, and `build` a C compiler; playing needs none of them.
"""

import importlib.util
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from lautta.compiler.companions import CompanionProgram
from lautta.compiler.companions import interface as interface_of_companion
from lautta.compiler.engine import interface, template
from lautta.compiler.program import GameProgram, Program
from lautta.compiler.thinking import ThinkingProgram
from lautta.compiler.thinking import interface as interface_of_thinking
from lautta.core.actions import Table
from lautta.core.at_hand import Thinking
from lautta.core.companions import Companion
from lautta.core.fingerprint import fingerprint, meaning

# The compiler itself builds on these.
KNOWN = tuple(f"lautta.core.{name}" for name in ("at_hand", "bits", "interpreted", "reasons", "records", "vectors"))
FLAGS = ["/O2", "/std:c11"] if sys.platform == "win32" else ["-O3", "-g0"]
WORDS = re.compile(r"  # \S+:\d+$|^made_from = .*$", re.MULTILINE)  # changes here need no new compilation


def translated(table: Table) -> dict[str, str]:
    """Return the files of a game, by name: its C header and its Cython module; raises RulesError."""
    return _with_origin(GameProgram(table), interface)


def translated_thinking(thinking: Thinking, entries: Sequence[Callable[..., Any]]) -> dict[str, str]:
    """Return the files of the module for thinking players of a game; raises RulesError."""
    return _with_origin(ThinkingProgram(thinking, entries), interface_of_thinking)


def translated_companion(companion: Companion) -> dict[str, str]:
    """Return the files of a companion of a game; raises RulesError."""
    return _with_origin(CompanionProgram(companion), interface_of_companion)


def _with_origin(program: Any, interface: Callable[[Any], str]) -> dict[str, str]:
    table, rules, engine = program.table, program.rules(), interface(program)
    modules, uses = sorted({*program.modules(), *KNOWN}), sorted(program.uses)
    origin = "\n".join(
        [
            "",
            "compiled = True",
            f"modules = {modules!r}",
            f"constants = {uses!r}",
            f"made_by = {__package__!r}",
            f"made_from = {fingerprint(table, modules, uses, __package__)!r}",
            f"meaning = {meaning(table, modules, uses, __package__)!r}",
            "",
        ]
    )
    return files(program, rules + engine + origin)


def files(program: Program, body: str) -> dict[str, str]:
    """Return the header and the module of a program with a translated body."""
    return {
        f"{program.name}.h": template("runtime.h") + program.header(),
        f"{program.name}.pyx": "\n".join([template("runtime.pyx"), program.declarations(), body]),
    }


def write(table: Table, folder: Path) -> Path:
    """Translate a game into a folder; return the path of the Cython module."""
    return write_files(table.name, translated(table), folder)


def write_files(name: str, made: dict[str, str], folder: Path) -> Path:
    """Write a translated module into a folder; return the path of the Cython module.

    Unchanged files keep their time, so that the build does not compile them again.
    """
    from Cython import __version__

    folder.mkdir(parents=True, exist_ok=True)
    source = f"{name}.pyx"
    made = made | {source: f"# for Cython {__version__}, {FLAGS}\n{made[source]}"}
    for file, text in made.items():
        path = folder / file
        if not path.is_file() or WORDS.sub("", path.read_text(encoding="utf-8")) != WORDS.sub("", text):
            path.write_text(text, encoding="utf-8", newline="\n")
    return folder / source


def extension(
    name: str,
    source: Path,
    *,
    compile_flags: tuple[str, ...] = (),
    link_flags: tuple[str, ...] = (),
    lines: bool = False,
) -> Any:
    """The extension module `name` from a translated game; `lines` keeps the lines of the .pyx in what is reported."""
    from Cython.Build import cythonize

    made = plain_extension(name, source)
    made.extra_compile_args += compile_flags
    made.extra_link_args += link_flags
    return cythonize([made], quiet=True, force=True, emit_linenums=lines)[0]


def plain_extension(name: str, source: Path) -> Any:
    """The extension module `name` from the Cython or the C file of a game."""
    from setuptools import Extension

    return Extension(
        name,
        [str(source)],
        include_dirs=[str(source.parent)],
        depends=[str(source.with_suffix(".h"))],
        extra_compile_args=[*FLAGS],
        extra_link_args=[],
    )


def build(
    table: Table,
    folder: Path,
    *,
    compile_flags: tuple[str, ...] = (),
    link_flags: tuple[str, ...] = (),
    lines: bool = False,
) -> ModuleType:
    """Compile a game into a folder and load its engine, even if the game is not installed."""
    source = write(table, folder)
    made = extension(table.name, source, compile_flags=compile_flags, link_flags=link_flags, lines=lines)
    return load(table.name, compiled(made, folder))


def build_thinking(
    thinking: Thinking, entries: Sequence[Callable[..., Any]], folder: Path, *, compile_flags: tuple[str, ...] = ()
) -> ModuleType:
    """Compile the module for thinking players of a game into a folder and load it."""
    name = f"{thinking.table.name}_thinking"
    source = write_files(name, translated_thinking(thinking, entries), folder)
    return load(name, compiled(extension(name, source, compile_flags=compile_flags), folder))


def build_companion(companion: Companion, folder: Path, *, compile_flags: tuple[str, ...] = ()) -> ModuleType:
    """Compile a companion of a game into a folder and load it."""
    name = f"{companion.table.name}_{companion.name}"
    source = write_files(name, translated_companion(companion), folder)
    return load(name, compiled(extension(name, source, compile_flags=compile_flags), folder))


def compiled(extension: Any, folder: Path) -> Path:
    """Run the C compiler; return the path of the extension module."""
    from setuptools import Distribution

    command: Any = Distribution({"name": extension.name, "ext_modules": [extension]}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder), str(folder / "objects")
    command.ensure_finalized()
    command.run()
    return Path(command.get_ext_fullpath(extension.name))


def load(name: str, path: Path) -> ModuleType:
    """Load an extension module from its file."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
