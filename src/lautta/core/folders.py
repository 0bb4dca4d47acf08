"""Folders in which long work is kept so that it can go on: files that are always whole, and those that are damaged."""

import os
from pathlib import Path


class DamagedState(ValueError):
    """A folder in which work cannot go on, as `file` does not hold what it should."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} is damaged")
        self.file = file


def replace(path: Path, data: bytes) -> None:
    """Write a file so that there is always a whole one."""
    fresh = path.with_suffix(".new")
    fresh.write_bytes(data)
    os.replace(fresh, path)
