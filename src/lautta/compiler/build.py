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
from pathlib import Path
from types import ModuleType
from typing import Any

from lautta.compiler import beside, engine
from lautta.compiler.engine import template
from lautta.compiler.program import GameProgram, Program, TableProgram
from lautta.core.actions import Table
from lautta.core.compiled import Compiled
from lautta.core.fingerprint import fingerprint, meaning

# The compiler itself builds on these.
KNOWN = tuple(
    f"lautta.core.{name}"
    for name in ("action_calls", "current_game", "bits", "interpreted", "reasons", "records", "vectors")
)
FLAGS = ["/O2", "/std:c11"] if sys.platform == "win32" else ["-O3", "-g0"]
WORDS = re.compile(r"  # \S+:\d+$|^made_from = .*$", re.MULTILINE)  # changes here need no new compilation


def file_name(meant: Table | Compiled) -> str:
    """Return the name of the files of an engine, or of a module beside it, without their suffixes."""
    return f"{meant.table.name}_{meant.name}" if isinstance(meant, Compiled) else meant.name


def translated(meant: Table | Compiled) -> dict[str, str]:
    """Return the files of an engine or of a module beside it, by name: a C header and a Cython module.

    Raises RulesError.
    """
    if isinstance(meant, Compiled):
        return _with_origin(module := beside.ModuleProgram(meant), module.rules() + beside.interface(module))
    return _with_origin(program := GameProgram(meant), program.rules() + engine.interface(program))


def _with_origin(program: TableProgram, text: str) -> dict[str, str]:
    table = program.table
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
    return files(program, text + origin)


def files(program: Program, body: str) -> dict[str, str]:
    """Return the header and the module of a program with a translated body."""
    return {
        f"{program.name}.h": template("runtime.h") + program.header(),
        f"{program.name}.pyx": "\n".join([template("runtime.pyx"), program.declarations(), body]),
    }


def write(meant: Table | Compiled, folder: Path) -> Path:
    """Translate an engine, or a module beside it, into a folder; return the path of the Cython module."""
    return write_files(file_name(meant), translated(meant), folder)


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
    meant: Table | Compiled,
    folder: Path,
    *,
    compile_flags: tuple[str, ...] = (),
    link_flags: tuple[str, ...] = (),
    lines: bool = False,
) -> ModuleType:
    """Compile an engine, or a module beside it, into a folder and load it, even if the game is not installed."""
    name, source = file_name(meant), write(meant, folder)
    made = extension(name, source, compile_flags=compile_flags, link_flags=link_flags, lines=lines)
    return load(name, compiled(made, folder))


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
