"""Whether people may be sent to a server, and what becomes of them when it stops."""

import asyncio
import json
import logging
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import pytest
from tests.server.serving import PATIENCE, Serving, serving
from tests.server.stores import stores
from tests.server.test_run import started
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from lautta.server.http import uvicorn_server
from lautta.server.http.app import create_app
from lautta.server.http.protocols import Settings
from lautta.server.http.run import address_of, listen
from lautta.server.http.uvicorn_server import Running
from lautta.server.problem import Problem
from lautta.server.runtime.server import all_games
from lautta.server.settings import ServeSettings
from lautta.server.work.jobs import Job

OF_TWO = {"game": "amsterdam", "seats": [{"kind": "person"}, {"kind": "open"}]}


@pytest.mark.each_store
async def test_a_server_is_ready_while_it_has_its_database_until_it_stops(
    place: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> None:
        raise Problem("database-away")

    async with place.client() as one:
        ready = await one.get("/ready")
        assert ready.status_code == 200 and ready.json() == {"status": "ready"}
        with monkeypatch.context() as patch:
            patch.setattr(place.server.store, "ping", away)
            answer = await one.get("/ready")
        assert answer.status_code == 503 and answer.json()["error"]["code"] == "database-away"
        place.app.state.stopping = True
        answer = await one.get("/ready")
        assert answer.status_code == 503 and answer.json()["error"]["code"] == "stopping"
        assert (await one.get("/health")).status_code == 200, "it still lives"


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_it_is_not_ready_from_the_moment_it_is_told_to_stop(told: signal.Signals) -> None:
    application = create_app()
    running = Running(Settings(application), application, lambda: None)
    frame: FrameType | None = None
    assert application.state.stopping is False
    running.handle_exit(told, frame)
    assert application.state.stopping is True and running.should_exit


@contextmanager
def half_asked(where: str, path: str, token: str, body: bytes) -> Iterator[socket.socket]:
    """A request of which everything has been sent but the last byte of its body."""
    host, _, port = where.removeprefix("http://").rstrip("/").partition(":")
    head = f"POST {path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {token}\r\n"
    head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    with socket.create_connection((host, int(port)), timeout=60) as line:
        line.sendall(head.encode() + body[:-1])
        time.sleep(0.2)  # until it has been read
        yield line


@pytest.mark.verify
def test_what_was_asked_is_finished_and_pages_are_told_to_connect_again(tmp_path: Path) -> None:
    with started(tmp_path) as (process, where, _):
        token = httpx.post(where + "api/guests", json={}, timeout=PATIENCE).json()["token"]
        with httpx.Client(base_url=where, headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE) as client:
            table = client.post("api/tables", json=OF_TWO).json()["id"]
        body = b'{"text":"!","key":"a"}'
        with (
            connect(where.replace("http", "ws") + "api/live") as live,
            half_asked(where, f"/api/tables/{table}/chat", token, body) as line,
        ):
            live.send(json.dumps({"type": "hello", "token": token}))
            live.send(json.dumps({"type": "follow", "table": table, "seen": 0}))
            assert json.loads(live.recv(PATIENCE))["type"] == "update"
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    live.recv(PATIENCE)
            assert closed.value.rcvd and closed.value.rcvd.code == 1012
            with pytest.raises(ConnectionError):  # nobody new is let in
                socket.create_connection(line.getpeername(), timeout=5)
            line.sendall(body[-1:])
            assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
        said = process.communicate(timeout=PATIENCE)[0]
        assert process.returncode == 0 and "Traceback" not in said


class Told(Running):
    """A server that this test tells to stop, with no signal to all of the process."""

    def capture_signals(self) -> Any:
        return nullcontext()


async def test_what_still_waits_when_a_server_stops_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Another process will do it, as pages ask again; and nothing has gone wrong here."""
    monkeypatch.setattr(uvicorn_server, "ANSWERED_WITHIN", 0.0)
    monkeypatch.setattr(uvicorn_server, "_take_turns", lambda: None)
    starts, waits = asyncio.Event(), asyncio.Event()

    async def work(job: Job) -> bytes:
        waits.set()
        return await asyncio.Future()

    app = create_app(stores.migrated(tmp_path / "a.db"), all_games(), settings=ServeSettings(workers=0))
    running, listening = Told(Settings(app), app, starts.set), listen("127.0.0.1", 0)
    serves = asyncio.create_task(running.serve(sockets=[listening]))
    await starts.wait()
    async with httpx.AsyncClient(base_url=address_of("127.0.0.1", listening), timeout=PATIENCE) as client:
        token = (await client.post("api/guests", json={})).json()["token"]
        monkeypatch.setattr(app.state.server.executor, "work", work)
        headers, board = {"authorization": f"Bearer {token}"}, {"seed": 1, "players": 6}
        asked = asyncio.create_task(client.post("api/games/roads/boards/new", json=board, headers=headers))
        await waits.wait()
        running.handle_exit(signal.SIGTERM, None)
        answer = await asked
    await serves
    running._looking.cancel()
    assert answer.status_code == 503 and answer.json()["error"]["code"] == "stopping"
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_a_server_that_cannot_close_ends_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("lautta.server.http.app.CLOSE_WITHIN", 0.1)
    async with serving(tmp_path / "a.db") as place:
        closes = place.server.close
        monkeypatch.setattr(place.server, "close", lambda: asyncio.sleep(60))
    assert "could not be closed" in caplog.text
    await closes()
