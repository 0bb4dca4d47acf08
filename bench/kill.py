"""Kills servers again and again under load: nothing that they acknowledged may be lost, nothing may happen twice.

    python -m bench.kill --keep               # one, 200 times, about eight minutes; keeps the figures
    python -m bench.kill --kills 20 --tables 50
    python -m bench.kill --postgresql         # with a PostgreSQL of its own, which is killed and held up too
    python -m bench.kill --processes 3        # three over a PostgreSQL and a NATS of their own, which are killed too
    python -m bench.kill --processes 3 --proxy nginx     # behind deploy/nginx.conf, as people reach them
    python -m bench.kill --processes 3 --database postgresql://… --broker nats://…       # these are left alone

Where there are several processes, each request goes to any of them, or where the proxy sends it: nobody tells who asks
which of them works. One at a time is killed or stands still, or its line to the database or to the broker is cut, in
one direction too, or slow; 5 s later everybody should be playing on. `pauses` has the seconds until everybody did, by
kind of trouble. One process runs with a clock that is an hour ahead, if faketime is installed. A trigger in the
database notes each event that is written by a process that does not own its table (`two_owners`), as do
acknowledgements of which the database knows something else.

Circles of friends play Amsterdam as in `bench.server`, as fast as the server lets them; they wait for an answer, and
send again with the same key, as the page does. What is acknowledged later but happened earlier is `reordered`, and a
look at a table that shows less than was acknowledged before it is `stale`. At some tables two play Roads & Boats and
plan at the same time. SIGKILL comes at random moments, also while it starts; now and then the server stands still for
some seconds before, or its own PostgreSQL does or is killed, and play must go on afterwards. After each start some of
what was acknowledged is looked up, at the end all of it, and the events and what was planned are counted in the
database.
"""

import argparse
import asyncio
import itertools
import json
import os
import signal
import sqlite3
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
import uvloop

from bench.bots import Http, News, connect_http, pin
from bench.measuring import ROOT, keep, pick_core
from bench.nats import Nats
from bench.nginx import Nginx
from bench.postgresql import Postgresql, asked, told
from bench.proxy import Proxy, through
from bench.server import on_core, other_core
from lautta import __version__
from lautta.server.storage.databases import database_of, open_store
from lautta.server.storage.lease import WRITER

BROKEN = (ConnectionError, OSError, asyncio.TimeoutError)
NOTED = ("hand-in", "take-back")  # their keys stand with the plan that they are of
CALLED = "roads-log-call"
WITHIN = 20.0  # seconds in which a server must answer again
WAITS = (0.3, 0.9, 2.5)  # seconds until it is asked again, and how long for an answer: as web/src/api/client.ts has it
ANSWERED_WITHIN = 8.0
GOES_ON = 5.0  # seconds after a trouble until which everybody should have acted again; after so many more it has failed
LONG, TOO_LONG = 8.0, 12.0
GIVES_UP = 30.0
LONGEST_STOP = 10.0  # seconds
DELAY = 0.2
FAKETIME = next(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"), None)
AHEAD = {"LD_PRELOAD": str(FAKETIME), "FAKETIME": "+1h", "FAKETIME_DONT_FAKE_MONOTONIC": "1"}


class Broken(Exception):
    """Something has happened that must not: an answer that makes no sense, or play that does not go on."""


@dataclass
class Faults:
    """What was found: acknowledged and lost, done twice, told in another order than it happened, shown as it was before
    something that was acknowledged, or done by somebody who did not own the table any more.
    """

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    reordered: list[str] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)
    two_owners: list[str] = field(default_factory=list)


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
    newest: int = 0  # of these events
    again: int = 0
    planned: int = 0  # what was done and taken back in plans
    handed_in: int = 0
    resolved: int = 0


class Caller:
    """Connections to all servers, each made again whenever it breaks; one request at a time, to any of them."""

    def __init__(self, ports: Sequence[int], chance: Random) -> None:
        self._ports, self._chance = ports, chance
        self._https: dict[int, Http] = {}

    async def ask(self, path: str, token: str, request: object = None) -> tuple[int, bytes, bool]:
        """An answer, however often servers die meanwhile; and whether it had to be asked for again."""
        body = None if request is None else msgspec.json.encode(request)
        for attempt in itertools.count():
            port = self._chance.choice(self._ports)
            try:
                if port not in self._https:
                    self._https[port] = await connect_http(port)
                async with asyncio.timeout(ANSWERED_WITHIN):
                    status, answer = await self._https[port].ask(path, token, body)
                if status < 500:
                    return status, answer, attempt > 0
                if status < 502:
                    raise Broken(f"{path}: {status} {answer.decode()[:200]}")
            except BROKEN:
                if http := self._https.pop(port, None):
                    http.break_off()
            await asyncio.sleep(WAITS[min(attempt, len(WAITS) - 1)])
        raise AssertionError("it is asked without end")

    async def good(self, path: str, token: str, request: object = None) -> bytes:
        """The same, where the answer must be good."""
        status, answer, _ = await self.ask(path, token, request)
        if status >= 300:
            raise Broken(f"{path}: {status} {answer.decode()[:200]}")
        return answer


class Friends(Caller):
    """A circle that plays on whatever happens to the server."""

    game, seats = "amsterdam", 3

    def __init__(self, number: int, ports: Sequence[int], faults: Faults) -> None:
        super().__init__(ports, Random(number))
        self.checking, self._faults = Caller(ports, Random(number)), faults
        self.tokens: list[str] = []
        self.tables: dict[str, Diary] = {}
        self.keys = 0
        self.acted_at = 0.0

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
        self.acted_at = perf_counter()
        for token in self.tokens[1:]:  # again if the answer was lost: who sits there already is told so
            await self.good(f"/api/tables/{made.id}/join", token, {"invite": made.invite})
            self.acted_at = perf_counter()
        self.tables[made.id] = Diary()
        return made.id

    async def play_table(self, table: str) -> None:
        """Act, whoever is to move, until the game is over."""
        seat = 0
        while True:
            now = await self.see(table, seat)
            if not now.to_move:
                return
            if not now.legal:
                seat = now.to_move[0]
                continue
            await self.act(table, seat, now)

    async def see(self, table: str, seat: int) -> Answer:
        """How a table stands for a seat."""
        now = _answer.decode(await self.good(f"/api/tables/{table}", self.tokens[seat]))
        if now.number < (newest := self.tables[table].newest):
            self._faults.stale.append(f"{table} is shown at {now.number}, though {newest} was acknowledged")
        return now

    def note(self, table: str, key: str, entry: Entry) -> None:
        """Something was acknowledged."""
        diary = self.tables[table]
        if entry.number <= diary.newest:
            self._faults.reordered.append(f"{table}: {key} became {entry} after {diary.newest}")
        diary.acknowledged[key], diary.newest = entry, max(entry.number, diary.newest)

    async def act(self, table: str, seat: int, now: Answer) -> None:
        """One action, until it is known whether it has happened."""
        self.keys += 1
        name = self._chance.choice(list(now.legal))
        action, diary = " ".join([name, *self._chance.choice(now.legal[name])]), self.tables[table]
        request = {"action": action, "seen": now.number, "key": f"key {self.keys}"}
        path = f"/api/tables/{table}/actions"
        status, answer, again = await self.ask(path, self.tokens[seat], request)
        if status != 200:
            raise Broken(f"{path} {request}: {status} {answer.decode()[:200]}")
        [entry] = _answer.decode(answer).entries
        if (entry.number, entry.action) != (now.number + 1, action):
            raise Broken(f"{table}: {action} after {now.number} became {entry}")
        self.note(table, str(request["key"]), entry)
        diary.again += again
        self.acted_at = perf_counter()

    async def check(self, table: str) -> None:
        """Is all that was acknowledged there, once, as it was said?"""
        acknowledged = dict(self.tables[table].acknowledged)
        for seat in range(self.seats):
            log = _answer.decode(await self.checking.good(f"/api/tables/{table}", self.tokens[seat])).log
            if [entry.number for entry in log] != list(range(1, len(log) + 1)):
                self._faults.lost.append(f"{table} has a gap")
            for entry in acknowledged.values():
                kept = log[entry.number - 1] if entry.number <= len(log) else None
                if kept is None or (kept.seat, kept.kind) != (entry.seat, entry.kind):
                    self._faults.lost.append(f"{table} has lost {entry}: {kept}")
                elif entry.seat == seat and kept.action != entry.action:
                    self._faults.two_owners.append(f"{table} has changed {entry}: {kept}")


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
        now = await self.see(table, seat)
        if known:
            self.tables[table].resolved += compare(table, seat, known, now, self._faults)
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
            raise Broken(f"{path} {request}: {status} {answer.decode()[:200]}")
        told, diary = _answer.decode(answer), self.tables[table]
        diary.again += again
        self.acted_at = perf_counter()
        mine = next((entry for entry in told.entries if entry.seat == seat), None)
        if mine:
            self.note(table, str(request["key"]), mine)
        if mine and mine.kind == "hand-in":
            diary.planned += 1
            diary.handed_in += 1
            return Known(now.number, [*planned, str(action)], True)
        diary.planned += mine is None or mine.kind == "take-back"
        plan = told.plan
        return Known(told.number, [step.action for step in plan.steps] if plan else [], bool(plan and plan.done))


def compare(table: str, seat: int, known: Known, now: Answer, faults: Faults) -> bool:
    """See that a plan is there as it was, or what came of it in the log; answers whether that is.

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
        faults.lost.append(f"{table} has lost a plan of seat {seat}: {known} became {acted}, {rest}, {now.plan}")
    return known.done and bool(acted or rest)


class Server:
    """The server that runs just now, and the process that starts it."""

    def __init__(self, nursery: asyncio.subprocess.Process, port: int) -> None:
        self.port, self._nursery, self._pid = port, nursery, 0

    @classmethod
    async def prepare(cls, data: Path | str, broker: str | None, core: int, ahead: bool = False) -> "Server":
        """A process that can start servers of a database; `ahead`: by its clock it is an hour later."""
        nursery = await asyncio.create_subprocess_exec(
            *on_core(core, "bench.nursery", str(data), *([broker] if broker else [])), cwd=ROOT,
            env={**os.environ, **(AHEAD if ahead and FAKETIME else {})},
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
            raise Broken("no server starts any more")
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

    async def hold_up(self, seconds: float) -> None:
        """Stop it for some seconds."""
        os.kill(self._pid, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        os.kill(self._pid, signal.SIGCONT)

    async def close(self) -> None:
        """End everything."""
        self.kill()
        self._nursery.kill()
        await self._nursery.wait()


@dataclass
class World:
    """What can be killed: servers, and a PostgreSQL and a NATS of the bench's own."""

    servers: list[Server]
    postgresql: Postgresql | None
    nats: Nats | None
    lines: list[tuple[Proxy, Proxy]] = field(default_factory=list)  # of each server, to the database and the broker
    first: int = 0  # the number of the first trouble
    friends: list[Friends] = field(default_factory=list)
    playing: list[asyncio.Task[None]] = field(default_factory=list)

    def look(self) -> None:
        """Raise what anybody who plays has raised."""
        for task in self.playing:
            if task.done():
                task.result()

    async def start(self) -> None:
        """Start what stands still."""
        for one in self.servers:
            await one.start()
            await one.answers()


async def kill(world: World, kills: int, say: Callable[[str], None]) -> dict[str, Any]:
    """Let them play and kill; answers the figures, raises Broken."""
    world.playing = [asyncio.create_task(one.play()) for one in world.friends]
    several, pauses, starting = len(world.servers) > 1, defaultdict[str, list[float]](list), 0
    if several:
        await world.start()
    for number in range(kills):
        if several:
            what, pause = await _one_trouble(world, Random(world.first + number))
            pauses[what].append(pause)
        else:
            starting += await _one_life(world, Random(number))
        world.look()
        say(f"{number + 1} kills, {acknowledged(world.friends)} acknowledged")
    if not several:
        await world.start()
    await _go_on(world, "in the end")
    for task in world.playing:
        task.cancel()
    await asyncio.gather(*world.playing, return_exceptions=True)
    for one in world.friends:
        for table in one.tables:
            await one.check(table)
    return {"kills": kills, "killed_while_starting": starting, **(_paused(pauses) if several else {})}


def _paused(pauses: Mapping[str, list[float]]) -> dict[str, Any]:
    """How long everybody's play stood still, in seconds: in all, and by kind of trouble."""
    each = sorted(itertools.chain(*pauses.values()))
    over = {f"over_{limit:g}_s": sum(pause > limit for pause in each) for limit in (GOES_ON, LONG, TOO_LONG)}
    kinds = {what: {"troubles": len(found), "median_s": round(median(found), 1), "longest_s": round(max(found), 1)}
             for what, found in sorted(pauses.items())}  # fmt: skip
    return {"longest_pause_s": round(each[-1], 1), **over, "pauses": kinds}


async def _one_life(world: World, chance: Random) -> bool:
    """Start the only server and kill it; answers whether that was before it answered, or about then."""
    [server] = world.servers
    await server.start()
    starting = chance.random() < 0.1
    if starting:
        await asyncio.sleep(chance.uniform(0, 0.4))
    else:
        await server.answers()
        await asyncio.sleep(chance.uniform(0.05, 1.5))
        one = chance.choice(world.friends)
        if one.tables:
            await one.check(next(reversed(one.tables)))
        await _trouble(world, server, chance)
    server.kill()
    return starting


async def _trouble(world: World, server: Server, chance: Random) -> None:
    """Now and then something else before the kill: everything stands still for a while, or the database dies; then play
    must go on.
    """
    what = chance.random()
    if what < 0.05:
        await server.hold_up(chance.uniform(0.5, LONGEST_STOP))
    elif world.postgresql and what < 0.15:
        await _held_up(world.postgresql, chance.uniform(0.5, LONGEST_STOP))
    elif world.postgresql and what < 0.45:
        await _killed(world.postgresql, chance.uniform(0, 1.5))
    else:
        return
    await _go_on(world, "after a trouble")


async def _one_trouble(world: World, chance: Random) -> tuple[str, float]:
    """Kill or stop one of several servers, or what they share; then everybody must play on. Answers what it was, and
    how long the last of them had to wait.
    """
    server, what = chance.choice(world.servers), chance.random()
    await asyncio.sleep(chance.uniform(0.05, 1.0))
    if world.postgresql and what < 0.08:
        await _killed(world.postgresql, chance.uniform(0, 1.5))
        kind = "database killed"
    elif world.postgresql and what < 0.1:
        await _held_up(world.postgresql, chance.uniform(0.5, LONGEST_STOP))
        kind = "database stopped"
    elif world.nats and what < 0.18:
        await _killed(world.nats, chance.uniform(0, 1.5))
        kind = "broker killed"
    elif world.nats and what < 0.2:
        await _held_up(world.nats, chance.uniform(0.5, LONGEST_STOP))
        kind = "broker stopped"
    elif what < 0.3:
        held = asyncio.create_task(server.hold_up(LONGEST_STOP))
        longest = await _go_on(world, "while it stands still")
        await held
        return "process stopped", max(longest, await _go_on(world, "after a stop"))
    elif what < 0.5:
        return await _cut(world, server, chance)
    elif what < 0.55:
        for line in world.lines[world.servers.index(server)]:
            line.delay = DELAY
        await asyncio.sleep(3)
        longest = await _go_on(world, "while it is slow")
        for line in world.lines[world.servers.index(server)]:
            line.mend()
        return "lines slow", longest
    else:
        server.kill()
        longest = await _go_on(world, "after a kill")
        await server.start()
        if chance.random() < 0.2:  # it dies again while it starts
            await asyncio.sleep(chance.uniform(0, 0.4))
            server.kill()
            await server.start()
        await server.answers()
        return "process killed", longest
    return kind, await _go_on(world, "when what they share was back")


async def _cut(world: World, server: Server, chance: Random) -> tuple[str, float]:
    """Cut one of the lines of a server for a while; answers which, and how long others, and then all, had to wait."""
    lines = world.lines[world.servers.index(server)]
    to, line = chance.choice(list(zip(("database", "broker"), lines, strict=True)))
    line.there, line.back = chance.choice(((False, False), (True, False), (False, True)))
    longest = await _go_on(world, f"while the {to} takes {line.there} and gives {line.back}")
    await asyncio.sleep(chance.uniform(0, LONGEST_STOP - GOES_ON))
    line.mend()
    return f"line to the {to} cut", max(longest, await _go_on(world, "when it was back"))


async def _killed(shared: Postgresql | Nats, seconds: float) -> None:
    """Kill what servers share, and start it again after a while."""
    shared.kill()
    await asyncio.sleep(seconds)
    await shared.start()


async def _held_up(shared: Postgresql | Nats, seconds: float) -> None:
    """Stop what servers share for a while."""
    shared.send(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    shared.send(signal.SIGCONT)


async def _go_on(world: World, when: str) -> float:
    """See that everybody acts again; answers how long that took, in seconds."""
    begun = perf_counter()
    while any(one.acted_at < begun for one in world.friends):
        await asyncio.sleep(0.05)
        world.look()
        if perf_counter() - begun > GIVES_UP:
            late = [next(reversed(one.tables), "") for one in world.friends if one.acted_at < begun]
            raise Broken(f"{when}, {len(late)} of {len(world.friends)} do not play on: {late[:5]}")
    took = perf_counter() - begun
    if took > GOES_ON:
        print(f"{when}, it took {took:.1f} s until everybody had played on", file=sys.stderr)
    return took


def acknowledged(friends: Sequence[Friends]) -> int:
    """How many actions were acknowledged so far."""
    return sum(len(diary.acknowledged) for one in friends for diary in one.tables.values())


async def answered(data: Path | str, query: str) -> list[Any]:
    """The rows with which a database answers a query."""
    if isinstance(data, str):
        return await asked(data, query)
    with sqlite3.connect(data) as database:
        return database.execute(query).fetchall()


class Row(NamedTuple):
    """An event, or something noted in a plan, as the database has it."""

    table: str
    number: int
    seat: int | None
    key: str | None


def judge(friends: Sequence[Friends], events: Sequence[Row], notes: Sequence[Row], faults: Faults) -> None:
    """Compare what was acknowledged with what the database has: events numbered without a gap, each key once."""
    numbers: dict[str, list[int]] = defaultdict(list)
    at: dict[tuple[str, int], str | None] = {}
    for row in events:
        numbers[row.table].append(row.number)
        at[row.table, row.number] = row.key
    faults.lost += [f"{table} has a gap" for table, found in numbers.items()
                    if sorted(found) != list(range(1, len(found) + 1))]  # fmt: skip
    for rows in (events, notes):
        keys = Counter((row.table, row.seat, row.key) for row in rows if row.key)
        faults.doubled += [f"{one} is there {many} times" for one, many in keys.items() if many > 1]
    known = {(row.table, row.key): row.number for row in events if row.key}
    noted = {(row.table, row.key) for row in notes if row.key}
    for one in friends:
        for table, diary in one.tables.items():
            for key, entry in diary.acknowledged.items():
                if entry.kind in NOTED:
                    if (table, key) not in noted:
                        faults.lost.append(f"{table} has lost {key}: {entry}")
                elif (table, key) not in known:
                    other = at.get((table, entry.number))
                    found = faults.two_owners if other else faults.lost
                    found.append(f"{table} has {other} in place of {key}: {entry}")
                elif known[table, key] != entry.number:
                    faults.two_owners.append(f"{table} has {key} at {known[table, key]}: {entry}")


WATCH = f"""
CREATE TABLE strangers (table_id text, number int);
CREATE FUNCTION watch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NOT EXISTS (
        SELECT FROM processes JOIN tables ON owner = epoch
        WHERE id = NEW.table_id AND '{WRITER}' || name = current_setting('application_name')
    ) THEN INSERT INTO strangers VALUES (NEW.table_id, NEW.number); END IF;
    RETURN NEW;
END $$;
CREATE CONSTRAINT TRIGGER watch AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION watch();
"""  # by whom each event is written, as the database itself sees it


async def count(data: Path | str, friends: Sequence[Friends], faults: Faults) -> dict[str, Any]:
    """Look for faults in the database, and count what is there."""
    if not isinstance(data, str) and (sound := (await answered(data, "PRAGMA integrity_check"))[0][0]) != "ok":
        faults.lost.append(sound)
    events = [Row(*row) for row in await answered(data, "SELECT table_id, number, seat, key FROM events")]
    notes = [Row(*row) for row in await answered(data, "SELECT table_id, number, seat, key FROM notes")]
    judge(friends, events, notes, faults)
    [(handed_in,)] = await answered(data, "SELECT count(*) FROM events WHERE kind = 'hand-in'")
    if isinstance(data, str):
        strangers = await answered(data, "SELECT table_id, number FROM strangers")
        faults.two_owners += [f"event {number} of {table} was written by a stranger" for table, number in strangers]
    diaries = [diary for one in friends for diary in one.tables.values()]
    noted = sum(entry.kind in NOTED for diary in diaries for entry in diary.acknowledged.values())
    plans = {name: sum(getattr(diary, name) for diary in diaries)
             for name in ("planned", "handed_in", "resolved")}  # fmt: skip
    if len(notes) < plans["planned"] or handed_in < plans["handed_in"]:
        faults.lost.append(f"of plans {len(notes)} steps and {handed_in} handed in are left: {plans}")
    return {
        "tables": len(diaries),
        "acknowledged": acknowledged(friends),
        "of_them_in_plans": noted,
        "asked_again": sum(diary.again for diary in diaries),
        "in_the_database": sum(row.key is not None for row in events),
        "plans": {**plans, "planned_in_the_database": len(notes), "handed_in_in_the_database": handed_in},
    }


async def run(wanted: argparse.Namespace, folder: Path, core: int, say: Callable[[str], None]) -> dict[str, Any]:
    """Prepare what is needed, kill, and look for faults; raises Broken."""
    shares = wanted.processes > 1
    postgresql = Postgresql(folder) if wanted.postgresql or (shares and not wanted.database) else None
    nats = Nats(folder) if shares and not wanted.broker else None
    data = postgresql.url if postgresql else wanted.database or folder / "lautta.db"
    nginx: Nginx | None = None
    faults, servers, lines = Faults(), list[Server](), list[tuple[Proxy, Proxy]]()
    try:
        if postgresql:
            postgresql.make()
            await postgresql.start()
        if nats:
            await nats.start()
        if isinstance(data, str):
            await (await open_store(database_of(data))).close()
            await told(data, WATCH)
        broker = nats.url if nats else wanted.broker
        for number in range(wanted.processes):
            if not broker:
                servers.append(await Server.prepare(data, None, core))
                continue
            (to_data, data_url), (to_broker, broker_url) = await through(str(data)), await through(broker)
            lines.append((to_data, to_broker))
            servers.append(await Server.prepare(data_url, broker_url, core, ahead=number == 0))
        world = World(servers, postgresql, nats, lines, wanted.first)
        ports = [server.port for server in servers]
        if wanted.proxy:
            nginx = Nginx(folder / "nginx", ports)
            await nginx.start()
            ports = [nginx.port]
        world.friends = [(Planners if number < wanted.planners else Friends)(number, ports, faults)
                         for number in range(wanted.tables)]  # fmt: skip
        figures = await kill(world, wanted.kills, say)
        for server in servers:
            await server.close()
        servers.clear()
        figures |= await count(data, world.friends, faults)
    finally:
        for server in servers:
            await server.close()
        for line in itertools.chain(*lines):
            await line.close()
        for shared in (postgresql, nats, nginx):
            if shared:
                shared.kill()
    found = vars(faults)
    for one in itertools.chain(*found.values()):
        print(one, file=sys.stderr)
    clock = {"clock_ahead": FAKETIME is not None} if shares else {}
    many = {name: len(each) for name, each in found.items()}
    return {**figures, "processes": wanted.processes, "proxy": wanted.proxy, **clock, **many}


def main(argv: Sequence[str] | None = None) -> int:
    """Kill, print and keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=200, help="tables that are played at the same time")
    parser.add_argument("--planners", type=int, default=8, help="so many of them play Roads & Boats")
    parser.add_argument("--postgresql", action="store_true", help="with a PostgreSQL of its own, which is killed too")
    parser.add_argument("--database", metavar="URL", help="an empty database of PostgreSQL in place of SQLite")
    parser.add_argument(
        "--broker", metavar="URL", help="a NATS for several processes, in place of one of the bench's own"
    )
    parser.add_argument("--processes", type=int, default=1, help="servers that share the database")
    parser.add_argument("--proxy", choices=["nginx"], help="what stands before several servers (left out: nothing)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first trouble, to go on from a run")
    parser.add_argument("--json", action="store_true", help="print nothing but one JSON object at the end")
    parser.add_argument("--keep", action="store_true", help="write the figures to bench/results")
    wanted = parser.parse_args(argv)
    say = (lambda _: None) if wanted.json else partial(print, flush=True)
    core = pick_core()
    pin(core)
    with TemporaryDirectory() as folder:
        begun = perf_counter()
        found = uvloop.run(run(wanted, Path(folder), other_core(core), say))
    found = {"version": __version__, "seconds": round(perf_counter() - begun), **found}
    print(json.dumps(found))
    if wanted.keep:
        keep("kill", found)
    return int(any(found[each.name] for each in fields(Faults)))


if __name__ == "__main__":
    sys.exit(main())
