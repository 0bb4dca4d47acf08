"""Starting and stopping a server as `lautta serve` does."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from lautta.server import run
from lautta.server.data import DataInUse, DataUnreadable, Lock
from lautta.words import Words

SERVE = """
import sys
from pathlib import Path
from lautta.server.run import serve
serve(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
"""


def start(data: Path, port: int, host: str = "127.0.0.1") -> "subprocess.Popen[str]":
    environ = {**os.environ, "LAUTTA_LANG": "en", "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", SERVE, host, str(port), str(data)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environ,
    )  # fmt: skip


def address(process: "subprocess.Popen[str]") -> tuple[str, str]:
    """Where it serves, and all that it said until then."""
    assert process.stdout
    said = ""
    for line in process.stdout:
        said += line
        if found := re.search(r"http://\S+/", line):
            return found[0], said
    raise AssertionError(said)


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_a_taken_port_is_told_and_another_one_used(tmp_path: Path, taken: int) -> None:
    process = start(tmp_path, taken)
    try:
        where, said = address(process)
        assert f"Port {taken} is taken" in said and str(taken) not in where
        assert str(tmp_path / "lautta.db") in said
        assert httpx.get(where + "api/games").status_code == 200
        begun = time.monotonic()
        process.send_signal(signal.SIGINT)
        rest = process.communicate(timeout=10)[0]
        assert process.returncode == 0 and "Traceback" not in rest and time.monotonic() - begun < 6
        assert not (tmp_path / "lautta.db-wal").exists()
    finally:
        process.kill()
        process.communicate()


def test_a_server_stops_though_pages_are_connected(tmp_path: Path) -> None:
    from websockets.sync.client import connect

    process = start(tmp_path, 0)
    try:
        where, _ = address(process)
        token = httpx.post(where + "api/guests", json={}).json()["token"]
        with connect(where.replace("http", "ws") + "api/live") as live:
            live.send(f'{{"type":"hello","token":"{token}"}}')
            process.send_signal(signal.SIGTERM)
            rest = process.communicate(timeout=10)[0]
        assert "Traceback" not in rest
    finally:
        process.kill()
        process.communicate()


def test_what_keeps_a_server_from_starting(tmp_path: Path) -> None:
    said: list[str] = []
    held = Lock(tmp_path / "lautta.db")
    held.take()
    with pytest.raises(DataInUse):
        run.serve(port=0, data=tmp_path, say=said.append)
    held.free()
    (tmp_path / "notes.txt").write_text("Dear diary")
    with pytest.raises(DataUnreadable):
        run.serve(port=0, data=tmp_path / "notes.txt", say=said.append)
    with pytest.raises(OSError):
        run.serve("256.0.0.1", 0, tmp_path, say=said.append)
    assert said == []
    free = Lock(tmp_path / "lautta.db")  # nothing is held by what did not start
    free.take()
    free.free()


def test_addresses(tmp_path: Path) -> None:
    with run.listen("127.0.0.1", 0) as one:
        port = one.getsockname()[1]
        for host, name in (("0.0.0.0", "127.0.0.1"), ("::", "[::1]"), ("::1", "[::1]"), ("example.org", "example.org")):
            assert run.address_of(host, one) == f"http://{name}:{port}/"
        assert one.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
    assert "server" in Words("en", strict=True).say("server-data", path="server")
