"""A real server with the built page, and a real browser; tests are left out, and say so, where there is none."""

import os
import re
import subprocess
import sys
import time
import urllib.request
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.page.chrome import CHROME
from tests.page.visitor import Visitor

import chromium
from bench.measuring import free_port

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "lautta" / "server" / "page" / "index.html"
A_HANG = 60.0  # seconds that nothing takes, however busy the machine is


def leave_out(why: str) -> None:
    """Skip with a sentence; a failure where everything has to be checked."""
    if os.environ.get("LAUTTA_CI"):
        pytest.fail(why)
    pytest.skip(why)


ADDRESS = re.compile(r"https?://\S+")


class Server:
    """`lautta serve` as a process of its own, on a free port of 127.0.0.1; `path` is where more packages lie.

    Computer players answer at once: what the page shows of them is tested here, and not how long they seem to think.
    """

    def __init__(self, data: Path, *options: str, path: Path | None = None) -> None:
        self.port, self.data, self.options = free_port(), data, ("--no-pauses", *options)
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
        given_up = time.monotonic() + A_HANG
        while True:
            try:
                urllib.request.urlopen(self.address + "api/house", timeout=A_HANG).close()
                return
            except (URLError, OSError):
                assert self.process.poll() is None, "the server ended before it answered"
                assert time.monotonic() < given_up, "the server did not answer"
                time.sleep(0.05)

    @property
    def printed(self) -> str:
        """The address that it tells those who started it."""
        return next(found[0] for line in self.said if (found := ADDRESS.search(line)))

    def stop(self) -> None:
        """End it hard, as a power cut would."""
        if self.process:
            self.process.kill()
            self.process.wait(30)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what needs a server or a browser as a test of the page."""
    if {"server", "visit"} & set(getattr(item, "fixturenames", ())):
        item.add_marker(pytest.mark.page)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The one of all tests of a worker, for as long as there are any."""
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
    WARM.clear()
    CHROME.close()


# What happens is shown at once, unless it is a test of how it is shown.
STILL = """
if (location.protocol.startsWith("http") && !localStorage.getItem("lautta-settings"))
  localStorage.setItem("lautta-settings", '{"speed": "off"}');
"""
# What a visitor leaves behind in a browser. Scripts and pictures stay, so that the next page is there sooner.
LEFT = "local_storage,indexeddb,service_workers,cache_storage"
# Contexts that nobody uses now, by the browser and by what they were opened with.
WARM: defaultdict[tuple[Browser, str], list[BrowserContext]] = defaultdict(list)


def opened(browser: Browser, address: str, motion: bool, script: str | None, more: dict[str, Any]) -> Page:
    """A page of somebody who has never been here; one with a script of its own has a context of its own."""
    kind = (browser, repr((motion, sorted(more.items()))))
    if WARM[kind] and not script:
        context = WARM[kind].pop()
    else:
        context = browser.new_context(**more)
        context.set_default_timeout(A_HANG * 1000)
        if not motion:
            context.add_init_script(STILL)
        if script:
            context.add_init_script(script)
        else:
            context.kind = kind  # type: ignore[attr-defined]
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": address.rstrip("/"), "storageTypes": LEFT})
    session.detach()
    return page


def closed(context: BrowserContext) -> None:
    """Keep a context for those who come next, as if nobody had been there."""
    if kind := getattr(context, "kind", None):
        for page in context.pages:
            page.close()
        context.set_offline(False)
        context.clear_permissions()
        WARM[kind].append(context)
    else:
        context.close()


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Comes to the house with a fresh browser; at the end, nothing may have been complained of in its console."""
    visitors: list[Visitor] = []

    def come(
        width: int = 1400,
        height: int = 900,
        language: str = "en",
        motion: bool = False,
        script: str | None = None,
        **more: Any,
    ) -> Visitor:
        size = {"width": width, "height": height}
        # A service worker's requests pass by what a test routes, so there is one only where a test wants it.
        kind = {"viewport": size, "locale": language, "service_workers": "block", **more}
        page = opened(browser, server.address, motion, script, kind)
        visitors.append(Visitor(page, server.address, server.data))
        return visitors[-1]

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for context in {visitor.page.context for visitor in visitors}:
        closed(context)
    assert not complaints
