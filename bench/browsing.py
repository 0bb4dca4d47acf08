"""A real server on this machine and a real browser, for what is measured at the page."""

import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "scripts"))


@contextmanager
def served() -> Iterator[tuple[str, Path]]:
    """A server without limits: its address, and its database."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "lautta.db"
        command = [sys.executable, "-m", "bench.served", str(database)]
        server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout
            yield f"http://127.0.0.1:{server.stdout.readline().strip()}/", database
        finally:
            server.kill()
            server.wait(30)


@contextmanager
def chromium(flags: tuple[str, ...]) -> Iterator[Any]:
    """A Chromium started with these flags."""
    from playwright.sync_api import sync_playwright

    import chromium as finding
    import page as building

    node = building.find_node()
    if node:
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node.program))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=finding.find(), args=flags)
        yield browser
        browser.close()


@contextmanager
def browsing(flags: tuple[str, ...]) -> Iterator[tuple[Any, str]]:
    """A Chromium started with these flags, and the address of a server without limits."""
    with served() as (address, _), chromium(flags) as browser:
        yield browser, address


class Person:
    """Somebody who plays through the API."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.token = address, ""
        guest = self.ask("/guests", {"name": name})
        self.token, self.name = guest["token"], guest["guest"]

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """A request, and its answer."""
        headers = {"content-type": "application/json"} | (
            {"authorization": f"Bearer {self.token}"} if self.token else {}
        )
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(f"{self.address}api{path}", data, headers)) as answer:
            return json.loads(answer.read())

    def play(self, table: str, actions: list[str]) -> None:
        """Do all of these."""
        for number in range(0, len(actions), 32):
            now = self.ask(f"/tables/{table}")
            body = {"action": actions[number : number + 32], "seen": now["number"], "plan": now["plan_number"],
                    "key": f"{self.name} {number}"}  # fmt: skip
            self.ask(f"/tables/{table}/actions", body)
