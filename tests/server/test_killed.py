"""SIGKILL at random moments of play: nothing that was acknowledged is lost, nothing happens twice, play goes on."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.server.serving import notations
from tests.server.stores import asked, database, written

KILLS = int(os.environ.get("LAUTTA_KILLS", "4"))  # every night many more: `make soak`
PLAYERS = 6
LONGEST = 300.0  # seconds for anything to happen that must
ROOT = Path(__file__).parents[2]
RANDOM = {"kind": "computer", "level": "random"}
REQUESTS = (
    {"game": "duel", "board": "large", "seats": [{"kind": "person"}, RANDOM]},
    {"game": "amsterdam", "seats": [RANDOM, {"kind": "person"}, RANDOM]},
    {"game": "duel", "seats": [{"kind": "person"}, RANDOM], "clock": {"kind": "live", "minutes": 180}},
)


class Nursery:
    """The process that starts servers, and the server that runs just now."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.address = ""
        self.server = 0

    async def line(self) -> str:
        assert self.process.stdout
        return (await asyncio.wait_for(self.process.stdout.readline(), LONGEST)).decode().strip()

    async def start(self, data: Path) -> None:
        """Start a server without waiting until it answers."""
        assert self.process.stdin
        self.process.stdin.write(f"{written(database(data))}\n".encode())
        while not (line := await self.line()).isdecimal():  # what the last one still said
            pass
        self.server = int(line)

    async def answers(self) -> None:
        assert await self.line() == "ready"

    def kill(self) -> None:
        if self.server:
            os.kill(self.server, signal.SIGKILL)
            self.server = 0


@asynccontextmanager
async def nursery() -> AsyncIterator[Nursery]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.nursery", cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"},
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    one = Nursery(process)
    one.address = f"http://127.0.0.1:{await one.line()}"
    try:
        yield one
    finally:
        one.kill()
        process.kill()
        await process.wait()


@dataclass
class Diary:
    """What one player was told for certain: by table, what happened with which key, and every answer."""

    token: str
    done: dict[str, dict[str, Any]] = field(default_factory=dict)
    finished: int = 0
    undone: int = 0


class Player:
    """Plays table after table, and sends again, with the same key, whatever was not answered."""

    def __init__(self, address: str, number: int) -> None:
        self.client = httpx.AsyncClient(base_url=address, timeout=20, verify=False)  # no TLS here at all
        self.number, self.chance = number, Random(number)
        self.diary = Diary("")
        self.keys = 0

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """An answer, however often the server dies meanwhile."""
        headers = {"authorization": f"Bearer {self.diary.token}"} if self.diary.token else {}
        while True:
            try:
                answer = await self.client.request(method, path, json=body, headers=headers)
            except (httpx.NetworkError, httpx.TimeoutException, httpx.RemoteProtocolError):
                await asyncio.sleep(0.005)
                continue
            if answer.status_code != 503:
                assert answer.status_code < 500, answer.text
                return answer

    async def play(self) -> None:
        self.diary.token = (await self.ask("POST", "/api/guests", {"name": f"P{self.number}"})).json()["token"]
        while True:
            await self.play_table((await self.ask("POST", "/api/tables", self.chance.choice(REQUESTS))).json()["id"])
            self.diary.finished += 1

    async def play_table(self, table: str) -> None:
        self.diary.done[table] = {}
        while True:
            now = (await self.ask("GET", f"/api/tables/{table}")).json()
            if now["result"]:
                return
            if not now["legal"]:
                await asyncio.sleep(0.005)
                continue
            await self.move(table, now)

    async def move(self, table: str, now: Any) -> None:
        """Act or take back, until it is known whether that has happened."""
        self.keys += 1
        body = {"seen": now["number"], "key": f"{self.number} {self.keys}"}
        if self.chance.random() < 0.1:
            await self.chat(table, body["key"])
            return
        what = "undo" if now["undo"]["possible"] and self.chance.random() < 0.15 else "actions"
        if what == "actions":
            body["action"] = self.chance.choice(notations(now["legal"]))
        answer = await self.ask("POST", f"/api/tables/{table}/{what}", body)
        if answer.status_code == 200:
            self.diary.done[table][body["key"]] = answer.json()
            self.diary.undone += what == "undo"
            if self.chance.random() < 0.2:  # and once more, as if the answer had been lost
                again = await self.ask("POST", f"/api/tables/{table}/{what}", body)
                assert {**again.json(), "clock": None} == {**answer.json(), "clock": None}  # time goes on
        else:
            assert answer.json()["error"]["code"] in ("stale", "nothing-to-undo"), answer.text

    async def chat(self, table: str, key: str) -> None:
        """Say something, perhaps twice in the same words."""
        for _ in range(self.chance.choice((1, 1, 2))):
            answer = await self.ask("POST", f"/api/tables/{table}/chat", {"text": key, "key": key})
            assert answer.status_code == 200, answer.text
            entry = answer.json()["entries"][0]
            assert entry["text"] == key
            self.diary.done[table][key] = {"entries": [entry], "number": entry["number"]}

    async def check(self, latest: bool = False) -> None:
        """Everything acknowledged is there, once, and as it was said; at the latest table or at all."""
        for table, done in list(self.diary.done.items())[-1 if latest else 0 :]:
            done = dict(done)
            now = (await self.ask("GET", f"/api/tables/{table}")).json()
            assert [entry["number"] for entry in now["log"]] == list(range(1, now["number"] + 1))
            for answer in done.values():
                entry = answer["entries"][-1]  # before it there may be what is no action, as that the server was away
                kept = now["log"][entry["number"] - 1]
                assert {**kept, "action": None} == {**entry, "action": None}
                assert kept.get("action") == entry.get("action")
            assert len({answer["number"] for answer in done.values()}) == len(done)


def enough(players: list[Player], kills: int) -> bool:
    """Whether so much was acknowledged that losses would be seen: everybody is at a table, and something was undone."""
    acknowledged = sum(len(done) for player in players for done in player.diary.done.values())
    return (
        acknowledged > 2 * kills
        and all(player.diary.done for player in players)
        and any(player.diary.undone for player in players)
    )


def raise_what_failed(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


async def kill_again_and_again(data: Path, kills: int) -> list[Player]:
    chance = Random(kills)
    async with nursery() as place:
        players = [Player(place.address, number) for number in range(PLAYERS)]
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(kills):
            await place.start(data)
            if chance.random() < 0.9:  # else it may die before it answers
                await place.answers()
                await chance.choice(players).check(latest=True)
            await asyncio.sleep(chance.uniform(0, 0.2))
            raise_what_failed(playing)
            place.kill()
        await place.start(data)
        await place.answers()
        async with asyncio.timeout(LONGEST):
            while not enough(players, kills):  # on a busy machine servers may have died before they were asked much
                await asyncio.sleep(0.05)
        for player, task in zip(players, playing, strict=True):
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await player.check()
        for player in players:  # and play goes on
            await asyncio.wait_for(player.play_table(next(reversed(player.diary.done))), LONGEST)
            await player.check()
    return players


@pytest.mark.verify
@pytest.mark.each_store
@pytest.mark.slow
def test_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    data = tmp_path / "lautta.db"
    players = asyncio.run(kill_again_and_again(data, KILLS))
    acknowledged = sum(len(done) for player in players for done in player.diary.done.values())
    where = database(data)
    if isinstance(where, Path):
        assert asked(where, "PRAGMA integrity_check") == [("ok",)]
    counts = "SELECT table_id, count(*), min(number), max(number) FROM events GROUP BY table_id"
    for _, count, least, most in asked(where, counts):
        assert (least, most) == (1, count)
    keys = "SELECT count(*), count(DISTINCT table_id || ' ' || key) FROM events WHERE key IS NOT NULL"
    [(total, different)] = asked(where, keys)
    assert total == different >= acknowledged
    print(f"{KILLS} kills, {acknowledged} acknowledged, {sum(p.diary.finished for p in players)} games finished")


@pytest.mark.verify
@pytest.mark.slow
def test_killed_while_it_starts(tmp_path: Path) -> None:
    """The shape of the database is made in one go, so a server that dies meanwhile leaves nothing half done."""

    async def run() -> list[bool]:
        async with nursery() as place:
            began = time.monotonic()
            await place.start(tmp_path / "whole.db")
            await place.answers()
            whole = time.monotonic() - began  # longer on a busy machine
            place.kill()
            return [await killed_at_its_start(place, tmp_path / f"{n}.db", whole * n / KILLS) for n in range(KILLS)]

    assert not all(asyncio.run(run())), "none died before the database was made"


async def killed_at_its_start(place: Nursery, data: Path, delay: float) -> bool:
    """Was the database made before the server died? A second one must answer in any case."""
    await place.start(data)
    await asyncio.sleep(delay)
    place.kill()
    tables = set()
    if data.exists():  # it has its name when it is whole
        tables = {name for (name,) in asked(data, "SELECT name FROM sqlite_master WHERE type = 'table'")}
        assert {"events", "alembic_version"} < tables
    await place.start(data)
    await place.answers()
    async with httpx.AsyncClient(base_url=place.address, timeout=LONGEST, verify=False) as client:
        assert (await client.post("/api/guests", json={})).status_code == 201
    place.kill()
    return bool(tables)
