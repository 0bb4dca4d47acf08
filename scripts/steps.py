"""Long steps, told as they go: how long each takes, a sign of life meanwhile, and the end of its output if it fails."""

import hashlib
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "logs"
SECONDS = ROOT / ".venv" / ".lautta" / "seconds"  # how long each step took the last time

_BEAT = 8.0  # seconds between signs of life
_TAIL = 40  # lines of output shown of a step that failed
_NOT_INPUTS = {"node_modules", "__pycache__", "dist", ".svelte-kit", "test-results", "coverage"}
_BUILT = {".so", ".pyd"}

Command = Sequence[str | Path]


class StepFailed(Exception):
    """A step ended badly; its message is one sentence for the person at the keyboard."""


_running: dict[str, tuple[float, float]] = {}  # when each step began, and how many seconds it should take
_speaking = Lock()
_said = time.monotonic()


def say(text: str) -> None:
    """Print one line at once, also into a pipe."""
    global _said
    _said = time.monotonic()
    print(text, flush=True)


def run_step(
    title: str,
    command: Command,
    *,
    about: float = 0,
    folder: Path = ROOT,
    environment: Mapping[str, str] | None = None,
    stop: bool = True,
) -> bool:
    """Run a command with its output in `build/logs`, and say how it goes.

    `about` is how many seconds it takes, for when it has never run here. `environment` is added to this process's own.
    Answers whether it ended well; raises StepFailed instead if `stop`.
    """
    LOGS.mkdir(parents=True, exist_ok=True)
    name = "-".join(title.lower().replace(":", "").split())
    log, kept = LOGS / f"{name}.log", SECONDS / name
    expected = float(kept.read_text() or about) if kept.is_file() else about
    began = time.monotonic()
    _running[title] = (began, expected)
    if expected >= _BEAT:
        say(f"  {title}: about {rounded(expected)} s")
    with log.open("w") as output:
        try:
            process = subprocess.Popen(
                [str(part) for part in command], cwd=folder, stdin=subprocess.DEVNULL, stdout=output,
                stderr=subprocess.STDOUT, env={**os.environ, "NO_COLOR": "1", **(environment or {})},
            )  # fmt: skip
            while (ended := _ended(process)) is None:
                _say_what_runs()
        except OSError as error:
            output.write(f"{command[0]}: {error.strerror}\n")
            ended = 127
    took = time.monotonic() - began
    del _running[title]
    say(f"{'✗' if ended else '✓'} {title} ({took:.1f} s)")
    if not ended and SECONDS.parent.is_dir():
        SECONDS.mkdir(exist_ok=True)
        kept.write_text(f"{took:.1f}")
    if ended and stop:
        for line in log.read_text(errors="replace").splitlines()[-_TAIL:]:
            say(f"    {line}")
        raise StepFailed(f"{title}: it ended with status {ended}; all it printed is in {log.relative_to(ROOT)}")
    return ended == 0


def _ended(process: "subprocess.Popen[bytes]") -> int | None:
    try:
        return process.wait(1)
    except subprocess.TimeoutExpired:
        return None


def _say_what_runs() -> None:
    """Give a sign of life for all steps that run, if nothing was said for a while."""
    with _speaking:
        now = time.monotonic()
        if now - _said >= _BEAT:
            say("  " + " · ".join(f"{title}: {progress(now - at, most)}" for title, (at, most) in [*_running.items()]))


def progress(seconds: float, expected: float) -> str:
    """How far a step is."""
    if not expected:
        return f"{seconds:.0f} s so far"
    if seconds <= expected:
        return f"{seconds:.0f} s so far, of about {rounded(expected)}"
    return f"{seconds:.0f} s so far; {rounded(expected)} s were expected"


def rounded(seconds: float) -> int:
    """Seconds as one says them: in fives from ten on."""
    return round(seconds) if seconds < 10 else 5 * round(seconds / 5)


def side_by_side(*rows: Sequence[Callable[[], object]]) -> None:
    """Do rows of steps at the same time, each in its order; raises StepFailed when all that could be done is done."""
    with ThreadPoolExecutor(len(rows)) as pool:
        done = [pool.submit(_in_order, row) for row in rows]
    for row in done:
        row.result()


def _in_order(steps: Sequence[Callable[[], object]]) -> None:
    for step in steps:
        step()


class Stamp:
    """Remembers for which inputs a step was last done, so that it is done again only when they change."""

    def __init__(self, path: Path, inputs: Iterable[Path] = (), facts: Iterable[str] = ()) -> None:
        """Take the files and facts that the step's outcome depends on; folders stand for all files in them."""
        self.path = path
        digest = hashlib.sha256()
        for fact in facts:
            digest.update(fact.encode() + b"\0")
        for file in _files(inputs):
            digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
        self.now = digest.hexdigest()

    def fresh(self) -> bool:
        """Whether the step was done for just these inputs."""
        return self.path.is_file() and self.path.read_text() == self.now

    def set(self) -> None:
        """Note that the step is done."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(self.now)


def _files(inputs: Iterable[Path]) -> Iterator[Path]:
    for path in inputs:
        if path.is_file():
            yield path
        elif path.is_dir():
            inner = (each for each in sorted(path.iterdir()) if each.suffix not in _BUILT)
            yield from _files(each for each in inner if each.name not in _NOT_INPUTS)


def is_root() -> bool:
    """Whether this process may install Debian's packages without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_debian(title: str, *packages: str) -> bool:
    """Install Debian's packages without a question, as root; answers whether that went well."""
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run_step("Reading Debian's list of packages", ["apt-get", "update", "-q"], environment=quiet, stop=False)
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    return run_step(title, command, environment=quiet, stop=False)
