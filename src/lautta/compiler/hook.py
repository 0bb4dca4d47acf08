"""The hook for builds: the extension modules of games, for the `setup.py` of Lautta or of any other distribution.

A game that is a distribution of its own needs in its `pyproject.toml`

    [build-system]
    requires = ["setuptools", "cython", "lautta"]
    build-backend = "setuptools.build_meta"

and beside it a `setup.py` of three lines:

    from setuptools import setup
    from lautta.compiler import extensions
    setup(ext_modules=extensions("connect_four.actions:TABLE", where="src"))

The compiled engine lies in the game's own package, here as `connect_four._connect_four`, and is found there.
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
    """An extension module for each action table, named as `package.module:TABLE`, for `setup(ext_modules=...)`.

    `where` is the folder of their packages. `folder` holds what is generated, and only games whose rules have changed
    are compiled again. Without Cython, or with LAUTTA_PURE=1, there are no extension modules; without a C compiler
    setuptools goes on without them. Then the rules run interpreted. Raises SystemExit with what is wrong if rules
    cannot be compiled.
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
    """One of them, translated by a process of its own, so that all cores are used."""
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
