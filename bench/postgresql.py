"""A PostgreSQL of a bench's own, which may be killed: made by `initdb` in a folder, never run as root."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import asyncpg

from bench.measuring import free_port

NOBODY = "nobody"
STARTS_WITHIN = 30.0  # seconds
SETTINGS = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "max_connections": "100"}


class Postgresql:
    """A PostgreSQL on a port of its own. `url` is its database, which is empty at first."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder / "postgresql", free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self._process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """Make an empty cluster; raises CalledProcessError."""
        self.folder.mkdir()
        if user := _other_user():
            for path in (self.folder, self.folder.parent):
                os.chown(path, pwd.getpwnam(user).pw_uid, -1)
        self._call("initdb", "-D", str(self.folder), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale")

    async def start(self) -> None:
        """Start it, and wait until it answers; raises TimeoutError."""
        settings = [part for name, value in {**SETTINGS, "port": str(self.port)}.items()
                    for part in ("-c", f"{name}={value}")]  # fmt: skip
        self._process = subprocess.Popen(
            [_program("postgres"), "-D", str(self.folder), *settings],
            start_new_session=True, user=_other_user(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        until = monotonic() + STARTS_WITHIN
        while True:
            try:
                await self.asked("SELECT 1")
                return
            except (OSError, asyncpg.PostgresError):
                if monotonic() > until:
                    raise TimeoutError from None
                await asyncio.sleep(0.05)

    def send(self, signal_: signal.Signals) -> None:
        """Send a signal to all of its processes at once."""
        assert self._process
        os.killpg(self._process.pid, signal_)

    def kill(self) -> None:
        """Kill all of its processes, wherever they are."""
        if self._process:
            with suppress(ProcessLookupError):
                self.send(signal.SIGKILL)
            self._process.wait()
            self._process = None

    async def asked(self, query: str) -> list[Any]:
        """The rows that answer a query; raises what asyncpg raises."""
        return await asked(self.url, query)

    def _call(self, program: str, *arguments: str) -> None:
        subprocess.run([_program(program), *arguments], check=True, capture_output=True, user=_other_user())


async def asked(url: str, query: str) -> list[Any]:
    """The rows with which a database answers a query; raises what asyncpg raises."""
    connection = await asyncpg.connect(url, timeout=5)
    try:
        return list(await connection.fetch(query))
    finally:
        await connection.close()


async def told(url: str, statements: str) -> None:
    """Have a database carry out some statements; raises what asyncpg raises."""
    connection = await asyncpg.connect(url, timeout=5)
    try:
        await connection.execute(statements)
    finally:
        await connection.close()


def _other_user() -> str | None:
    """Who runs it: PostgreSQL refuses root."""
    return NOBODY if os.geteuid() == 0 else None


def _program(name: str) -> str:
    """A program of PostgreSQL, which Debian keeps apart; the newest if there are several."""
    kept: Sequence[Path] = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = shutil.which(name) or (str(kept[-1]) if kept else None)
    if found is None:
        raise FileNotFoundError(2, "PostgreSQL is not installed", name)
    return found
