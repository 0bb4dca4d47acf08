"""A NATS of a bench's own, which may be killed: on a free port, with a password."""

import asyncio
import secrets
import shutil
import signal
import socket
import subprocess
from contextlib import suppress
from pathlib import Path
from time import monotonic
from urllib.parse import quote

from bench.measuring import free_port

STARTS_WITHIN = 60.0  # seconds, which only a hang takes
USER = "lautta"
CONFIGURATION = """
listen: "127.0.0.1:{port}"
authorization {{ users: [{{ user: "{user}", password: "{password}" }}] }}
"""


class Nats:
    """A broker on a port of its own; `url` has its password."""

    def __init__(self, folder: Path) -> None:
        self.port, self._password = free_port(), f"{secrets.token_hex(8)}@/:%"
        self.url = f"nats://{USER}:{quote(self._password, safe='')}@127.0.0.1:{self.port}"
        self._file = folder / "nats.conf"
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers; raises TimeoutError, or FileNotFoundError where NATS is missing."""
        own = {"port": self.port, "user": USER, "password": self._password}
        self._file.write_text(CONFIGURATION.format(**own))
        self._process = subprocess.Popen(
            [program(), "-c", str(self._file)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until = monotonic() + STARTS_WITHIN
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                    return
            except OSError:
                if monotonic() > until:
                    raise TimeoutError from None
                await asyncio.sleep(0.02)

    def send(self, signal_: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process
        self._process.send_signal(signal_)

    def kill(self) -> None:
        """Kill it."""
        if self._process:
            with suppress(ProcessLookupError):
                self._process.kill()
            self._process.wait()
            self._process = None


def program() -> str:
    """The program, which Debian keeps where only root looks; raises FileNotFoundError."""
    found = shutil.which("nats-server") or shutil.which("nats-server", path="/usr/sbin:/usr/local/sbin")
    if found is None:
        raise FileNotFoundError(2, "NATS is not installed", "nats-server")
    return found
