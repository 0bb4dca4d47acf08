"""What all measurements share: one core, processes of their own, rounds that take turns, medians.

`--against REV` compares this tree with a revision of its own, wherever a bench calls `compared`:

    python -m bench.speed --against main --game amsterdam --pairs 5
    python -m bench.click --against 0.1.0 --json

The revision is cloned into build/against/COMMIT and built by its own scripts, once. Then the two take turns (this tree,
the revision, this tree, …), so that a busy machine disturbs both alike, and each pair gives one ratio. The last line is
the median of the ratios with the smallest and the largest.

Both are measured by the bench of this tree, run by the Python of the environment that holds the other Lautta: one ruler
for two things. With a bench each, a change of the bench would pass for one of what it measures. A revision that this
bench cannot measure is refused, with what the bench said.
"""

import argparse
import json
import os
import platform
import socket
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from time import sleep
from typing import IO, Any

from lautta import __version__
from lautta.core.locks import Held, take

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / ".venv-peers"
Command = Sequence[str | Path]
Figures = dict[str, float]

TURNS = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
TURNS.add_argument("--against", metavar="REV", help="measure a revision of Lautta in turns with this tree: the ratios")
TURNS.add_argument("--pairs", type=int, default=10, help="times that both are measured (10), with --against")
TURNS.add_argument("--json", action="store_true", help="one JSON object of the figures that count, kept nowhere")


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


def keep(name: str, found: object) -> None:
    """Keep the figures of a measurement of this version in bench/results."""
    results = ROOT / "bench" / "results"
    results.mkdir(exist_ok=True)
    (results / f"{name}-{__version__}.json").write_text(json.dumps(found, indent=1) + "\n")


@dataclass(frozen=True)
class Ratio:
    """How a figure of this tree compares with the revision's: the ratios of all pairs, and the median of each side."""

    median: float
    least: float
    most: float
    here: float
    there: float


def compared(
    module: str, figure: str, argv: Sequence[str] | None = None, *, goal: str = "play", only: str = ""
) -> bool:
    """With `--against`, compare this tree with that revision, print the ratios, and answer True.

    `module` is the bench, which prints its figures by `--json`, and `figure` the one for the last line. `goal` is what
    the revision's scripts/prepare.py has to prepare, and `only` are options for a measurement that is one of many.
    Raises RuntimeError for a revision that cannot be measured.
    """
    wanted, rest = TURNS.parse_known_args(argv)
    if not wanted.against:
        return False
    python = built(wanted.against, goal) / ".venv" / "bin" / "python"
    options = [*rest, *only.split()]
    here, there = (partial(measured, each, module, options) for each in (sys.executable, python))
    found = ratios(take_turns(here, there, wanted.pairs))
    if wanted.json:
        told = {name: asdict(ratio) for name, ratio in found.items()}
        print(json.dumps({"against": wanted.against, "pairs": wanted.pairs, "figure": figure, "ratios": told}))
        return True
    for name in sorted(found, key=lambda name: name == figure):
        ratio = found[name]
        spread = f"{ratio.least:.3f} to {ratio.most:.3f} in {wanted.pairs} pairs"
        print(f"{name}: {ratio.median:.3f} times {wanted.against} ({spread}; {ratio.here:,.6g} : {ratio.there:,.6g})")
    return True


def take_turns(
    here: Callable[[], Figures], there: Callable[[], Figures], pairs: int
) -> list[tuple[Figures, Figures]]:  # fmt: skip
    """Measure this tree, the other, this tree …; each pair is measured one right after the other."""
    return [(here(), there()) for _ in range(pairs)]


def ratios(pairs: Sequence[tuple[Figures, Figures]]) -> dict[str, Ratio]:
    """The ratios of all figures that both have in each pair, and that are not 0 there."""
    names = [name for name in pairs[0][0] if all(name in here and there.get(name) for here, there in pairs)]
    found = {}
    for name in names:
        each = [here[name] / there[name] for here, there in pairs]
        medians = (statistics.median(side[name] for side in sides) for sides in zip(*pairs, strict=True))
        found[name] = Ratio(statistics.median(each), min(each), max(each), *medians)
    return found


def measured(python: str | Path, module: str, options: Sequence[str]) -> Figures:
    """The figures of one measurement, by the bench of this tree and the Lautta of this Python; raises RuntimeError."""
    command = [str(python), "-m", module, *options, "--json"]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    try:
        said = json.loads(ended.stdout.strip().splitlines()[-1])
    except (IndexError, ValueError):
        raise RuntimeError(f"{' '.join(command)}: {ended.stderr.strip() or ended.returncode}") from None
    return {name: value for name, value in said.items() if isinstance(value, int | float)}


def built(revision: str, goal: str) -> Path:
    """The folder of a revision, made and built on its first use; raises RuntimeError if that does not work."""
    commit = _ran("git", "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}").strip()
    folder = ROOT / "build" / "against" / commit
    folder.parent.mkdir(parents=True, exist_ok=True)
    with _only_one(folder.with_suffix(".lock")):
        if not folder.exists():
            _ran("git", "clone", "--quiet", "--shared", "--no-checkout", ROOT, folder)
            _ran("git", "-C", folder, "checkout", "--quiet", "--detach", commit)
        here = folder.relative_to(ROOT)
        print(f"Building {revision} in {here}, what is not built yet ...", file=sys.stderr, flush=True)
        _ran(sys.executable, folder / "scripts" / "prepare.py", goal)
    return folder


def _only_one(file: Path) -> IO[bytes]:
    """Lock a file once no other process holds it: two that build the same thing break each other's work."""
    while True:
        with suppress(Held):
            return take(file)
        sleep(0.1)


def _ran(*command: str | Path) -> str:
    ended = subprocess.run(list(map(str, command)), cwd=ROOT, capture_output=True, text=True, check=False)
    if ended.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))}: {(ended.stderr or ended.stdout).strip()}")
    return ended.stdout


def _on_one_core(core: int, command: Sequence[str]) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    for threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[threads] = "1"
    os.execvp(command[0], list(command))


if __name__ == "__main__":
    _on_one_core(int(sys.argv[1]), sys.argv[2:])
