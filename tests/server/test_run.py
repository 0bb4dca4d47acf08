"""Starting and stopping a server as `lautta serve` does."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from tests.server.brokers import broker_with
from tests.server.serving import PATIENCE, said_until
from tests.server.stores import database, written

from lautta.server.http import run
from lautta.server.http.addresses import AddressUnusable
from lautta.server.http.app import create_app
from lautta.server.messages.people import ServerAddresses
from lautta.server.settings import ServeSettings
from lautta.server.storage.data import DataInUse, DataUnreadable, Lock
from lautta.server.storage.databases import database_of, shown
from lautta.words import Words

ROOT = Path(__file__).parents[2]
SERVE = """
import sys
from lautta.server.http.run import serve
from lautta.server.settings import ServeSettings
from lautta.server.storage.databases import database_of
serve(ServeSettings(port=int(sys.argv[2]), proxy=sys.argv[3]), database_of(sys.argv[1]))
"""


@contextmanager
def started(
    data: Path, port: int = 0, proxy: str = "", packages: tuple[Path, ...] = ()
) -> Iterator[tuple["subprocess.Popen[str]", str, str]]:
    environ = {**os.environ, "LAUTTA_LANG": "en", "PYTHONUNBUFFERED": "1"}
    if packages:
        environ["PYTHONPATH"] = os.pathsep.join([*map(str, packages), environ.get("PYTHONPATH", "")])
    process = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", SERVE, written(database(data)), str(port), proxy],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environ,
    )  # fmt: skip
    try:
        said, where = said_until(process.stdout, r"http://\S+/")
        yield process, where, said
    finally:
        process.kill()
        process.communicate()


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_a_taken_port_is_told_and_another_one_used(tmp_path: Path, taken: int) -> None:
    with started(tmp_path, taken) as (process, where, said):
        assert f"Port {taken} is taken" in said and str(taken) not in where
        assert shown(database_of(written(database(tmp_path)))) in said
        assert httpx.get(where + "api/games", timeout=PATIENCE).status_code == 200
        process.send_signal(signal.SIGINT)
        rest = process.communicate(timeout=PATIENCE)[0]
        assert process.returncode == 0 and "Traceback" not in rest
        assert not (tmp_path / "lautta.db-wal").exists()


def test_a_server_stops_though_pages_are_connected(tmp_path: Path) -> None:
    from websockets.sync.client import connect

    with started(tmp_path) as (process, where, _):
        token = httpx.post(where + "api/guests", json={}, timeout=PATIENCE).json()["token"]
        with connect(where.replace("http", "ws") + "api/live") as live:
            live.send(f'{{"type":"hello","token":"{token}"}}')
            process.send_signal(signal.SIGTERM)
            rest = process.communicate(timeout=PATIENCE)[0]
        assert "Traceback" not in rest


def test_what_keeps_a_server_from_starting(tmp_path: Path, taken: int) -> None:
    said: list[str] = []
    anywhere, data = ServeSettings(port=0), tmp_path / "lautta.db"
    held = Lock(data)
    held.take()
    with pytest.raises(DataInUse):
        run.serve(anywhere, data, say=said.append)
    held.free()
    (tmp_path / "notes.txt").write_text("Dear diary")
    with pytest.raises(DataUnreadable):
        run.serve(anywhere, tmp_path / "notes.txt", say=said.append)
    with pytest.raises(AddressUnusable) as error:
        run.serve(ServeSettings(host="256.0.0.1", port=0), data, say=said.append)
    assert error.value.address == "256.0.0.1:0"
    with pytest.raises(AddressUnusable) as error:
        run.serve(ServeSettings(port=0, metrics=f"127.0.0.1:{taken}"), data, say=said.append)
    assert error.value.address == f"127.0.0.1:{taken}"
    assert said == []
    free = Lock(tmp_path / "lautta.db")  # nothing is held by what did not start
    free.take()
    free.free()


@pytest.mark.parametrize(("settings", "plain"), [
    (ServeSettings(), False),
    (ServeSettings(host="0.0.0.0"), True),
    (ServeSettings(host="192.168.1.7"), True),
    (ServeSettings(host="0.0.0.0", proxy="10.0.0.0/8"), False),
    (ServeSettings(host="0.0.0.0", public_url="https://play.example.org/"), False),
    (ServeSettings(proxy="127.0.0.1", public_url="http://play.example.org/"), True),
    (ServeSettings(public_url="http://localhost:8000/"), False),
])  # fmt: skip
def test_who_serves_others_by_plain_http_is_warned(settings: ServeSettings, plain: bool) -> None:
    warned = list(run.warnings(settings, Words("en")))
    assert [line.startswith("Warning: this is plain http") for line in warned] == [True] * plain


@pytest.mark.broker
def test_a_broker_that_asks_for_no_password_is_warned_of(tmp_path: Path) -> None:
    asks = "authorization { users: [{ user: anna, password: secret }] }"
    for configuration, is_open in ((asks, False), ("", True)):
        with broker_with(tmp_path, configuration) as port:
            settings = ServeSettings(broker=f"nats://anna:secret@127.0.0.1:{port}")
            warned = list(run.warnings(settings, Words("en")))
            assert [f"nats://127.0.0.1:{port} asks for no password" in line for line in warned] == [True] * is_open
        for file in tmp_path.glob("*.ports"):
            file.unlink()


def test_addresses_and_who_reaches_them(monkeypatch: pytest.MonkeyPatch) -> None:
    with run.listen("127.0.0.1", 0) as one:
        port = one.getsockname()[1]
        for host, name in (("0.0.0.0", "127.0.0.1"), ("::", "[::1]"), ("::1", "[::1]"), ("example.org", "example.org")):
            assert run.address_of(host, one) == f"http://{name}:{port}/"
        assert one.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
    assert "server" in Words("en", strict=True).say("server-data", path="server")
    own = {socket.AF_INET: "192.0.2.7", socket.AF_INET6: "2001:db8::7"}
    monkeypatch.setattr(run, "own_address", own.get)
    with run.listen("127.0.0.1", 0) as one:
        port, words = one.getsockname()[1], Words("en", strict=True)
        for host in ("127.0.0.1", "localhost", "::1", "127.1.2.3"):
            assert run.reach(host, one, words) == [words.say("server-alone")]
        assert run.reach("192.0.2.7", one, words) == []
        (here,) = run.reach("0.0.0.0", one, words)
        assert here.endswith(f"http://192.0.2.7:{port}/")
        assert [line.split()[-1] for line in run.reach("::", one, words)] == [
            f"http://192.0.2.7:{port}/", f"http://[2001:db8::7]:{port}/"
        ]  # fmt: skip
        monkeypatch.setattr(run, "own_address", lambda family: "127.0.0.1")  # on no network
        assert run.reach("0.0.0.0", one, words) == []


async def test_the_page_is_told_how_others_come(tmp_path: Path) -> None:
    def client(addresses: ServerAddresses, host: str) -> httpx.AsyncClient:
        app = create_app(tmp_path / "lautta.db", page=tmp_path, addresses=addresses)
        app.state.server = SimpleNamespace(id="a3", mailer=None, guests=SimpleNamespace(closed=False))
        return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(host, 1)), base_url="http://test")

    network = run.addresses_of(ServeSettings(host="0.0.0.0"), ["http://192.0.2.7:8000/"])
    public = run.addresses_of(ServeSettings(public_url="https://games.example.org/"), [])
    for addresses, host, told in (  # browsers make passkeys for names alone
        (network, "127.0.0.1", {"public_url": None, "network": ["http://192.0.2.7:8000/"], "alone": False}),
        (network, "192.0.2.9", {"public_url": None, "network": [], "alone": False}),
        (public, "192.0.2.9", {"public_url": "https://games.example.org/", "network": [], "alone": False}),
        (run.addresses_of(ServeSettings(), []), "::1", {"public_url": None, "network": [], "alone": True}),
    ):
        async with client(addresses, host) as one:
            assert (await one.get("/api/house")).json() == {
                **told, "server": "a3", "page": None, "mail": False, "closed": False,
                "passkeys": "games.example.org" if told["public_url"] else "localhost",
            }  # fmt: skip


@pytest.mark.verify
def test_a_proxy_is_believed_only_where_it_is_declared(tmp_path: Path) -> None:
    told = {"x-forwarded-for": "203.0.113.7"}
    for proxy, codes in (("", {201}), ("127.0.0.1", {201, 429})):
        with started(tmp_path / f"data {proxy}", proxy=proxy) as (_, where, _said):
            with httpx.Client(base_url=where, timeout=PATIENCE) as client:
                found = {client.post("api/guests", json={}, headers=told).status_code for _ in range(80)}
            assert found == codes


@pytest.mark.verify
@pytest.mark.slow
def test_a_game_that_breaks_stops_no_server_and_its_tables_wait_for_it(tmp_path: Path) -> None:
    """A package as it is installed, broken by an update and mended by the next."""
    metadata = tmp_path / "packages" / "some_game-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: some-game\nVersion: 1.0\n")
    packages = (metadata.parent, ROOT / "examples" / "connect_four" / "src")
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "computer", "level": "random"}]
    headers, table, before = {}, "", {}
    for place in ("connect_four.game:GAME", "no_such_package.game:GAME", "connect_four.game:GAME"):
        (metadata / "entry_points.txt").write_text(f"[lautta.games]\nconnect_four = {place}\n")
        with started(tmp_path / "data", packages=packages) as (process, where, said):
            with httpx.Client(base_url=where + "api", headers=headers, timeout=PATIENCE) as client:
                games = {game["name"] for game in client.get("/games").json()}
                if not table:
                    headers = {"authorization": f"Bearer {client.post('/guests', json={}).json()['token']}"}
                    client.headers.update(headers)
                    before = client.post("/tables", json={"game": "connect_four", "seats": seats}).json()
                    table = before["id"]
                answer = client.get(f"/tables/{table}")
                if "connect_four" in place:
                    assert "connect_four" in games and answer.json()["public"] == before["public"]
                else:
                    error = answer.json()["error"]
                    assert (answer.status_code, error["code"]) == (409, "game-missing")
                    assert "connect_four" in error["message"] and [line["id"] for line in client.get("/tables").json()]
                    assert games == {"amsterdam", "roads", "tigris"}
                    other = client.post("/tables", json={"game": "amsterdam", "seats": seats}).json()
                    by = time.monotonic() + PATIENCE
                    while other["to_move"] != [0] and time.monotonic() < by:  # a worker thinks for the computer
                        time.sleep(0.1)
                        other = client.get(f"/tables/{other['id']}").json()
                    assert other["to_move"] == [0]
            process.send_signal(signal.SIGINT)
            said += process.communicate(timeout=PATIENCE)[0]
            assert ("the game connect_four is left out" in said) == ("connect_four" not in place), said
