"""Compiles the rules of the games where there is a C compiler, and installs without that where there is none.

LAUTTA_ABI3=1 compiles against Python's limited API: one wheel serves every Python from 3.11 on. A call from Python then
takes some 50 ns longer, so only wheels that are published are built that way. Free-threaded Pythons have no such API.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

SOURCES = Path(__file__).parent / "src"
sys.path.insert(0, str(SOURCES))

from lautta.compiler import extensions  # noqa: E402

GAMES = sorted(path.parent.name for path in SOURCES.glob("lautta/games/*/actions.py"))
THINKING = sorted(path.parents[1].name for path in SOURCES.glob("lautta/games/*/players/thinking.py"))
TABLES = [f"lautta.games.{name}.actions:TABLE" for name in GAMES]
THOUGHT_ABOUT = [f"lautta.games.{name}.players.thinking:THINKING" for name in THINKING]
BESIDE = [
    "lautta.games.roads.players.settler.playouts:SETTLER",
    "lautta.games.roads.solver.planning.annealing:PLANNING",
]

LIMITED = (
    os.environ.get("LAUTTA_ABI3", "0") not in ("", "0")
    and not sysconfig.get_config_var("Py_GIL_DISABLED")
    and "--inplace" not in sys.argv  # there Python would still prefer the engines of `make build`
)
MACROS = [
    ("CYTHON_LIMITED_API", "1"),
    ("Py_LIMITED_API", "0x030B0000"),  # Python 3.11, the first whose limited API has buffers
    ("PyList_GET_ITEM", "PyList_GetItem"),  # the engines use these two macros of the full API
    ("PyList_SET_ITEM", "PyList_SetItem"),
]


class BuildPy(build_py):  # type: ignore[misc]
    """Puts the example into the package, after which `lautta new` writes games."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            example = SOURCES.parent / "examples" / "connect_four"
            ignored = shutil.ignore_patterns("*.egg-info", "*.so", "build", "__pycache__")
            shutil.copytree(example, Path(self.build_lib, "lautta/cli/example"), ignore=ignored, dirs_exist_ok=True)


modules = extensions(*TABLES, *THOUGHT_ABOUT, *BESIDE, where=SOURCES)
options: dict[str, dict[str, object]] = {"build_ext": {"parallel": os.cpu_count()}}
if LIMITED:
    options["bdist_wheel"] = {"py_limited_api": "cp311"}
    for module in modules:
        module.define_macros += MACROS
        module.py_limited_api = True

setup(ext_modules=modules, options=options, cmdclass={"build_py": BuildPy})
