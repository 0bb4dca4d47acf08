"""The browser of the page tests, one for all tests of a process."""

import os
from typing import TYPE_CHECKING

import chromium
import page

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class Chrome:
    """A Chromium that starts when it is wanted, again and again."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def open(self) -> "Browser":
        """The browser, started if it does not run."""
        from playwright.sync_api import sync_playwright  # only here, as most tests want no browser

        if self._browser is None:
            node = page.find_node()
            if node:  # the one that Playwright brings along needs libraries that a small system may lack
                os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node.program))
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        return self._browser

    def close(self) -> None:
        """End it, and the event loop that it keeps running."""
        if self._browser and self._playwright:
            self._browser.close()
            self._playwright.stop()
            self._browser = self._playwright = None


CHROME = Chrome()
