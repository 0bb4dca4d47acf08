"""What rests costs memory: sockets that hear nothing, tables at which nothing happens, tables that nobody asks for."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from bench.bots import Circle, Live, Refused, connect_http, connect_live

SEATS = 4
ACTIONS = 40  # at each table: it is in the middle of its game
AT_ONCE = 50  # circles
CIRCLES = 100  # that idle sockets follow


class Kept(NamedTuple):
    """A table and the token of somebody who sits there."""

    table: str
    token: str


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


async def play_some(port: int, tables: int) -> list[Kept]:
    """Play so many tables up to the middle of their games, and leave them."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Kept:
        async with room:
            circle = Circle(number, SEATS, [])
            await circle.connect(port)
            for _ in range(ACTIONS):
                await circle.act()
            circle.disconnect()
            return Kept(circle.table, circle.tokens[0])

    return await asyncio.gather(*map(one, range(tables)))


async def look_at(port: int, kept: Sequence[Kept]) -> None:
    """Ask for each table once, so that it is in memory; raises Refused."""
    http = await connect_http(port)
    for table, token in kept:
        status, answer = await http.ask(f"/api/tables/{table}", token)
        if status != 200:
            raise Refused(f"{status} {answer.decode()[:300]}")
    http.break_off()
    await asyncio.sleep(1)
