"""Kills a server again and again under load: nothing that it acknowledged may be lost, nothing may happen twice.

    python -m bench.kill --keep               # 200 times, about eight minutes; keeps the figures
    python -m bench.kill --kills 20 --tables 50

Circles of friends play Amsterdam as in `bench.server`, as fast as the server lets them, and send again with the same
key whatever was not answered. At some tables two play Roads & Boats and plan at the same time. SIGKILL comes at random
moments, also while it starts. After each start some of what was acknowledged is looked up, at the end all of it, and
the events and what was planned are counted in the database.
"""

import argparse
import asyncio
import json
import os
import signal
import sqlite3
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec
import uvloop

from bench.bots import Http, News, connect_http, pin
from bench.measuring import ROOT, keep, pick_core
from bench.server import on_core, other_core
from lautta import __version__

BROKEN = (ConnectionError, OSError, asyncio.TimeoutError)
NOTED = ("hand-in", "take-back")  # their keys stand with the plan that they are of
CALLED = "roads-log-call"
WITHIN = 20.0  # seconds in which a server must answer again


class Doubled(Exception):
    """Something acknowledged is lost, or something happened twice."""


class Said(msgspec.Struct):
    """A sentence of the log."""

    key: str


class Entry(msgspec.Struct):
    """An event as it was told."""

    number: int
    kind: str
    seat: int | None
    action: str | None = None
    cut: "CutPlan | None" = None
    said: tuple[Said, ...] = ()


class CutPlan(msgspec.Struct):
    """What was left of a plan that was cut."""

    rest: tuple[str, ...]


class Step(msgspec.Struct):
    """A step of a plan."""

    action: str


class Plan(msgspec.Struct):
    """What a seat plans, and whether it has handed that in."""

    steps: tuple[Step, ...]
    done: bool


class Answer(News, kw_only=True):
    """What is read of an answer."""

    entries: tuple[Entry, ...] = ()
    log: tuple[Entry, ...] = ()
    invite: str | None = None
    id: str = ""
    plan: Plan | None = None
    plan_number: int | None = None


_answer = msgspec.json.Decoder(Answer)


@dataclass
class Diary:
    """What was acknowledged at a table: the event of each key."""

    acknowledged: dict[str, Entry] = field(default_factory=dict)
    again: int = 0
    planned: int = 0  # what was done and taken back in plans
    handed_in: int = 0
    resolved: int = 0


class Caller:
    """One connection, made again whenever it breaks; one request at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._http: Http | None = None

    async def ask(self, path: str, token: str, request: object = None) -> tuple[int, bytes, bool]:
        """An answer, however often the server dies meanwhile; and whether it had to be asked for again."""
        body, again = None if request is None else msgspec.json.encode(request), False
        while True:
            try:
                if self._http is None:
                    self._http = await connect_http(self._port)
                async with asyncio.timeout(WITHIN):
                    status, answer = await self._http.ask(path, token, body)
                if status < 500:
                    return status, answer, again
                if status != 503:
                    raise Doubled(f"{path}: {status} {answer.decode()[:200]}")
            except BROKEN:
                self._http = None
                await asyncio.sleep(0.02)
            again = True

    async def good(self, path: str, token: str, request: object = None) -> bytes:
        """The same, where the answer must be good."""
        status, answer, _ = await self.ask(path, token, request)
        if status >= 300:
            raise Doubled(f"{path}: {status} {answer.decode()[:200]}")
        return answer


class Friends(Caller):
    """A circle that plays on whatever happens to the server."""

    game, seats = "amsterdam", 3

    def __init__(self, number: int, port: int) -> None:
        super().__init__(port)
        self._chance, self._checking = Random(number), Caller(port)
        self.tokens: list[str] = []
        self.tables: dict[str, Diary] = {}
        self.keys = 0

    async def play(self) -> None:
        """Play one table after the other."""
        while len(self.tokens) < self.seats:
            self.tokens.append(msgspec.json.decode(await self.good("/api/guests", "", {}))["token"])
        while True:
            await self.play_table(await self.set_up())

    async def set_up(self) -> str:
        """A new table with everybody in a seat."""
        seats = [{"kind": "person"}, *[{"kind": "open"}] * (self.seats - 1)]
        made = _answer.decode(await self.good("/api/tables", self.tokens[0], {"game": self.game, "seats": seats}))
        for token in self.tokens[1:]:  # again if the answer was lost: who sits there already is told so
            await self.good(f"/api/tables/{made.id}/join", token, {"invite": made.invite})
        self.tables[made.id] = Diary()
        return made.id

    async def play_table(self, table: str) -> None:
        """Act, whoever is to move, until the game is over."""
        seat = 0
        while True:
            now = _answer.decode(await self.good(f"/api/tables/{table}", self.tokens[seat]))
            if not now.to_move:
                return
            if not now.legal:
                seat = now.to_move[0]
                continue
            await self.act(table, seat, now)

    async def act(self, table: str, seat: int, now: Answer) -> None:
        """One action, until it is known whether it has happened."""
        self.keys += 1
        name = self._chance.choice(list(now.legal))
        action, diary = " ".join([name, *self._chance.choice(now.legal[name])]), self.tables[table]
        request = {"action": action, "seen": now.number, "key": f"key {self.keys}"}
        path = f"/api/tables/{table}/actions"
        status, answer, again = await self.ask(path, self.tokens[seat], request)
        if status != 200:
            raise Doubled(f"{path} {request}: {status} {answer.decode()[:200]}")
        [entry] = _answer.decode(answer).entries
        if (entry.number, entry.action) != (now.number + 1, action):
            raise Doubled(f"{table}: {action} after {now.number} became {entry}")
        diary.acknowledged[str(request["key"])] = entry
        diary.again += again

    async def check(self, table: str) -> None:
        """Is all that was acknowledged there, once, as it was said?"""
        acknowledged = dict(self.tables[table].acknowledged)
        for seat in range(self.seats):
            log = _answer.decode(await self._checking.good(f"/api/tables/{table}", self.tokens[seat])).log
            if [entry.number for entry in log] != list(range(1, len(log) + 1)):
                raise Doubled(f"{table} has a gap")
            for entry in acknowledged.values():
                kept = log[entry.number - 1] if entry.number <= len(log) else None
                if kept is None or (kept.seat, kept.kind) != (entry.seat, entry.kind):
                    raise Doubled(f"{table} has lost {entry}: {kept}")
                if entry.seat == seat and kept.action != entry.action:
                    raise Doubled(f"{table} has changed {entry}: {kept}")


@dataclass
class Known:
    """What was acknowledged of a plan: where the game stood, its steps, and whether it was handed in."""

    number: int
    steps: list[str]
    done: bool


class Planners(Friends):
    """Two who play Roads & Boats and plan at the same time, here and there, forwards and back."""

    game, seats = "roads", 2
    IN_TIME = 0.4  # the share of moments in which one ends what one can end
    BACK = 0.15

    async def play_table(self, table: str) -> None:
        """Plan, take back, hand in, or do at once what is done at once, until the game is over."""
        known: dict[int, Known] = {}
        while True:
            seat = self._chance.randrange(self.seats)
            now = await self.look(table, seat, known.pop(seat, None))
            if not now.to_move:
                return
            back = now.plan is not None and self._chance.random() < self.BACK
            if now.legal or back:
                known[seat] = await self.do(table, seat, now, None if back else self.choose(now))

    async def look(self, table: str, seat: int, known: Known | None) -> Answer:
        """How a table stands for a seat, after seeing that nothing of its plan is lost or done twice."""
        now = _answer.decode(await self.good(f"/api/tables/{table}", self.tokens[seat]))
        if known:
            self.tables[table].resolved += compare(table, seat, known, now)
        return now

    def choose(self, now: Answer) -> str:
        """Something at random, or the end of what can be ended."""
        ends = [name for name in ("agree", "done", "pray") if name in now.legal]
        name = ends[0] if ends and self._chance.random() < self.IN_TIME else self._chance.choice(list(now.legal))
        return " ".join([name, *self._chance.choice(now.legal[name])])

    async def do(self, table: str, seat: int, now: Answer, action: str | None) -> Known:
        """One step forwards or back, until it is known whether it has happened; answers what is known since."""
        self.keys += 1
        request: dict[str, Any] = {"seen": now.number, "key": f"key {self.keys}", "plan": now.plan_number}
        path = f"/api/tables/{table}/{'undo' if action is None else 'actions'}"
        if action is not None:
            request["action"] = action
        planned = [step.action for step in now.plan.steps] if now.plan else []
        status, answer, again = await self.ask(path, self.tokens[seat], request)
        if status == 409:  # the other has handed in, or took back, in between
            return Known(now.number, planned, bool(now.plan and now.plan.done))
        if status != 200:
            raise Doubled(f"{path} {request}: {status} {answer.decode()[:200]}")
        told, diary = _answer.decode(answer), self.tables[table]
        diary.again += again
        mine = next((entry for entry in told.entries if entry.seat == seat), None)
        if mine:
            diary.acknowledged[str(request["key"])] = mine
        if mine and mine.kind == "hand-in":
            diary.planned += 1
            diary.handed_in += 1
            return Known(now.number, [*planned, str(action)], True)
        diary.planned += mine is None or mine.kind == "take-back"
        plan = told.plan
        return Known(told.number, [step.action for step in plan.steps] if plan else [], bool(plan and plan.done))


def compare(table: str, seat: int, known: Known, now: Answer) -> bool:
    """See that a plan is there as it was, or what came of it in the log; answers whether that is. Raises Doubled.

    Whoever calls for the order of play makes void what was planned till then.
    """
    later = [entry for entry in now.log[known.number :] if entry.seat == seat and entry.kind != "hand-in"]
    acted = [str(entry.action) for entry in later if entry.kind == "action"]
    rest = next((list(entry.cut.rest) for entry in later if entry.cut), [])
    called = any(said.key == CALLED for entry in now.log[known.number :] for said in entry.said)
    if called and not acted and not rest:
        fine = not (now.plan and now.plan.steps)
    elif now.plan and not acted and not rest:
        fine = [step.action for step in now.plan.steps] == known.steps and now.plan.done == known.done
    elif known.done:
        fine = [*acted, *rest][: len(known.steps)] == known.steps
    else:
        fine = not known.steps
    if not fine or now.number < known.number:
        raise Doubled(f"{table} has lost a plan of seat {seat}: {known} became {acted}, {rest}, {now.plan}")
    return known.done and bool(acted or rest)


class Server:
    """The server that runs just now, and the process that starts it."""

    def __init__(self, nursery: asyncio.subprocess.Process, port: int) -> None:
        self.port, self._nursery, self._pid = port, nursery, 0

    @classmethod
    async def prepare(cls, data: Path, core: int) -> "Server":
        """A process that can start servers of a database."""
        nursery = await asyncio.create_subprocess_exec(
            *on_core(core, "bench.nursery", str(data)), cwd=ROOT,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        one = cls(nursery, 0)
        one.port = int(await one._line())
        return one

    async def _line(self) -> str:
        assert self._nursery.stdout
        async with asyncio.timeout(WITHIN):
            line = await self._nursery.stdout.readline()
        if not line:
            raise Doubled("no server starts any more")
        return line.decode().strip()

    async def start(self) -> None:
        """Start one; it answers some time later."""
        assert self._nursery.stdin
        self._nursery.stdin.write(b"\n")
        while not (line := await self._line()).isdecimal():  # what the last one still said
            pass
        self._pid = int(line)

    async def answers(self) -> None:
        """Wait until it answers."""
        while await self._line() != "ready":
            pass

    def kill(self) -> None:
        """Kill it, wherever it is."""
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
            self._pid = 0

    async def close(self) -> None:
        """End everything."""
        self.kill()
        self._nursery.kill()
        await self._nursery.wait()


async def kill(data: Path, core: int, kills: int, circles: int, planners: int) -> dict[str, Any]:
    """Let them play and kill; answers the figures, raises Doubled."""
    server = await Server.prepare(data, core)
    friends = [(Planners if number < planners else Friends)(number, server.port) for number in range(circles)]
    playing = [asyncio.create_task(one.play()) for one in friends]
    try:
        starting = 0
        for number in range(kills):
            starting += await _one_life(server, friends, Random(number))
            for task in playing:
                if task.done():
                    task.result()
            print(f"{number + 1} kills, {acknowledged(friends)} acknowledged", flush=True)
        await _go_on(server, friends)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for one in friends:
            for table in one.tables:
                await one.check(table)
    finally:
        await server.close()
    return {"kills": kills, "killed_while_starting": starting, **count(data, friends)}


async def _one_life(server: Server, friends: Sequence[Friends], chance: Random) -> bool:
    """Start a server and kill it; answers whether that was before it answered, or about then."""
    await server.start()
    starting = chance.random() < 0.1
    if starting:
        await asyncio.sleep(chance.uniform(0, 0.4))
    else:
        await server.answers()
        await asyncio.sleep(chance.uniform(0.05, 1.5))
        one = chance.choice(friends)
        if one.tables:
            await one.check(next(reversed(one.tables)))
    server.kill()
    return starting


async def _go_on(server: Server, friends: Sequence[Friends]) -> None:
    """Start it once more, and see that play goes on."""
    await server.start()
    await server.answers()
    before = acknowledged(friends)
    await asyncio.sleep(3)
    if acknowledged(friends) == before:
        raise Doubled("play does not go on")


def acknowledged(friends: Sequence[Friends]) -> int:
    """How many actions were acknowledged so far."""
    return sum(len(diary.acknowledged) for one in friends for diary in one.tables.values())


def count(data: Path, friends: Sequence[Friends]) -> dict[str, Any]:
    """Count the events in the database: numbered without a gap, each key once."""
    with sqlite3.connect(data) as database:
        sound = database.execute("PRAGMA integrity_check").fetchone()[0]
        counts = "SELECT count(*), min(number), max(number) FROM events GROUP BY table_id"
        gaps = sum((least, most) != (1, many) for many, least, most in database.execute(counts))
        total, different = database.execute(
            "SELECT count(*), count(DISTINCT table_id || ' ' || key) FROM events WHERE key NOT NULL"
        ).fetchone()
        kept, keys, handed_in = database.execute(
            "SELECT count(*), count(DISTINCT table_id || ' ' || seat || ' ' || key),"
            " (SELECT count(*) FROM events WHERE kind = 'hand-in') FROM notes"
        ).fetchone()
    done = acknowledged(friends)
    diaries = [diary for one in friends for diary in one.tables.values()]
    noted = sum(entry.kind in NOTED for diary in diaries for entry in diary.acknowledged.values())
    plans = {name: sum(getattr(diary, name) for diary in diaries)
             for name in ("planned", "handed_in", "resolved")}  # fmt: skip
    figures = {
        "tables": len(diaries),
        "acknowledged": done - noted,
        "asked_again": sum(diary.again for diary in diaries),
        "in_the_database": total,
        "plans": {**plans, "planned_in_the_database": kept, "handed_in_in_the_database": handed_in},
    }
    if sound != "ok" or gaps or total != different or total < done - noted:
        raise Doubled(f"{sound}, {gaps} gaps, {total - different} doubled, {figures}")
    if kept != keys or kept < plans["planned"] or handed_in < plans["handed_in"]:
        raise Doubled(f"{kept - keys} steps of plans doubled, {figures}")
    return figures


def main(argv: Sequence[str] | None = None) -> int:
    """Kill, print and keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=200, help="tables that are played at the same time")
    parser.add_argument("--planners", type=int, default=8, help="so many of them play Roads & Boats")
    parser.add_argument("--keep", action="store_true", help="write the figures to bench/results")
    wanted = parser.parse_args(argv)
    core = pick_core()
    pin(core)
    with TemporaryDirectory() as folder:
        begun = perf_counter()
        data = Path(folder) / "lautta.db"
        found = uvloop.run(kill(data, other_core(core), wanted.kills, wanted.tables, wanted.planners))
    found = {"version": __version__, "seconds": round(perf_counter() - begun), **found, "lost": 0, "doubled": 0}
    print(json.dumps(found))
    if wanted.keep:
        keep("kill", found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
