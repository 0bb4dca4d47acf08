"""Chromium for the page tests: the machine's, else Debian's package where this process may install it.

The headless shell comes first: the same browser without its windows, for two thirds of the processor time.
"""

import os
import shutil
import sys
from pathlib import Path

from steps import install_debian, is_root

ADVICE = (
    "No Chromium here, so the page tests are left out. "
    "On Debian: apt-get install chromium-headless-shell, as root; "
    "elsewhere: name a Chromium or Chrome in LAUTTA_CHROMIUM."
)
_SHELL = "chromium-headless-shell"
_NAMES = (_SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)


def find() -> str | None:
    """The path of a Chromium: the one named in LAUTTA_CHROMIUM, or one of the usual names and places."""
    named = os.environ.get("LAUTTA_CHROMIUM")
    if named:
        return shutil.which(named)
    found = next(filter(None, map(shutil.which, _NAMES)), None)
    return found or next((place for place in _PLACES if Path(place).is_file()), None)


def install() -> str | None:
    """Install Debian's package as root, and answer its path; None where that is not possible."""
    if not is_root() or os.environ.get("LAUTTA_CHROMIUM"):
        return None
    if not install_debian("Installing Debian's Chromium without windows", _SHELL):
        install_debian("Installing Debian's Chromium", "chromium")
    return find()


if __name__ == "__main__":
    sys.exit(None if find() or install() else ADVICE)
