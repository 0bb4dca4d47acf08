"""A real server with the built page, and a real browser; tests are left out, and say so, where there is none."""

import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError

import pytest
from playwright.sync_api import Browser, BrowserContext
from tests.page.chrome import CHROME
from tests.page.visitor import Visitor

import chromium
from bench.measuring import free_port

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "lautta" / "server" / "page" / "index.html"


def leave_out(why: str) -> None:
    """Skip with a sentence; a failure where everything has to be checked."""
    if os.environ.get("LAUTTA_CI"):
        pytest.fail(why)
    pytest.skip(why)


ADDRESS = re.compile(r"https?://\S+")


class Server:
    """`lautta serve` as a process of its own, on a free port of 127.0.0.1; `path` is where more packages lie."""

    def __init__(self, data: Path, *options: str, path: Path | None = None) -> None:
        self.port, self.data, self.options = free_port(), data, options
        self.environ = os.environ | ({"PYTHONPATH": str(path)} if path else {})
        self.address = f"http://127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[str] | None = None
        self.said: list[str] = []

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "lautta.cli", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += self.options
        self.process = subprocess.Popen(command, cwd=ROOT, env=self.environ, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.said = []
        while not self.said or not ADDRESS.search(self.said[-1]):
            self.said.append(self.process.stdout.readline())
            assert self.said[-1], "the server ended before it told its address"
        for _ in range(150):
            try:
                urllib.request.urlopen(self.address + "api/games", timeout=2).close()
                return
            except (URLError, OSError):
                assert self.process.poll() is None, "the server ended before it answered"
                time.sleep(0.1)
        raise AssertionError("the server did not answer within 15 seconds")

    @property
    def printed(self) -> str:
        """The address that it tells those who started it."""
        return next(found[0] for line in self.said if (found := ADDRESS.search(line)))

    def stop(self) -> None:
        """End it hard, as a power cut would."""
        if self.process:
            self.process.kill()
            self.process.wait(30)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not BUILT.is_file():
        leave_out("The page is not built, so the page tests are left out: run `make page` first.")
    running = Server(tmp_path_factory.mktemp("tables"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def browser() -> Browser:
    if not chromium.find():
        leave_out(chromium.ADVICE)
    return CHROME.open()


@pytest.fixture(scope="session", autouse=True)
def _closed_at_the_end() -> Iterator[None]:
    yield
    CHROME.close()


# What happens is shown at once, unless it is a test of how it is shown.
STILL = """
if (location.protocol.startsWith("http") && !localStorage.getItem("lautta-settings"))
  localStorage.setItem("lautta-settings", '{"speed": "off"}');
"""


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Comes to the house with a fresh browser; at the end, nothing may have been complained of in its console."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def come(
        width: int = 1400,
        height: int = 900,
        language: str = "en",
        motion: bool = False,
        script: str | None = None,
        **more: Any,
    ) -> Visitor:
        context = browser.new_context(viewport={"width": width, "height": height}, locale=language, **more)
        context.set_default_timeout(15_000)
        if not motion:
            context.add_init_script(STILL)
        if script:
            context.add_init_script(script)
        contexts.append(context)
        visitors.append(Visitor(context.new_page(), server.address))
        return visitors[-1]

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for context in contexts:
        context.close()
    assert not complaints
