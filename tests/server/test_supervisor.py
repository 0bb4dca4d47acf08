"""Several processes on one address: started together, replaced one after another while people play, ended together."""

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.brokers import BROKER, documented_broker
from tests.server.serving import PATIENCE, said_until
from tests.server.stores import asked, database, written
from tests.server.test_work import alive as lives

from lautta.cli import main
from lautta.server.http import supervisor
from lautta.server.http.supervisor import Child, Supervisor, say_ready, workers_of

LIVES = """
import contextlib, os, pathlib, signal, socket, sys, time
folder, place = pathlib.Path(sys.argv[1]), sys.argv[2]
begun = len(list(folder.glob(f"{place}-*")))
(folder / f"{place}-{begun}").write_text(str(os.getpid()))
behaves = (folder / f"behaves-{place}").read_text() if (folder / f"behaves-{place}").exists() else ""
if behaves == "stubborn":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
if behaves == "breaks":
    sys.exit(1)
if behaves != "silent":
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as one:
        one.sendto(b"READY=1", os.environ["NOTIFY_SOCKET"])  # nobody listens where one is started again after it ended
if behaves == "dies":
    sys.exit(1)
time.sleep(900)
"""


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "LOOKS_EVERY", 0.01)
    monkeypatch.setattr(supervisor, "REST", (0.01, 0.02, 0.05))


class House:
    """Processes that do nothing, in a folder where each says that it was begun, and how it is to behave is said."""

    def __init__(self, folder: Path, many: int = 2) -> None:
        self.folder, self.started = folder, False
        self.listening = socket.create_server(("127.0.0.1", 0))
        self._several = Supervisor(many, self._command, self.listening)

    def _command(self, place: int) -> list[str]:
        return [sys.executable, "-S", "-c", LIVES, str(self.folder), str(place)]

    def behaves(self, place: int, how: str) -> None:
        (self.folder / f"behaves-{place}").write_text(how)

    def begun(self, place: int) -> list[int]:
        files = sorted(self.folder.glob(f"{place}-*"), key=lambda file: int(file.name.partition("-")[2]))
        return [int(text) for file in files if (text := file.read_text())]

    def run(self, *steps: Callable[[], object]) -> bool:
        """Run until these steps were taken, the first once all have started, and then SIGTERM; raises what they do."""
        failed: list[BaseException] = []

        def take_steps() -> None:
            try:
                for step in steps:
                    step()
            except BaseException as error:
                failed.append(error)
            finally:
                os.kill(os.getpid(), signal.SIGTERM)

        def started() -> None:
            self.started = True
            threading.Thread(target=take_steps).start()

        with self.listening:
            went = self._several.run_until_told(started)
        if failed:
            raise failed[0]
        return went


def until(happens: Callable[[], object]) -> None:
    ends = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < ends, "it never happened"
        time.sleep(0.01)


def hang_up() -> None:
    os.kill(os.getpid(), signal.SIGHUP)


def test_all_are_started_and_ended(tmp_path: Path) -> None:
    house = House(tmp_path, 3)
    before = signal.getsignal(signal.SIGTERM)
    assert house.run()
    assert house.started and [len(house.begun(place)) for place in range(3)] == [1, 1, 1]
    assert not any(lives(house.begun(place)[0]) for place in range(3))
    assert signal.getsignal(signal.SIGTERM) is before


def test_one_that_does_not_start_ends_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(tmp_path)
    house.behaves(1, "breaks")
    assert not house.run()
    assert not house.started and len(house.begun(0)) == len(house.begun(1)) == 1 and not lives(house.begun(0)[0])
    monkeypatch.setattr(supervisor, "READY_WITHIN", 0.3)  # nor is one waited for for ever
    (tmp_path / "other").mkdir()
    house = House(tmp_path / "other")
    house.behaves(0, "silent")
    assert not house.run() and not house.started and house.begun(1) == [] and not any(map(lives, house.begun(0)))


def test_one_that_ends_while_another_is_replaced_is_started_again(tmp_path: Path) -> None:
    house = House(tmp_path)

    def replace_one_that_takes_long() -> None:
        house.behaves(0, "silent")
        hang_up()
        until(lambda: len(house.begun(0)) == 2)
        os.kill(house.begun(1)[0], signal.SIGKILL)
        until(lambda: len(house.begun(1)) == 2)
        os.kill(house.begun(0)[1], signal.SIGKILL)

    assert house.run(replace_one_that_takes_long)


def test_one_that_ends_is_started_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    house = House(tmp_path)

    def kill_one() -> None:
        os.kill(house.begun(1)[0], signal.SIGKILL)
        until(lambda: len(house.begun(1)) == 2)
        assert lives(house.begun(1)[1])

    assert house.run(kill_one)
    assert len(house.begun(0)) == 1 and len(house.begun(1)) == 2
    assert "process 1 has ended and is started again" in caplog.text


def test_one_that_ends_again_and_again_is_started_ever_more_rarely(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, starts = [0], list[int]()

    def start(child: Child) -> None:  # and it ends at once
        child._begun = now[0]
        starts.append(now[0])

    monkeypatch.setattr(supervisor, "monotonic", lambda: now[0])
    monkeypatch.setattr(supervisor, "REST", (1, 2, 5))
    monkeypatch.setattr(supervisor, "LASTED", 30)
    monkeypatch.setattr(Child, "start", start)
    with socket.socket() as listening:
        child = Child(0, lambda place: [], {}, listening, 0, tmp_path)
        for now[0] in (*range(21), *range(140, 145)):  # the fourth one lasts
            child.keep()
    assert starts == [2, 8, 14, 20, 141, 144]


def test_sighup_replaces_one_after_another(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "lautta")
    house = House(tmp_path)
    alive: list[int] = []

    def watch() -> None:
        def replaced() -> bool:
            alive.append(sum(lives(one) for place in range(2) for one in house.begun(place)))
            return "all processes were replaced" in caplog.text

        until(replaced)

    assert house.run(hang_up, watch)
    assert [len(house.begun(place)) for place in range(2)] == [2, 2]
    assert min(alive) >= 1 and max(alive) <= 2


def test_if_the_first_new_one_does_not_start_the_others_stay(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    house = House(tmp_path)

    def replace() -> None:
        house.behaves(0, "breaks")
        hang_up()
        until(lambda: "could not be replaced" in caplog.text)
        assert lives(house.begun(1)[0])
        house.behaves(0, "")
        until(lambda: lives(house.begun(0)[-1]))

    assert house.run(replace)
    assert len(house.begun(1)) == 1 and len(house.begun(0)) > 1


def test_one_that_does_not_end_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "END_WITHIN", 0.5)
    house = House(tmp_path)
    house.behaves(0, "stubborn")
    assert house.run() and not lives(house.begun(0)[0])


WATCHES = """
import os, pathlib, signal, sys, time
from lautta.server.http.supervisor import end_with_supervisor, say_ready
folder, place = pathlib.Path(sys.argv[1]), sys.argv[2]
def told(*_):
    (folder / f"ended-{place}").write_text("")
    sys.exit()
signal.signal(signal.SIGTERM, told)
end_with_supervisor()
assert "LAUTTA_SUPERVISED" not in os.environ
(folder / f"{place}-0").write_text(str(os.getpid()))
say_ready()
while True:
    time.sleep(60)
"""
SUPERVISES = f"""
import socket, sys
from lautta.server.http.supervisor import Supervisor
with socket.create_server(("127.0.0.1", 0)) as listening:
    command = lambda place: [sys.executable, "-c", {WATCHES!r}, sys.argv[1], str(place)]
    Supervisor(2, command, listening).run_until_told(lambda: print("all are there", flush=True))
"""


def test_they_end_if_whoever_started_them_is_killed(tmp_path: Path) -> None:
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    line = [sys.executable, "-c", SUPERVISES, str(tmp_path)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=environ) as supervisor:
        assert supervisor.stdout and supervisor.stdout.readline() == "all are there\n"
        begun = [int((tmp_path / f"{place}-0").read_text()) for place in range(2)]
        assert all(map(lives, begun)) and not list(tmp_path.glob("ended-*"))
        supervisor.kill()
    try:
        until(lambda: not any(map(lives, begun)))
    finally:
        for one in filter(lives, begun):
            os.kill(one, signal.SIGKILL)
    assert len(list(tmp_path.glob("ended-*"))) == 2, "they ended without being told to"


def test_each_has_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "processors", lambda: 8)
    assert [workers_of(many) for many in (1, 2, 3, 8, 64)] == [8, 4, 3, 1, 1]


def test_who_was_not_asked_says_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    say_ready()
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nobody hears"))
    say_ready()
    assert "NOTIFY_SOCKET" not in os.environ, "its own children would say it too"


@contextmanager
def served(where: str, *options: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """`lautta serve` with several processes, and where it serves."""
    process = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-m", "lautta.cli", "serve", "--port", "0", "--broker", BROKER,
         "--workers", "0", "--no-limits", "--no-pauses", *options],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env={**os.environ, "LAUTTA_LANG": "en", "PYTHONUNBUFFERED": "1", "LAUTTA_DATABASE": where},
    )  # fmt: skip
    try:
        yield process, said_until(process.stdout, r"http://\S+/")[1]
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)


def children(process: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


class Plays:
    """Somebody who plays on whatever happens, and sends again what was not answered."""

    def __init__(self, where: str) -> None:
        self.client = httpx.Client(base_url=f"{where}api/", timeout=20, verify=False)  # no TLS here at all
        self.keys = count()
        self.acted: dict[str, list[int]] = {}  # at each table, the numbers of what was done
        self.client.headers["authorization"] = f"Bearer {self.ask('POST', 'guests', {})['token']}"
        self.sit_down()

    def sit_down(self) -> None:
        seats = [{"kind": "person"}, {"kind": "computer", "level": "random"}]
        self.table = self.ask("POST", "tables", {"game": "amsterdam", "seats": seats})["id"]
        self.acted[self.table] = []

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            try:
                answer = self.client.request(method, path, json=body, headers={"connection": "close"})
            except httpx.TransportError:
                pass
            else:
                if answer.status_code < 300:
                    return answer.json()
                assert answer.status_code == 503, answer.text
            time.sleep(0.05)
        raise AssertionError(f"{path} is never answered")

    def act(self) -> None:
        while True:
            now = self.ask("GET", f"tables/{self.table}")
            if now["result"]:
                self.sit_down()
            elif now["to_move"] == [now["my_seat"]]:
                break
        name, choices = next(iter(now["legal"].items()))
        body = {"action": " ".join([name, *choices[0]]), "seen": now["number"], "key": f"key {next(self.keys)}"}
        entries = self.ask("POST", f"tables/{self.table}/actions", body)["entries"]
        self.acted[self.table].append(entries[0]["number"])

    def play_until(self, happens: Callable[[], object]) -> None:
        """Act until that has happened, and once more."""
        ends = time.monotonic() + PATIENCE
        while not happens():
            assert time.monotonic() < ends, "it never happened"
            self.act()
            time.sleep(0.1)
        self.act()

    def check(self) -> None:
        """See that all that was done is there once."""
        for table, acted in self.acted.items():
            log = self.ask("GET", f"tables/{table}")["log"]
            assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))
            mine = [entry["number"] for entry in log if entry.get("seat") == 0 and entry["kind"] == "action"]
            assert mine == acted


@pytest.mark.slow
@pytest.mark.postgresql
@pytest.mark.broker
def test_people_play_on_while_processes_are_killed_and_replaced(tmp_path: Path) -> None:
    where = written(database(tmp_path / "a.db"))
    with served(where, "--processes", "2", "--language", "fi") as (process, address):
        first = children(process.pid)
        assert len(first) == 2
        for child in first:
            line = Path(f"/proc/{child}/cmdline").read_text()
            assert "postgresql:" not in line and "nats:" not in line, "passwords would be seen"
            told = Path(f"/proc/{child}/environ").read_text().split("\0")
            assert f"LAUTTA_DATABASE={where}" in told and "LAUTTA_LANG=fi" in told
        anna = Plays(address)
        anna.act()
        os.kill(first[0], signal.SIGKILL)
        anna.play_until(lambda: len(set(children(process.pid)) - {first[0]}) == 2)
        second = set(children(process.pid))
        until(lambda: answers(address))
        process.send_signal(signal.SIGHUP)
        anna.play_until(lambda: len(now := set(children(process.pid))) == 2 and not now & second)
        anna.check()
        last = children(process.pid)
        process.send_signal(signal.SIGTERM)
        rest = process.communicate(timeout=PATIENCE)[0]
        assert process.returncode == 0 and "Traceback" not in rest and not any(map(lives, last))


@pytest.mark.slow
@pytest.mark.postgresql
@pytest.mark.broker
def test_of_a_house_whose_supervisor_is_killed_nothing_stays(tmp_path: Path) -> None:
    where = database(tmp_path / "a.db")
    with served(written(where), "--processes", "2") as (process, address):
        first = children(process.pid)
        process.kill()
        until(lambda: not any(map(lives, first)))
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{address}ready")
        assert asked(where, "SELECT FROM processes") == [], "they did not hand over their tables"


def answers(address: str) -> bool:
    return all(httpx.get(f"{address}ready", timeout=PATIENCE).status_code == 200 for _ in range(8))


@pytest.mark.postgresql
@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_broker_that_is_away_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, processes: str
) -> None:
    monkeypatch.setattr("lautta.server.processes.broker.WITHIN", 0.5)
    line = ["serve", "--port", "0", "--database", written(database(tmp_path / "a.db")), "--language", "en",
            "--broker", "nats://anna:geheim@127.0.0.1:1", "--processes", processes]  # fmt: skip
    assert main(line) == 2
    said = capsys.readouterr()
    assert "or refuses the connection: nats://127.0.0.1:1: ConnectionRefusedError" in said.err
    assert "geheim" not in said.out + said.err


@pytest.mark.postgresql
@pytest.mark.broker
def test_a_broker_that_lets_processes_not_reach_each_other_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Such as with the user that is meant for nodes."""
    with documented_broker(tmp_path) as port:
        line = ["serve", "--port", "0", "--database", written(database(tmp_path / "a.db")), "--language", "en",
                "--broker", f"nats://work:theirs@127.0.0.1:{port}"]  # fmt: skip
        assert main(line) == 2
    said = capsys.readouterr()
    assert "does not let it send and receive messages under lautta.process.*: nats://127.0.0.1:" in said.err
    assert "permissions violation" in said.err.lower() and "theirs" not in said.out + said.err
