"""The build hook: the extension modules of games, for the `setup.py` of any distribution.

A game in its own distribution needs in its `pyproject.toml`

    [build-system]
    requires = ["setuptools", "cython", "lautta"]
    build-backend = "setuptools.build_meta"

and beside it a `setup.py` of three lines:

    from setuptools import setup
    from lautta.compiler import extensions
    setup(ext_modules=extensions("connect_four.actions:TABLE", where="src"))

The compiled engine lies in the package of the game, here as `connect_four._connect_four`.
"""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from lautta.compiler.build import plain_extension

LAUTTA = Path(__file__).parents[2]  # where the package `lautta` lies


def extensions(*tables: str, where: str | Path = ".", folder: str | Path = "build/generated") -> list[Any]:
    """Return an extension module for each action table `package.module:TABLE`, for `setup(ext_modules=...)`.

    `where` is the folder of the packages. `folder` holds the generated files, so that only games with changed rules
    are compiled again. The list is empty without Cython and with LAUTTA_PURE=1, and setuptools skips the modules
    without a C compiler; then the rules run interpreted. Raises SystemExit with the errors if rules do not compile.
    """
    if os.environ.get("LAUTTA_PURE", "") not in ("", "0"):
        return []
    if find_spec("Cython") is None:
        print("Cython is not here, so the rules stay interpreted", file=sys.stderr)
        return []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = list(pool.map(partial(_translated, Path(where), Path(folder)), tables))
    made.sort(key=lambda extension: -Path(extension.sources[0]).stat().st_size)  # begin with the longest
    return made


def _translated(where: Path, folder: Path, table: str) -> Any:
    """Translate one table in its own process, to use all cores."""
    paths = [str(where.resolve()), str(LAUTTA), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, "-m", "lautta.compiler", table, str(folder)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths), "LAUTTA_ENGINE": "interpreted"},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"{done.stderr}\n{table} cannot be compiled")
    name, source = json.loads(done.stdout.splitlines()[-1])
    made = plain_extension(name, Path(source))
    made.optional = True
    return made
