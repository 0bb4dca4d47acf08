"""`lautta serve`: what is given reaches the server, and what stands in its way is one sentence."""

import os
import socket
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run
from tests.games.amsterdam.boxes import written

import lautta
from lautta import players
from lautta.players.weights import weights_path
from lautta.server.settings import ServeSettings
from lautta.server.storage.data import Lock, default_path
from lautta.server.storage.databases import Database
from lautta.server.view.game_info import computers_of
from lautta.server.work.executor import worker_config

USUAL = asdict(ServeSettings())


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the server was asked for, in place of serving."""
    calls: list[dict[str, Any]] = []

    def serve(settings: ServeSettings, data: Database, words: Any, say: Any, ready: Any) -> None:
        calls.append({**asdict(settings), "data": data, "language": words.language})
        if ready:
            ready("http://here/")

    monkeypatch.setattr("lautta.server.http.run.serve", serve)
    return calls


def test_what_is_given_reaches_the_server(run: Run, asked: list[dict[str, Any]], tmp_path: Path) -> None:
    argv = ("serve", "--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path), "--language", "fi")
    assert run(*argv).code == 0
    assert asked == [{**USUAL, "host": "0.0.0.0", "port": 0, "data": tmp_path / "lautta.db", "language": "fi"}]


def test_the_usual_server_is_for_this_machine_alone(run: Run, asked: list[dict[str, Any]]) -> None:
    assert run("serve").code == 0
    assert asked == [{**USUAL, "host": "127.0.0.1", "port": 8000, "data": default_path(), "language": "en"}]


def test_boards_of_its_own_are_checked_before_it_starts(run: Run, asked: list[dict[str, Any]], tmp_path: Path) -> None:
    good, bad = written(tmp_path), tmp_path / "bad.json"
    assert run("serve", "--own-board", str(good), "--own-board", str(good)).code == 0
    assert asked.pop()["own_board"] == (good, good)
    bad.write_text(good.read_text().replace('"Nieuwe Waal"', '"Nieuwe Wal"', 1))
    ended = run("serve", "--own-board", str(bad))
    assert (ended.code, asked) == (2, []) and ended.err.startswith(f"lautta: {bad}, line 3: contract-1 leads to ")
    missing = run("serve", "--own-board", str(tmp_path / "none.json"))
    assert missing.code == 2 and "There is no file" in missing.err


def test_a_file_of_weights_is_a_player_of_the_server(run: Run, asked: list[dict[str, Any]]) -> None:
    game = lautta.game("amsterdam")
    file = str(weights_path(game, 2))
    try:
        assert run("serve", "--player", f"mine=vellamo:{file}").code == 0
        assert asked.pop()["player"] == (f"mine=vellamo:{file}",)
        offered = {each.name: each.players for each in computers_of(game)}
        assert offered["mine"] == [2] and worker_config({"amsterdam": game}).players == {"mine": f"vellamo:{file}"}
        again, none = run("serve", "--player", f"mine={file}"), run("serve", "--player", "other=none.net")
        assert (again.code, none.code, asked) == (2, 2, []) and "name=file.net" in again.err
    finally:
        players.forget("mine")


def test_a_server_behind_a_proxy(run: Run, asked: list[dict[str, Any]]) -> None:
    argv = ("--public-url", "https://games.example.org", "--proxy", "127.0.0.1,10.0.0.0/8", "--no-limits",
            "--allow-host", "play.example.org", "--allow-host", "b", "--workers", "3", "--no-pauses")  # fmt: skip
    assert run("serve", *argv).code == 0
    given = {
        "public_url": "https://games.example.org/", "proxy": "127.0.0.1,10.0.0.0/8", "no_limits": True,
        "allow_host": ("play.example.org", "b"), "workers": 3, "no_pauses": True,
    }  # fmt: skip
    assert asked == [{**USUAL, **given, "data": default_path(), "language": "en"}]


@pytest.mark.parametrize("metrics", ["127.0.0.1:9000", "[::1]:0"])
def test_what_an_operator_sees(run: Run, asked: list[dict[str, Any]], metrics: str) -> None:
    argv = ("--metrics", metrics, "--log", "json", "--traces", "http://collector:4318")
    assert run("serve", *argv).code == 0
    given = {name: asked[0][name] for name in ("metrics", "log", "traces")}
    assert given == {"metrics": metrics, "log": "json", "traces": "http://collector:4318"}


def test_traces_without_their_library(run: Run, asked: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lautta.server.telemetry.traces.find_spec", lambda name: None)
    ended = run("serve", "--traces", "http://127.0.0.1:4318")
    assert (ended.code, asked) == (2, [])
    assert ended.err == (
        'lautta: This needs the extra “traces”, which is not installed: pip install "lautta[traces]"\n'
    )


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
        ("--allow-network", "nonsense", "A network is written like 192.168.0.0/16, not nonsense."),
        ("--metrics", "9000", "Metrics need an address with a port, written like 127.0.0.1:9000, not 9000."),
        ("--metrics", "127.0.0.1", "Metrics need an address with a port,"),
        ("--metrics", "127.0.0.1:70000", "Metrics need an address with a port,"),
        ("--metrics", "http://127.0.0.1:9000", "Metrics need an address with a port,"),
        ("--metrics", "127.0.0.1:9000/metrics", "Metrics need an address with a port,"),
        ("--traces", "127.0.0.1:4318", "The address of a collector is written like http://127.0.0.1:4318, not 127."),
        ("--traces", "http://127.0.0.1:4318/v1/traces", "The address of a collector is written like"),
        ("--log", "xml", "--log is one of text, json, not xml."),
        ("--workers", "-1", "There can be from 0 to 256 workers."),
        ("--workers", "257", "There can be from 0 to 256 workers."),
        ("--processes", "0", "There can be from 1 to 64 processes."),
        ("--processes", "65", "There can be from 1 to 64 processes."),
        ("--processes", "2", "Several processes can share only a PostgreSQL database; name it with"),
        ("--broker", "redis://127.0.0.1", "Lautta knows one kind of broker: NATS,"),
        ("--broker", "nats://[::1", "This is not the address of a broker."),
        ("--broker", "nats://192.0.2.1", "A broker on another machine must ask for a password:"),
        ("--broker", "nats://anna@broker.example.org", "A broker on another machine must ask for a password:"),
        ("--broker", "nats://127.0.0.1", "Several processes can share only a PostgreSQL database;"),
    ],
)
def test_what_cannot_be_outside(run: Run, asked: list[dict[str, Any]], option: str, value: str, sentence: str) -> None:
    ended = run("serve", option, value)
    assert (ended.code, asked) == (2, [])
    assert ended.err.startswith(f"lautta: {sentence}") and ended.err.count("\n") == 1


def test_an_address_that_is_taken_is_named(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = f"127.0.0.1:{other.getsockname()[1]}"
        ended = run("serve", "--port", "0", "--data", str(tmp_path), "--metrics", taken)
    assert (ended.code, ended.err) == (2, f"lautta: The address {taken} cannot be used: Address already in use.\n")


def test_several_processes_need_a_broker(run: Run, asked: list[dict[str, Any]]) -> None:
    ended = run("serve", "--database", "postgresql://anna@127.0.0.1/games", "--processes", "2")
    assert (ended.code, asked) == (2, [])
    assert ended.err == "lautta: Several processes need a broker; name it with --broker.\n"


@pytest.mark.parametrize("port", ["0", "65535"])
def test_several_processes_need_as_many_ports_for_metrics(run: Run, asked: list[dict[str, Any]], port: str) -> None:
    line = ["--database", "postgresql://anna@127.0.0.1/games", "--broker", "nats://127.0.0.1", "--processes", "2"]
    ended = run("serve", *line, "--metrics", f"127.0.0.1:{port}")
    assert (ended.code, asked) == (2, [])
    assert ended.err.startswith("lautta: Each process serves metrics") and ended.err.endswith("from 1 to 65534.\n")


@pytest.mark.parametrize("named", ["--broker", "LAUTTA_BROKER"])
def test_a_file_is_not_shared(
    run: Run, asked: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    line = ["serve", "--data", str(tmp_path), "--processes", "2"]
    if named == "--broker":
        line += [named, "nats://anna:geheim@127.0.0.1"]
    else:
        monkeypatch.setenv(named, "nats://anna:geheim@127.0.0.1")
    ended = run(*line)
    assert (ended.code, asked) == (2, [])
    said = "lautta: Several processes can share only a PostgreSQL database"
    assert ended.err.startswith(said) and "geheim" not in ended.err


def test_several_processes(run: Run, asked: list[dict[str, Any]]) -> None:
    data, broker = "postgresql://anna:geheim@127.0.0.1/games", "nats://lautta:auch-geheim@192.0.2.1:4222"
    before = dict(os.environ)
    assert run("serve", "--database", data, "--broker", broker, "--processes", "3").code == 0
    assert {name: asked[0][name] for name in ("broker", "processes", "fd")} == {
        "broker": broker,
        "processes": 3,
        "fd": None,
    }
    assert dict(os.environ) == before


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
    assert ended.err.startswith("lautta: The address 192.0.2.1:8000 cannot be used: ")
    assert ended.err.count("\n") == 1
