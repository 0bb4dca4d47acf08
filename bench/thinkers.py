"""What people feel while computer players think: `python -m bench.thinkers`, about half a minute.

At so many tables somebody plays against computers, and acts again soon after they have answered: by default at 50 of
Roads & Boats for four, whose thoughts are the longest. Beside them four friends play Amsterdam, with a pause between
acts. What is measured is how long an act of theirs takes until it is on the disk and the last of them was told, before
the computers come and then beside them; and how long somebody who plays against computers waits after an act until
something is to be done again, while they think and pause. The figures are kept in bench/results/thinkers-VERSION.json.

    python -m bench.thinkers --tables 20 --game tigris --seats 2 --level vellamo   # against the strongest opponent
"""

import argparse
import asyncio
import gc
import json
import os
import statistics
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec
import uvloop

from bench.bots import Circle, Http, News, connect_http, connect_live, read_news
from bench.measuring import keep, machine
from bench.server import Server, server
from lautta import __version__

FRIENDS = 4
WARM_UP = 5.0  # seconds
PAUSE = 0.02  # seconds between two acts of the friends,
CLICKS = 0.1  # and before one of somebody who plays against computers


class Asker:
    """A guest with a connection."""

    def __init__(self, http: Http, token: str = "") -> None:
        self._http, self.token = http, token

    @classmethod
    async def come(cls, port: int) -> "Asker":
        """Become a guest; raises RuntimeError where the server refuses something."""
        one = cls(await connect_http(port))
        one.token = (await one.ask("guests", {}))["token"]
        return one

    async def ask(self, path: str, request: Any = None) -> Any:
        """Post a request, or get something where there is none."""
        body = None if request is None else msgspec.json.encode(request)
        status, answer = await self._http.ask(f"/api/{path}", self.token, body)
        if status >= 300:
            raise RuntimeError(f"{path}: {status} {answer[:300].decode()}")
        return msgspec.json.decode(answer)


class Opponent:
    """Somebody who plays against computers, always the first thing that may be done."""

    def __init__(self, port: int, game: str, seats: int, level: str) -> None:
        self._port, self._game, self._seats, self._level = port, game, seats, level
        self._table, self._news = "", News()
        self._heard = asyncio.Event()
        self.events = 0
        self.waits: list[float] = []  # seconds

    async def play(self) -> None:
        """Play one table after the other, until cancelled."""
        asker = await Asker.come(self._port)
        live = await connect_live(self._port, self._hear)
        live.say(type="hello", token=asker.token)
        computers = [{"kind": "computer", "level": self._level}] * (self._seats - 1)
        while True:
            table = await asker.ask("tables", {"game": self._game, "seats": [{"kind": "person"}, *computers]})
            self._table, self._news = table["id"], News()
            live.say(type="follow", table=self._table)
            await self._play(asker)
            live.say(type="leave", table=self._table)

    def _hear(self, data: bytes) -> None:
        news = read_news(data)
        if news.type == "update" and news.table == self._table:
            self.events += max(0, news.number - self._news.number)
            self._news = news
            self._heard.set()

    async def _play(self, asker: Asker) -> None:
        acts, acted = 0, perf_counter()
        while True:
            await self._heard.wait()
            self._heard.clear()
            news, acts = self._news, acts + 1
            if not news.to_move:
                return
            if news.legal:
                self.waits.append(perf_counter() - acted)
                name, ways = next(iter(news.legal.items()))
                request = {"action": " ".join([name, *ways[0]]), "seen": news.number, "key": str(acts)}
                await asyncio.sleep(CLICKS)
                with suppress(RuntimeError):  # a computer was faster, of which news comes
                    await asker.ask(f"tables/{self._table}/actions", request)
                acted = perf_counter()


async def measure(one: Server, wanted: argparse.Namespace) -> dict[str, Any]:
    """A person's acts, first alone, then while computers think."""
    spent: list[float] = []
    circle = Circle(0, FRIENDS, spent)
    await circle.connect(one.port)
    alone = await _acts(circle, spent, wanted.seconds / 2)
    opponents = [Opponent(one.port, wanted.game, wanted.seats, wanted.level) for _ in range(wanted.tables)]
    tasks = [asyncio.create_task(each.play()) for each in opponents]
    await asyncio.sleep(WARM_UP)
    before, begun = sum(each.events for each in opponents), perf_counter()
    for each in opponents:
        each.waits.clear()
    beside = await _acts(circle, spent, wanted.seconds)
    events = sum(each.events for each in opponents) - before
    rate = events / (perf_counter() - begun)
    for task in tasks:
        if task.done():
            task.result()  # raises what went wrong
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    waits = [wait for each in opponents for wait in each.waits]
    return {
        "alone": alone, "beside": beside, "events_per_s_of_others": round(rate, 1), "waits": len(waits),
        "wait_p99_s": round(statistics.quantiles(waits, n=100)[98], 2), "longest_wait_s": round(max(waits), 2),
    }  # fmt: skip


async def _acts(circle: Circle, spent: list[float], seconds: float) -> dict[str, float]:
    """What acts take in some seconds, in milliseconds."""
    spent.clear()
    end = perf_counter() + seconds
    while perf_counter() < end:
        await circle.act()
        await asyncio.sleep(PAUSE)
    cuts = statistics.quantiles(spent, n=100)
    figures = {"p50_ms": cuts[49], "p95_ms": cuts[94], "p99_ms": cuts[98], "worst_ms": max(spent)}
    return {"acts": len(spent), **{name: round(value * 1000, 2) for name, value in figures.items()}}


def main(argv: Sequence[str] | None = None) -> int:
    """Measure, print, and keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50, help="tables where computers think")
    parser.add_argument("--game", default="roads", help="what they play")
    parser.add_argument("--seats", type=int, default=4, help="seats at each of these tables")
    parser.add_argument("--level", default="sense", help="whom they play against")
    parser.add_argument("--seconds", type=float, default=20.0, help="seconds that are measured")
    wanted = parser.parse_args(argv)
    gc.disable()  # what stops this process would count as the server's
    with TemporaryDirectory() as folder, server(Path(folder) / "lautta.db", None) as one:
        figures = uvloop.run(measure(one, wanted))
    found = {"version": __version__, "date": str(date.today()), "machine": machine(), "cores": os.cpu_count(),
             "tables": wanted.tables, "game": wanted.game, "seats": wanted.seats, "level": wanted.level,
             **figures}  # fmt: skip
    print(json.dumps(figures))
    keep("thinkers" if wanted.level == "sense" else f"thinkers-{wanted.level}", found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
