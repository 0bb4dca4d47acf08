"""`lautta serve`: what is given reaches the server, and what stands in its way is one sentence."""

from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

from lautta.server.http.run import Outside
from lautta.server.storage.data import Lock

ALONE = {**Outside()._asdict(), "workers": None, "paced": True}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the server was asked for, in place of serving."""
    calls: list[dict[str, Any]] = []

    def serve(
        host: str, port: int, data: Path | None, words: Any, say: Any, ready: Any, outside: Outside,
        workers: int | None, paced: bool,
    ) -> None:  # fmt: skip
        where = {"host": host, "port": port, "data": data}
        calls.append({**where, "language": words.language, **outside._asdict(), "workers": workers, "paced": paced})
        if ready:
            ready("http://here/")

    monkeypatch.setattr("lautta.server.http.run.serve", serve)
    return calls


def test_what_is_given_reaches_the_server(run: Run, asked: list[dict[str, Any]], tmp_path: Path) -> None:
    argv = ("serve", "--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path), "--language", "fi")
    assert run(*argv).code == 0
    assert asked == [{"host": "0.0.0.0", "port": 0, "data": tmp_path, "language": "fi", **ALONE}]


def test_the_usual_server_is_for_this_machine_alone(run: Run, asked: list[dict[str, Any]]) -> None:
    assert run("serve").code == 0
    assert asked == [{"host": "127.0.0.1", "port": 8000, "data": None, "language": "en", **ALONE}]


def test_a_server_behind_a_proxy(run: Run, asked: list[dict[str, Any]]) -> None:
    argv = ("--public-url", "https://games.example.org", "--proxy", "127.0.0.1,10.0.0.0/8", "--no-limits",
            "--allow-host", "play.example.org", "--allow-host", "b", "--workers", "3", "--no-pauses")  # fmt: skip
    assert run("serve", *argv).code == 0
    given = {name: asked[0][name] for name in ("url", "proxy", "limited", "hosts", "workers", "paced")}
    assert given == {
        "url": "https://games.example.org/", "proxy": "127.0.0.1,10.0.0.0/8", "limited": False,
        "hosts": ("play.example.org", "b"), "workers": 3, "paced": False,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("--public-url", "games.example.org", "A public URL is written like https://games.example.org, not games."),
        ("--public-url", "https://example.org/games", "A public URL is written like"),
        ("--public-url", "https://example.org:port", "A public URL is written like"),
        ("--public-url", "https://me@example.org", "A public URL is written like"),
        ("--public-url", "ftp://example.org", "A public URL is written like"),
        ("--allow-host", "http://example.org", "A server name is written like games.example.org, not http"),
        ("--proxy", "somewhere", "A proxy is an address or a network, not somewhere."),
        ("--proxy", "127.0.0.1,*", "A proxy is an address or a network, not *."),
        ("--workers", "-1", "There can be from 0 to 256 workers."),
        ("--workers", "257", "There can be from 0 to 256 workers."),
    ],
)
def test_what_cannot_be_outside(run: Run, asked: list[dict[str, Any]], option: str, value: str, sentence: str) -> None:
    ended = run("serve", option, value)
    assert (ended.code, asked) == (2, [])
    assert ended.err.startswith(f"lautta: {sentence}") and ended.err.count("\n") == 1


def test_the_page_is_opened_only_when_wished(
    run: Run, asked: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    run("serve")
    assert opened == []
    run("serve", "--open")
    assert opened == ["http://here/"]


@pytest.mark.parametrize("port", ["-1", "65536"])
def test_a_port_is_a_small_number(run: Run, asked: list[dict[str, Any]], port: str) -> None:
    ended = run("serve", f"--port={port}")
    assert (ended.code, asked) == (2, [])
    assert ended.err == f"lautta: A port is from 0 to 65535, not {port}.\n"


def test_data_that_another_server_uses_are_left_alone(run: Run, tmp_path: Path) -> None:
    lock = Lock(tmp_path / "lautta.db")
    lock.take()
    try:
        ended = run("serve", "--data", str(tmp_path), "--port", "0")
    finally:
        lock.free()
    assert ended.code == 2
    assert ended.err.startswith(f"lautta: Another server is using {tmp_path / 'lautta.db'};")


def test_an_address_of_another_machine(run: Run, tmp_path: Path) -> None:
    ended = run("serve", "--host", "192.0.2.1", "--data", str(tmp_path))
    assert ended.code == 2
    assert ended.err.startswith("lautta: The system refuses: ")
    assert ended.err.count("\n") == 1
