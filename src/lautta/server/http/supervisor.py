"""Several processes that serve one address: each accepts from the same socket, and each is replaced if it ends.

SIGTERM and SIGINT end them all. SIGHUP restarts them one after another with the release installed by then: each moves
its tables to the others before it ends, so nobody loses a click. If this process is killed, they end by themselves.
"""

import logging
import os
import signal
import socket
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from types import FrameType

from lautta.core.machines import processors

READY_WITHIN = 60.0  # seconds until a new process answers
END_WITHIN = 20.0  # seconds until one is killed that was told to end
LOOKS_EVERY = 0.2
REST = (0.2, 1.0, 5.0)  # seconds before one is started again, by how often it has just ended without being told to
LASTED = 30.0  # seconds after which that is forgotten
READY = b"READY=1"  # as systemd's services say it
SUPERVISED = "LAUTTA_SUPERVISED"  # names the end of a pipe that is closed once the supervisor is gone
log = logging.getLogger(__name__)
Command = Callable[[int], list[str]]


class Child:
    """One process in a place among them. `command` makes the command of a place; `told` is added to the environment."""

    def __init__(
        self, place: int, command: Command, told: Mapping[str, str], listening: socket.socket, alive: int, folder: Path
    ) -> None:
        self._place, self._command, self._told, self._listening = place, command, told, listening
        self._alive = alive  # what it reads from as long as this process is there
        self._says = folder / str(place)  # where it says that it is ready
        self._process: subprocess.Popen[bytes] | None = None
        self._failed, self._begun, self._again_at = 0, 0.0, 0.0

    @property
    def runs(self) -> bool:
        """Is it there?"""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it."""
        fd = self._listening.fileno()
        self._begun = monotonic()
        self._process = subprocess.Popen(
            [*self._command(self._place), "--fd", str(fd)],
            pass_fds=(fd, self._alive),
            stdin=subprocess.DEVNULL,
            env={**os.environ, **self._told, "NOTIFY_SOCKET": str(self._says), SUPERVISED: str(self._alive)},
        )

    def start_and_wait(self, meanwhile: Callable[[], None] = lambda: None) -> bool:
        """Start it, and wait until it answers; answers whether it does."""
        self._says.unlink(missing_ok=True)
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as hears:
            hears.bind(str(self._says))
            hears.settimeout(LOOKS_EVERY)
            self.start()
            until = monotonic() + READY_WITHIN
            while self.runs and monotonic() < until:
                meanwhile()
                with suppress(TimeoutError):
                    if READY in hears.recv(256):
                        return True
        return False

    def keep(self) -> None:
        """Start it again if it has ended, though not too often."""
        if self.runs:
            return
        now = monotonic()
        if not self._again_at:
            self._failed = 0 if now - self._begun > LASTED else self._failed + 1
            self._again_at = now + REST[min(self._failed, len(REST) - 1)]
            log.error("process %(place)d has ended and is started again", {"place": self._place})
        elif now >= self._again_at:
            self._again_at = 0.0
            self.start()

    def tell(self, what: int) -> None:
        """Send it a signal."""
        if self._process and self.runs:
            self._process.send_signal(what)

    def end(self, meanwhile: Callable[[], None] = lambda: None) -> None:
        """Wait until it has ended, as it was told to."""
        until = monotonic() + END_WITHIN
        while self._process and self.runs:
            meanwhile()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(LOOKS_EVERY)
            if monotonic() > until:
                self._process.kill()


class Supervisor:
    """Several processes on one listening socket."""

    def __init__(
        self, many: int, command: Command, listening: socket.socket, told: Mapping[str, str] | None = None
    ) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="lautta-")
        folder = Path(self._folder.name)
        self._pipe = alive, _ = os.pipe()  # nothing is written: only this process has the other end, until it is gone
        self._children = [Child(place, command, told or {}, listening, alive, folder) for place in range(many)]
        self._wanted: set[int] = set()

    def run_until_told(self, started: Callable[[], None]) -> bool:
        """Run them until SIGTERM or SIGINT; calls `started` once all answer. Answers False if they did not start."""
        with self._folder, _heard(self._wanted):
            try:
                for child in self._children:  # one after another: the first brings the database up to date
                    if not self._ends and not child.start_and_wait():
                        return self._ends
                started()
                while not self._ends:
                    self._look()
            finally:
                for child in self._children:
                    child.tell(signal.SIGTERM)
                for child in self._children:
                    child.end()
                for fd in self._pipe:
                    os.close(fd)
        return True

    @property
    def _ends(self) -> bool:
        return bool(self._wanted & {signal.SIGTERM, signal.SIGINT})

    def _look(self) -> None:
        if signal.SIGHUP in self._wanted:
            self._wanted.discard(signal.SIGHUP)
            self._replace()
        for child in self._children:
            child.keep()
        sleep(LOOKS_EVERY)

    def _replace(self) -> None:
        for child in self._children:
            if self._ends:
                return

            def keep_others(this: Child = child) -> None:
                for other in self._children:
                    if other is not this:
                        other.keep()

            child.tell(signal.SIGTERM)
            child.end(keep_others)
            if not child.start_and_wait(keep_others):
                log.error("a process could not be replaced, and the others stay as they are")
                return
        log.info("all processes were replaced")


def workers_of(many: int) -> int:
    """The worker processes that each of so many gets, if nobody says how many."""
    return max(1, -(-processors() // many))


def say_ready() -> None:
    """Tell the parent process that this one answers now, by systemd's protocol."""
    where = os.environ.pop("NOTIFY_SOCKET", "")
    if where:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as one:
            one.sendto(READY, "\0" + where[1:] if where.startswith("@") else where)


def end_with_supervisor() -> None:
    """End as by SIGTERM once this process's supervisor, if any, is gone: nobody else would free the address."""
    alive = os.environ.pop(SUPERVISED, "")
    if alive:
        threading.Thread(target=_end_after, args=(int(alive),), name="supervisor", daemon=True).start()


def _end_after(alive: int) -> None:
    with suppress(OSError):
        os.read(alive, 1)  # which waits until the other end is closed
    log.warning("the supervisor is gone, and so this process ends")
    os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def _heard(wanted: set[int]) -> Iterator[None]:
    """Note signals instead of being ended by them."""

    def note(what: int, _: FrameType | None) -> None:
        wanted.add(what)

    before = {what: signal.signal(what, note) for what in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)}
    try:
        yield
    finally:
        for what, was in before.items():
            signal.signal(what, was)
