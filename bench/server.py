"""How much play one server carries: durable actions a second, and how long until the last player is told.

    python -m bench.server                              # everything, about two minutes
    python -m bench.server --rates 500 --seconds 10
    python -m bench.server --json --database postgresql://postgres@127.0.0.1/bench     # an empty database
    python -m bench.server --json --database … --broker nats://127.0.0.1:4222 --processes 2

Circles of four friends play Amsterdam by its rules, over HTTP, one action a request, and each follows over a WebSocket
of its own; every action is on the disk before it is answered (SQLite, synchronous FULL, or the PostgreSQL that
`--database` names). The server has one core, the bots another; a run in which the bots needed more than 80 of 100 of
theirs does not count, as it measured them. At an offered rate an action counts from when it was due. The figures are
kept in bench/results/server-VERSION.json, those of a run with `--json` or `--database` nowhere.

Several processes share the server's core. Requests and sockets go to the process that owns the table; then every second
one goes to another. Both are compared with one process on the same database, in turns; figures are medians.
`idle_table_kb` is the memory of a table in the middle of its game to which nothing happens, `stored_table_kb` that of
one that is in the database alone.
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
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

import uvloop

from bench.bots import Circle, pin
from bench.measuring import ROOT, TURNS, compared, keep, machine, pick_core
from bench.resting import SEATS, followed, look_at, play_some
from lautta import __version__

WARM_UP = 6.0  # seconds of play that are not counted
MEMORY = "VmRSS:"
TICKS = os.sysconf("SC_CLK_TCK")
BUSY = 0.8  # of their core, the most that the bots may need
BESIDE = {
    "postgresql": "postgres",
    "broker": "nats-server",
}  # programs beside the server, by the names of their processes
FEW = 10  # tables that are played before memory is measured, so that everything is loaded that play needs


@dataclass
class Measured:
    """One run. Times are seconds; `cpu` is the time of the server's processes for each action, `beside` that of the
    programs beside it; `driver` is how much of their core the bots needed. `spread`: every second request and socket
    went to a process that does not own the table.
    """

    offered: int | None
    processes: int = 1
    spread: bool = False
    actions: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    beside: dict[str, float] = field(default_factory=dict)
    driver: float = 0.0
    finished: int = 0
    spent: list[float] = field(default_factory=list, repr=False)

    def summary(self) -> dict[str, Any]:
        """The figures, times in milliseconds."""
        cuts = statistics.quantiles(self.spent, n=1000)
        return {
            "offered_per_s": self.offered,
            **({"processes": self.processes, "at_owner": not self.spread} if self.processes > 1 else {}),
            "actions_per_s": round(self.actions / self.seconds, 1),
            "p50_ms": round(cuts[499] * 1000, 2),
            "p95_ms": round(cuts[949] * 1000, 2),
            "p99_ms": round(cuts[989] * 1000, 2),
            "worst_ms": round(max(self.spent) * 1000, 2),
            "deliveries_per_s": round(self.actions * (SEATS + 1) / self.seconds),
            "server_cpu_ms_per_action": round(self.cpu * 1000, 4),
            **{f"{name}_cpu_ms_per_action": round(spent * 1000, 4) for name, spent in self.beside.items()},
            "driver_share": round(self.driver, 2),
            "counts": self.driver <= BUSY,
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
        return computed(Path(f"/proc/{self.pid}"))


def computed(process: Path) -> float:
    """The seconds that a process has computed, by its folder in /proc; 0 if it has ended."""
    fields = _read(process / "stat").rpartition(b")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0


def computed_by(program: str) -> dict[str, float]:
    """The seconds that the processes of a program and their children have computed, by their ids."""
    all_of_them = [one for one in Path("/proc").iterdir() if one.name.isdigit()]
    these = {one.name for one in all_of_them if _read(one / "comm").strip() == program.encode()}
    return {one.name: computed(one) for one in all_of_them if one.name in these or _parent(one) in these}


def since(before: dict[str, float], now: dict[str, float]) -> float:
    """The seconds that processes have computed between two looks, as far as they are still there.

    >>> since({"1": 5.0, "2": 7.0}, {"1": 6.0, "3": 0.5})
    1.5
    """
    return sum(seconds - before.get(one, 0.0) for one, seconds in now.items())


def _parent(process: Path) -> str:
    fields = _read(process / "stat").rpartition(b")")[2].split()
    return fields[1].decode() if fields else ""


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:  # it has ended
        return b""


def on_core(core: int, module: str, *args: str) -> list[str]:
    """The command that runs a module on a core."""
    return [sys.executable, "-m", "bench.measuring", str(core), sys.executable, "-m", module, *args]


@contextmanager
def server(data: Path | str, core: int | None, *options: str) -> Iterator[Server]:
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


async def play(
    servers: Sequence[Server],
    tables: int,
    offered: int | None,
    seconds: float,
    spread: bool = False,
    beside: Sequence[str] = (),
) -> Measured:
    """Let all circles play, as fast as they can or at a rate that is offered; `beside` are the programs beside the
    server. With `spread` every second request and socket goes to another process than that of the table.
    """
    measured = Measured(offered, len(servers), spread)
    spent: list[float] = []
    circles = [Circle(number, SEATS, spent) for number in range(tables)]
    for number, circle in enumerate(circles):
        of_it = (servers[(number + more) % len(servers)].port for more in range(2 if spread else 1))
        await circle.connect(*of_it)
    end = perf_counter() + WARM_UP + seconds
    playing = asyncio.create_task(_at_rate(circles, offered, end) if offered else _flat_out(circles, end))
    await asyncio.sleep(WARM_UP)

    def costs() -> dict[str, dict[str, float]]:
        mine = {str(one.pid): one.cpu() for one in servers}
        return {"": mine, **{name: computed_by(BESIDE[name]) for name in beside}}

    spent.clear()
    begun, own, before = perf_counter(), process_time(), costs()
    await asyncio.sleep(seconds)
    measured.seconds, measured.actions = perf_counter() - begun, len(spent)
    measured.driver = (process_time() - own) / measured.seconds
    measured.beside = {name: since(before[name], now) / max(len(spent), 1) for name, now in costs().items()}
    measured.cpu = measured.beside.pop("")
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


def idle(servers: Sequence[Server], sockets: int) -> dict[str, Any]:
    """The memory of a server with so many sockets that follow a table each and hear nothing."""
    before = sum(one.memory() for one in servers)
    with followed([one.port for one in servers], sockets):
        after = sum(one.memory() for one in servers)
    return {"sockets": sockets, "memory_mb": round(after, 1), "before_mb": round(before, 1),
            "kb_per_socket": round((after - before) * 1024 / sockets, 1)}  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """Measure, print, and keep the figures."""
    if compared("bench.server", "flat_out_per_s", argv):
        return 0
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form, parents=[TURNS])
    parser.add_argument("--tables", type=int, default=200, help="tables that are played at the same time")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds that each run is measured")
    parser.add_argument("--rates", type=int, nargs="*", default=[500, 1000], help="offered actions a second")
    parser.add_argument("--idle", type=int, default=2000, help="sockets that hear nothing (0: leave out)")
    parser.add_argument("--resting", type=int, default=300, help="tables at which nothing happens (0: leave out)")
    parser.add_argument("--no-limit", dest="limit", action="store_false", help="leave out play without a pause")
    parser.add_argument("--database", metavar="URL", help="an empty database of PostgreSQL in place of SQLite")
    parser.add_argument("--broker", metavar="URL", help="the NATS of several processes")
    parser.add_argument("--processes", type=int, default=1, help="processes that share the database")
    parser.add_argument("--rounds", type=int, default=2, help="times that several processes and one take turns")
    wanted = parser.parse_args(argv)
    if wanted.processes > 1 and not (wanted.database and wanted.broker):
        parser.error("several processes need --database and --broker")
    if wanted.json:
        wanted.rates = [1000]
    bench = Bench(wanted, pick_core())
    found: dict[str, Any] = {"version": __version__, "date": str(date.today()), "machine": machine(),
                             "tables": wanted.tables, "seats": SEATS, **bench.measure()}  # fmt: skip
    if wanted.json:
        print(json.dumps(in_short(found)))
    elif not wanted.database:
        keep("server", found)
    return 0


class Bench:
    """All that is measured, as `wanted`, by bots on a core."""

    def __init__(self, wanted: argparse.Namespace, core: int) -> None:
        self._wanted, self._core = wanted, core
        self._several = wanted.processes > 1
        self._beside = ["postgresql"] * bool(wanted.database) + ["broker"] * self._several
        pin(core)
        gc.disable()  # what stops the bots would count as the server's

    def measure(self) -> dict[str, Any]:
        """Measure everything; answers the figures."""
        wanted = self._wanted
        runs = [self._run(rate, wanted.processes) for rate in wanted.rates]
        if wanted.limit and not self._several:
            runs.append(self._run(None, 1))
        elif wanted.limit:
            for _ in range(wanted.rounds):
                runs += [self._run(None, 1), self._run(None, wanted.processes), self._run(None, wanted.processes, True)]
        found: dict[str, Any] = {"runs": runs}
        if wanted.idle:
            with self._started() as servers:
                found["idle"] = self._told(idle(servers, wanted.idle))
        if wanted.resting:
            found["resting"] = self._told(self._resting())
        return found

    def _told(self, figures: dict[str, Any]) -> dict[str, Any]:
        if not self._wanted.json:
            print(json.dumps(figures), flush=True)
        return figures

    def _run(self, offered: int | None, processes: int, spread: bool = False) -> dict[str, Any]:
        wanted = self._wanted
        with self._started(processes) as servers:
            measured = uvloop.run(play(servers, wanted.tables, offered, wanted.seconds, spread, self._beside))
        return self._told(measured.summary())

    def _resting(self) -> dict[str, Any]:
        """The memory of tables at which nothing happens, and of those that are in the database alone."""
        with TemporaryDirectory() as folder:
            data = self._wanted.database or Path(folder) / "lautta.db"
            with server(data, other_core(self._core)) as one:  # which makes the database, and needs memory for that
                kept = uvloop.run(play_some(one.port, FEW))
            with server(data, other_core(self._core)) as one:
                uvloop.run(look_at(one.port, kept))
                empty = one.memory()
                kept += uvloop.run(play_some(one.port, self._wanted.resting))
            with server(data, other_core(self._core)) as one:
                uvloop.run(look_at(one.port, kept[:FEW]))
                stored = one.memory()
                uvloop.run(look_at(one.port, kept[FEW:]))
                loaded = one.memory()
        tables = self._wanted.resting
        return {"tables": tables, "kb_per_table": round((loaded - stored) * 1024 / tables, 1),
                "kb_per_stored_table": round((stored - empty) * 1024 / tables, 1)}  # fmt: skip

    @contextmanager
    def _started(self, processes: int | None = None) -> Iterator[list[Server]]:
        """The server's processes beside the bots' core, on a file of its own or on a database."""
        wanted, several = self._wanted, (processes or self._wanted.processes) > 1
        options = ["--broker", wanted.broker] if several else []
        with TemporaryDirectory() as folder, ExitStack() as stack:
            data = wanted.database or Path(folder) / "lautta.db"
            core = other_core(self._core)
            yield [stack.enter_context(server(data, core, *options)) for _ in range(processes or wanted.processes)]


def in_short(found: dict[str, Any]) -> dict[str, Any]:
    """The figures that count of all that were measured; None for one that was left out or does not count."""
    flat_out = [run for run in found["runs"] if run["counts"] and run["offered_per_s"] is None]
    offered = [run for run in found["runs"] if run["counts"] and run["offered_per_s"] == 1000]
    one = [run for run in flat_out if "processes" not in run]
    at_owner = [run for run in flat_out if run.get("at_owner")]
    spread = [run for run in flat_out if not run.get("at_owner", True)]
    cpu, resting = "server_cpu_ms_per_action", found.get("resting", {})
    main = at_owner or one
    return {
        "flat_out_per_s": _median(main, "actions_per_s"),
        cpu: _median(main, cpu),
        **{name: _median(main, name) for name in (f"{program}_cpu_ms_per_action" for program in BESIDE)},
        "deliveries_per_s": _median(main, "deliveries_per_s"),
        "p99_ms_at_1000": _median(offered, "p99_ms"),
        "idle_socket_kb": found.get("idle", {}).get("kb_per_socket"),
        "idle_table_kb": resting.get("kb_per_table"),
        "stored_table_kb": resting.get("kb_per_stored_table"),
        "driver_share": [run["driver_share"] for run in found["runs"]],
        **(_beside_one(_median(one, cpu), _median(at_owner, cpu), _median(spread, cpu)) if at_owner or spread else {}),
    }


def _median(runs: Sequence[dict[str, Any]], name: str) -> float | None:
    found = [run[name] for run in runs if name in run]
    return round(statistics.median(found), 4) if found else None


def _beside_one(one: float | None, at_owner: float | None, spread: float | None) -> dict[str, Any]:
    """What an action takes with several processes, beside one alone: milliseconds of processor time, and times that."""
    found: dict[str, Any] = {"one_process_cpu_ms_per_action": one}
    for name, cpu in (("at_owner", at_owner), ("every_second_elsewhere", spread)):
        found[f"{name}_cpu_ms_per_action"] = cpu
        found[f"{name}_times_one"] = round(cpu / one, 3) if cpu and one else None
    return found


def other_core(core: int) -> int:
    """A core for the server, where there is another one."""
    others = os.sched_getaffinity(os.getppid()) - {core}
    return min(others, default=core)


if __name__ == "__main__":
    sys.exit(main())
