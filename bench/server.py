"""How much play one server carries: durable actions a second, and how long until the last player is told.

    python -m bench.server                              # everything, about two minutes
    python -m bench.server --rates 500 --seconds 10

Circles of four friends play Amsterdam by its rules, over HTTP, and each follows over a WebSocket of its own; every
action is on the disk (SQLite, synchronous FULL) before it is answered. The server has one core, the bots another.
At an offered rate an action counts from when it was due. The figures are kept in bench/results/server-VERSION.json.
"""

import argparse
import asyncio
import gc
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import uvloop

from bench.bots import Circle, Live, connect_live, pin
from bench.measuring import ROOT, keep, machine, pick_core
from lautta import __version__

SEATS = 4
WARM_UP = 6.0  # seconds of play that are not counted
MEMORY = "VmRSS:"
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Measured:
    """One run. Times are seconds; `cpu` is the server's time on its core for each action."""

    offered: int | None
    actions: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    finished: int = 0
    spent: list[float] = field(default_factory=list, repr=False)

    def summary(self) -> dict[str, Any]:
        """The figures, times in milliseconds."""
        cuts = statistics.quantiles(self.spent, n=1000)
        return {
            "offered_per_s": self.offered,
            "actions_per_s": round(self.actions / self.seconds, 1),
            "p50_ms": round(cuts[499] * 1000, 2),
            "p95_ms": round(cuts[949] * 1000, 2),
            "p99_ms": round(cuts[989] * 1000, 2),
            "worst_ms": round(max(self.spent) * 1000, 2),
            "deliveries_per_s": round(self.actions * (SEATS + 1) / self.seconds),
            "server_cpu_ms_per_action": round(self.cpu * 1000, 4),
            "games_finished": self.finished,
        }


class Server:
    """The server's process."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.pid, self.port, self._process = process.pid, port, process

    def memory(self) -> float:
        """What it holds in memory, in MB."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith(MEMORY)) / 1024

    def cpu(self) -> float:
        """The seconds that it has computed."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


def on_core(core: int, module: str, *args: str) -> list[str]:
    """The command that runs a module on a core."""
    return [sys.executable, "-m", "bench.measuring", str(core), sys.executable, "-m", module, *args]


@contextmanager
def server(data: Path, core: int | None, *options: str) -> Iterator[Server]:
    """A server on a core of its own, or with its workers on all that there are (None)."""
    args = "bench.served", str(data), *options
    command = [sys.executable, "-m", *args] if core is None else on_core(core, *args)
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        yield Server(process, int(process.stdout.readline()))
    finally:
        process.terminate()
        process.wait(30)


async def play(one: Server, tables: int, offered: int | None, seconds: float) -> Measured:
    """Let all circles play, as fast as they can or at a rate that is offered."""
    measured = Measured(offered)
    spent: list[float] = []
    circles = [Circle(number, SEATS, spent) for number in range(tables)]
    for circle in circles:
        await circle.connect(one.port)
    end = perf_counter() + WARM_UP + seconds
    playing = asyncio.create_task(_at_rate(circles, offered, end) if offered else _flat_out(circles, end))
    await asyncio.sleep(WARM_UP)
    spent.clear()
    begun, cpu = perf_counter(), one.cpu()
    await asyncio.sleep(seconds)
    measured.seconds, measured.actions = perf_counter() - begun, len(spent)
    measured.cpu = (one.cpu() - cpu) / max(len(spent), 1)
    measured.spent = list(spent)
    await playing
    measured.finished = sum(circle.finished for circle in circles)
    return measured


async def _flat_out(circles: Sequence[Circle], end: float) -> None:
    async def one(circle: Circle) -> None:
        while perf_counter() < end:
            await circle.act()

    await asyncio.gather(*map(one, circles))


async def _at_rate(circles: Sequence[Circle], offered: int, end: float) -> None:
    """Every so often the circle that has waited longest acts; where none is free, the time until one is counts."""
    free: asyncio.Queue[Circle] = asyncio.Queue()
    for circle in circles:
        free.put_nowait(circle)
    acting: set[asyncio.Task[None]] = set()

    async def one(circle: Circle, due: float) -> None:
        await circle.act(due)
        free.put_nowait(circle)

    due = perf_counter()
    while due < end:
        if (wait := due - perf_counter()) > 0:
            await asyncio.sleep(wait)
        task = asyncio.create_task(one(await free.get(), due))
        acting.add(task)
        task.add_done_callback(acting.discard)
        due += 1 / offered
    await asyncio.gather(*acting)


async def idle(one: Server, sockets: int) -> dict[str, Any]:
    """The memory of a server with so many sockets that follow a table each and hear nothing."""
    before = one.memory()
    circles = [Circle(number, SEATS, []) for number in range(100)]
    for circle in circles:
        await circle.connect(one.port)
    heard = 0

    def hear(frame: bytes) -> None:
        nonlocal heard
        heard += b'"type":"update"' in frame[:40]

    lives: list[Live] = []
    for number in range(sockets - len(circles) * SEATS):
        circle = circles[number // SEATS % len(circles)]
        live = await connect_live(one.port, hear)
        live.say(type="hello", token=circle.tokens[number % SEATS])
        live.say(type="follow", table=circle.table)
        lives.append(live)
    while heard < len(lives):
        await asyncio.sleep(0.05)
    await asyncio.sleep(1)
    after = one.memory()
    for live in lives:
        live.close()
    return {"sockets": sockets, "memory_mb": round(after, 1), "before_mb": round(before, 1),
            "kb_per_socket": round((after - before) * 1024 / sockets, 1)}  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """Measure, print, and keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help="tables that are played at the same time")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds that each run is measured")
    parser.add_argument("--rates", type=int, nargs="*", default=[500, 1000], help="offered actions a second")
    parser.add_argument("--idle", type=int, default=2000, help="sockets that hear nothing (0: leave out)")
    parser.add_argument("--no-limit", dest="limit", action="store_false", help="leave out play without a pause")
    wanted = parser.parse_args(argv)
    core = pick_core()
    runs: list[int | None] = [*wanted.rates, *([None] if wanted.limit else [])]
    found: dict[str, Any] = {"version": __version__, "date": str(date.today()), "machine": machine(),
                             "tables": wanted.tables, "seats": SEATS, "runs": []}  # fmt: skip
    pin(core)
    gc.disable()  # what stops the bots would count as the server's
    for offered in runs:
        figures = _run(wanted, offered, core)
        found["runs"].append(figures)
        print(json.dumps(figures), flush=True)
    if wanted.idle:
        with TemporaryDirectory() as folder:
            with server(Path(folder) / "lautta.db", other_core(core)) as one:
                found["idle"] = uvloop.run(idle(one, wanted.idle))
            print(json.dumps(found["idle"]), flush=True)
    keep("server", found)
    return 0


def _run(wanted: argparse.Namespace, offered: int | None, core: int) -> dict[str, Any]:
    with TemporaryDirectory() as folder, server(Path(folder) / "lautta.db", other_core(core)) as one:
        return uvloop.run(play(one, wanted.tables, offered, wanted.seconds)).summary()


def other_core(core: int) -> int:
    """A core for the server, where there is another one."""
    others = os.sched_getaffinity(os.getppid()) - {core}
    return min(others, default=core)


if __name__ == "__main__":
    sys.exit(main())
