"""What rests costs memory: sockets that hear nothing, tables at which nothing happens, tables that nobody asks for.

`python -m bench.resting SOCKETS PORT...` opens so many sockets that hear nothing, says so, and holds them until its
input ends: a process may open only so many files.
"""

import asyncio
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from subprocess import PIPE, Popen
from typing import NamedTuple

import uvloop

from bench.bots import Circle, Live, Refused, connect_http, connect_live

SEATS = 4
ACTIONS = 40  # at each table: it is in the middle of its game
AT_ONCE = 50  # circles
CIRCLES = 100  # that idle sockets of one process follow
MOST_SOCKETS = 8000  # of one process


class CachedExecutor(NamedTuple):
    """A table and the token of somebody who sits there."""

    table: str
    token: str


@contextmanager
def followed(ports: Sequence[int], sockets: int) -> Iterator[None]:
    """So many sockets that hear nothing, held by as many processes as that needs."""
    many = -(-sockets // MOST_SOCKETS)
    shares = [sockets // many + (number < sockets % many) for number in range(many)]
    line = [sys.executable, "-m", "bench.resting"]
    holders = [Popen([*line, *map(str, (share, *ports))], stdin=PIPE, stdout=PIPE, text=True) for share in shares]
    try:
        for one in holders:
            assert one.stdout and one.stdout.readline(), "a process could not open its sockets"
        yield
    finally:
        for one in holders:
            one.communicate()


async def follow(ports: Sequence[int], sockets: int) -> list[Live]:
    """Open so many sockets, each of which has followed a table from its beginning to now."""
    circles = [Circle(number, SEATS, []) for number in range(CIRCLES)]
    for number, circle in enumerate(circles):
        await circle.connect(ports[number % len(ports)])
    heard = 0

    def hear(frame: bytes) -> None:
        nonlocal heard
        heard += b'"type":"update"' in frame[:40]

    lives: list[Live] = []
    for number in range(sockets - len(circles) * SEATS):
        place = number // SEATS % len(circles)
        circle = circles[place]
        live = await connect_live(ports[place % len(ports)], hear)
        live.say(type="hello", token=circle.tokens[number % SEATS])
        live.say(type="follow", table=circle.table)
        lives.append(live)
    while heard < len(lives):
        await asyncio.sleep(0.05)
    await asyncio.sleep(1)
    return lives


async def play_some(port: int, tables: int) -> list[CachedExecutor]:
    """Play so many tables up to the middle of their games, and leave them."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> CachedExecutor:
        async with room:
            circle = Circle(number, SEATS, [])
            await circle.connect(port)
            for _ in range(ACTIONS):
                await circle.act()
            circle.disconnect()
            return CachedExecutor(circle.table, circle.tokens[0])

    return await asyncio.gather(*map(one, range(tables)))


async def look_at(port: int, kept: Sequence[CachedExecutor]) -> None:
    """Ask for each table once, so that it is in memory; raises Refused."""
    http = await connect_http(port)
    for table, token in kept:
        status, answer = await http.ask(f"/api/tables/{table}", token)
        if status != 200:
            raise Refused(f"{status} {answer.decode()[:300]}")
    http.break_off()
    await asyncio.sleep(1)


def main() -> None:
    """Hold sockets until the input ends."""
    sockets, *ports = map(int, sys.argv[1:])

    async def hold() -> None:
        lives = await follow(ports, sockets)
        print("open", flush=True)
        await asyncio.to_thread(sys.stdin.read)
        for live in lives:
            live.break_off()

    uvloop.run(hold())


if __name__ == "__main__":
    main()
