"""Long steps, told as they go: one line a step, its time, and the end of its output if it fails."""

import hashlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "logs"

_BEAT = 15.0  # seconds between signs of life
_TAIL = 40  # lines of output shown of a step that failed
_NOT_INPUTS = {"node_modules", "__pycache__", "dist", ".svelte-kit", "test-results", "coverage"}

Command = Sequence[str | Path]


class StepFailed(Exception):
    """A step ended badly; its message is one sentence for the person at the keyboard."""


def say(text: str) -> None:
    """Print one line at once, also into a pipe."""
    print(text, flush=True)


def run_step(
    title: str,
    command: Command,
    *,
    folder: Path = ROOT,
    environment: Mapping[str, str] | None = None,
    stop: bool = True,
) -> bool:
    """Run a command with its output in `build/logs`, and say how it went.

    `environment` is added to this process's own. Answers whether it ended well; raises StepFailed instead if `stop`.
    """
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{'-'.join(title.lower().replace(':', '').split())}.log"
    began = time.monotonic()
    with log.open("w") as output:
        try:
            process = subprocess.Popen(
                [str(part) for part in command], cwd=folder, stdin=subprocess.DEVNULL, stdout=output,
                stderr=subprocess.STDOUT, env={**os.environ, "NO_COLOR": "1", **(environment or {})},
            )  # fmt: skip
            while (ended := _ended(process)) is None:
                say(f"  {title} ... still at it after {time.monotonic() - began:.0f} s")
        except OSError as error:
            output.write(f"{command[0]}: {error.strerror}\n")
            ended = 127
    say(f"{'✗' if ended else '✓'} {title} ({time.monotonic() - began:.1f} s)")
    if ended and stop:
        for line in log.read_text(errors="replace").splitlines()[-_TAIL:]:
            say(f"    {line}")
        raise StepFailed(f"{title}: it ended with status {ended}; all it printed is in {log.relative_to(ROOT)}")
    return ended == 0


def _ended(process: "subprocess.Popen[bytes]") -> int | None:
    try:
        return process.wait(_BEAT)
    except subprocess.TimeoutExpired:
        return None


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
            yield from _files(inner for inner in sorted(path.iterdir()) if inner.name not in _NOT_INPUTS)


def is_root() -> bool:
    """Whether this process may install Debian's packages without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_debian(title: str, *packages: str) -> bool:
    """Install Debian's packages without a question, as root; answers whether that went well."""
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run_step("Reading Debian's list of packages", ["apt-get", "update", "-q"], environment=quiet, stop=False)
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    return run_step(title, command, environment=quiet, stop=False)
