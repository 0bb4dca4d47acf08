"""What all measurements share: one core, processes of their own, rounds that take turns, medians."""

import json
import os
import platform
import socket
import statistics
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lautta import __version__

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / ".venv-peers"
Command = Sequence[str | Path]


@dataclass
class Case:
    """One thing measured: a command that prints a JSON object with `games_per_s` and `decisions_per_s`."""

    system: str
    what: str
    command: Command
    games_per_s: list[float] = field(default_factory=list)
    decisions_per_s: list[float] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The system and what of it was measured."""
        return f"{self.system}, {self.what}"

    @property
    def games(self) -> float:
        """The median of games a second."""
        return statistics.median(self.games_per_s)

    @property
    def decisions(self) -> float:
        """The median of decisions a second."""
        return statistics.median(self.decisions_per_s)

    @property
    def spread(self) -> float:
        """How far apart the rounds were: (largest - smallest) / median of decisions a second."""
        return (max(self.decisions_per_s) - min(self.decisions_per_s)) / self.decisions


def measure_once(case: Case, core: int) -> None:
    """Run a case in a process of its own on one core, and note what it printed; raises RuntimeError if it fails."""
    command = [str(part) for part in case.command]
    ended = subprocess.run(
        [sys.executable, "-m", "bench.measuring", str(core), *command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    if ended.returncode:
        raise RuntimeError(f"{case.name}: {ended.stderr.strip() or ended.returncode}")
    said = json.loads(ended.stdout.strip().splitlines()[-1])
    case.games_per_s.append(said["games_per_s"])
    case.decisions_per_s.append(said["decisions_per_s"])


def pick_core() -> int:
    """The last core that this process may use: the first is where a system does its own work."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0


def free_port() -> int:
    """A port of 127.0.0.1 that nobody uses now."""
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    model = platform.processor() or platform.machine()
    cpu_info = Path("/proc/cpuinfo")
    if cpu_info.is_file():
        names = [line.partition(":")[2].strip() for line in cpu_info.read_text().splitlines() if "model name" in line]
        model = names[0] if names else model
    return {"processor": model, "system": platform.system(), "python": platform.python_version()}


def _on_one_core(core: int, command: Sequence[str]) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    for threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[threads] = "1"
    os.execvp(command[0], list(command))


if __name__ == "__main__":
    _on_one_core(int(sys.argv[1]), sys.argv[2:])


def keep(name: str, found: object) -> None:
    """Keep the figures of a measurement of this version in bench/results."""
    results = ROOT / "bench" / "results"
    results.mkdir(exist_ok=True)
    (results / f"{name}-{__version__}.json").write_text(json.dumps(found, indent=1) + "\n")
