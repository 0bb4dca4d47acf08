"""What a table takes in PostgreSQL, and an action between processes: the figures of docs/research/scaling.md.

    python -m bench.footprint                        # with a PostgreSQL and a NATS of its own, some minutes
    python -m bench.footprint --tables 10 --seconds 5

At each table one person plays at random against computers (`sense`) to the end; then the size of everything in the
database is divided by tables and events. What is sent is counted by NATS while circles of four friends play Amsterdam
as in `bench.server` at two processes: first where their tables are at home, then each at the other process.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import uvloop

from bench.bots import Circle, connect_http
from bench.kill import Server as Process
from bench.measuring import pick_core
from bench.nats import Nats
from bench.postgresql import Postgresql
from bench.server import computed_by, server, since, with_command
from bench.thinkers import Asker

SEATS = {"amsterdam": 3, "tigris": 3, "roads": 2}
AT_ONCE = 8  # tables that are played at the same time
PATIENCE = 0.02  # seconds between looks at whose turn it is
IN_TIME = 0.5  # the share of moments of Roads & Boats in which one ends what one can end
ENDS = ("agree", "done", "pray")
CIRCLES, FRIENDS = 40, 4


class Size(NamedTuple):
    """How large a database is: bytes of its tables with their indexes, bytes of WAL ever written, tables, events."""

    stored: int
    log: int
    tables: int
    events: int


SIZE = """
SELECT
    (SELECT sum(pg_total_relation_size(oid)) FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace),
    pg_current_wal_lsn() - '0/0', (SELECT count(*) FROM tables), (SELECT count(*) FROM events)
"""


async def size_of(postgresql: Postgresql) -> Size:
    """How large it is now."""
    [row] = await postgresql.asked(SIZE)
    return Size(*map(int, row))


async def play(one: Asker, game: str, chance: Random) -> None:
    """Play a table to its end."""
    seats = [{"kind": "person"}, *[{"kind": "computer", "level": "sense"}] * (SEATS[game] - 1)]
    name = (await one.ask("tables", {"game": game, "seats": seats}))["id"]
    key = 0
    while (now := await one.ask(f"tables/{name}"))["status"] != "over":
        if not now["legal"]:
            await asyncio.sleep(PATIENCE)
            continue
        ends = [action for action in ENDS if action in now["legal"]]
        action = ends[0] if ends and chance.random() < IN_TIME else chance.choice(list(now["legal"]))
        key += 1
        request = {"action": " ".join([action, *chance.choice(now["legal"][action])]), "seen": now["number"],
                   "key": str(key), "plan": now.get("plan_number")}  # fmt: skip
        with suppress(RuntimeError):  # a computer was faster
            await one.ask(f"tables/{name}/actions", request)


async def stored(postgresql: Postgresql, game: str, tables: int, port: int) -> dict[str, Any]:
    """What tables of a game take."""
    before, left = await size_of(postgresql), iter(range(tables))

    async def one_after_another() -> None:
        asker = await Asker.come(port)
        for number in left:
            await play(asker, game, Random(number))

    await asyncio.gather(*(one_after_another() for _ in range(AT_ONCE)))
    await postgresql.asked("VACUUM")
    after = await size_of(postgresql)
    tables, events = after.tables - before.tables, after.events - before.events
    grown, log = after.stored - before.stored, after.log - before.log
    return {"tables": tables, "events_per_table": round(events / tables, 1), "bytes_per_table": grown // tables,
            "bytes_per_event": grown // events, "wal_bytes_per_event": log // events}  # fmt: skip


class Elsewhere(Circle):
    """A circle whose tables are made at one process, and played at another one."""

    def __init__(self, number: int, home: int, spent: list[float]) -> None:
        super().__init__(number, FRIENDS, spent)
        self._home = home

    async def connect(self, *ports: int) -> None:
        """See `Circle.connect`."""
        self._makers = [await connect_http(self._home)]
        await super().connect(*ports)

    async def _post(self, path: str, token: str, request: object) -> dict[str, Any]:
        there, self._https = self._https, self._makers
        try:
            return await super()._post(path, token, request)
        finally:
            self._https = there


async def pulses(nats: Nats, seconds: float) -> float:
    """The bytes a second that processes send while nobody plays."""
    before = await nats.sent()
    await asyncio.sleep(seconds)
    return ((await nats.sent()).bytes - before.bytes) / seconds


async def sent(postgresql: Postgresql, nats: Nats, home: int, played_at: int, seconds: float) -> dict[str, Any]:
    """What goes through the broker for each action, pulses included, and what all compute."""
    circles = [Elsewhere(number, home, []) for number in range(CIRCLES)]
    for circle in circles:
        await circle.connect(played_at)
    before, ends = await nats.sent(), asyncio.get_running_loop().time() + seconds
    all_of_them = with_command(postgresql.url), with_command(str(postgresql.folder))
    spent = [computed_by(these) for these in all_of_them]

    async def one(circle: Circle) -> None:
        while asyncio.get_running_loop().time() < ends:
            await circle.act()

    await asyncio.gather(*map(one, circles))
    after, actions = await nats.sent(), sum(circle.done for circle in circles)
    servers, database = (since(was, computed_by(these)) for was, these in zip(spent, all_of_them, strict=True))
    return {"actions": actions, "messages_per_action": round((after.messages - before.messages) / actions, 2),
            "bytes_per_action": (after.bytes - before.bytes) // actions,
            "servers_cpu_ms_per_action": round(servers * 1000 / actions, 3),
            "postgresql_cpu_ms_per_action": round(database * 1000 / actions, 3)}  # fmt: skip


@contextmanager
def own(folder: Path) -> Iterator[tuple[Postgresql, Nats]]:
    """A PostgreSQL and a NATS that are not started yet."""
    postgresql, nats = Postgresql(folder), Nats(folder)
    postgresql.make()
    try:
        yield postgresql, nats
    finally:
        postgresql.kill()
        nats.kill()


async def run(tables: int, seconds: float, folder: Path) -> None:
    """Measure everything, and print it."""
    with own(folder) as (postgresql, nats):
        await postgresql.start()
        with server(postgresql.url, None) as one:
            for game in SEATS if tables else ():
                say(game, await stored(postgresql, game, tables, one.port))
        await nats.start()
        servers = [await Process.prepare(postgresql.url, nats.url, pick_core()) for _ in range(2)]
        try:
            for process in servers:
                await process.start()
                await process.answers()
            home, other = (process.port for process in servers)
            say("quiet", {"bytes_per_s": round(await pulses(nats, seconds))})
            for name, played_at in (("at home", home), ("elsewhere", other)):
                say(name, await sent(postgresql, nats, home, played_at, seconds))
        finally:
            for process in servers:
                await process.close()


def say(what: str, figures: dict[str, Any]) -> None:
    """Print the figures of something."""
    print(json.dumps({"what": what, **figures}), flush=True)


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40, help="tables of each game (0: leave out)")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds of play between two processes")
    wanted = parser.parse_args(argv)
    with TemporaryDirectory() as folder:
        uvloop.run(run(wanted.tables, wanted.seconds, Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
